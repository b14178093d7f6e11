import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { conversationPage, threadQuery } from '#app/features/records/thread-page.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { besideRecord, moveAction } from '../records/route.server.ts'
import { ApplicationView } from './application-view.tsx'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'applications.write',
  title: 'Application',
} as const

export const loader = staffLoader(handle.permission, async ({ params, ...asked }) => {
  const query = threadQuery(asked.request)
  const application = await findApplication(db, referenceIn('application', params.reference), query.whole)
  if (!application) return null
  const { shown, place } = conversationPage(application.events, query)
  const proposals = application.events.filter(({ isOpen }) => isOpen)
  const beside = await besideRecord('application', application.reference, asked)
  const pageTitle = `Application ${application.reference}`
  return { pageTitle, application: { ...application, events: shown }, proposals, place, beside }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = moveAction('application', moveApplication)

export default function ApplicationPage() {
  return <ApplicationView {...useLoaderData<typeof loader>()} />
}
