import { useActionData, useLoaderData } from '@remix-run/react'
import { type OfficeTitle, officeTitle } from '#app/content/company/offices.ts'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { findRecordWithAppointment } from '#app/features/appointments/appointments.server.ts'
import { isOffered } from '#app/features/appointments/book-time.server.ts'
import { timeInNote } from '#app/features/appointments/times-note.ts'
import {
  type EnquiryDetails,
  type EnquiryEventLine,
  findEnquiry,
  moveEnquiry,
} from '#app/features/enquiries/enquiries.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { conversationPage, threadQuery } from '#app/features/records/thread-page.ts'
import { storedSubjectWords } from '#app/features/texts/subjects.server.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { drawn } from '#app/languages/message.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { isMailed } from '#app/mail/outbox/mails.server.ts'
import { RecordMails } from '#app/routes/admin/records/mails.tsx'
import { answerFact, SentFacts } from '#app/routes/admin/records/record-facts.tsx'
import { LinkOn } from '#app/routes/admin/records/record-fields.tsx'
import { RecordPage } from '#app/routes/admin/records/record-page.tsx'
import { type BesideRecord, besideRecord, moveAction } from '#app/routes/admin/records/record-parts.server.ts'
import {
  answerParts,
  By,
  Moved,
  staffEvent,
  Thread,
  type ThreadShown,
} from '#app/routes/admin/records/thread/thread.tsx'
import { Facts, typed } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Appointment } from '#db/tables/appointments.ts'
import type { EnquiryForm } from '#db/tables/records.ts'
import { formLabels } from './words.ts'

export const handle = { permission: 'enquiries.read', actionPermission: 'enquiries.write', title: 'Contact' } as const

export const loader = staffLoader(handle.permission, async ({ params, ...asked }) => {
  const query = threadQuery(asked.request)
  const enquiry = await findEnquiry(db, referenceIn('enquiry', params.reference), query.whole)
  if (!enquiry) return null
  const { context, ...rest } = enquiry
  const { shown, place } = conversationPage(rest.events, query)
  const beside = await besideRecord('enquiry', enquiry.reference, asked)
  const offers = await isOffered(db)
  const found = await findRecordWithAppointment(db, enquiry.reference)
  const appointment = found && {
    ...found.appointment,
    office: officeTitle(found.appointment.office),
    isLinkMailed: await isMailed(db, 'appointment-held', enquiry.reference, found.appointment.created_at),
  }
  const about = await storedSubjectWords(db, context, asked.now, asked.language)
  const pageTitle = asked.say('Contact {reference}', { reference: enquiry.reference })
  return {
    pageTitle,
    enquiry: { ...rest, events: shown },
    office: officeTitle(rest.office),
    place,
    about,
    beside,
    appointment,
    offers,
  }
})

export const action = moveAction('enquiry', moveEnquiry)

export default function ContactPage() {
  return <EnquiryView {...useLoaderData<typeof loader>()} />
}

// An enquiry: its conversation with the facts and mails beside it.
type EnquiryViewProps = {
  enquiry: Omit<EnquiryDetails, 'context'>
  office: OfficeTitle
  place: ThreadShown['place']
  /** The subject that the sender's page added, in words. */
  about: string
  beside: BesideRecord
  appointment: ShownAppointment | null
  /** True if an office offers appointments. */
  offers: boolean
}

function EnquiryView({ enquiry, office, place, about, beside, appointment, offers }: EnquiryViewProps) {
  const { mails, may, timeZone, now, desk } = beside
  const refusal = useActionData<FormAnswer>()?.formError
  const { reference, name, email, subject } = enquiry
  const path = recordPath({ kind: 'enquiry', reference })
  const isToConfirm = may.move && isHeld(appointment, now)
  return (
    <RecordPage
      kind="enquiry"
      record={enquiry}
      name={name}
      refusal={refusal}
      replyTo={{ email, subject: `Re: ${subject ?? 'your enquiry'} (${reference})` }}
      beside={beside}
      next={
        isToConfirm ? { label: 'Confirm appointment', to: `${path}/appointment/confirm`, asks: 'confirm' } : undefined
      }
      facts={
        <ContactFacts
          enquiry={enquiry}
          office={office}
          about={about}
          zone={timeZone}
          now={now}
          snoozedUntil={desk.snoozed_until}
        />
      }
      thread={
        <ContactThread
          key={reference}
          place={place}
          about={subject && <span dir="auto">{subject}</span>}
          message={enquiry.message}
          desk={desk}
          path={path}
          events={enquiry.events}
          form={enquiry.form}
          zone={timeZone}
        />
      }
    >
      <AppointmentCard
        appointment={appointment}
        path={path}
        now={now}
        zone={timeZone}
        mayBook={offers && enquiry.status !== 'spam'}
        mayChange={may.move}
      />
      <RecordMails about="enquiry" mails={mails} zone={timeZone} isLinked={may.openMail} />
    </RecordPage>
  )
}

type ContactFactsProps = Pick<EnquiryViewProps, 'enquiry' | 'office' | 'about'> & {
  zone: string
  now: number
  snoozedUntil: number | null
}

function ContactFacts({ enquiry, office, about, zone, now, snoozedUntil }: ContactFactsProps) {
  const say = useSay()
  const { reference, form, email, phone, company, services, received_at } = enquiry
  return (
    <SentFacts
      reference={reference}
      receivedAt={received_at}
      zone={zone}
      of={{
        Email: typed(email),
        Phone: typed(phone),
        Company: typed(company),
        Services: services.map((service) => say(service)).join(', ') || null,
        'About|subject': about || null,
        ...answerFact({ record: enquiry, zone, now, snoozedUntil }),
      }}
      more={{
        Office: say(office),
        Language: say(languageNames[enquiry.language]),
        Form: say(formLabels[form]),
        Page: typed(enquiry.page),
        Campaign: typed(enquiry.campaign),
      }}
    />
  )
}

