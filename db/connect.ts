// Opens the database that DATABASE_URL names: an embedded SQLite file or a PostgreSQL server.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type Logger,
  PostgresDialect,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import pg from 'pg'
import { databaseFile } from './database-file.ts'
import type { Database, Db } from './schema.ts'

/** @param url `file:./data/site.db`, `file::memory:` or `postgres://user:password@host/name` */
export function connect(url: string, { log }: { log?: Logger } = {}): Db {
  return new Kysely<Database>({ dialect: url.startsWith('file:') ? sqlite(url) : postgres(url), log })
}

export function openSqlite(path: string) {
  const sqliteDb = new SQLite(path)
  // better-sqlite3 opens WAL files with synchronous=NORMAL, which may lose acknowledged rows in a power cut.
  sqliteDb.pragma('journal_mode = WAL')
  sqliteDb.pragma('synchronous = FULL')
  sqliteDb.pragma('busy_timeout = 5000')
  sqliteDb.pragma('foreign_keys = ON')
  return sqliteDb
}

function sqlite(url: string) {
  const file = databaseFile(url)
  if (file) mkdirSync(dirname(file), { recursive: true })
  const database = openSqlite(file ?? ':memory:')
  return new ImmediateSqliteDialect({ database })
}

// A deferred transaction that reads before it writes fails at once, whatever busy_timeout says, when
// another process wrote in between. Taking the write lock at the start makes it wait instead.
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]
  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }
}

const INT8 = 20
// Milliseconds and counts fit a double; pg hands out bigint as text unless told otherwise.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

function postgres(connectionString: string) {
  // A server that does not answer is an error in five seconds, not a page that never comes.
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, types })
  // An idle connection breaks when the server restarts; the pool replaces it, but unheard the event ends the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
