import { useActionData, useLoaderData } from '@remix-run/react'
import { storedSubjectWords } from '#app/content/enquiry-subjects.ts'
import { db } from '#app/db.server.ts'
import { findEnquiry, moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { threadPage, threadQuery } from '#app/features/records/thread-page.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { RecordMails } from '../records/mails.tsx'
import { RecordPage } from '../records/page.tsx'
import { besideRecord, moveAction } from '../records/route.server.ts'
import { ContactThread } from '../records/thread/enquiry.tsx'
import { ContactFacts } from './facts.tsx'

export const handle = { permission: 'enquiries.read', actionPermission: 'enquiries.write', title: 'Contact' } as const

export const loader = staffLoader(handle.permission, async ({ params, ...asked }) => {
  const query = threadQuery(asked.request)
  const enquiry = await findEnquiry(db, referenceIn('enquiry', params.reference), query.whole)
  if (!enquiry) return null
  const { context, ...rest } = enquiry
  const { shown, place } = threadPage(rest.events, query)
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
      about={<span dir="auto">{subject ?? 'Message'}</span>}
      refusal={refusal}
      replyTo={{ email, subject: `Re: ${subject ?? 'your enquiry'} (${reference})` }}
      beside={beside}
      facts={<ContactFacts enquiry={enquiry} about={about} zone={timeZone} now={now} />}
    >
      <ContactThread
        key={reference}
        place={place}
        desk={beside.desk}
        path={recordPath({ kind: 'enquiry', reference })}
        events={enquiry.events}
        form={enquiry.form}
        zone={timeZone}
      />
      <RecordMails about="enquiry" mails={mails} zone={timeZone} isLinked={may.openMail} />
    </RecordPage>
  )
}
