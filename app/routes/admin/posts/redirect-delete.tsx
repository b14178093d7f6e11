// Asks before a redirect is deleted, and deletes it.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { deleteRedirect, readRedirect } from '#app/features/redirects/redirects.server.ts'
import { emptySchema } from '#app/features/redirects/schema.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { manager, managerCrumb } from './post-labels.ts'

const list = `${manager}/redirects`

export const handle = { permission: 'posts.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Delete a redirect', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const found = await readRedirect(db, params.redirect ?? '')
  if (!found) throw new Response(null, { status: 404 })
  return found
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'delete', emptySchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  if (!(await deleteRedirect(db, params.redirect ?? '', actor, Date.now()))) throw new Response(null, { status: 404 })
  return redirectWithFlash(list, { kind: 'success', text: 'The redirect is deleted.' })
}

export default function RedirectDeletePage() {
  const { id, from_path, to_path } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Redirects', href: list }, { label: 'Delete' }]} />
      <h1>Delete this redirect?</h1>
      <p className="typed">
        {from_path} → {to_path}
      </p>
      <Form method="post" action={`${list}/${id}/delete`} className="button-row" id="delete">
        <Button type="submit" variant="danger">
          Delete
        </Button>
        <LinkButton to={list} variant="outline">
          Cancel
        </LinkButton>
      </Form>
    </>
  )
}
