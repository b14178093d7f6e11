// Asks before the articles that the site came with go into the trash, and puts them there.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/features/blog/schema.ts'
import { countFirstPosts, trashFirstPosts } from '#app/features/blog/store/trash.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { manager, managerCrumb } from './post-labels.ts'

export const handle = { permission: 'posts.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Remove the first articles', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return { count: await countFirstPosts(db) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'first-posts', emptySchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const count = await trashFirstPosts(db, actor, Date.now())
  const text = count === 1 ? 'One article is in the trash.' : `${count} articles are in the trash.`
  return redirectWithFlash(manager, { kind: 'success', text })
}

export default function FirstPostsPage() {
  const { count } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'First articles' }]} />
      <h1>Remove the first articles?</h1>
      <p>
        {count === 1 ? 'One article is' : `${count} articles are`} left of those that the site came with. All of them go
        into the trash for 30 days, also those that you have changed since. Each can be taken back there.
      </p>
      <Form method="post" action={`${manager}/first-posts`} className="button-row" id="first-posts">
        <Button type="submit" variant="danger">
          Remove all
        </Button>
        <LinkButton to={manager} variant="outline">
          Cancel
        </LinkButton>
      </Form>
    </>
  )
}
