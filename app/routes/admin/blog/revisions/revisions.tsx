import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findPostRow } from '#app/features/blog/store/read-post.server.ts'
import { listRevisions } from '#app/features/blog/store/revisions.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { managerCrumb, postPage, revisionLabels } from '../words.ts'

export const handle = { permission: 'posts.read', title: 'Revisions' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { timeZone } }) => {
  const row = await findPostRow(db, id)
  if (!row) return null
  return { id: row.id, title: row.title, version: row.version, timeZone, revisions: await listRevisions(db, row.id) }
})

export default function RevisionsPage() {
  const say = useSay()
  const { id, title, version, timeZone, revisions } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Revisions')} above={[managerCrumb, { label: title, href: postPage(id) }]}>
      <p>{say('The last 100 versions of this post’s text, newest first.')}</p>
      <Table caption={say('Revisions')} columns={['Time', 'By', 'Change', 'Version']}>
        {revisions.map(({ id: revision, at, actor_name, kind, version: number }) => (
          <tr key={revision}>
            <th scope="row">
              <Link to={`${postPage(id)}/revisions/${revision}`}>
                <Moment at={at} zone={timeZone} />
              </Link>
            </th>
            <td className="typed" data-label={say('By')}>
              {actor_name}
            </td>
            <td data-label={say('Change')}>{say(revisionLabels[kind])}</td>
            <td data-label={say('Version')}>
              {kind === 'conflict'
                ? say('on {number}', { number })
                : number === version
                  ? say('{number} (current)', { number })
                  : number}
            </td>
          </tr>
        ))}
      </Table>
    </StaffPage>
  )
}
