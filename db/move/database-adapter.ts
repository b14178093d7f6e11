// A database as the place that rows are moved from, or to.

export type Kind = 'text' | 'number'
export type Column = { name: string; kind: Kind }
/** The value of a column: nothing in the schema has another type. */
export type Value = string | number | null
export type Row = Value[]

export type Table = {
  name: string
  /** By name, so that both databases have them in one order. */
  columns: Column[]
  /** The places of the primary key's columns among them. */
  key: number[]
}

/** A number that rises with each insert, and the last one that was given. */
export type Sequence = { table: string; column: string; last: number }

/** The state of an unfinished move; it stands in the target until the source is marked as moved. */
export type TargetState = { id: string; state: 'claimed' | 'arriving' | 'arrived' }

export type DatabaseAdapter = {
  tables(): Promise<Table[]>
  /** In the order of the key, in portions of a bounded size. @param after the key of the last row that is not wanted */
  read(table: Table, after?: Row | null): AsyncIterable<Row[]>
  count(table: string): Promise<number>
  ask(question: string): Promise<Record<string, Value>[]>
  close(): Promise<void>
}

export type Source = DatabaseAdapter & { sequences(): Promise<Sequence[]> }

export type Target = DatabaseAdapter & {
  /** All or none. */
  write(table: Table, rows: Row[]): Promise<void>
  /** The highest key; null in an empty table. */
  lastKey(table: Table): Promise<Row | null>
  setSequences(sequences: readonly Sequence[]): Promise<void>
  /** One statement, also within `atOnce`. */
  step(statement: string): Promise<void>
  /** In a transaction of their own. */
  run(...statements: string[]): Promise<void>
  /** All of the work in one transaction, or none of it. */
  atOnce<T>(work: () => Promise<T>): Promise<T>
  /** From now on a power cut loses nothing that was written, before or later. */
  makeDurable(): Promise<void>
  /** For the transaction: no other process reads or writes these tables. */
  lock(tables: readonly string[]): Promise<void>
  /** Statements that set indexes, triggers and references aside, with those that put them back. */
  asides(): Promise<{ remove: string[]; restore: string[] }>
}

/** The table with the mark of an unfinished move, in its target. */
export const targetStateTable = 'moving'
/** The table with the statements that put back what was set aside. */
export const restores = 'moving_later'

/** Migrations lock it themselves. */
export const notMoved = new Set<string>(['kysely_migration_lock', targetStateTable, restores])

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

export const keyOf = (table: Table, row: Row): Row => table.key.map((place) => row[place] ?? null)
export const keyColumns = (table: Table): Column[] => table.key.flatMap((place) => table.columns[place] ?? [])

export const mostRows = 2000
/** A portion with this much text is full. */
export const mostLetters = 4_000_000

/** Collects rows into portions. */
export function portions() {
  let rows: Row[] = []
  let letters = 0
  return {
    add(row: Row) {
      rows.push(row)
      for (const value of row) if (typeof value === 'string') letters += value.length
      return rows.length >= mostRows || letters >= mostLetters
    },
    take(): Row[] {
      const taken = rows
      rows = []
      letters = 0
      return taken
    },
  }
}
