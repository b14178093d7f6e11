import { PostgresAdapter, sql } from 'kysely'
import type { Db, Trx } from '#db/schema.ts'

export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

/** Blocks other transactions that take the same name until this one ends. SQLite needs none: it has one writer. */
export async function takeAdvisoryLock(trx: Trx, name: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
}

/** Like takeAdvisoryLock, but only waits for those who take the name alone, and others may share it. */
export async function shareAdvisoryLock(trx: Trx, name: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock_shared(hashtext(${name}))`.execute(trx)
}
