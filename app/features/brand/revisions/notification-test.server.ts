import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { NotificationKind } from '../words.ts'

export const recordNotificationTest = (db: Db, kind: NotificationKind, by: By) =>
  db
    .transaction()
    .execute((trx) => recordAudit(trx, { verb: 'notification-tested', kind: 'brand', detail: { kind } }, by))
