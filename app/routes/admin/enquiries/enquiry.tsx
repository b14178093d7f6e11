import { useActionData, useLoaderData } from '@remix-run/react'
import { officeTitle } from '#app/content/company/offices.ts'
import { storedSubjectWords } from '#app/content/enquiry-subjects.ts'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import {
  type EnquiryDetails,
  type EnquiryEventLine,
  findEnquiry,
  moveEnquiry,
} from '#app/features/enquiries/enquiries.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { conversationPage, threadQuery } from '#app/features/records/thread-page.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { Fact, TypedFact } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import type { EnquiryForm } from '#db/tables/records.ts'
import { AnswerBy } from '../records/answer-by.tsx'
import { RecordMails } from '../records/mails.tsx'
import { RecordPage } from '../records/page.tsx'
import { besideRecord, moveAction } from '../records/route.server.ts'
import { SentFacts } from '../records/sent-facts.tsx'
import { answerParts, By, Moved, staffEvent, Thread, type ThreadShown } from '../records/thread/thread.tsx'
import { formLabels } from './words.ts'

export const handle = { permission: 'enquiries.read', actionPermission: 'enquiries.write', title: 'Contact' } as const

export const loader = staffLoader(handle.permission, async ({ params, ...asked }) => {
  const query = threadQuery(asked.request)
  const enquiry = await findEnquiry(db, referenceIn('enquiry', params.reference), query.whole)
  if (!enquiry) return null
  const { context, ...rest } = enquiry
  const { shown, place } = conversationPage(rest.events, query)
  const beside = await besideRecord('enquiry', enquiry.reference, asked)
  const pageTitle = `Contact ${enquiry.reference}`
  return { pageTitle, enquiry: { ...rest, events: shown }, place, about: storedSubjectWords(context), beside }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = moveAction('enquiry', moveEnquiry)

export default function ContactPage() {
  const { enquiry, place, about, beside } = useLoaderData<typeof loader>()
  const { mails, may, timeZone, now } = beside
  const refusal = useActionData<FormAnswer>()?.formError
  const { reference, name, email, subject } = enquiry
  return (
    <RecordPage
      kind="enquiry"
      record={enquiry}
      name={name}
      refusal={refusal}
      replyTo={{ email, subject: `Re: ${subject ?? 'your enquiry'} (${reference})` }}
      beside={beside}
      facts={<ContactFacts enquiry={enquiry} about={about} zone={timeZone} now={now} />}
      thread={
        <ContactThread
          key={reference}
          place={place}
          about={subject && <span dir="auto">{subject}</span>}
          message={enquiry.message}
          desk={beside.desk}
          path={recordPath({ kind: 'enquiry', reference })}
          events={enquiry.events}
          form={enquiry.form}
          zone={timeZone}
        />
      }
    >
      <RecordMails about="enquiry" mails={mails} zone={timeZone} isLinked={may.openMail} />
    </RecordPage>
  )
}

type ContactFactsProps = {
  enquiry: Omit<EnquiryDetails, 'context'>
  /** The subject that the sender's page added, in words. */
  about: string
  zone: string
  now: number
}

function ContactFacts({ enquiry, about, zone, now }: ContactFactsProps) {
  const { reference, form, email, phone, company, services, received_at } = enquiry
  return (
    <SentFacts reference={reference} receivedAt={received_at} zone={zone}>
      <TypedFact label="Email" value={email} />
      <TypedFact label="Phone" value={phone} />
      <TypedFact label="Company" value={company} />
      {services.length > 0 ? <Fact label="Services">{services.join(', ')}</Fact> : null}
      {about ? <Fact label="About">{about}</Fact> : null}
      <Fact label="Answer by">
        <AnswerBy record={enquiry} zone={zone} now={now} />
      </Fact>
      <Fact label="Office">{officeTitle(enquiry.office)}</Fact>
      <Fact label="Language">{languageNames[enquiry.language]}</Fact>
      <Fact label="Form">{formLabels[form]}</Fact>
      <TypedFact label="Page" value={enquiry.page} />
      <TypedFact label="Campaign" value={enquiry.campaign} />
    </SentFacts>
  )
}

type ContactThreadProps = ThreadShown & { path: string; events: readonly EnquiryEventLine[]; form: EnquiryForm }

function ContactThread({ path, events, form, ...shown }: ContactThreadProps) {
  const lines = events.map((event) => ({
    ...event,
    note: hasOwnWords(event) ? null : event.note,
    what: <What event={event} form={form} />,
    more: answerParts(event, path),
  }))
  return <Thread events={lines} {...shown} />
}

/** Their notes are part of the line itself. */
const hasOwnWords = ({ type }: EnquiryEventLine) => type === 'withdrawn' || type === 'assigned'

function What({ event, form }: { event: EnquiryEventLine; form: EnquiryForm }) {
  const { type, from_status, to_status, actor } = event
  if (type === 'received' && actor !== null) return <By what={`Entered: ${formLabels[form]}`} actor={actor} />
  if (type === 'received') return `Sent by the visitor: ${formLabels[form]}`
  if (type === 'added') return 'Added by the visitor'
  if (type === 'withdrawn') return 'Withdrawn by the visitor'
  if (type === 'answer')
    return event.is_automatic ? 'Automatic reply from the visitor' : 'Reply by mail from the visitor'
  return staffEvent(event) ?? <Moved kind="enquiry" from={from_status} to={to_status} actor={actor} />
}
