import type { differencesOf } from '#app/features/texts/versions.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'

type Rows = Awaited<ReturnType<typeof differencesOf>>['rows']

/** The fields in which a version differs from the newest; null for one that fits no longer. */
export function TextDifferences({ rows, text }: { rows: Rows | 'current'; text: string }) {
  if (rows === 'current') {
    return (
      <div className="card question">
        <p>This is the current version.</p>
        <div className="button-row">
          <LinkButton to={text}>Open the text</LinkButton>
        </div>
      </div>
    )
  }
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

export const Restore = ({ path, version }: { path: string; version: number }) => (
  <PostButton action={path} id="restore" values={{ version }} reloadDocument>
    Restore this version
  </PostButton>
)
