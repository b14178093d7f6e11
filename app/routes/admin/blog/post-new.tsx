import type { ActionFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { postSchema } from '#app/features/blog/schema.ts'
import { createPost } from '#app/features/blog/store/save-post.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import '#app/ui/styles/pages/posts.css'
import { formChoices, newPostValues } from './form-values.server.ts'
import { PostEditor } from './post-editor.tsx'
import { manager, managerCrumb, postPage } from './post-labels.ts'

export const handle = { permission: 'posts.write', title: 'Create New Post' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { name, timeZone } }) => ({
  values: newPostValues(name, timeZone),
  choices: await formChoices(timeZone, null),
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'post', postSchema)
  if (!form.ok) return form.response
  const saved = await form.attempt(() => createPost(db, form.value, { actor, now: Date.now() }), saveFailed)
  if (!saved.ok) return saved.response
  if (saved.value.ok)
    return redirectWithFlash(postPage(saved.value.id), { kind: 'success', text: 'The post is saved.' })
  return form.refuse({ errors: saved.value.reason === 'refused' ? saved.value.errors : {} })
}

const saveFailed = 'The post could not be saved. Everything you typed is still here: please try again.'

export default function PostNewPage() {
  const { values, choices } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Create New Post' }]} />
      <h1>Create New Post</h1>
      <PostEditor
        to={`${manager}/new`}
        values={values}
        choices={choices}
        submit="Save"
        cancel={manager}
        draftKey="new"
      />
    </>
  )
}
