import { type LastWord, type NextStep, nextStep, type TellMove } from '#app/features/records/visitor/history.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { CourseSignup, Interview } from '#db/tables/careers.ts'
import type { ApplicationStatus, Language, SignupStatus } from '#db/tables/records.ts'
import type { StoredEventLine } from './applications.server.ts'
import { parsePlanNote, planTitles, planWords } from './plan-note.ts'

type Stage = { pill: string; label: Phrase } & NextStep

const received: Stage = {
  pill: 'new',
  label: 'Received',
  words: 'We have received it, and a person will read it soon.',
  afterReply: 'kept',
  isOpen: true,
}

const stages: Record<ApplicationStatus, Stage> = {
  new: received,
  // To its sender, an application in quarantine looks received.
  spam: received,
  reviewing: {
    pill: 'reviewing',
    label: 'In review',
    words: 'Someone is reading it.',
    afterReply: 'replaced',
    isOpen: true,
  },
  interview: {
    pill: 'interview',
    label: 'Interview',
    words: 'We would like to talk to you and will write to arrange a time.',
    afterReply: 'replaced',
    isOpen: true,
  },
  accepted: {
    pill: 'accepted',
    label: 'Accepted',
    words: 'You have a place. We will write to you about the start date.',
    afterReply: 'followed',
    isOpen: false,
  },
  rejected: {
    pill: 'rejected',
    label: 'Closed|application',
    words: 'We cannot offer you a place this time. You may apply again.',
    afterReply: 'followed',
    isOpen: false,
  },
  withdrawn: {
    pill: 'withdrawn',
    label: 'Withdrawn',
    words: 'It has been withdrawn. You may apply again.',
    afterReply: 'kept',
    isOpen: false,
  },
}

/** Every stage, in order. */
export const applicationStages = [...new Set(Object.values(stages))]

/** The details that a stage depends on beside the status. */
type Arranged = {
  interview: Pick<Interview, 'starts_at' | 'minutes' | 'created_at'> | null
  place: (Pick<CourseSignup, 'status' | 'waiting_since'> & { starts_on: string | null }) | null
}

const arrangedWords = 'Your interview is arranged. Its time and place are below, with a file for your calendar.'
const heldWords = 'The time of your interview has passed. We will write to you when we have decided.'

export const interviewEnds = ({ starts_at, minutes }: Pick<Interview, 'starts_at' | 'minutes'>) =>
  starts_at + minutes * 60_000

const places: Record<SignupStatus, Phrase> = {
  pending: stages.accepted.words,
  confirmed: 'Your place is confirmed.',
  completed: 'You have completed the course.',
  cancelled: 'Your place in the course is cancelled. If you did not expect this, please write to us.',
}

const waitingWords =
  'You have been accepted and are on the waiting list. When a seat becomes free for you, we will write to you.'
const datedWords = 'You have a place, and the first day of the course is set. We will write to you about the hours.'

/** The stage, adjusted to a planned or past interview and to the place in the course. */
function stageWith(status: ApplicationStatus, { interview, place }: Arranged, now: number): Stage {
  const stage = stages[status]
  if (status === 'interview' && interview) {
    return { ...stage, words: interviewEnds(interview) > now ? arrangedWords : heldWords, afterReply: 'followed' }
  }
  if (status !== 'accepted' || !place) return stage
  if (place.waiting_since !== null) return { ...stage, words: waitingWords }
  if (place.status === 'pending' && place.starts_on) return { ...stage, words: datedWords }
  return { ...stage, words: places[place.status] }
}

/** The stage and the next step in the visitor's words. */
export function stageOf(
  status: ApplicationStatus,
  arranged: Arranged,
  last: LastWord,
  { now, language = 'en' }: { now: number; language?: Language },
) {
  const stage = stageWith(status, arranged, now)
  // A reply from before the interview was arranged says nothing about the next step.
  const since = status === 'interview' ? (arranged.interview?.created_at ?? 0) : 0
  const words = nextStep(stage, last && last.at >= since ? last : null, language)
  return { pill: stage.pill, label: sayIn(language)(stage.label), words }
}

const moves: Record<ApplicationStatus, Phrase | null> = {
  new: null,
  spam: null,
  reviewing: 'We began to read it',
  interview: 'We would like to talk to you',
  accepted: 'We accepted it',
  rejected: 'We decided that we cannot offer you a place this time',
  withdrawn: 'It was withdrawn',
}

const decided: readonly (ApplicationStatus | null)[] = ['accepted', 'rejected', 'withdrawn']

type Move = Pick<StoredEventLine, 'from_status' | 'to_status' | 'note' | 'plan'>

/** @param reader the applicant's language, and the office of the application */
export const tellApplicationMove =
  (reader: { language: Language; office: string }): TellMove<Move> =>
  ({ from_status, to_status, note, plan }) => {
    if (plan)
      return { title: planTitles[plan.what], words: planWords(plan, { ...reader, zone: plan.applicant_zone ?? 'UTC' }) }
    const stored = to_status === 'interview' && note ? parsePlanNote(note) : null
    if (stored) return stored
    const title =
      to_status === 'reviewing' && decided.includes(from_status) ? 'We are looking at it again' : moves[to_status]
    return title === null ? null : { title, words: null }
  }
