import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import {
  type ApplicationDetails,
  type ApplicationEventLine,
  findApplication,
  type StoredEventLine,
} from '#app/features/applications/applications.server.ts'
import { experienceLabels } from '#app/features/applications/experience.ts'
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import { placeLabel } from '#app/features/applications/places/place-statuses.ts'
import { type PlanReader, planTitles, planWords } from '#app/features/applications/plan-note.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import { conversationPage, type ThreadPlace, threadQuery } from '#app/features/records/thread-page.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { colons } from '#app/languages/colons.ts'
import { type Say, sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { ReceivedFiles } from '#app/routes/admin/mail/received/files.tsx'
import { answerFact } from '#app/routes/admin/records/answer-by.tsx'
import { RecordMails } from '#app/routes/admin/records/mails.tsx'
import { RecordPage } from '#app/routes/admin/records/page.tsx'
import { type BesideRecord, besideRecord, moveAction } from '#app/routes/admin/records/route.server.ts'
import { SentFacts } from '#app/routes/admin/records/sent-facts.tsx'
import { ApplicationThread } from '#app/routes/admin/records/thread/application.tsx'
import { typed } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { SignupStatus } from '#db/tables/records.ts'
import { courseWords } from './course-words.ts'
import { InterviewCard } from './interview/card.tsx'
import { Proposals } from './proposals.tsx'

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
  return type === 'status' && note ? sayIn(language)(storedMessage(note)) : note
}

export { shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = moveAction('application', moveApplication)

export default function ApplicationPage() {
  return <ApplicationView {...useLoaderData<typeof loader>()} />
}

// An application: its conversation with the facts, proposed answers, interview and mails beside it.
type ApplicationViewProps = {
  application: ApplicationDetails
  proposals: readonly ApplicationEventLine[]
  place: ThreadPlace
  beside: BesideRecord
}

function ApplicationView({ application, proposals, place, beside }: ApplicationViewProps) {
  const { mails, may, timeZone, now, desk } = beside
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
      facts={<ApplicationFacts application={application} zone={timeZone} now={now} snoozedUntil={desk.snoozed_until} />}
      thread={
        <ApplicationThread
          key={reference}
          place={place}
          about={course_name}
          message={application.message}
          desk={desk}
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

type ApplicationFactsProps = { application: ApplicationDetails; zone: string; now: number; snoozedUntil: number | null }

function ApplicationFacts({ application, zone, now, snoozedUntil }: ApplicationFactsProps) {
  const say = useSay()
  const { reference, received_at, files, consent_wording, consent_version, consented_at } = application
  const cv = <ReceivedFiles files={files} path={recordPath({ kind: 'application', reference })} />
  return (
    <SentFacts
      reference={reference}
      receivedAt={received_at}
      zone={zone}
      of={{
        Course: courseWords(application, say),
        Experience: say(experienceLabels[application.experience]),
        Email: typed(application.email),
        Phone: typed(application.phone),
        CV: files.length > 0 ? cv : null,
        Discount: application.promo_code ? discountWords(application, say) : null,
        'Course place': application.signup ? <Place {...application} signup={application.signup} /> : null,
        ...answerFact({ record: application, zone, now, snoozedUntil }),
      }}
      more={{
        'First name': typed(application.first_name),
        'Last name': typed(application.last_name),
        Language: say(languageNames[application.language]),
        'Agreed to': (
          <>
            <Said
              phrase="“{wording}” (version {version}), {time}"
              values={{
                wording: <span dir="auto">{consent_wording}</span>,
                version: consent_version,
                time: <Moment at={consented_at} zone={zone} />,
              }}
            />
          </>
        ),
      }}
    />
  )
}

type PlaceProps = Pick<ApplicationDetails, 'place_id' | 'waiting_since'> & { signup: SignupStatus }

const Place = ({ signup, place_id, waiting_since }: PlaceProps) => {
  const say = useSay()
  return (
    <span className="pill-line">
      <Pill status={signup} label={placeLabel(signup)} />{' '}
      <Link to={`/dashboard/careers/places/${place_id}`}>
        {waiting_since === null ? say('Open the place') : say('On the waiting list')}
      </Link>
    </span>
  )
}

type Discount = Pick<ApplicationDetails, 'promo_code' | 'promo_percent' | 'promo_redeemed_at' | 'status'>

function discountWords({ promo_code, promo_percent, promo_redeemed_at, status }: Discount, say: Say) {
  const discount = { code: promo_code ?? '', percent: promo_percent ?? 0 }
  if (promo_redeemed_at !== null) return say('{code}, {percent}%: given', discount)
  return status === 'accepted'
    ? say('{code}, {percent}%: not given', discount)
    : say('{code}, {percent}%: asked for', discount)
}
