import type { FileGroup } from '#app/features/brand/export/file-groups.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'

type FileTableProps = { groups: readonly FileGroup[]; caption: string; href: (path: string) => string }

export function FileTable({ groups, caption, href }: FileTableProps) {
  const say = useSay()
  const word = useWord()
  return (
    <DataTable
      isCompact
      caption={caption}
      columns={[say('Version'), say('Files')]}
      rows={groups.map(({ title, files }) => ({
        key: title,
        cells: [
          word(title),
          <span key={title} className="cluster links">
            {files.map(({ path, label }) => (
              <a key={path} href={href(path)} download>
                {word(label)}
                <span className="visually-hidden">, {word(title)}</span>
              </a>
            ))}
          </span>,
        ],
      }))}
    />
  )
}
