// Every version of the brand, newest first, to view and restore.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { partLabels } from '#app/features/brand/parts.ts'
import { brandVersions, partsIn, readBrand } from '#app/features/brand/revisions/revisions.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { VersionTable } from '#app/routes/admin/versions/version-list.tsx'
import { versionList } from '#app/routes/admin/versions/versions.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Board } from './board.tsx'
import { boardPath } from './paths.ts'

const path = `${boardPath}/history`

export const handle = { permission: 'brand.read', title: 'Brand history' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const { staff, say } = asked
  const { version: current } = await readBrand(db)
  const list = { path, current, cursor: ['number'] } as const
  const shown = await versionList(asked, brandVersions(db), { ...list, changedOf: (version) => changeOf(say, version) })
  return { ...shown, current, canWrite: can(staff.role, 'brand.write') }
})

export default function BrandHistoryPage() {
  const say = useSay()
  const { current, canWrite, ...shown } = useLoaderData<typeof loader>()
  const undo = current > 0 && canWrite && !shown.list.newest
  return (
    <Board
      tab="history"
      page={say('History')}
      canWrite={canWrite}
      beside={
        undo ? (
          <LinkButton to={`${path}/${current - 1}`} variant="outline">
            {say('Undo last change')}
          </LinkButton>
        ) : null
      }
    >
      {shown.lines.length === 0 ? (
        <EmptyState
          title={say('Nothing has been saved yet')}
          hint={say('Until then, the site uses its default colours and initials.')}
        />
      ) : (
        <VersionTable {...shown} />
      )}
    </Board>
  )
}

const changeOf = (say: Say, { changed, restored_from }: { changed: string; restored_from: number | null }) => {
  const parts = partsIn(changed)
    .map((part) => say(partLabels[part]))
    .join(', ')
  if (restored_from === null) return parts
  return restored_from === 0
    ? say('{parts} (back to the defaults)', { parts })
    : say('{parts} (back to version {number})', { parts, number: restored_from })
}
