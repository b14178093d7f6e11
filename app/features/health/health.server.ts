// Can the database be read and written, and does mail leave?
import { logError } from '#app/log.server.ts'
import { type OutboxHealth, outboxHealth } from '#app/mail/outbox.server.ts'
import type { Db } from '#db/schema.ts'

export type Health = { status: 'ok'; database: 'ok'; outbox: OutboxHealth } | { status: 'failing'; database: 'failing' }

export async function checkHealth(db: Db, now: number): Promise<Health> {
  try {
    await probeWrite(db, now)
    return { status: 'ok', database: 'ok', outbox: await outboxHealth(db, now) }
  } catch (error) {
    logError(error, { path: '/healthcheck' })
    return { status: 'failing', database: 'failing' }
  }
}

/** Writes a row and takes it back: a full disk or a read-only file shows here before it costs an enquiry. */
async function probeWrite(db: Db, now: number) {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('rate_limits')
      .values({ key: `probe:${now}:${process.hrtime.bigint()}`, count: 0, resets_at: now })
      .execute()
    await trx.deleteFrom('rate_limits').where('key', 'like', 'probe:%').where('resets_at', '<=', now).execute()
  })
}
