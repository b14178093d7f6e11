// Confirms deleting a picture; one that a post, a text or an issue shows cannot be deleted.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { deleteMedia, findMedia, usesOf } from '#app/features/media/media.server.ts'
import { mediaStore } from '#app/features/media/media-store.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { useSay } from '#app/languages/say.tsx'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { managerCrumb, mediaCrumb } from '../words.ts'
import { Thumbnail } from './media-grid.tsx'

export const handle = { permission: 'posts.write', title: 'Delete a picture' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const item = await findMedia(db, id)
  if (!item) return null
  return { item, uses: Object.values(await usesOf(db, item.hash)).flat().length }
})

const used = 'You can’t delete a picture that is in use.'

export const action = staffAction(handle.permission, emptySchema, {
  form: 'delete',
  run: ({ id, by }) => deleteMedia(db, mediaStore, id, by),
  done: () => ({ to: mediaCrumb.href, text: 'Picture deleted.' }),
  refusals: { used },
})

export default function MediaDeletePage() {
  const say = useSay()
  const { item, uses } = useLoaderData<typeof loader>()
  return (
    <Confirm
      form="delete"
      title="Delete this picture?"
      button="Delete"
      isDangerous
      above={[managerCrumb, mediaCrumb]}
      record={{ label: 'Picture', href: `${mediaCrumb.href}/${item.id}` }}
      shown={
        <div>
          <Thumbnail item={item} />
        </div>
      }
      state={say('{count, plural, one {used in one post, text or issue} other {used in # posts, texts and issues}}', {
        count: uses,
      })}
      refusal={uses > 0 ? used : null}
      reload="Back to the picture"
    >
      {say('It isn’t used anywhere. You can’t undo this, but you can upload the picture again.')}
    </Confirm>
  )
}
