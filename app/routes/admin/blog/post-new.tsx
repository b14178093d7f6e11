import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { postSchema } from '#app/features/blog/schema.ts'
import { createPost } from '#app/features/blog/store/save-post.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import '#app/ui/styles/pages/posts.css'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { formChoices, newPostValues } from './form-values.server.ts'
import { PostEditor } from './post-editor.tsx'
import { manager, managerCrumb, postPage, saveFailed } from './words.ts'

export const handle = { permission: 'posts.write', title: 'Create New Post' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { name, timeZone } }) => ({
  values: newPostValues(name, timeZone),
  choices: await formChoices(timeZone, null),
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, postSchema, {
  form: 'post',
  run: ({ value, by }) => createPost(db, value, by),
  done: (_, { id }) => ({ to: postPage(id), text: 'The post is saved.' }),
  failed: saveFailed,
})

export default function PostNewPage() {
  const { values, choices } = useLoaderData<typeof loader>()
  const to = `${manager}/new`
  return (
    <StaffPage title="Create New Post" above={[managerCrumb]}>
      <PostEditor to={to} values={values} choices={choices} cancel={manager} draftKey="new" />
    </StaffPage>
  )
}
