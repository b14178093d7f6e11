import { absentPictures } from '#app/features/texts/pictures.server.ts'
import { brokenPicturesIn, pictureHash, pictureHashesIn } from '#app/forms/document/picture-address.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
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
): Promise<Errors | null> {
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
  const cover = post.image?.src ?? ''
  const [broken] = brokenPicturesIn(post.content)
  const inText = pictureHashesIn(post.content).some((hash) => absent.has(hash))
  const isCover = pictureHashesIn(cover).some((hash) => absent.has(hash))
  const noCover = cover.startsWith('/media/') && pictureHash(cover) === null
  const errors: Errors = {
    ...(broken !== undefined
      ? { content: [message('The media library has no picture at {address}', { address: broken })] }
      : {}),
    ...(inText ? { content: ['A picture of the text is no longer in the media library'] } : {}),
    ...(noCover ? { image: ['The media library has no picture at this address'] } : {}),
    ...(isCover ? { image: ['This picture is no longer in the media library'] } : {}),
  }
  return Object.keys(errors).length > 0 ? errors : null
}
