// Asks before an appointment is cancelled.

import { db } from '#app/db.server.ts'
import { findArranged } from '#app/features/appointments/appointments.server.ts'
import { cancelAppointment } from '#app/features/appointments/change-appointment.server.ts'
import { noneToCome } from '#app/features/appointments/words.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import { changedText } from '#app/routes/admin/records/record-parts.server.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { doneAndMailed } from '../../mail/mail-follows.server.ts'
import { contactsCrumb } from '../words.ts'
import { pathOf, recordFor, whenAndWhere } from './step.server.ts'

export const handle = { permission: 'enquiries.write', title: 'Cancel the appointment' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ params, now, staff, language }) => {
  const record = await recordFor(params)
  if (!record) return null
  const { id, reference, name, version, path } = record
  const appointment = await findArranged(db, id)
  return {
    form: 'appointment-cancel',
    title: message('Cancel the appointment with {name}?', { name }),
    text: 'We email the visitor and the colleagues concerned, and the time becomes free again.',
    button: 'Cancel appointment',
    keep: 'Keep appointment',
    isDangerous: true,
    version,
    above: [contactsCrumb],
    record: {
      label: drawn(reference),
      href: path,
      subject: appointment ? whenAndWhere(appointment, staff.timeZone, language) : undefined,
    },
    reload: message('Back to {reference}', { reference }),
    refusal: appointment && appointment.starts_at > now ? null : noneToCome,
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'appointment-cancel',
  run: ({ params, value, by }) =>
    cancelAppointment(db, { reference: referenceIn('enquiry', params.reference), ...value }, by),
  done: async (sent, { record }) => ({
    to: pathOf(sent.params),
    text: drawn(await doneAndMailed(db, 'The appointment is cancelled.', record.email, sent)),
  }),
  refusals: { none: noneToCome, same: noneToCome, another: noneToCome, taken: noneToCome },
  changed: ({ params, staff }) => changedText('enquiry', params.reference, staff),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
