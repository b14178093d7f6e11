// Gives every table of a SQLite database a row at least, by its columns and references, so that no table is forgotten.
import { SQLite } from '#db/driver/sqlite-library.ts'

type Column = { name: string; type: string; pk: number }
type Reference = { id: number; table: string; from: string; to: string | null }

/** Texts that databases treat differently, or that a copy could spoil. */
const words = [
  'quotes \' " and \\n \\ backslashes',
  'two lines\nand\ta tab\r\n',
  '한국어 é ß 😀 \u0001 \u2028',
  '',
  '{"json":[1,null]}',
  'x'.repeat(5000),
]
const numbers = [0, -1, 1, 2 ** 31 - 1, 7, 42]

/** Rows that differ in every column. @returns the tables, each of which has rows now */
export function fillTables(file: string, rows = words.length): string[] {
  const database = new SQLite(file)
  database.pragma('foreign_keys = ON')
  const all = (text: string, ...values: unknown[]) => database.prepare(text).all(...values)
  const tables = all(
    `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
  ) as { name: string }[]
  const isEmpty = (table: string) => all(`select 1 from "${table}" limit 1`).length === 0
  const parents = (table: string) =>
    (all('select id, "table", "from", "to" from pragma_foreign_key_list(?)', table) as Reference[]).filter(
      (one) => one.table !== table,
    )
  let left = tables.map(({ name }) => name).filter((name) => isEmpty(name))
  while (left.length > 0) {
    const ready = left.filter((table) => parents(table).every((one) => !isEmpty(one.table)))
    if (ready.length === 0) throw new Error(`No row can be made for ${left.join(', ')}`)
    for (const table of ready) fillTable(database, table, parents(table), rows)
    left = left.filter((name) => isEmpty(name))
  }
  database.close()
  return tables.map(({ name }) => name)
}

function fillTable(database: InstanceType<typeof SQLite>, table: string, references: Reference[], rows: number) {
  const own = database
    .prepare('select "from" from pragma_foreign_key_list(?) where "table" = ?')
    .pluck()
    .all(table, table)
  const columns = database.prepare('select name, type, pk from pragma_table_info(?)').all(table) as Column[]
  const insert = database.prepare(
    `insert or ignore into "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) values (${columns.map(() => '?').join()})`,
  )
  for (let n = 0; n < rows; n++) {
    const parentOf = (name: string) => {
      const one = references.find(({ from }) => from === name)
      if (!one) return undefined
      const to = one.to ?? 'id'
      const found = database.prepare(`select "${to}" as value from "${one.table}" order by rowid limit 1 offset ?`)
      return ((found.get(n) ?? found.get(0)) as { value: unknown }).value
    }
    // A row that refers to its own table refers to none.
    insert.run(
      columns.map(({ name, type, pk }) => (own.includes(name) ? null : (parentOf(name) ?? made(n, name, type, pk)))),
    )
  }
}

function made(n: number, name: string, type: string, pk: number): string | number {
  const isNumber = /int/i.test(type)
  if (pk > 0) return isNumber ? n + 1 : `${n} ${name} ${n % 2 ? 'Ä' : 'z'}`
  return isNumber ? (numbers[n % numbers.length] ?? 0) : `${n} ${words[n % words.length]}`
}
