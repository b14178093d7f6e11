import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { postEditSchema } from '#app/features/blog/schema.ts'
import { updatePost } from '#app/features/blog/store/save-post.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import '#app/ui/styles/pages/posts.css'
import { readPostForm } from './form-values.server.ts'
import { PostEditor } from './post-editor.tsx'
import { PostSide } from './post-side.tsx'
import { InTrash } from './post-table.tsx'
import { bothTexts } from './revisions/conflict.server.ts'
import { Conflict } from './revisions/conflict.tsx'
import { managerCrumb, postPage, saveFailed, stateLabels, statePill } from './words.ts'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Post' } as const

export const loader = staffLoader(handle.permission, async ({ id, now, staff: { role, timeZone } }) => {
  const form = await readPostForm(id, timeZone, now)
  return form && { ...form, pageTitle: form.title, timeZone, mayWrite: can(role, handle.actionPermission) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, postEditSchema, {
  form: 'post',
  run: ({ id, value: { version, ...input }, by }) => updatePost(db, { id, version, input }, by),
  done: ({ id }) => ({ to: postPage(id), text: 'The post is saved.' }),
  failed: saveFailed,
  refusals: { conflict: ({ id, value }, kept) => bothTexts(id, value, kept) },
})

export default function PostEditPage() {
  const { id, title, version, state, mayWrite, values, choices, ...side } = useLoaderData<typeof loader>()
  const pill = <Pill status={statePill[state]}>{stateLabels[state]}</Pill>
  return (
    <StaffPage title={title} isTyped above={[managerCrumb]} beside={pill}>
      {state === 'trash' && mayWrite ? <InTrash id={id} version={version} title={title} /> : null}
      <div className="post-desk">
        {mayWrite && state !== 'trash' ? (
          <PostEditor
            key={id}
            to={postPage(id)}
            values={values}
            choices={choices}
            cancel={managerCrumb.href}
            draftKey={id}
            conflict={<Conflict postId={id} />}
          />
        ) : null}
        <PostSide id={id} state={state} mayWrite={mayWrite} {...side} />
      </div>
    </StaffPage>
  )
}
