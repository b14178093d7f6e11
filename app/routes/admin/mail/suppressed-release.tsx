import { db } from '#app/db.server.ts'
import { regainSubscriber } from '#app/features/newsletter/lost-subscriber.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { findSuppressionById, releaseAddress } from '#app/mail/suppressions.server.ts'
import { alreadyDone } from '#app/routes/admin/shared/already-done.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { mailCrumb } from './words.ts'

const list = { label: 'Suppressed addresses', href: '/dashboard/mail/suppressed' } as const

const released = (id: string) => ({ kind: 'address', id }) as const

export const handle = { permission: 'mail.write', title: 'Release an address' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, staff }) => {
  const found = await findSuppressionById(db, id)
  const above = [mailCrumb, list]
  if (!found) return alreadyDone(db, { audited: released(id), button: 'Release', above }, staff)
  return {
    form: 'release',
    title: 'Release this address?',
    shown: found.address,
    button: 'Release',
    above,
    text:
      found.reason === 'complained'
        ? 'This person reported an email from us as spam. Release the address only if they have told you that they want our emails.'
        : 'Emails to this address bounced. Release it once you know that it works again.',
  }
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'release',
  run: ({ id, by }) => releaseAddress(db, id, by, regainSubscriber),
  done: () => ({ to: list.href, text: 'Address released.' }),
  record: ({ id }) => released(id),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
