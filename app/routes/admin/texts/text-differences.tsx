import type { differencesOf } from '#app/features/texts/versions.server.ts'
import { DataTable } from '#app/ui/sections/data-table.tsx'

/** The fields in which a version differs from the newest; null for one that fits no longer. */
export function TextDifferences({ rows }: { rows: Awaited<ReturnType<typeof differencesOf>>['rows'] }) {
  return (
    <>
      {rows ? null : <p>It no longer fits this release. If you restore it, the site shows the default text.</p>}
      {rows?.length ? (
        <DataTable
          caption="Differences from the latest version"
          columns={['Field', 'This version', 'Latest']}
          rows={rows.map(({ name, label, earlier, newest }) => ({
            key: name,
            cells: [label, earlier || 'Empty', newest || 'Empty'],
          }))}
        />
      ) : (
        <p>It is the same as the latest version.</p>
      )}
    </>
  )
}
