// Every version of the brand, newest first, to view and restore.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { partLabels } from '#app/features/brand/parts.ts'
import { listRevisions, type Revision } from '#app/features/brand/revisions/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { ListAddress } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { Board } from './board.tsx'
import { boardPath, boardTitle } from './paths.ts'

const path = `${boardPath}/history`
const spec: ListAddress<never> = { path, cursor: ['number'] }

export const handle = { permission: 'brand.read', title: `History – ${boardTitle}` } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { staff }) => {
  const { revisions, next } = await listRevisions(db, after ? Number(after[0]) : null)
  return { revisions, next: next === null ? null : [next], canWrite: can(staff.role, 'brand.write') }
})

export default function BrandHistoryPage() {
  const { revisions, list, timeZone, canWrite } = useLoaderData<typeof loader>()
  const newest = list.newest ? undefined : revisions[0]?.version
  return (
    <Board
      tab="history"
      page="History"
      canWrite={canWrite}
      beside={
        newest !== undefined && canWrite ? (
          <LinkButton to={`${path}/${newest - 1}`} variant="outline">
            Undo last change
          </LinkButton>
        ) : null
      }
    >
      {revisions.length === 0 ? (
        <EmptyState
          title="Nothing has been saved yet"
          hint="Until then, the site uses its default colours and initials."
        />
      ) : (
        <>
          <RecordTable
            caption="Versions of the brand assets, newest first"
            rows={revisions}
            columns={columnsOf(newest, timeZone)}
            keyOf={({ version }) => String(version)}
          />
          {list.older ? <Link to={list.older}>Older versions</Link> : null}
        </>
      )}
    </Board>
  )
}

const columnsOf = (newest: number | undefined, zone: string): Column<Revision>[] => [
  { head: 'Version', cell: ({ version }) => `Version ${version}${version === newest ? ' (current)' : ''}` },
  { head: 'Changed', cell: changeOf },
  { head: 'Saved by', cell: ({ savedBy }) => <span className="typed">{savedBy}</span> },
  { head: `When (${zone})`, cell: ({ savedAt }) => <Moment at={savedAt} zone={zone} /> },
  {
    head: 'Preview',
    isAction: true,
    cell: ({ version }) => (
      <Link to={`${path}/${version}`}>
        Preview<span className="visually-hidden"> version {version}</span>
      </Link>
    ),
  },
]

const changeOf = ({ changed, restoredFrom }: Revision) => {
  const parts = changed.map((part) => partLabels[part]).join(', ')
  return restoredFrom === null
    ? parts
    : `${parts} (back to ${restoredFrom === 0 ? 'the defaults' : `version ${restoredFrom}`})`
}
