// Books or moves the appointment of an enquiry.

import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findAppointment } from '#app/features/appointments/appointments.server.ts'
import { arrangeAppointment } from '#app/features/appointments/change-appointment.server.ts'
import { findOffer, type Offer } from '#app/features/appointments/offer.server.ts'
import { staffMoveSchema } from '#app/features/appointments/schema.ts'
import { SlotFields, TimesView, viewOf } from '#app/features/appointments/slot-fields.tsx'
import { drawn } from '#app/languages/message.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { doneAndMailed } from '#app/routes/admin/mail/mail-follows.server.ts'
import { changedText } from '#app/routes/admin/records/record-parts.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { contactsCrumb, noneOffered } from '../words.ts'
import { pathOf, recordFor, refusals, requestFor, whenAndWhere } from './step.server.ts'

export const handle = { permission: 'enquiries.write', title: 'Appointment' } as const

export const loader = staffLoader(handle.permission, async (asked) => {
  const record = await recordFor(asked.params)
  if (!record) return null
  const { request, language, now, staff } = asked
  const search = new URL(request.url).searchParams
  const zone = staff.timeZone
  const appointment = await findAppointment(db, record.id)
  const booked =
    appointment && appointment.starts_at > now ? whenAndWhere(appointment, zone, language).join(', ') : null
  return { ...record, booked, offer: await findOffer(db, { search, language, now, zone, isStaff: true }) }
})

export const action = staffAction(handle.permission, staffMoveSchema, {
  form: 'appointment',
  run: ({ params, value, by }) => arrangeAppointment(db, requestFor(params, value), by),
  done: async (sent, { record }) => ({
    to: pathOf(sent.params),
    text: drawn(await doneAndMailed(db, 'The appointment is set.', record.email, sent)),
  }),
  failed: 'We couldn’t set the appointment. Please try again.',
  refusals,
  changed: ({ params, staff }) => changedText('enquiry', params.reference, staff),
})

export default function AppointmentPage() {
  const say = useSay()
  const { reference, name, version, offer, path, booked } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say(booked ? 'Change the appointment with {name}' : 'Book an appointment with {name}', { name })}
      isTyped
      above={[contactsCrumb, { label: drawn(reference), href: path }]}
      crumb={say('Appointment')}
    >
      {offer ? <SetTime path={path} booked={booked} version={version} offer={offer} /> : <p>{say(noneOffered)}</p>}
    </StaffPage>
  )
}

type SetTimeProps = {
  /** The path of the enquiry's page. */
  path: string
  version: number
  /** The present appointment in words, if one is to come. */
  booked: string | null
  offer: Offer
}

function SetTime({ path, version, booked, offer }: SetTimeProps) {
  const say = useSay()
  const page = `${path}/appointment`
  return (
    <>
      {booked ? (
        <p>
          <Said phrase="Booked now: {time}" values={{ time: <strong>{booked}</strong> }} />
        </p>
      ) : null}
      <StaffForm
        form="appointment"
        action={`${page}?${new URLSearchParams(viewOf(offer))}`}
        version={version}
        button={say(booked ? 'Change time and send email' : 'Set time and send email')}
        cancel={path}
      >
        <SlotFields offer={offer} path={page} />
      </StaffForm>
      <TimesView offer={offer} path={page} anchor="appointment" />
    </>
  )
}
