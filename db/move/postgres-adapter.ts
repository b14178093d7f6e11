// A PostgreSQL database as the target of a move, through one connection without time limits.
import type { Client, ClientConfig } from 'pg'
import { OperationalError } from '#db/driver/say-failure.ts'
import {
  type Column,
  type Kind,
  keyColumns,
  literal,
  mostLetters,
  mostRows,
  portions,
  quoted,
  type Row,
  type Sequence,
  type Table,
  type Target,
  type Value,
} from './database-adapter.ts'
import { markKey } from './standstill.ts'

const kinds: Record<string, Kind> = {
  text: 'text',
  'character varying': 'text',
  integer: 'number',
  bigint: 'number',
}

export async function postgresAdapter(url: string): Promise<Target> {
  const { default: pg } = await import('pg')
  // Whole numbers of any size as numbers: the kinds above are all there is.
  const types = { getTypeParser: (oid: number) => (oid === 20 || oid === 23 ? Number : String) }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, types } as ClientConfig)
  client.on('error', () => {})
  await client.connect()
  await client.query(`set statement_timeout = 0`)
  await client.query(`set synchronous_commit = off`)
  await client.query(`set maintenance_work_mem = '256MB'`)
  const ask = async (question: string) => (await client.query<Record<string, Value>>(question)).rows
  return {
    tables: () => tablesOf(client),
    read: (table, after = null) => readRows(client, table, after),
    write: (table, rows) => writeRows(client, table, rows),
    async lastKey(table) {
      const key = keyColumns(table)
      const falling = key.map((column) => `${ordered(column)} desc`)
      const last = `select ${namesOf(key)} from ${quoted(table.name)} order by ${falling.join()} limit 1`
      return ((await client.query({ text: last, rowMode: 'array' })).rows[0] as Row | undefined) ?? null
    },
    count: async (table) => Number((await ask(`select count(*) as n from ${quoted(table)}`))[0]?.n),
    setSequences: (sequences) => setSequences(client, sequences),
    async step(statement) {
      await client.query(statement)
    },
    run: (...statements) =>
      atOnce(client, async () => {
        for (const statement of statements) await client.query(statement)
      }),
    atOnce: (work) => atOnce(client, work),
    // The next commit waits for all that were before it, too.
    async makeDurable() {
      await client.query('set synchronous_commit = on')
    },
    async lock(tables) {
      if (tables.length > 0) await client.query(`lock table ${tables.map(quoted).join()} in access exclusive mode`)
    },
    asides: () => asidesOf(client),
    ask,
    close: () => client.end(),
  }
}

async function atOnce<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const done = await work()
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => quoted(name)).join()
/** By bytes, as SQLite compares. */
const ordered = ({ name, kind }: Column) => (kind === 'text' ? `${quoted(name)} collate "C"` : quoted(name))

async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string; place: number | null }>(`
    select c.relname as "table", a.attname as "column", i.data_type as type,
      array_position(k.conkey, a.attnum) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join information_schema.columns i on i.table_schema = current_schema() and i.table_name = c.relname
      and i.column_name = a.attname
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C", a.attname collate "C"`)
  const byName = new Map<string, typeof rows>()
  for (const row of rows) byName.set(row.table, [...(byName.get(row.table) ?? []), row])
  return [...byName].map(([name, found]) => {
    const columns = found.map(({ column, type }): Column => {
      const kind = kinds[type]
      if (!kind) throw new OperationalError(`${name}.${column} has the type ${type}, which npm run move does not know.`)
      return { name: column, kind }
    })
    const key = found
      .flatMap(({ place }, index) => (place === null ? [] : [{ place, index }]))
      .sort((one, other) => one.place - other.place)
    return { name, columns, key: key.map(({ index }) => index) }
  })
}

