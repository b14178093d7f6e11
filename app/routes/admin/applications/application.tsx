import { useActionData, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import { threadPage, threadQuery } from '#app/features/records/thread-page.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { RecordMails } from '../records/mails.tsx'
import { RecordPage } from '../records/page.tsx'
import { besideRecord, moveAction } from '../records/route.server.ts'
import { ApplicationThread } from '../records/thread/application.tsx'
import { ApplicationFacts } from './facts.tsx'
import { InterviewCard } from './interview/card.tsx'
import { Proposals } from './proposals.tsx'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'applications.write',
  title: 'Application',
} as const

export const loader = staffLoader(handle.permission, async ({ params, ...asked }) => {
  const query = threadQuery(asked.request)
  const application = await findApplication(db, referenceIn('application', params.reference), query.whole)
  if (!application) return null
  const { shown, place } = threadPage(application.events, query)
  const proposals = application.events.filter(({ isOpen }) => isOpen)
  const beside = await besideRecord('application', application.reference, asked)
  const pageTitle = `Application ${application.reference}`
  return { pageTitle, application: { ...application, events: shown }, proposals, place, beside }
})

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = moveAction('application', moveApplication)

export default function ApplicationPage() {
  const { application, proposals, place, beside } = useLoaderData<typeof loader>()
  const { mails, may, timeZone, now } = beside
  const refusal = useActionData<FormAnswer>()?.formError
  const { reference, status, version, events, first_name, last_name, email, course_name } = application
  const path = recordPath({ kind: 'application', reference })
  return (
    <RecordPage
      kind="application"
      record={application}
      name={`${first_name} ${last_name}`}
      about={course_name}
      refusal={refusal}
      replyTo={{ email, subject: `Your application for ${course_name} (${reference})` }}
      beside={beside}
      facts={<ApplicationFacts application={application} zone={timeZone} now={now} />}
    >
      <Proposals
        path={path}
        version={version}
        proposals={proposals}
        zone={timeZone}
        may={{ adopt: may.move && isOpen('application', status), dismiss: may.move }}
      />
      <InterviewCard application={application} path={path} mayChange={may.move} />
      <ApplicationThread key={reference} place={place} desk={beside.desk} path={path} events={events} zone={timeZone} />
      <RecordMails about="application" mails={mails} zone={timeZone} isLinked={may.openMail} />
    </RecordPage>
  )
}
