// What the applicant may see of an application, behind the link that was mailed.
import { isOpenToVisitor, isWaiting } from '#app/features/records/visitor.server.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import type { Db } from '#db/schema.ts'
import type { Interview } from '#db/tables/careers.ts'
import { type ApplicationDetails, findApplication } from './applications.server.ts'
import { placeLabel } from './places/place-statuses.ts'
import { stageOf } from './visitor-stage.ts'
import { experienceLabels } from './words.ts'

export async function applicationForVisitor(db: Db, reference: string) {
  const application = await findApplication(db, reference)
  if (!application) return null
  const { status, received_at, events, message, promo_code, promo_percent, interview, signup, starts_on } = application
  const facts: [label: string, value: string | null][] = [
    ['Course', application.course_name],
    ['Level', application.course_level],
    ['Duration', `${application.course_weeks} weeks`],
    ['First name', application.first_name],
    ['Last name', application.last_name],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Experience', experienceLabels[application.experience]],
    ...(interview ? interviewFacts(interview) : []),
    ['Course place', signup && placeWords(application)],
    ['First day', signup && signup !== 'cancelled' ? starts_on && dayWords(starts_on, 'en') : null],
    ['Discount code', promo_code && `${promo_code} (${promo_percent}%)`],
  ]
  return {
    reference,
    what: 'application',
    message,
    isOpen: isOpenToVisitor({ kind: 'application', status }),
    stage: stageOf(status),
    receivedAt: received_at,
    promisedBy: isWaiting(application) ? application.promised_by : null,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    added: events.flatMap(({ id, at, type, note, isOpen }) => {
      // Not the answers themselves: somebody else may have typed this address.
      const words = type === 'added' ? note : isOpen ? sentAgain : null
      return words ? [{ id, at, words }] : []
    }),
  }
}

const sentAgain = 'The form was sent again. We look at its answers before we change anything above.'

const placeWords = ({ signup, waiting_since }: Pick<ApplicationDetails, 'signup' | 'waiting_since'>) =>
  waiting_since !== null ? 'On the waiting list' : signup && placeLabel(signup)

const interviewFacts = ({ starts_at, applicant_zone, minutes, place }: Interview): [string, string][] => [
  ...interviewTimes(starts_at, applicant_zone, 'en').map(([where, when]): [string, string] => [
    `Interview, ${where}`,
    when,
  ]),
  ['Interview, where', `${place} (about ${minutes} minutes)`],
]
