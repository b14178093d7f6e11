import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { NotificationKind } from '../labels.ts'

export const recordNotificationTest = (db: Db, actor: Actor, kind: NotificationKind, now: number) =>
  db
    .transaction()
    .execute((trx) => recordAudit(trx, actor, { verb: 'notification-tested', kind: 'brand', detail: { kind } }, now))
