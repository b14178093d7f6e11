// An application: its conversation with the facts, proposed answers, interview and mails beside it.
import { Link, useActionData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import type { ApplicationDetails, ApplicationEventLine } from '#app/features/applications/applications.server.ts'
import { placeLabel } from '#app/features/applications/places/place-statuses.ts'
import { experienceLabels } from '#app/features/applications/words.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import type { ThreadPlace } from '#app/features/records/thread-page.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { Fact, TypedFact } from '#app/routes/admin/shared/facts.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { ReceivedFiles } from '../mail/received/files.tsx'
import { AnswerBy } from '../records/answer-by.tsx'
import { RecordMails } from '../records/mails.tsx'
import { RecordPage } from '../records/page.tsx'
import type { BesideRecord } from '../records/route.server.ts'
import { SentFacts } from '../records/sent-facts.tsx'
import { ApplicationThread } from '../records/thread/application.tsx'
import { InterviewCard } from './interview/card.tsx'
import { Proposals } from './proposals.tsx'

type ApplicationViewProps = {
  application: ApplicationDetails
  proposals: readonly ApplicationEventLine[]
  place: ThreadPlace
  beside: BesideRecord
}

export function ApplicationView({ application, proposals, place, beside }: ApplicationViewProps) {
  const { mails, may, timeZone, now } = beside
  const refusal = useActionData<FormAnswer>()?.formError
  const { reference, status, version, events, first_name, last_name, email, course_name } = application
  const path = recordPath({ kind: 'application', reference })
  return (
    <RecordPage
      kind="application"
      record={application}
      name={`${first_name} ${last_name}`}
      refusal={refusal}
      replyTo={{ email, subject: `Your application for ${course_name} (${reference})` }}
      beside={beside}
      facts={<ApplicationFacts application={application} zone={timeZone} now={now} />}
      thread={
        <ApplicationThread
          key={reference}
          place={place}
          about={course_name}
          message={application.message}
          desk={beside.desk}
          path={path}
          events={events}
          zone={timeZone}
        />
      }
    >
      <Proposals
        path={path}
        version={version}
        proposals={proposals}
        zone={timeZone}
        may={{ adopt: may.move && isOpen('application', status), dismiss: may.move }}
      />
      <InterviewCard application={application} path={path} mayChange={may.move} />
      <RecordMails about="application" mails={mails} zone={timeZone} isLinked={may.openMail} />
    </RecordPage>
  )
}

type ApplicationFactsProps = { application: ApplicationDetails; zone: string; now: number }

function ApplicationFacts({ application, zone, now }: ApplicationFactsProps) {
  const { reference, received_at, first_name, last_name, email, phone, experience, signup, promo_code } = application
  return (
    <SentFacts reference={reference} receivedAt={received_at} zone={zone}>
      <Fact label="Course">
        {application.course_name}: {application.course_level}, {application.course_weeks} weeks
      </Fact>
      <Fact label="Experience">{experienceLabels[experience]}</Fact>
      <TypedFact label="First name" value={first_name} />
      <TypedFact label="Last name" value={last_name} />
      <TypedFact label="Email" value={email} />
      <TypedFact label="Phone" value={phone} />
      {application.files.length > 0 ? (
        <Fact label="CV">
          <ReceivedFiles files={application.files} path={recordPath({ kind: 'application', reference })} />
        </Fact>
      ) : null}
      {promo_code ? <Fact label="Discount">{discountWords(application)}</Fact> : null}
      {signup ? (
        <Fact label="Course place">
          <Pill status={signup}>{placeLabel(signup)}</Pill>{' '}
          <Link to={`/dashboard/careers/places/${application.place_id}`}>
            {application.waiting_since === null ? 'Open the place' : 'On the waiting list'}
          </Link>
        </Fact>
      ) : null}
      <Fact label="Answer by">
        <AnswerBy record={application} zone={zone} now={now} />
      </Fact>
      <Fact label="Language">{languageNames[application.language]}</Fact>
      <Fact label="Agreed to">
        “{application.consent_wording}” (version {application.consent_version}),{' '}
        <Moment at={application.consented_at} zone={zone} />
      </Fact>
    </SentFacts>
  )
}

type Discount = Pick<ApplicationDetails, 'promo_code' | 'promo_percent' | 'promo_redeemed_at' | 'status'>

function discountWords({ promo_code, promo_percent, promo_redeemed_at, status }: Discount) {
  const given = promo_redeemed_at !== null ? 'given' : status === 'accepted' ? 'not given' : 'asked for'
  return `${promo_code}, ${promo_percent}%: ${given}`
}
