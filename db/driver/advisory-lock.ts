import { PostgresAdapter, sql } from 'kysely'
import type { Db, Trx } from '#db/schema.ts'

export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

/** Until the transaction ends, others that name the same thing wait. SQLite writes one at a time anyway. */
export async function takeAdvisoryLock(trx: Trx, name: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
}
