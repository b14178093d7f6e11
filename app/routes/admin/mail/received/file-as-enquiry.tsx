// Turns a mail that belongs to no record into an enquiry.
import { db } from '#app/db.server.ts'
import { enquiryFromMail } from '#app/features/enquiries/enter-enquiry.server.ts'
import { fileAsNew } from '#app/features/received-mail/file-mail.server.ts'
import { findQuarantined } from '#app/features/received-mail/received-mails.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { settledMail } from './settled.server.ts'
import { aboveReceived, mailSubject, receivedCrumb } from './words.ts'

export const handle = { permission: 'received.write', title: 'Create enquiry' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, staff, say }) => {
  const mail = await findQuarantined(db, id)
  if (mail?.status !== 'quarantined') return settledMail({ id, staff, say }, 'Create enquiry')
  return {
    form: 'enquiry',
    title: 'Turn this email into an enquiry?',
    button: 'Create enquiry',
    above: [...aboveReceived(can(staff.role, 'mail.read')), receivedCrumb],
    record: mailSubject(say, mail),
    reload: 'Reload this email',
    text: 'You can then reply to it like any other enquiry, and the sender’s replies are added to it.',
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'enquiry',
  run: ({ id, by }) => fileAsNew(db, id, (trx, mail) => enquiryFromMail(trx, mail, by), by),
  done: (_, { path }) => ({ to: path, text: 'The email is now an enquiry. Nothing was sent.' }),
  refusals: { 'no record': 'It couldn’t be turned into an enquiry.' },
  record: ({ id }) => ({ kind: 'received-mail', id }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
