// Every version of the brand, newest first, to view and restore.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { partLabels } from '#app/features/brand/parts.ts'
import { listRevisions, type Revision } from '#app/features/brand/revisions/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListAddress } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { Board } from './board.tsx'
import { boardPath } from './paths.ts'

const path = `${boardPath}/history`
const spec: ListAddress<never> = { path, cursor: ['number'] }

export const handle = { permission: 'brand.read', title: 'Brand history' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { staff }) => {
  const { revisions, next } = await listRevisions(db, after ? Number(after[0]) : null)
  return { revisions, next: next === null ? null : [next], canWrite: can(staff.role, 'brand.write') }
})

export default function BrandHistoryPage() {
  const say = useSay()
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
            {say('Undo last change')}
          </LinkButton>
        ) : null
      }
    >
      {revisions.length === 0 ? (
        <EmptyState
          title={say('Nothing has been saved yet')}
          hint={say('Until then, the site uses its default colours and initials.')}
        />
      ) : (
        <>
          <RecordTable
            caption={say('Versions of the brand assets, newest first')}
            rows={revisions}
            columns={columnsOf(say, newest, timeZone)}
            keyOf={({ version }) => String(version)}
          />
          {list.older ? <Link to={list.older}>{say('Older versions')}</Link> : null}
        </>
      )}
    </Board>
  )
}

function columnsOf(say: Say, newest: number | undefined, zone: string): Column<Revision>[] {
  const when = `When (${zone})`
  return [
    {
      head: 'Version',
      cell: ({ version }) => (
        <span className="button-row">
          {say('Version {number}', { number: version })}
          {version === newest ? <Pill status="published">{say('Current')}</Pill> : null}
        </span>
      ),
    },
    { head: 'Changed', cell: (revision) => changeOf(say, revision) },
    { head: 'Saved by', cell: ({ savedBy }) => <span className="typed">{savedBy}</span> },
    { head: when, cell: ({ savedAt }) => <Moment at={savedAt} zone={zone} /> },
    {
      head: 'View',
      isAction: true,
      cell: ({ version }) => (
        <Link to={`${path}/${version}`}>
          {say('View')}
          <span className="visually-hidden"> {say('version {number}', { number: version })}</span>
        </Link>
      ),
    },
  ]
}

const changeOf = (say: Say, { changed, restoredFrom }: Revision) => {
  const parts = changed.map((part) => say(partLabels[part])).join(', ')
  if (restoredFrom === null) return parts
  return restoredFrom === 0
    ? say('{parts} (back to the defaults)', { parts })
    : say('{parts} (back to version {number})', { parts, number: restoredFrom })
}
