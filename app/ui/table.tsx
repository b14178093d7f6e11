import type { ReactNode } from 'react'

type TableProps = {
  /** For screen readers; visually hidden. */
  caption: string
  /** Their heads, as they are drawn. */
  columns: readonly string[]
  /** The columns whose heads are for screen readers only, such as that of the buttons. */
  hidden?: readonly string[]
  /** The columns whose figures are aligned at the end. */
  numbers?: readonly string[]
  /** On a phone a row is two lines: its name, then its values without labels. */
  isCompact?: boolean
  /** The children are bodies of rows. */
  isGrouped?: boolean
  /** The rows; each begins with a `th` of scope row. */
  children: ReactNode
}

/** A table with a head; on a phone every row becomes a block. */
export function Table({ caption, columns, hidden = [], numbers = [], isCompact, isGrouped, children }: TableProps) {
  return (
    <div className="table-wrap">
      <table className={isCompact ? 'table compact' : 'table'}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={numbers.includes(column) ? 'number' : undefined}>
                {hidden.includes(column) ? <span className="visually-hidden">{column}</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        {isGrouped ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  )
}
