import type { ReactNode } from 'react'
import { Table } from '../table.tsx'

type Row = { key: string; cells: readonly ReactNode[] }

type DataTableProps = { caption: string; columns: readonly string[]; rows: readonly Row[]; isCompact?: boolean }

/** A table with row headers in its first column. On a phone every row becomes a card. */
export function DataTable({ caption, columns, rows, isCompact }: DataTableProps) {
  return (
    <Table caption={caption} columns={columns} isCompact={isCompact}>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {columns.map((column, place) =>
            place === 0 ? (
              <th key={column} scope="row">
                {cells[place]}
              </th>
            ) : (
              <td key={column} data-label={column}>
                {cells[place]}
              </td>
            ),
          )}
        </tr>
      ))}
    </Table>
  )
}
