// Asks before a picture is deleted, and deletes it where no post shows it.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { deleteMedia, postsWith, readMedia } from '#app/features/media/media.server.ts'
import { emptySchema } from '#app/features/media/schema.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { mediaStore } from '#app/media-store.server.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import '#app/ui/styles/posts.css'
import { Thumbnail } from './media-grid.tsx'
import { manager, managerCrumb } from './post-labels.ts'

export const handle = { permission: 'posts.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Delete a picture', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const item = await readMedia(db, params.id ?? '')
  if (!item) throw new Response(null, { status: 404 })
  return { item, uses: (await postsWith(db, item.hash)).length }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'delete', emptySchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const outcome = await deleteMedia(db, mediaStore, params.id ?? '', actor, Date.now())
  if (outcome.ok) return redirectWithFlash(`${manager}/media`, { kind: 'success', text: 'The picture is deleted.' })
  if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data(outcome, { status: 409 })
}

export default function MediaDeletePage() {
  const { item, uses } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const path = `${manager}/media/${item.id}`
  if (refused || uses > 0) {
    const state = uses === 1 ? 'one post shows it' : `${uses} posts show it`
    return (
      <AlreadyChanged text="A picture that is used cannot be deleted." state={state} to={path} reload="Back to it" />
    )
  }
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Media library', href: `${manager}/media` }, { label: 'Delete' }]} />
      <h1>Delete this picture?</h1>
      <div className="media-shown">
        <Thumbnail item={item} />
      </div>
      <p>No post shows it. It cannot be taken back; upload it again if you need it.</p>
      <Form method="post" action={`${path}/delete`} className="button-row" id="delete">
        <Button type="submit" variant="danger">
          Delete
        </Button>
        <LinkButton to={path} variant="outline">
          Cancel
        </LinkButton>
      </Form>
    </>
  )
}
