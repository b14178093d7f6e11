// For the operator's monitor: can the database be read and written, and does mail leave?
import { sql } from 'kysely'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { logError } from '#app/log.server.ts'
import { outboxHealth } from '#app/mail/outbox.server.ts'

export async function loader() {
  const now = Date.now()
  try {
    await sql`select 1`.execute(db)
    await probeWrite(now)
    const outbox = await outboxHealth(db, now)
    // Without a mail service mails are meant to wait.
    const warnings = env.RESEND_API_KEY && outbox.isLate ? ['mail is late'] : []
    const health = { status: 'ok', warnings, database: 'ok', outbox }
    return Response.json(health, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    logError(error, { path: '/healthcheck' })
    return Response.json(
      { status: 'failing', database: 'failing' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}

/** Writes a row and takes it back: a full disk or a read-only file shows here before it costs an enquiry. */
async function probeWrite(now: number) {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('rate_limits')
      .values({ key: `probe:${now}:${process.hrtime.bigint()}`, count: 0, resets_at: now })
      .execute()
    await trx.deleteFrom('rate_limits').where('key', 'like', 'probe:%').where('resets_at', '<=', now).execute()
  })
}
