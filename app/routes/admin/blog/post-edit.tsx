import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { postEditSchema } from '#app/features/blog/schema.ts'
import { lateErrors, updatePost } from '#app/features/blog/store/save-post.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Conflict } from '#app/routes/admin/versions/difference.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { PostEditor } from './editor/post-editor.tsx'
import { PostMenu, PostSide, StoredPost } from './editor/post-side.tsx'
import { bothTexts, readPostForm } from './form-values.server.ts'
import { InTrash } from './post-table.tsx'
import { managerCrumb, postPage, savedFlash, saveFailed, stateLabels, statePill } from './words.ts'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Post' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { role, timeZone }, ...asked }) => {
  const form = await readPostForm(id, timeZone, asked)
  return form && { ...form, pageTitle: form.title, timeZone, mayWrite: can(role, handle.actionPermission) }
})

export const action = staffAction(handle.actionPermission, postEditSchema, {
  form: 'post',
  run: ({ id, value: { version, ...input }, by }) => updatePost(db, { id, version, input }, by),
  done: ({ id, value, say }, { post }) => ({ to: postPage(id), ...savedFlash(value, post, say) }),
  failed: saveFailed,
  late: ({ id, now }, values) => lateErrors(db, values, id, now),
  refusals: { conflict: (sent, kept) => bothTexts(sent, kept) },
})

export default function PostEditPage() {
  const { values, choices, about, savedAt, now, mayWrite, ...post } = useLoaderData<typeof loader>()
  const { id, title, state, publishAt, timeZone } = post
  const isTrashed = state === 'trash'
  const pill = <Pill status={statePill[state]} label={stateLabels[state]} />
  return (
    <StaffPage title={title} isTyped above={[managerCrumb]} pill={mayWrite && !isTrashed ? null : pill}>
      {isTrashed && mayWrite ? <InTrash {...post} /> : null}
      {mayWrite && !isTrashed ? (
        <PostEditor
          key={id}
          to={postPage(id)}
          stored={{ state, publishAt, savedAt, timeZone, now }}
          cancel={managerCrumb.href}
          conflict={<Conflict revisions={`${postPage(id)}/revisions`} />}
          aside={<PostSide {...post} />}
          menu={<PostMenu {...post} mayWrite={mayWrite} />}
          {...{ values, choices, about }}
        />
      ) : (
        <StoredPost {...post} mayWrite={mayWrite} text={String(values.content)} />
      )}
    </StaffPage>
  )
}
