import { useLoaderData } from '@remix-run/react'
import { officeTitle } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import { isOffered } from '#app/features/appointments/appointments.server.ts'
import { findTalk } from '#app/features/appointments/hold.server.ts'
import { findEnquiry, moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { conversationPage, threadQuery } from '#app/features/records/thread-page.ts'
import { storedSubjectWords } from '#app/features/texts/subjects.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { besideRecord, moveAction } from '../records/route.server.ts'
import { EnquiryView } from './enquiry-view.tsx'

export const handle = { permission: 'enquiries.read', actionPermission: 'enquiries.write', title: 'Contact' } as const

export const loader = staffLoader(handle.permission, async ({ params, ...asked }) => {
  const query = threadQuery(asked.request)
  const enquiry = await findEnquiry(db, referenceIn('enquiry', params.reference), query.whole)
  if (!enquiry) return null
  const { context, ...rest } = enquiry
  const { shown, place } = conversationPage(rest.events, query)
  const beside = await besideRecord('enquiry', enquiry.reference, asked)
  const offers = await isOffered(db, asked.now)
  const found = await findTalk(db, enquiry.reference)
  const talk = found && { ...found.appointment, office: officeTitle(found.appointment.office) }
  const about = await storedSubjectWords(db, context, asked.now, asked.language)
  const pageTitle = asked.say('Contact {reference}', { reference: enquiry.reference })
  return {
    pageTitle,
    enquiry: { ...rest, events: shown },
    office: officeTitle(rest.office),
    place,
    about,
    beside,
    talk,
    offers,
  }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = moveAction('enquiry', moveEnquiry)

export default function ContactPage() {
  return <EnquiryView {...useLoaderData<typeof loader>()} />
}