async function* readRows(client: Client, table: Table, after: Row | null): AsyncGenerator<Row[]> {
  const key = keyColumns(table)
  const later = after ? `(${key.map(ordered).join()}) > (${after.map((_, index) => `$${index + 1}`).join()})` : 'true'
  const other = table.name === 'settings' ? `key <> ${literal(markKey)}` : 'true'
  const from = `from ${quoted(table.name)} where ${later} and ${other}`
  const count = await fetchedRows(client, table, from, after ?? [])
  await client.query('begin read only')
  try {
    await client.query(
      `declare moved no scroll cursor for select ${namesOf(table.columns)} ${from} order by ${key.map(ordered).join()}`,
      after ?? [],
    )
    const portion = portions()
    for (;;) {
      const { rows } = await client.query({ text: `fetch ${count} from moved`, rowMode: 'array' })
      for (const row of rows as Row[]) if (portion.add(row)) yield portion.take()
      if (rows.length < count) break
    }
    const rest = portion.take()
    if (rest.length > 0) yield rest
  } finally {
    await client.query('rollback')
  }
}

/** As many as fit into the memory of a portion if each were as large as the largest. */
async function fetchedRows(client: Client, table: Table, from: string, after: Row): Promise<number> {
  const sizes = table.columns.filter(({ kind }) => kind === 'text').map(({ name }) => `octet_length(${quoted(name)})`)
  if (sizes.length === 0) return mostRows
  const largest = `select max(${sizes.map((size) => `coalesce(${size}, 0)`).join(' + ')}) as bytes ${from}`
  const { rows } = await client.query<{ bytes: number | null }>(largest, after)
  return Math.max(1, Math.min(mostRows, Math.floor(mostLetters / Number(rows[0]?.bytes || 1))))
}

async function writeRows(client: Client, { name, columns }: Table, rows: Row[]) {
  const short = columns.map((_, index) => `c${index}`)
  const typed = columns.map(({ kind }, index) => `c${index} ${kind === 'text' ? 'text' : 'bigint'}`)
  const values = rows.map((row) => `{${row.map((value, index) => `"c${index}":${JSON.stringify(value)}`).join()}}`)
  await client.query(
    `insert into ${quoted(name)} (${namesOf(columns)}) select ${short.join()} from json_to_recordset($1::json)
      as r(${typed.join()})`,
    [`[${values.join()}]`],
  )
}

async function setSequences(client: Client, sequences: readonly Sequence[]) {
  const given = new Map(sequences.map(({ table, last }) => [table, last]))
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema()
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`)
  for (const { table, column } of rows) await setSequence(client, table, column, given.get(table) ?? 0)
}

/** To the highest number that is in the table, or was given before. */
async function setSequence(client: Client, table: string, column: string, given: number) {
  const { rows } = await client.query<{ last: number | null }>(
    `select max(${quoted(column)}) as last from ${quoted(table)}`,
  )
  const last = Math.max(Number(rows[0]?.last), given)
  await client.query(
    `select setval(pg_get_serial_sequence(${literal(quoted(table))}, ${literal(column)}), ${Math.max(1, last)}, ${last > 0})`,
  )
}

/** References, the indexes of no constraint, and the triggers, which count. */
async function asidesOf(client: Client) {
  const ours = 'current_schema()::regnamespace'
  const { rows } = await client.query<{ remove: string; restore: string }>(`
    select format('alter table %I drop constraint %I', c.relname, k.conname) as remove,
      format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as restore, 3 as step
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and c.relnamespace = ${ours}
    union all
    select format('drop index %I', i.relname), pg_get_indexdef(i.oid), 1
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = ${ours} and not x.indisprimary
      and not exists (select 1 from pg_constraint k where k.conindid = i.oid)
    union all
    select distinct format('alter table %I disable trigger user', c.relname),
      format('alter table %I enable trigger user', c.relname), 2
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace = ${ours}
    order by step, remove`)
  return { remove: rows.map((row) => row.remove), restore: rows.map((row) => row.restore) }
}
