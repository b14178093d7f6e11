// Can the database be read and written, and does mail leave?
import { logError } from '#app/log.server.ts'
import { type OutboxHealth, outboxHealth } from '#app/mail/outbox.server.ts'
import { checkDatabase } from '#db/check.ts'
import type { Db } from '#db/schema.ts'

export type Health =
  | { status: 'ok'; database: 'ok' | 'locked'; outbox: OutboxHealth }
  | { status: 'failing'; database: 'failing' }

export async function checkHealth(db: Db, now: number): Promise<Health> {
  try {
    const database = await checkDatabase(db, now)
    return { status: 'ok', database, outbox: await outboxHealth(db, now) }
  } catch (error) {
    logError(error, { path: '/healthcheck' })
    return { status: 'failing', database: 'failing' }
  }
}
