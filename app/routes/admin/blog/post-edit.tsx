import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { postEditSchema } from '#app/features/blog/schema.ts'
import { stateOf } from '#app/features/blog/store/list-posts.server.ts'
import { findPost } from '#app/features/blog/store/read-post.server.ts'
import { updatePost } from '#app/features/blog/store/save-post.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { bothTexts, type ConflictAnswer } from './revisions/conflict.server.ts'
import '#app/ui/styles/pages/posts.css'
import { useFormState } from '#app/forms/form-state.ts'
import { formChoices, postValues } from './form-values.server.ts'
import { findingsOf } from './post-checks.server.ts'
import { PostEditor } from './post-editor.tsx'
import { PostSide } from './post-side.tsx'
import { TakeBack } from './post-table.tsx'
import { Difference } from './revisions/difference.tsx'
import { managerCrumb, postPage, saveFailed, stateLabels, statePill } from './words.ts'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Post' } as const

export const loader = staffLoader(handle.permission, async ({ id, now, staff: { role, timeZone } }) => {
  const found = await findPost(db, id)
  if (!found) return null
  const { row, post } = found
  return {
    pageTitle: row.title,
    id: row.id,
    title: row.title,
    slug: row.slug,
    version: row.version,
    publishAt: row.publish_at,
    timeZone,
    state: stateOf(row, now),
    mayWrite: can(role, 'posts.write'),
    findings: await findingsOf(post),
    values: postValues(row, post, timeZone, now),
    choices: await formChoices(timeZone, row.id),
  }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, postEditSchema, {
  form: 'post',
  run: ({ id, value: { version, ...input }, by }) => updatePost(db, { id, version, input }, by),
  done: ({ id }) => ({ to: postPage(id), text: 'The post is saved.' }),
  failed: saveFailed,
  refusals: { conflict: ({ id, value }, kept) => bothTexts(id, value, kept) },
})

export default function PostEditPage() {
  const { id, title, version, state, mayWrite, values, choices, ...side } = useLoaderData<typeof loader>()
  const path = postPage(id)
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: title }]} />
      <div className="toolbar">
        <h1 className="typed" dir="auto">
          {title}
        </h1>
        <Pill status={statePill[state]}>{stateLabels[state]}</Pill>
      </div>
      {state === 'trash' && mayWrite ? (
        <div className="banner" data-kind="info">
          <p>This post is in the trash and will be deleted permanently after 30 days there.</p>
          <TakeBack id={id} version={version} title={title} />
        </div>
      ) : null}
      <div className="post-desk">
        {mayWrite && state !== 'trash' ? (
          <PostEditor
            key={id}
            to={path}
            values={values}
            choices={choices}
            submit="Save"
            cancel="/admin-controls"
            draftKey={id}
            conflict={<Conflict postId={id} />}
          />
        ) : null}
        <PostSide id={id} state={state} mayWrite={mayWrite} {...side} />
      </div>
    </>
  )
}

/** Shows both people's texts above the form after a conflict. */
function Conflict({ postId }: { postId: string }) {
  const { answer } = useFormState()
  if (!isConflict(answer)) return null
  const { revision, difference } = answer.conflict
  return (
    <section aria-labelledby="conflict">
      <h2 id="conflict">Their text and yours</h2>
      <p>
        Text that only theirs has is marked as removed, and text that only yours has as added. Yours is kept as{' '}
        <Link to={`${postPage(postId)}/revisions/${revision}`}>a revision</Link>.
      </p>
      <Difference changes={difference} />
    </section>
  )
}

const isConflict = (answer: unknown): answer is ConflictAnswer =>
  typeof answer === 'object' && answer !== null && 'conflict' in answer
