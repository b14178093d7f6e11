// Pictures of the media library to choose from, with a small file of each.
import type { Cursor } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import { listMedia, type MediaItem } from './media.server.ts'

export type PictureChoice = { src: string; name: string; alt: string; thumbnail: string }

export async function listChoices(
  db: Db,
  asked: { search?: string },
  after?: Cursor,
): Promise<{ pictures: PictureChoice[]; next: Cursor | null }> {
  const { items, next } = await listMedia(db, asked, after)
  return { pictures: items.map(toChoice), next }
}

/** Wide enough for a thumbnail on a dense screen. */
const thumbnailWidth = 320

function toChoice({ src, name, alt, files }: MediaItem): PictureChoice {
  const byWidth = [...files].sort((a, b) => a.width - b.width)
  const thumbnail = byWidth.find(({ width, type }) => width >= thumbnailWidth && type !== 'image/avif')
  return { src, name, alt, thumbnail: thumbnail?.src ?? src }
}
