import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findApplication, type StoredEventLine } from '#app/features/applications/applications.server.ts'
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import { type PlanReader, planTitles, planWords } from '#app/features/applications/plan-note.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { conversationPage, threadQuery } from '#app/features/records/thread-page.ts'
import { colons } from '#app/languages/colons.ts'
import { sayIn, translated } from '#app/languages/phrases.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { besideRecord, moveAction } from '../records/route.server.ts'
import { ApplicationView } from './application-view.tsx'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'applications.write',
  title: 'Application',
} as const

export const loader = staffLoader(handle.permission, async ({ params, ...asked }) => {
  const { say, language } = asked
  const query = threadQuery(asked.request)
  const found = await findApplication(db, referenceIn('application', params.reference), query.whole)
  if (!found) return null
  const { office, ...application } = found
  const { shown, place } = conversationPage(application.events, query)
  const proposals = application.events.filter(({ isOpen }) => isOpen)
  const beside = await besideRecord('application', application.reference, asked)
  const { reference } = application
  const reader = { language, office, zone: asked.staff.timeZone }
  const events = shown.map(({ plan, ...event }) => ({ ...event, note: noteFor(reader, { ...event, plan }) }))
  const pageTitle = say('Application {reference}', { reference })
  return { pageTitle, application: { ...application, events }, proposals, place, beside }
})

/** The site itself writes the notes of moves, and words an interview for its reader. */
function noteFor(reader: PlanReader, { type, note, plan }: StoredEventLine) {
  const { language } = reader
  if (plan) return `${sayIn(language)(planTitles[plan.what])}${colons[language]} ${planWords(plan, reader)}`
  return type === 'status' && note ? translated(language, note) : note
}

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = moveAction('application', moveApplication)

export default function ApplicationPage() {
  return <ApplicationView {...useLoaderData<typeof loader>()} />
}
