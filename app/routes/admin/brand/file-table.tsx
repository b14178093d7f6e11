import type { FileGroup } from '#app/features/brand/export/file-groups.ts'
import { useSay } from '#app/languages/say.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'

type FileTableProps = { groups: readonly FileGroup[]; caption: string; href: (path: string) => string }

export function FileTable({ groups, caption, href }: FileTableProps) {
  const say = useSay()
  return (
    <DataTable
      isCompact
      caption={caption}
      columns={[say('Version'), say('Files')]}
      rows={groups.map(({ title, files }) => ({
        key: title,
        cells: [
          say(title),
          <span key={title} className="cluster links">
            {files.map(({ path, label }) => (
              <a key={path} href={href(path)} download>
                {label}
                <span className="visually-hidden">, {say(title)}</span>
              </a>
            ))}
          </span>,
        ],
      }))}
    />
  )
}
