import { absentPictures } from '#app/features/texts/pictures.server.ts'
import { pictureHashesIn } from '#app/forms/document/picture-address.ts'
import type { FieldErrors } from '#app/forms/form-state.ts'
import type { Trx } from '#db/schema.ts'
import type { Post } from '../post.ts'
import { mediaHashesOf } from './post-row.ts'

/**
 * The errors of pictures that the media library does not have; null without any. Those that the stored post shows stay as
 * they are. @param id null for a new post
 */
export async function missingPictures(
  trx: Trx,
  post: Pick<Post, 'content' | 'image'>,
  id: string | null,
): Promise<FieldErrors | null> {
  const shown = await trx
    .selectFrom('post_media')
    .select('hash')
    .where('post_id', '=', id ?? '')
    .execute()
  const kept = new Set(shown.map(({ hash }) => hash))
  const absent = await absentPictures(
    trx,
    mediaHashesOf(post).filter((hash) => !kept.has(hash)),
  )
  if (absent.size === 0) return null
  const inText = pictureHashesIn(post.content).some((hash) => absent.has(hash))
  const isCover = pictureHashesIn(post.image?.src ?? '').some((hash) => absent.has(hash))
  return {
    ...(inText ? { content: ['A picture of the text is no longer in the media library'] } : {}),
    ...(isCover ? { image: ['This picture is no longer in the media library'] } : {}),
  }
}
