// The next step with an application: the main button of its page, and the mail that it sends.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { MailKind } from '#app/mail/priority.ts'
import type { ApplicationStatus, SignupStatus } from '#db/tables/records.ts'

export type NextStep = {
  label: Phrase
  /** The step's page, below the application's. */
  to: string
  /** Null for a step that sends none. */
  mail: MailKind | null
}

type Standing = {
  status: ApplicationStatus
  /** Not cancelled. */
  hasInterview: boolean
  place: {
    status: SignupStatus
    run_id: string | null
    waiting_since: number | null
    ends_on: string | null
  } | null
}

const invite = { to: 'interview', mail: 'interview-invited' } as const

/**
 * @param hasRun a run of the course that has not begun has a free seat
 * @param today in the form of the runs' dates
 * @returns null if the next step is the applicant's, or if there is none
 */
export function nextStep(
  { status, hasInterview, place }: Standing,
  { hasRun, today }: { hasRun: boolean; today: string },
): NextStep | null {
  if (status === 'new' || status === 'reviewing') return { label: 'Invite to interview', ...invite }
  if (status === 'interview') {
    return hasInterview
      ? { label: 'Accept', to: 'accept', mail: 'application-accepted' }
      : { label: 'Set time', ...invite }
  }
  if (status !== 'accepted' || !place) return null
  if (place.status === 'pending') {
    const isSeated = place.run_id !== null && place.waiting_since === null
    if (!isSeated && hasRun) return { label: 'Choose a run', to: 'place/run', mail: null }
    return place.waiting_since === null
      ? { label: 'Confirm place', to: 'place/confirm', mail: 'place-confirmed' }
      : null
  }
  const isOver = place.ends_on !== null && place.ends_on < today
  return place.status === 'confirmed' && isOver
    ? { label: 'Mark as completed', to: 'place/complete', mail: null }
    : null
}
