import type { FileGroup } from '#app/features/brand/export/file-groups.ts'
import { DataTable } from '#app/ui/sections/data-table.tsx'

type FileTableProps = { groups: readonly FileGroup[]; caption: string; href: (path: string) => string }

export function FileTable({ groups, caption, href }: FileTableProps) {
  return (
    <DataTable
      isCompact
      caption={caption}
      columns={['Version', 'Files']}
      rows={groups.map(({ title, files }) => ({
        key: title,
        cells: [
          title,
          <span key={title} className="file-links">
            {files.map(({ path, label }) => (
              <a key={path} href={href(path)} download>
                {label}
                <span className="visually-hidden">, {title}</span>
              </a>
            ))}
          </span>,
        ],
      }))}
    />
  )
}
