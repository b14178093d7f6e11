import type { Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'

/** The outbox, newest first. */
export const outboxOf = (db: Db): Promise<OutboxMail[]> =>
  db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
