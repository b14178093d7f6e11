// Bulk inserts: SQLite row by row in its own process, PostgreSQL a thousand rows to a statement. Indexes are created and
// references checked after the rows, which is faster.

import { sql } from 'kysely'
import { connect } from '#db/driver/connect.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { SQLite, type Statement } from '#db/driver/sqlite-library.ts'
import type { Database, Db } from '#db/schema.ts'
import { indexBeside } from './search-thread.ts'

export type Row = Record<string, string | number | null>
type RowsByTable = Partial<Record<keyof Database, Row[]>>

type Writer = {
  write(rows: RowsByTable): Promise<void>
  /** Runs these statements, and creates the indexes. */
  finish(statements: readonly string[]): Promise<void>
}

export async function openWriter(url: string): Promise<Writer> {
  const file = databaseFile(url)
  return file ? sqliteWriter(file) : await postgresWriter(connect(url, { isPatient: true }))
}

const searched = ['records', 'subscribers'] as const
const longestIndex = 'records_search_trigrams'

/** Without durability until the end. */
function sqliteWriter(file: string): Writer {
  const database = new SQLite(file)
  for (const pragma of [
    'journal_mode = delete',
    'journal_mode = off',
    'locking_mode = exclusive',
    'synchronous = off',
    'foreign_keys = off',
  ]) {
    database.pragma(pragma)
  }
  for (const pragma of ['cache_size = -800000', 'temp_store = memory', 'threads = 2']) database.pragma(pragma)
  const later = database
    .prepare<[], { type: string; name: string; sql: string }>(
      `select type, name, sql from sqlite_master where sql is not null
         and ((type = 'index' and sql not like 'create unique%') or (type = 'trigger' and name like '%\\_search\\_%' escape '\\'))`,
    )
    .all()
  for (const { type, name } of later) database.exec(`drop ${type} "${name}"`)
  const indexes = { records: indexBeside(database, 'records'), subscribers: indexBeside(database, 'subscribers') }
  database.exec('begin')
  const statements = new Map<string, Statement>()
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row)
    const key = `${table} ${columns.join()}`
    let statement = statements.get(key)
    if (!statement) {
      const marks = columns.map(() => '?').join(', ')
      statement = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`)
      statements.set(key, statement)
    }
    statement.run(Object.values(row))
  }
  return {
    async write(tables) {
      for (const [table, rows] of Object.entries(tables)) for (const row of rows) insert(table, row)
      for (const table of searched) {
        const rows = tables[table] ?? []
        indexes[table].add(rows.map(({ seq, search_text }) => ({ seq: Number(seq), text: String(search_text) })))
      }
    },
    async finish(derived) {
      for (const statement of derived) database.exec(statement)
      for (const { sql: statement } of later) database.exec(statement)
      database.exec('commit')
      for (const table of searched) await indexes[table].copyIn()
      database.exec('analyze')
      database.pragma('locking_mode = normal')
      database.pragma('journal_mode = wal')
      database.close()
    },
  }
}

async function postgresWriter(db: Db): Promise<Writer> {
  const { rows: later } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique`.execute(db)
  for (const { name } of later) await sql.raw(`drop index ${name}`).execute(db)
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  for (const { table, name } of references)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  return {
    write: (tables) =>
      db.transaction().execute(async (trx) => {
        await sql`set local synchronous_commit = off`.execute(trx)
        // All tables in one statement: this process prepares the next rows meanwhile, and would send a second one late.
        const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0)
        const inserts = filled.map(([table, rows]) => {
          const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
          return sql`${sql.ref(`into_${table}`)} as (insert into ${sql.table(table)} (${columns}) select ${columns}
            from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}))`
        })
        await sql`with ${sql.join(inserts)} select 1`.execute(trx)
      }),
    async finish(derived) {
      const makeIndexes = async () => {
        for (let next = later.shift(); next; next = later.shift()) {
          const { definition } = next
          await db.connection().execute(async (connection) => {
            await sql`set maintenance_work_mem = '512MB'`.execute(connection)
            await sql.raw(definition).execute(connection)
          })
        }
      }
      // One thread for each of two cores: the index of all texts takes as long as everything else.
      later.sort((a, b) => Number(b.name === longestIndex) - Number(a.name === longestIndex))
      const derive = async () => {
        for (const statement of derived) await sql.raw(statement).execute(db)
      }
      await Promise.all([makeIndexes(), derive().then(makeIndexes)])
      for (const { table, name, definition } of references) {
        await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db)
      }
      for (const table of searched) {
        await sql`select setval(pg_get_serial_sequence(${table}, 'seq'), (select max(seq) from ${sql.table(table)}))`.execute(
          db,
        )
      }
      await sql`vacuum analyze`.execute(db)
      await db.destroy()
    },
  }
}
