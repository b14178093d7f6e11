import { db } from '#app/db.server.ts'
import { regainSubscriber } from '#app/features/newsletter/lost-subscriber.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { findSuppressionById, releaseAddress } from '#app/mail/suppressions.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { orGone, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { mailCrumb } from './words.ts'

const list = { label: 'Suppressed addresses', href: '/dashboard/mail/suppressed' }

export const handle = { permission: 'mail.write', title: 'Release an address' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id }) => {
  const found = await findSuppressionById(db, id)
  return (
    found && {
      form: 'release',
      title: 'Release this address?',
      shown: found.address,
      button: 'Release',
      above: [mailCrumb, list],
      text:
        found.reason === 'complained'
          ? 'This person reported an email from us as spam. Release the address only if they have told you that they want our emails.'
          : 'Emails to this address bounced. Release it once you know that it works again.',
    }
  )
})

export const action = staffAction(handle.permission, emptySchema, {
  form: 'release',
  run: async ({ id, by }) => orGone(await releaseAddress(db, id, by, regainSubscriber)),
  done: () => ({ to: list.href, text: 'Address released.' }),
})

export { ConfirmPage as default, shouldRevalidate } from '#app/routes/admin/shared/confirm-page.tsx'
