// Opens a SQLite file with one write connection and one read-only connection, so that readers never wait for writers.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { watchFiles } from './file-identity.ts'
import { OperationalError } from './say-failure.ts'
import { type Database, SQLite, type Statement } from './sqlite-library.ts'
import { keepStatements } from './statements.ts'

/** Kysely's migrator leaves this table in every database that it has migrated. */
const migrationTable = 'kysely_migration'

/** Opens a write connection. @throws OperationalError when the file is not this site's database */
export function openSqlite(path: string): Database {
  const database = new SQLite(path, { timeout: 5_000 })
  try {
    refuseStrangers(database)
    // better-sqlite3 defaults to synchronous=NORMAL for WAL files, which may lose acknowledged rows in a power cut.
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

// Runs before any change: even the journal mode is written into the file.
function refuseStrangers(database: Database) {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[]
  if (tables.length > 0 && !tables.includes(migrationTable)) {
    throw new OperationalError(otherTables(tables))
  }
}

export const otherTables = (tables: string[]) =>
  `The database is not one of this site: it holds other tables (${tables.slice(0, 3).join(', ')}). Nothing was changed: check DATABASE_URL.`

export type SqliteFile = {
  writes: Database
  prepareWrite: (sql: string) => Statement
  /** Null when the SQL is more than a plain read. */
  prepareRead: (sql: string) => Statement | null
  /** False once the files were deleted or replaced. */
  isInPlace: () => boolean
  close: () => void
}

const opened = new Set<SqliteFile>()
// The write connection must close last, or the log stays beside the file.
process.once('exit', () => {
  for (const file of opened) file.close()
})

/** @param path null for a database in memory, which uses one connection for everything */
export function openSqliteFile(path: string | null): SqliteFile {
  if (path) mkdirSync(dirname(path), { recursive: true })
  const writes = openSqlite(path ?? ':memory:')
  // SQLite's own wait would block the whole process: the driver above pauses instead.
  writes.pragma('busy_timeout = 0')
  const reads = path ? new SQLite(path, { readonly: true, timeout: 0 }) : null
  const prepareRead = reads && keepStatements(reads)
  // The first read creates the -wal and -shm files, whose identity is recorded below.
  reads?.pragma('schema_version')
  const file: SqliteFile = {
    writes,
    prepareWrite: keepStatements(writes),
    prepareRead(sql) {
      try {
        const statement = prepareRead?.(sql)
        return statement?.reader && statement.readonly ? statement : null
      } catch (error) {
        // The read connection may have an outdated schema: the write connection decides.
        if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_ERROR') return null
        throw error
      }
    },
    isInPlace: path ? watchFiles(path) : () => true,
    close() {
      opened.delete(file)
      reads?.close()
      writes.close()
    },
  }
  opened.add(file)
  return file
}
