import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { postSchema } from '#app/features/blog/schema.ts'
import { createPost, lateErrors } from '#app/features/blog/store/save-post.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { PostEditor } from './editor/post-editor.tsx'
import { formChoices, newPostValues } from './form-values.server.ts'
import { manager, managerCrumb, postPage, savedFlash, saveFailed } from './words.ts'

export const handle = { permission: 'posts.write', title: 'Create New Post' } as const

export const loader = staffLoader(handle.permission, async ({ request, say, now, staff: { name, timeZone } }) => {
  const { search, searchParams } = new URL(request.url)
  return {
    now,
    timeZone,
    to: `${manager}/new${search}`,
    values: await newPostValues(name, timeZone, searchParams),
    choices: await formChoices(timeZone, null, say),
  }
})

export const action = staffAction(handle.permission, postSchema, {
  form: 'post',
  run: ({ value, by }) => createPost(db, value, by),
  done: ({ value, say }, { id, post }) => ({ to: postPage(id), ...savedFlash(value, post, say) }),
  failed: saveFailed,
  late: ({ now }, values) => lateErrors(db, values, null, now),
})

export default function PostNewPage() {
  const say = useSay()
  const { now, timeZone, to, values, choices } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Create New Post')} above={[managerCrumb]}>
      <PostEditor
        stored={{ state: 'draft', publishAt: null, savedAt: null, timeZone, now }}
        about={null}
        cancel={manager}
        {...{ to, values, choices }}
      />
    </StaffPage>
  )
}
