// Turns of repeated jobs: of several nodes on one database, one at a time runs a job. A turn ends by the database's clock, so
// that a holder that died is followed, whatever the clocks of the nodes say.
import { type ExpressionBuilder, sql } from 'kysely'
import { clockTolerance, databaseNow } from '#db/queries/clock.ts'
import type { Database, Db } from '#db/schema.ts'

type Turn = { name: string; holder: string; termMs: number }

/** Takes the turn, or extends it. @returns false while another process holds it */
export async function takeTurn(db: Db, { name, holder, termMs }: Turn): Promise<boolean> {
  const now = databaseNow(db)
  const until = sql<number>`${now} + ${sql.lit(termMs)}`
  const isFree = (e: ExpressionBuilder<Database, 'job_turns'>) =>
    e.or([
      e('job_turns.holder', '=', holder),
      e('job_turns.until', '<=', now),
      // The database's clock was set back.
      e('job_turns.until', '>', sql<number>`${until} + ${sql.lit(clockTolerance)}`),
    ])
  const taken = await db
    .insertInto('job_turns')
    .values({ name, holder, until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ holder, until }).where(isFree))
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

/** Another process need not wait for the end of these turns. */
export async function endTurns(db: Db, holder: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db.deleteFrom('job_turns').where('holder', '=', holder).where('name', 'in', names).execute()
}

/** For the only process that has the database open: every former holder is gone. */
export async function forgetTurns(db: Db): Promise<void> {
  await db.deleteFrom('job_turns').execute()
}
