import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { questionRows } from '#app/features/applications/answers.ts'
import {
  type ApplicationDetails,
  type ApplicationEventLine,
  findApplication,
  type StoredEventLine,
} from '#app/features/applications/applications.server.ts'
import { moveApplication } from '#app/features/applications/move-application.server.ts'
import type { NextStep } from '#app/features/applications/next-step.ts'
import { placeMovesFrom } from '#app/features/applications/places/place-statuses.ts'
import { findPlaceOf, type PlaceRow, storedPrice } from '#app/features/applications/places/places.server.ts'
import { type PlanReader, planTitles, planWords } from '#app/features/applications/plan-note.ts'
import { findCourse } from '#app/features/applications/runs/runs.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import { conversationPage, type ThreadPlace, threadQuery } from '#app/features/records/thread-page.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { colons } from '#app/languages/colons.ts'
import { drawn } from '#app/languages/message.ts'
import { type Say, sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { ReceivedFiles } from '#app/routes/admin/mail/received/files.tsx'
import { mailKindLabel } from '#app/routes/admin/mail/words.ts'
import { RecordMails } from '#app/routes/admin/records/mails.tsx'
import { answerFact, SentFacts } from '#app/routes/admin/records/record-facts.tsx'
import { LinkOn } from '#app/routes/admin/records/record-fields.tsx'
import { RecordPage } from '#app/routes/admin/records/record-page.tsx'
import { type BesideRecord, besideRecord, moveAction } from '#app/routes/admin/records/record-parts.server.ts'
import { ApplicationThread } from '#app/routes/admin/records/thread/thread.tsx'
import { Facts, Typed, typed } from '#app/routes/admin/shared/facts.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Panel } from '#app/ui/panel.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { type Price, priceText } from '#app/ui/text/price-text.ts'
import { PlacePill } from './places/place-pill.tsx'
import { Proposals } from './proposals.tsx'
import { runs } from './runs/words.ts'
import { nextStepOf } from './step.server.ts'
import { courseWords } from './words.ts'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'applications.write',
  title: 'Application',
} as const

export const loader = staffLoader(handle.permission, async ({ params, ...asked }) => {
  const { say, language, now } = asked
  const query = threadQuery(asked.request)
  const found = await findApplication(db, referenceIn('application', params.reference), query.whole)
  if (!found) return null
  const { office, ...application } = found
  const { reference } = application
  const { shown, place } = conversationPage(application.events, query)
  const proposals = application.events.filter(({ isOpen }) => isOpen)
  const [beside, seat, courses] = await Promise.all([
    besideRecord('application', reference, asked),
    findPlaceOf(db, reference),
    readCourses(db, now),
  ])
  const reader = { language, office, zone: asked.staff.timeZone }
  const events = shown.map(({ plan, ...event }) => ({ ...event, note: noteFor(reader, { ...event, plan }) }))
  const inWords = (price: Price | null | undefined) => (price ? priceText(price, language) : null)
  return {
    pageTitle: say('Application {reference}', { reference }),
    application: { ...application, events },
    proposals,
    place,
    beside,
    seat: seat && shownPlace(seat),
    price: {
      course: inWords(findCourse(courses, application.course_id)?.price),
      told: seat && inWords(storedPrice(seat)),
    },
    next: beside.may.move ? await nextStepOf(application, seat, now) : null,
  }
})

/** The part of a place that the page shows. */
const shownPlace = ({ status, run_id, waiting_since, starts_on, ends_on, hours, created_at }: PlaceRow) => ({
  status,
  run_id,
  waiting_since,
  starts_on,
  ends_on,
  hours,
  created_at,
})

/** The site itself writes the notes of moves, and words an interview for its reader. */
function noteFor(reader: PlanReader, { type, note, plan }: StoredEventLine) {
  const { language } = reader
  if (plan) return `${sayIn(language)(planTitles[plan.what])}${colons[language]} ${planWords(plan, reader)}`
  return (type === 'status' || type === 'adopted') && note ? sayIn(language)(storedMessage(note)) : note
}

export const action = moveAction('application', moveApplication)

export default function ApplicationPage() {
  return <ApplicationView {...useLoaderData<typeof loader>()} />
}

// An application: what was sent, interview, seat and the conversation, with the price and the mails beside them.
type ApplicationViewProps = {
  application: ApplicationDetails
  proposals: readonly ApplicationEventLine[]
  place: ThreadPlace
  beside: BesideRecord
  seat: Seat | null
  price: Prices
  next: NextStep | null
}

