import type { differencesOf } from '#app/features/texts/versions.server.ts'
import { DataTable } from '#app/ui/sections/data-table.tsx'

/** The fields in which a version differs from the newest; null for one that fits no longer. */
export function TextDifferences({ rows }: { rows: Awaited<ReturnType<typeof differencesOf>> }) {
  return (
    <>
      {rows ? null : <p>It no longer fits this release: if you restore it, the site shows its own text.</p>}
      {rows?.length ? (
        <DataTable
          caption="Differences from the newest version"
          columns={['Field', 'This version', 'Newest']}
          rows={rows.map(({ name, label, earlier, newest }) => ({
            key: name,
            cells: [label, earlier || 'Empty', newest || 'Empty'],
          }))}
        />
      ) : (
        <p>It is the same as the newest version.</p>
      )}
    </>
  )
}
