// One picture: its alternative text, its Markdown, and the posts, texts and issues that use it.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { describeMedia, findMedia } from '#app/features/media/media.server.ts'
import { mediaSchema } from '#app/features/media/schema.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import '#app/ui/styles/staff/blog/post-desk.css'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { managerCrumb, mediaCrumb } from '../words.ts'
import { Thumbnail } from './grid.tsx'
import { DeleteLink, PictureFacts, PictureForm, PictureMarkdown, PictureUses } from './picture-parts.tsx'
import { pictureUses } from './uses.server.ts'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Picture' } as const

export const loader = staffLoader(handle.permission, async ({ id, language, staff: { role, timeZone } }) => {
  const item = await findMedia(db, id)
  if (!item) return null
  return { item, uses: await pictureUses(item.hash, language), timeZone, mayWrite: can(role, 'posts.write') }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, mediaSchema, {
  form: 'media',
  run: ({ id, value, by }) => describeMedia(db, { id, ...value }, by),
  done: ({ id }) => ({ to: `${mediaCrumb.href}/${id}`, text: 'Alternative text saved.' }),
  failed: 'We couldn’t save the text. Please try again.',
  changed: 'This picture was changed while you were editing it.',
  record: ({ id }) => ({ kind: 'media', id }),
})

export default function MediaItemPage() {
  const { item, uses, timeZone, mayWrite } = useLoaderData<typeof loader>()
  const remove = mayWrite && uses.length === 0 ? <DeleteLink id={item.id} /> : null
  return (
    <StaffPage title={item.alt || item.name} isTyped above={[managerCrumb, mediaCrumb]} beside={remove}>
      <div className="staff-columns">
        <div className="stack">
          <div className="media-shown">
            <Thumbnail item={item} sizes="(min-width: 60rem) 40rem, 92vw" />
          </div>
          {mayWrite ? <PictureForm item={item} /> : null}
          <PictureMarkdown item={item} />
        </div>
        <div className="stack">
          <PictureFacts item={item} zone={timeZone} />
          <PictureUses uses={uses} />
        </div>
      </div>
    </StaffPage>
  )
}