function ApplicationView({ application, proposals, place, beside, seat, price, next }: ApplicationViewProps) {
  const say = useSay()
  const { mails, may, timeZone, now, desk, around } = beside
  const refusal = useActionData<FormAnswer>()?.formError
  const { reference, status, version, events, first_name, last_name, email, course_name } = application
  const path = recordPath({ kind: 'application', reference })
  const to = (step: string) => `${path}/${step}${around.query}`
  return (
    <RecordPage
      kind="application"
      record={application}
      name={`${first_name} ${last_name}`}
      refusal={refusal}
      replyTo={{ email, subject: `Your application for ${course_name} (${reference})` }}
      beside={beside}
      next={next && { label: next.label, to: to(next.to), asks: next.to }}
      above={
        <>
          <ApplicationFacts application={application} zone={timeZone} now={now} snoozedUntil={desk.snoozed_until} />
          <Proposals
            path={path}
            version={version}
            proposals={proposals}
            zone={timeZone}
            may={{ adopt: may.move && isOpen('application', status), dismiss: may.move }}
          />
          <InterviewCard application={application} to={to} mayChange={may.move} />
          {seat ? <SeatCard seat={seat} to={to} zone={timeZone} next={next} mayMove={may.move} /> : null}
        </>
      }
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
      facts={<PriceCard application={application} price={price} />}
    >
      <RecordMails about="application" mails={mails} zone={timeZone} isLinked={may.openMail}>
        {next?.mail ? (
          <p>
            <Said
              phrase="The next step sends: {mail}"
              values={{ mail: <Link to={to(next.to)}>{say(mailKindLabel(next.mail))}</Link> }}
            />
          </p>
        ) : null}
      </RecordMails>
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
        ...Object.fromEntries(questionRows(application, say, typed)),
        Email: typed(application.email),
        Phone: typed(application.phone),
        CV: files.length > 0 ? cv : null,
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

// What became of an application: the seat in a course run, and its price.

type Seat = Pick<PlaceRow, 'status' | 'run_id' | 'waiting_since' | 'starts_on' | 'ends_on' | 'hours' | 'created_at'>

type SeatCardProps = {
  seat: Seat
  /** The address of a step with the application. */
  to: (step: string) => string
  zone: string
  /** The page's main button has it. */
  next: NextStep | null
  mayMove: boolean
}

function SeatCard({ seat, to, zone, next, mayMove }: SeatCardProps) {
  const say = useSay()
  const { status, run_id, waiting_since, starts_on, ends_on, hours, created_at } = seat
  const isChangeable = status === 'pending' || status === 'confirmed'
  const moves = placeMovesFrom(status, waiting_since !== null).map(({ id, label }) => [`place/${id}`, label] as const)
  const acts = isChangeable ? [['place/run', 'Change run'] as const, ...moves] : moves
  return (
    <Panel id="place" title={say('Run and seat')}>
      <Facts
        of={{
          'Course place': <PlacePill place={seat} />,
          Run:
            run_id && starts_on && ends_on ? (
              <Link to={`${runs}/${run_id}`}>
                <Said
                  phrase="{from} to {until}"
                  values={{
                    from: <CalendarDate date={starts_on} isShort />,
                    until: <CalendarDate date={ends_on} isShort />,
                  }}
                />
              </Link>
            ) : (
              say('None yet')
            ),
          Hours: typed(hours),
          'On the waiting list since': hasWaitedLater(seat) ? <Moment at={seat.waiting_since} zone={zone} /> : null,
          Created: <Moment at={created_at} zone={zone} />,
        }}
      />
      {mayMove ? (
        <div className="button-row">
          {acts
            .filter(([step]) => step !== next?.to)
            .map(([step, label]) => (
              <LinkOn key={step} to={to(step)} variant="outline" data-loss={step === 'place/cancel' || undefined}>
                {say(label)}
              </LinkOn>
            ))}
        </div>
      ) : null}
    </Panel>
  )
}

/** A place that has waited since it was created shows that time only once. */
const hasWaitedLater = (seat: Seat): seat is Seat & { waiting_since: number } =>
  seat.waiting_since !== null && seat.waiting_since > seat.created_at

/** In the reader's language: of the course, and as the person was told. */
type Prices = { course: string | null; told: string | null }

function PriceCard({ application, price }: { application: Discounted; price: Prices }) {
  const say = useSay()
  if (price.course === null && price.told === null && application.promo_code === null) return null
  return (
    <Panel id="price-heading" title={say('Price and discount')}>
      <Facts
        of={{
          'Price of the course': price.course ?? say('Not set'),
          'Price told to them': price.told,
          Discount: application.promo_code ? discountWords(application, say) : null,
        }}
      />
    </Panel>
  )
}

type Discounted = Pick<ApplicationDetails, 'promo_code' | 'promo_percent' | 'promo_redeemed_at' | 'status'>

function discountWords({ promo_code, promo_percent, promo_redeemed_at, status }: Discounted, say: Say) {
  const discount = { code: promo_code ?? '', percent: promo_percent ?? 0 }
  if (promo_redeemed_at !== null) return say('{code}, {percent}%: given', discount)
  return status === 'accepted'
    ? say('{code}, {percent}%: not given', discount)
    : say('{code}, {percent}%: asked for', discount)
}

type InterviewCardProps = {
  application: Pick<ApplicationDetails, 'status' | 'interview'>
  /** The address of a step with the application. */
  to: (step: string) => string
  mayChange: boolean
}

/** The interview in all time zones concerned. */
function InterviewCard({ application, to, mayChange }: InterviewCardProps) {
  const say = useSay()
  const language = useLanguage()
  const { status, interview } = application
  if (!interview && status !== 'interview') return null
  return (
    <Panel id="interview-heading" title={say('Interview')}>
      {interview ? (
        <Facts
          of={[
            ...interviewTimes(interview.starts_at, interview.applicant_zone, language, 'staff-of-applicant').map(
              ([place, time]) => [drawn(place), time] as const,
            ),
            ['Duration', say('{count} minutes', { count: interview.minutes })],
            ['Where', <Typed key="place">{interview.place}</Typed>],
          ]}
        />
      ) : (
        <p>{say('No time set yet')}</p>
      )}
      {mayChange && status === 'interview' ? (
        <div className="button-row">
          <LinkOn to={to('interview')} variant="outline">
            {interview ? say('Change time') : say('Set time')}
          </LinkOn>
          {interview ? (
            <LinkOn to={to('interview/cancel')} variant="outline">
              {say('Cancel interview')}
            </LinkOn>
          ) : null}
        </div>
      ) : null}
    </Panel>
  )
}
