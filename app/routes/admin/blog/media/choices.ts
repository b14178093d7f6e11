// The newest pictures of the media library, or those found, for the picker of the post form.
import { db } from '#app/db.server.ts'
import { listMedia, type MediaItem } from '#app/features/media/media.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'posts.write' } as const

export type PictureChoice = { src: string; name: string; alt: string; thumbnail: string }

export const loader = staffLoader(handle.permission, async ({ request }) => {
  const typed = new URL(request.url).searchParams.get('search') ?? ''
  const { items } = await listMedia(db, { search: cleanText(typed.slice(0, 200), false) })
  return Response.json(items.map(toChoice), { headers: { 'Cache-Control': 'private, no-store' } })
})

/** Wide enough for a thumbnail on a dense screen. */
const thumbnailWidth = 320

function toChoice({ src, name, alt, files }: MediaItem): PictureChoice {
  const byWidth = [...files].sort((a, b) => a.width - b.width)
  const thumbnail = byWidth.find(({ width, type }) => width >= thumbnailWidth && type !== 'image/avif')
  return { src, name, alt, thumbnail: thumbnail?.src ?? src }
}
