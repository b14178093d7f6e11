import type { ReactNode } from 'react'

type TableProps = {
  /** For screen readers; visually hidden. */
  caption: string
  columns: readonly string[]
  /** On a phone a row becomes a card without labels: the first and last cells share its first line. */
  asCards?: boolean
  /** The rows; each begins with a `th` of scope row. */
  children: ReactNode
}

/** A table with a head; on a phone every row becomes a block. */
export function Table({ caption, columns, asCards, children }: TableProps) {
  return (
    <div className="table-wrap">
      <table className={asCards ? 'table table-cards' : 'table'}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
