// Copies a SQLite file consistently while others write to it: one snapshot, including the write-ahead log. A plain file
// copy would miss the log or mix two moments.

import { syncFile } from './durable-file.ts'
import { copiedMark } from './log-mark.ts'
import { OperationalError } from './say-failure.ts'
import { type Database, SQLite } from './sqlite-library.ts'

export type DatabaseFacts = {
  /** The newest migration. */
  schema: string
  /** The number of rows in each table. */
  rows: Record<string, number>
}

/** Copies in one synchronous step, which blocks this process only. */
export async function copySqlite(file: string, target: string): Promise<DatabaseFacts> {
  const source = new SQLite(file, { fileMustExist: true, timeout: 10_000 })
  try {
    // A partial step would restart with every write from another connection.
    await source.backup(target, { progress: () => 2 ** 31 - 1 })
  } finally {
    source.close()
  }
  const copy = new SQLite(target)
  try {
    // Leaves a single self-contained file, to which no write-ahead log on this disk belongs.
    copy.pragma('journal_mode = DELETE')
    copy.pragma(`user_version = ${copiedMark}`)
  } finally {
    copy.close()
  }
  syncFile(target)
  return checkSqlite(target)
}

/** @throws OperationalError when the file is damaged */
export function checkSqlite(file: string): DatabaseFacts {
  const database = new SQLite(file, { readonly: true, fileMustExist: true })
  try {
    const found = database.pragma('integrity_check(5)', { simple: true })
    if (found !== 'ok') throw new OperationalError(`${file} is damaged: ${found}`)
    const dangling = database.pragma('foreign_key_check') as unknown[]
    if (dangling.length > 0)
      throw new OperationalError(`${file} has ${dangling.length} references to rows that are not there.`)
    return { schema: newestMigration(database), rows: countRows(database) }
  } finally {
    database.close()
  }
}

function newestMigration(database: Database): string {
  const row = database.prepare('select max(name) as name from kysely_migration').get() as { name: string | null }
  return row.name ?? ''
}

export function countRows(database: Database): Record<string, number> {
  const tables = database.pragma('table_list') as { schema: string; name: string; type: string }[]
  const own = tables.filter(
    ({ schema, name, type }) => schema === 'main' && type === 'table' && !name.startsWith('sqlite_'),
  )
  const counted = own.map(({ name }) => {
    const { n } = database.prepare(`select count(*) as n from "${name}"`).get() as { n: number }
    return [name, n] as const
  })
  return Object.fromEntries(counted.sort(([a], [b]) => (a < b ? -1 : 1)))
}
