import { db } from '#app/db.server.ts'
import { discardReceived } from '#app/features/received-mail/file-mail.server.ts'
import { findQuarantined } from '#app/features/received-mail/received-mails.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { settledMail } from './settled.server.ts'
import { aboveReceived, mailSubject, receivedCrumb } from './words.ts'

export const handle = { permission: 'received.write', title: 'Discard a received email' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, staff, say }) => {
  const mail = await findQuarantined(db, id)
  if (!mail || mail.status === 'discarded') return settledMail({ id, staff, say }, 'Discard')
  return {
    form: 'discard',
    title: 'Discard this email?',
    button: 'Discard',
    isDangerous: true,
    above: [...aboveReceived(can(staff.role, 'mail.read')), receivedCrumb],
    record: mailSubject(say, mail),
    reload: 'Reload this email',
    text: 'It leaves this list. You can restore it for 30 days; then it is deleted.',
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'discard',
  run: ({ id, by }) => discardReceived(db, id, by),
  done: () => ({
    to: receivedCrumb.href,
    text: 'Email discarded. It stays under Discarded until it is deleted.',
  }),
  record: ({ id }) => ({ kind: 'received-mail', id }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
