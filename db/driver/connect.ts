// Opens the database that DATABASE_URL names: an embedded SQLite file or a PostgreSQL server.
import {
  type Dialect,
  Kysely,
  type Logger,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import { askCondition } from './condition.ts'
import { databaseFile } from './database-file.ts'
import { SqliteFileDriver } from './sqlite-driver.ts'
import { openSqliteFile } from './sqlite-file.ts'
import { remember, type TroubleListener, type TroubleWatch, watchTrouble } from './trouble-watch.ts'

type Options = {
  onTrouble?: TroubleListener
  log?: Logger
  /** Lets queries run without a time limit and wait a minute for a connection, as migrations need. */
  isPatient?: boolean
}

/**
 * Connects lazily, on the first query.
 * @param url `file:./data/site.db`, `file::memory:` or `postgres://user:password@host/name`
 */
export function connect(url: string, { onTrouble, log, isPatient = false }: Options = {}): Db {
  const watch = watchTrouble(onTrouble)
  const dialect = url.startsWith('file:')
    ? sqliteDialect(url, watch)
    : // Loaded only where it is used.
      new PostgresDialect({ pool: async () => (await import('./postgres.ts')).postgresPool(url, watch, isPatient) })
  const db = new ConditionedKysely({ dialect, log })
  remember(db, watch)
  return db
}

/** Asks the condition of the work around it first. */
class ConditionedKysely extends Kysely<Database> {
  override transaction() {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute(async (trx) => {
        await askCondition(trx)
        return work(trx)
      })
    return builder
  }
}

/** SQLite has transactional DDL, which Kysely's adapter denies. Without this, a killed migration stays half applied. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

const sqliteDialect = (url: string, watch: TroubleWatch): Dialect => ({
  createDriver: () => new SqliteFileDriver(() => openSqliteFile(databaseFile(url)), watch),
  createAdapter: () => new TransactionalSqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
