import type { Db, Trx } from '#db/schema.ts'
import { nudgeCourier } from './nudge.server.ts'

/** A transaction that may queue mails: once it is committed, and not before, the courier is told to look. */
export async function mailTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const result = await db.transaction().execute(work)
  nudgeCourier()
  return result
}
