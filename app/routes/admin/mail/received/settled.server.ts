// A received mail that no longer waits for a decision: what became of it, by whom, and the way on.

import { db } from '#app/db.server.ts'
import { findSettled } from '#app/features/received-mail/received-mails.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { can } from '#app/features/staff/permissions.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { alreadyDone } from '#app/routes/admin/shared/already-done.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { aboveReceived, mailSubject, receivedCrumb } from './words.ts'

/** Null for a mail that waits, and for one that no longer exists. @param button what was to be done with it */
export async function settledMail({ id, staff, say }: Pick<Asked, 'id' | 'staff' | 'say'>, button: Phrase) {
  const mail = await findSettled(db, id)
  if (!mail) return null
  const { status, record } = mail
  const text = record
    ? message('This email is in the timeline of {reference}.', { reference: record.reference })
    : status === 'waiting'
      ? ('This email is being fetched.' as const)
      : ('This email no longer waits for a decision.' as const)
  return alreadyDone(
    db,
    {
      audited: { kind: 'received-mail', id },
      text,
      button,
      above: [...aboveReceived(can(staff.role, 'mail.read')), receivedCrumb],
      record: record
        ? { label: drawn(record.reference), href: recordPath(record) }
        : status === 'discarded'
          ? mailSubject(say, mail)
          : undefined,
    },
    staff,
  )
}
