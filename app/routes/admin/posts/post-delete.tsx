// Asks before a post goes into the trash, and puts it there.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { versionSchema } from '#app/features/blog/schema.ts'
import { stateOf } from '#app/features/blog/store/list-posts.server.ts'
import { readPostRow } from '#app/features/blog/store/read-post.server.ts'
import { trashPost } from '#app/features/blog/store/trash.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { manager, managerCrumb, postPage, stateLabels, statePill } from './post-labels.ts'

export const handle = { permission: 'posts.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Delete a post', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const row = await readPostRow(db, params.id ?? '')
  if (!row) throw new Response(null, { status: 404 })
  return { id: row.id, title: row.title, version: row.version, state: stateOf(row, Date.now()) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const form = await readForm({ request, context }, 'delete', versionSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const { version } = form.value
  const outcome = await trashPost(db, { id: params.id ?? '', version, actor, now: Date.now() })
  if (outcome.ok) {
    const text = `“${outcome.title}” is in the trash for 30 days. You can take it back there.`
    return redirectWithFlash(`${manager}?status=trash`, { kind: 'success', text })
  }
  if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data(outcome, { status: 409 })
}

export default function PostDeletePage() {
  const { id, title, version, state } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const path = postPage(id)
  if (refused || state === 'trash') {
    const pill = <Pill status={statePill[state]}>{stateLabels[state]}</Pill>
    const text = refused ? 'Somebody changed this post while you were looking.' : 'This post is in the trash already.'
    return <AlreadyChanged text={text} state={pill} to={path} reload="Reload this post" />
  }
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: title, href: path }, { label: 'Delete' }]} />
      <h1>Delete this post?</h1>
      <p className="typed">
        <strong dir="auto">{title}</strong>
      </p>
      <p>
        It goes into the trash for 30 days, from which you can take it back as it is.
        {state === 'published' ? ' Visitors who come to its address are told that it was removed.' : null}
      </p>
      <Form method="post" action={`${path}/delete`} className="button-row" id="delete">
        <input type="hidden" name="version" value={version} />
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
