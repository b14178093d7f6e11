// Checks that the database can be read and written and that mail is sent.

import { type OutboxHealth, outboxHealth } from '#app/mail/outbox/health.server.ts'
import { logError } from '#app/process/log.server.ts'
import { checkDatabase, type DatabaseState } from '#db/driver/check-database.ts'
import { findMark } from '#db/move/standstill.ts'
import type { Db } from '#db/schema.ts'

type Health =
  | { status: 'ok'; warnings: string[]; database: DatabaseState; outbox: OutboxHealth }
  | { status: 'failing'; database: 'failing' }

type Circumstances = {
  now: number
  hasMailService: boolean
  /** Warnings that only this process has. */
  alsoWarnings?: readonly string[]
}

export async function checkHealth(db: Db, { now, hasMailService, alsoWarnings = [] }: Circumstances): Promise<Health> {
  try {
    const database = await checkDatabase(db, now)
    const outbox = await outboxHealth(db, now)
    // Without a mail service, mails are meant to wait.
    const late = hasMailService && outbox.isLate ? ['mail is late'] : []
    // A proxy that asks must go on sending requests here: pages are served.
    const isMoving = database === 'moving' || (await findMark(db)) !== null
    const moving = isMoving ? ['the site is being moved'] : []
    const warnings = [...moving, ...late, ...alsoWarnings]
    return { status: 'ok', warnings, database, outbox }
  } catch (error) {
    logError(error, { path: '/healthcheck' })
    return { status: 'failing', database: 'failing' }
  }
}
