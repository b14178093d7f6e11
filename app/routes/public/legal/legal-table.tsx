import { DataTable } from '#app/ui/sections/data-table.tsx'
import { FactText } from '#app/ui/text/fact-text.tsx'
import type { LegalTableData, Named as NamedCell } from './legal-tables.server.ts'

export function LegalTable({ caption, columns, rows }: LegalTableData) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(({ key, cells: [first, ...others] }) => ({
        key,
        cells: [
          typeof first === 'string' ? first : <Named key={key} {...first} />,
          ...others.map((text) => <FactText key={text}>{text}</FactText>),
        ],
      }))}
    />
  )
}

function Named({ name, note, code }: NamedCell) {
  return (
    <div>
      {code === 'name' ? <code>{name}</code> : name}
      <span className="point-text">{code === 'note' ? <code>{note}</code> : <FactText>{note}</FactText>}</span>
    </div>
  )
}
