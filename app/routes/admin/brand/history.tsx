// Every version of the brand, newest first: each can be looked at and put back.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { partLabels } from '#app/features/brand/parts.ts'
import { listRevisions, type Revision } from '#app/features/brand/revisions/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { Board } from './board.tsx'
import { boardPath, boardTitle } from './paths.ts'

const path = `${boardPath}/history`

export const handle = { permission: 'brand.read', title: `History – ${boardTitle}` } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { role, timeZone } }) => {
  const before = new URL(request.url).searchParams.get('before') ?? ''
  const asked = /^\d{1,9}$/.test(before) ? Number(before) : null
  return { ...(await listRevisions(db, asked)), isFirst: asked === null, timeZone, canWrite: can(role, 'brand.write') }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function BrandHistoryPage() {
  const { revisions, next, isFirst, timeZone, canWrite } = useLoaderData<typeof loader>()
  const newest = isFirst ? revisions[0]?.version : undefined
  return (
    <Board page="History" canWrite={canWrite}>
      {revisions.length === 0 ? (
        <EmptyState title="Nothing has been saved yet" hint="The site wears its own colours and mark until then." />
      ) : (
        <>
          {newest !== undefined && canWrite ? (
            <div className="button-row">
              <LinkButton to={`${path}/${newest - 1}`} variant="outline">
                Undo the newest change
              </LinkButton>
            </div>
          ) : null}
          <DataTable
            caption="Versions of the brand assets, newest first"
            columns={['Version', 'Changed', 'Saved by', `When (${timeZone})`, 'Preview']}
            rows={revisions.map((revision) => ({
              key: String(revision.version),
              cells: [
                `${revision.version}${revision.version === newest ? ' (current)' : ''}`,
                changeOf(revision),
                <span key="by" className="typed">
                  {revision.savedBy}
                </span>,
                <Moment key="at" at={revision.savedAt} zone={timeZone} />,
                <Link key="look" to={`${path}/${revision.version}`}>
                  Preview<span className="visually-hidden"> version {revision.version}</span>
                </Link>,
              ],
            }))}
          />
          {next === null ? null : <Link to={`?before=${next}`}>Older versions</Link>}
        </>
      )}
    </Board>
  )
}

const changeOf = ({ changed, restoredFrom }: Revision) => {
  const parts = changed.map((part) => partLabels[part]).join(', ')
  return restoredFrom === null
    ? parts
    : `${parts} (back to ${restoredFrom === 0 ? 'the defaults' : `version ${restoredFrom}`})`
}
