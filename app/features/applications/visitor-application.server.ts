// The application as its sender sees it, behind the mailed status link.

import { courseLevel } from '#app/content/course-levels.ts'
import { asSeen, lastWord, type Seen, toldEvents, visitorHistory } from '#app/features/records/visitor/history.ts'
import { isOpenToVisitor, promiseToVisitor } from '#app/features/records/visitor/visitor.server.ts'
import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { calendarFile } from '#app/mail/calendar-file.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { appointmentOf } from '#app/mail/messages/visitors/interview-arranged.ts'
import type { Db } from '#db/schema.ts'
import type { Interview } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { answerRows } from './answers.ts'
import { interviewEnds, stageOf, tellApplicationMove } from './application-stages.ts'
import { type ApplicationDetails, findApplication, findInterview, selectApplications } from './applications.server.ts'
import { placeLabel } from './places/place-statuses.ts'

export async function applicationForVisitor(db: Db, reference: string, now: number, seen: Seen = asSeen) {
  const { query, language } = seen
  const say = sayIn(language)
  const application = await findApplication(db, reference, query.whole)
  if (!application) return null
  const { status, received_at, message, promo_code, promo_percent, signup, waiting_since } = application
  // Once the interview is off, the history keeps its plan.
  const interview = status === 'interview' ? application.interview : null
  const place = signup && { status: signup, waiting_since, starts_on: application.starts_on }
  const events = toldEvents(application.events, now)
  const last = lastWord(events)
  const facts: Facts = [
    ['Course', application.course_name],
    ['Level', say(courseLevel(application.course_level))],
    ['Duration', say('{count, plural, one {# week} other {# weeks}}', { count: application.course_weeks })],
    ...answerRows(application, say),
    ['Discount code', promo_code && `${promo_code} (${promo_percent}%)`],
  ]
  return {
    reference,
    what: 'application' as const,
    message,
    isOpen: isOpenToVisitor({ kind: 'application', status }),
    stage: stageOf(status, { interview, place }, last, { now, language }),
    receivedAt: received_at,
    promise: promiseToVisitor(application, last, { language, now }),
    standing: present(placeFacts(application, language), say),
    appointment: null,
    interview: interview && {
      isOver: interviewEnds(interview) <= now,
      times: interviewTimes(interview.starts_at, interview.applicant_zone, language).map(([label, value]) => ({
        label,
        value,
      })),
      minutes: interview.minutes,
      place: interview.place,
    },
    facts: present(facts, say),
    ...visitorHistory(events, tellApplicationMove({ language, office: application.office }), seen),
  }
}

type Facts = (readonly [label: Phrase, value: string | null])[]

const present = (facts: Facts, say: Say) =>
  facts.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : []))

const placeFacts = (
  { signup, waiting_since, starts_on, promo_redeemed_at, promo_percent }: ApplicationDetails,
  language: Language,
): Facts =>
  signup
    ? [
        ['Course place', sayIn(language)(waiting_since === null ? placeLabel(signup) : 'On the waiting list')],
        ['First day', signup === 'cancelled' ? null : starts_on && dayWords(starts_on, language)],
        ['Discount', promo_redeemed_at === null ? null : `${promo_percent}%`],
      ]
    : []

/** The calendar file of the planned interview; null if there is none. */
export async function interviewCalendar(
  db: Db,
  reference: string,
  company: string,
  now: number,
): Promise<string | null> {
  const application = await selectApplications(db)
    .where('reference', '=', reference)
    .where('status', '=', 'interview')
    .executeTakeFirst()
  const interview: Interview | null = application ? await findInterview(db, application.id) : null
  return application && interview ? calendarFile(appointmentOf(application, interview, false), company, now) : null
}
