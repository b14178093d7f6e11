// One revision: its differences from the current post, and a button that restores it.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { compareRevision, restoreRevision } from '#app/features/blog/store/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { managerCrumb, postPage } from '../words.ts'
import { AboutRevision, RestoreRevision } from './about-revision.tsx'
import { Differences } from './difference.tsx'
import { restoreRefusals } from './restore-refusals.server.ts'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Revision' } as const

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const loader = staffLoader(handle.permission, async ({ id, params, staff: { role, timeZone } }) => {
  const compared = await compareRevision(db, id, params.revision ?? '')
  if (!compared) return null
  const mayRestore = can(role, handle.actionPermission) && !compared.isTrashed && !compared.isCurrent
  return { ...compared, timeZone, mayRestore }
})

export const action = staffAction(handle.actionPermission, versionSchema, {
  form: 'restore',
  run: ({ id, params, value, by }) => restoreRevision(db, { id, revision: params.revision ?? '', ...value }, by),
  done: ({ id }) => ({ to: postPage(id), text: 'Earlier text restored.' }),
  refusals: restoreRefusals,
  record: ({ id }) => ({ kind: 'post', id }),
})

export default function RevisionPage() {
  const say = useSay()
  const { postId, title, version, timeZone, revision, mayRestore, isCurrent, ...compared } =
    useLoaderData<typeof loader>()
  const list = `${postPage(postId)}/revisions`
  const path = `${list}/${revision.id}`
  return (
    <StaffPage
      title={<Said phrase="Revision of {time}" values={{ time: <Moment at={revision.at} zone={timeZone} /> }} />}
      above={[managerCrumb, { label: title, href: postPage(postId) }, { label: 'Revisions', href: list }]}
      crumb={say('Version {number}', { number: revision.version })}
      pill={isCurrent ? <Pill status="published">{say('Current')}</Pill> : null}
      beside={mayRestore ? <RestoreRevision path={path} version={version} /> : null}
      ifRefused={{ state: title, to: path, reload: 'Compare again' }}
    >
      <AboutRevision {...revision} isCurrent={isCurrent} />
      <Differences of={compared.differences} />
    </StaffPage>
  )
}