type ContactThreadProps = ThreadShown & { path: string; events: readonly EnquiryEventLine[]; form: EnquiryForm }

function ContactThread({ path, events, form, ...shown }: ContactThreadProps) {
  const lines = events.map((event) => ({
    ...event,
    note: hasOwnWords(event) ? null : event.note,
    what: <What event={event} form={form} zone={shown.zone} />,
    more: answerParts(event, event.merged ? recordPath({ kind: 'enquiry', reference: event.merged }) : path),
  }))
  return <Thread events={lines} {...shown} />
}

/** Their notes are part of the line itself. */
const hasOwnWords = ({ type, note }: EnquiryEventLine) =>
  ['withdrawn', 'assigned', 'merged', 'separated'].includes(type) ||
  (isAboutAppointment(type) && timeInNote(note) !== null)

function What({ event, form, zone }: { event: EnquiryEventLine; form: EnquiryForm; zone: string }) {
  const say = useSay()
  const way = say(formLabels[form])
  const { type, from_status, to_status, actor } = event
  if (type === 'received' && event.merged !== null)
    return say('From the visitor, in {reference}', { reference: event.merged })
  if (type === 'received' && actor !== null) return <By what={say('Logged: {way}', { way })} actor={actor} />
  if (type === 'received') return say('From the visitor: {way}', { way })
  if (type === 'added') return say('Added by the visitor')
  if (type === 'withdrawn') return say('Withdrawn by the visitor')
  if (type === 'answer' && !event.sender)
    return say(event.is_automatic ? 'Automatic reply from the visitor' : 'Email reply from the visitor')
  if (isAboutAppointment(type)) return <AppointmentChanged event={event} type={type} zone={zone} />
  return staffEvent(event) ?? <Moved kind="enquiry" from={from_status} to={to_status} actor={actor} />
}

const appointmentEvents = {
  'appointment-held': 'Appointment to confirm',
  'appointment-booked': 'Appointment booked',
  'appointment-moved': 'Appointment moved',
  'appointment-cancelled': 'Appointment cancelled',
} as const

const isAboutAppointment = (type: string): type is keyof typeof appointmentEvents => type in appointmentEvents

/** By the visitor without an actor; the time is that of the appointment. */
function AppointmentChanged({
  event,
  type,
  zone,
}: {
  event: EnquiryEventLine
  type: keyof typeof appointmentEvents
  zone: string
}) {
  const say = useSay()
  const at = timeInNote(event.note)
  return (
    <>
      {event.actor ? <By label={appointmentEvents[type]} actor={event.actor} /> : say(appointmentEvents[type])}
      {at === null ? null : (
        <>
          {': '}
          <Moment at={at} zone={zone} />
        </>
      )}
    </>
  )
}

/** @property isLinkMailed its visitor was sent the link that confirms it */
type ShownAppointment = { office: OfficeTitle; isLinkMailed: boolean } & Pick<
  Appointment,
  'starts_at' | 'minutes' | 'visitor_zone' | 'status' | 'held_until'
>

type AppointmentCardProps = {
  appointment: ShownAppointment | null
  /** The path of the enquiry's page. */
  path: string
  now: number
  /** The reader's time zone. */
  zone: string
  /** True if an office offers times and the reader may change them. */
  mayBook: boolean
  mayChange: boolean
}

/** True until its visitor or a colleague has confirmed the time. */
const isHeld = (appointment: ShownAppointment | null, now: number) =>
  appointment !== null && appointment.starts_at > now && appointment.status === 'held'

/** The appointment of an enquiry, in the rail of its page. */
function AppointmentCard({ appointment, path, now, zone, mayBook, mayChange }: AppointmentCardProps) {
  const say = useSay()
  const language = useLanguage()
  const isComing = appointment !== null && appointment.starts_at > now
  if (!appointment && !mayBook) return null
  return (
    <Panel id="appointment-heading" title={say('Appointment')}>
      {appointment ? (
        <Facts
          of={[
            ...interviewTimes(appointment.starts_at, appointment.visitor_zone, language, 'staff-of-visitor').map(
              ([place, time]) => [drawn(place), time] as const,
            ),
            ['Duration', say('{count} minutes', { count: appointment.minutes })],
            ['Office', say(appointment.office)],
          ]}
        />
      ) : (
        <p>{say('No appointment')}</p>
      )}
      {appointment && isHeld(appointment, now) ? (
        <p>
          {appointment.held_until && appointment.held_until > now ? (
            <Said
              phrase={
                appointment.isLinkMailed
                  ? 'The visitor has been emailed a link to confirm this time. You can confirm it too. It is kept until {time}.'
                  : 'The visitor wasn’t emailed a link to confirm this time. Please confirm it yourself. It is kept until {time}.'
              }
              values={{ time: <Moment at={appointment.held_until} zone={zone} /> }}
            />
          ) : (
            say('The visitor hasn’t confirmed this time, and others can choose it again.')
          )}
        </p>
      ) : null}
      {mayChange && (isComing || mayBook) ? (
        <div className="button-row">
          {mayBook ? (
            <LinkOn to={`${path}/appointment`} variant="outline" size="s">
              {isComing ? say('Change time') : say('Set time')}
            </LinkOn>
          ) : null}
          {isComing ? (
            <LinkOn to={`${path}/appointment/cancel`} variant="outline" size="s">
              {say('Cancel appointment')}
            </LinkOn>
          ) : null}
        </div>
      ) : null}
    </Panel>
  )
}
