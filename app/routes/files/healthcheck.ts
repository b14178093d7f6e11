// For the operator's monitor: can the database be read and written, and does mail leave?
import { db } from '#app/db.server.ts'
import { logError } from '#app/log.server.ts'
import { outboxHealth } from '#app/mail/outbox.server.ts'
import { checkDatabase } from '#db/check.ts'

export async function loader() {
  const now = Date.now()
  try {
    const database = await checkDatabase(db, now)
    const outbox = await outboxHealth(db, now)
    return Response.json({ status: 'ok', database, outbox }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    logError(error, { path: '/healthcheck' })
    return Response.json(
      { status: 'failing', database: 'failing' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    )
  }
}
