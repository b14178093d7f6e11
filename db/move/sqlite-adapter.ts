// A SQLite file as the source of a move.
import { OperationalError } from '#db/driver/say-failure.ts'
import { type Database, SQLite } from '#db/driver/sqlite-library.ts'
import {
  type Column,
  type Kind,
  keyColumns,
  keyOf,
  literal,
  portions,
  quoted,
  type Row,
  type Sequence,
  type Source,
  type Table,
  type Value,
} from './database-adapter.ts'
import { markKey } from './standstill.ts'

const kinds: Record<string, Kind> = { text: 'text', 'varchar(255)': 'text', integer: 'number', bigint: 'number' }

export function sqliteAdapter(file: string): Source {
  const database = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 10_000 })
  const ask = (question: string) => database.prepare(question).all() as Record<string, Value>[]
  return {
    tables: async () => tablesOf(database),
    read: (table, after = null) => readRows(database, table, after),
    count: async (table) => Number(ask(`select count(*) as n from ${quoted(table)}`)[0]?.n),
    sequences: async () => database.prepare(autoincrement).all() as Sequence[],
    ask: async (question) => ask(question),
    async close() {
      database.close()
    },
  }
}

const namesOf = (table: Table) => table.columns.map(({ name }) => quoted(name)).join()

function tablesOf(database: Database): Table[] {
  const names = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'
        order by name`,
    )
    .pluck()
    .all() as string[]
  return names.map((name) => {
    const found = database.prepare('select name, type, pk from pragma_table_info(?) order by name').all(name) as {
      name: string
      type: string
      pk: number
    }[]
    const columns = found.map(({ name: column, type }): Column => {
      const kind = kinds[type.toLowerCase()]
      if (!kind) throw new OperationalError(`${name}.${column} has the type ${type}, which npm run move does not know.`)
      return { name: column, kind }
    })
    const key = found
      .map(({ pk }, place) => ({ pk, place }))
      .filter(({ pk }) => pk > 0)
      .sort((one, other) => one.pk - other.pk)
    return { name, columns, key: key.map(({ place }) => place) }
  })
}

async function* readRows(database: Database, table: Table, after: Row | null): AsyncGenerator<Row[]> {
  const key = keyColumns(table).map(({ name }) => quoted(name))
  const later = after ? `(${key.join()}) > (${key.map(() => '?').join()})` : 'true'
  const other = table.name === 'settings' ? `key <> ${literal(markKey)}` : 'true'
  const rows = database
    .prepare(`select ${namesOf(table)} from ${quoted(table.name)} where ${later} and ${other} order by ${key.join()}`)
    .raw()
    .iterate(after ?? []) as IterableIterator<Row>
  const portion = portions()
  for (const row of rows) {
    checkRow(table, row)
    if (portion.add(row)) yield portion.take()
  }
  const rest = portion.take()
  if (rest.length > 0) yield rest
}

/** SQLite stores anything anywhere; PostgreSQL does not. */
function checkRow(table: Table, row: Row) {
  for (const [place, value] of row.entries()) {
    const column = table.columns[place]
    if (value === null || !column) continue
    const isRight =
      column.kind === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && !value.includes('\0')
    if (isRight) continue
    const key = JSON.stringify(keyOf(table, row))
    throw new OperationalError(
      `${table.name}.${column.name} of the row ${key} is no ${column.kind === 'number' ? 'whole number' : 'text without NUL'}, so it cannot be moved. Mend the row first.`,
    )
  }
}

const autoincrement = `select m.name as "table", i.name as "column", coalesce(s.seq, 0) as last
  from sqlite_master m join pragma_table_info(m.name) i on i.pk = 1 left join sqlite_sequence s on s.name = m.name
  where m.type = 'table' and lower(m.sql) like '%autoincrement%'`
