// One revision: its differences from the current post, and a button that restores it.
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { compareTexts } from '#app/features/blog/revisions/compare-texts.ts'
import { findPost } from '#app/features/blog/store/read-post.server.ts'
import { findRevision, restoreRevision } from '#app/features/blog/store/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/posts.css'
import { managerCrumb, postPage, revisionLabels } from '../words.ts'
import { Difference } from './difference.tsx'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Revision' } as const

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const loader = staffLoader(handle.permission, async ({ id, params, staff: { role, timeZone } }) => {
  const [found, revision] = await Promise.all([findPost(db, id), findRevision(db, id, params.revision ?? '')])
  if (!found || !revision) return null
  const { row, post } = found
  const { post: old, at, kind, actor_name } = revision
  return {
    postId: row.id,
    title: row.title,
    version: row.version,
    timeZone,
    revision: { id: revision.id, at, kind, actor_name },
    mayRestore: can(role, 'posts.write') && row.trashed_at === null,
    titles: compareTexts(old.title, post.title),
    excerpts: compareTexts(old.excerpt ?? '', post.excerpt ?? ''),
    texts: compareTexts(old.content, post.content),
  }
})

export const action = staffAction(handle.actionPermission, versionSchema, {
  form: 'restore',
  run: ({ id, params, value, by }) =>
    restoreRevision(db, { id, revision: params.revision ?? '', version: value.version }, by),
  done: ({ id }) => ({ to: postPage(id), text: 'The earlier text is restored.' }),
  record: ({ id }) => ({ kind: 'post', id }),
})

export default function RevisionPage() {
  const { postId, title, version, timeZone, revision, mayRestore, titles, excerpts, texts } =
    useLoaderData<typeof loader>()
  const refusal = useActionData<FormAnswer>()?.formError
  const path = `${postPage(postId)}/revisions`
  if (refusal) {
    return <AlreadyChanged text={refusal} state={title} to={`${path}/${revision.id}`} reload="Compare again" />
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
        {revisionLabels[revision.kind]}, by {revision.actor_name}. Text that only this revision has is marked as
        removed, and text that only the post has as added.
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
