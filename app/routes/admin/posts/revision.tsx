// One revision: how it differs from the post as it is, and the button that puts it back.
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { compareTexts } from '#app/features/blog/revisions/compare-texts.ts'
import { versionSchema } from '#app/features/blog/schema.ts'
import { readPost } from '#app/features/blog/store/read-post.server.ts'
import { readRevision, restoreRevision } from '#app/features/blog/store/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import '#app/ui/styles/posts.css'
import { Difference } from './difference.tsx'
import { managerCrumb, postPage, revisionLabels } from './post-labels.ts'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Revision', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireStaff(db, request, handle.permission)
  const [found, revision] = await Promise.all([
    readPost(db, params.id ?? ''),
    readRevision(db, params.id ?? '', params.revision ?? ''),
  ])
  if (!found || !revision) throw new Response(null, { status: 404 })
  const { row, post } = found
  const { post: old, id, at, kind, actor_name } = revision
  return {
    postId: row.id,
    title: row.title,
    version: row.version,
    timeZone,
    revision: { id, at, kind, actor_name },
    mayRestore: can(role, 'posts.write') && row.trashed_at === null,
    titles: compareTexts(old.title, post.title),
    excerpts: compareTexts(old.excerpt ?? '', post.excerpt ?? ''),
    texts: compareTexts(old.content, post.content),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.actionPermission)
  const form = await readForm({ request, context }, 'restore', versionSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const id = params.id ?? ''
  const restoring = { id, revision: params.revision ?? '', version: form.value.version, actor, now: Date.now() }
  const outcome = await restoreRevision(db, restoring)
  if (outcome.ok) return redirectWithFlash(postPage(id), { kind: 'success', text: 'The earlier text is back.' })
  if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
  context.refused = true
  return data(outcome, { status: 409 })
}

export default function RevisionPage() {
  const { postId, title, version, timeZone, revision, mayRestore, titles, excerpts, texts } =
    useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const path = `${postPage(postId)}/revisions`
  if (refused) {
    const text = 'Somebody saved this post while you were looking.'
    return <AlreadyChanged text={text} state={title} to={`${path}/${revision.id}`} reload="Compare again" />
  }
  return (
    <>
      <Breadcrumbs
        items={[
          managerCrumb,
          { label: title, href: postPage(postId) },
          { label: 'Revisions', href: path },
          { label: 'Revision' },
        ]}
      />
      <h1>
        Revision of <Moment at={revision.at} zone={timeZone} />
      </h1>
      <p className="typed">
        {revisionLabels[revision.kind]}, by {revision.actor_name}. What stands in it alone is marked as removed, what
        stands in the post alone as added.
      </p>
      {mayRestore ? (
        <Form method="post" action={`${path}/${revision.id}`} className="button-row" id="restore">
          <input type="hidden" name="version" value={version} />
          <Button type="submit">Restore this text</Button>
        </Form>
      ) : null}
      <h2>Title</h2>
      <Difference changes={titles} />
      <h2>Excerpt</h2>
      <Difference changes={excerpts} />
      <h2>Content</h2>
      <Difference changes={texts} />
    </>
  )
}
