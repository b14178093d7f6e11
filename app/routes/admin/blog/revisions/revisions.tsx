import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findPostRow } from '#app/features/blog/store/read-post.server.ts'
import { listRevisions } from '#app/features/blog/store/revisions.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import { ChangedWords, wordChange } from '#app/ui/text/changed-words.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { managerCrumb, postPage, revisionLabels } from '../words.ts'

export const handle = { permission: 'posts.read', title: 'Revisions' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { timeZone } }) => {
  const row = await findPostRow(db, id)
  if (!row) return null
  const revisions = await listRevisions(db, row.id)
  const listed = revisions.map(({ words, ...line }) => ({ ...line, change: wordChange(...words) }))
  const { title, version, language } = row
  return { id: row.id, title, version, language, timeZone, revisions: listed }
})

export default function RevisionsPage() {
  const say = useSay()
  const { id, title, version, language, timeZone, revisions } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Revisions')} above={[managerCrumb, { label: title, href: postPage(id) }]}>
      <p>{say('The last 100 versions of this post’s text, newest first.')}</p>
      <Table caption={say('Revisions')} columns={['Version', 'Time', 'What changed', 'By', 'Status']}>
        {revisions.map(({ id: revision, at, actor_name, kind, version: number, change }) => (
          <tr key={revision}>
            <th scope="row">
              <Link to={`${postPage(id)}/revisions/${revision}`}>{say('Version {number}', { number })}</Link>
            </th>
            <td data-label={say('Time')}>
              <Moment at={at} zone={timeZone} />
            </td>
            <td data-label={say('What changed')}>
              <ChangedWords change={change} lang={language} />
            </td>
            <td className="typed" data-label={say('By')}>
              {actor_name}
            </td>
            <td data-label={say('Status')}>
              {kind !== 'conflict' && number === version ? (
                <Pill status="published">{say('Current')}</Pill>
              ) : (
                <Pill status={kind === 'conflict' ? 'warning' : kind}>{say(revisionLabels[kind])}</Pill>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </StaffPage>
  )
}
