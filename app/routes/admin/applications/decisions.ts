// The decisions with a confirmation page, by the page's path below the application's.
import type { ApplicationStatus } from '#db/tables/records.ts'

export type DecisionId = 'accept' | 'reject' | 'withdraw' | 'take-back'

type DecisionCopy = {
  to: ApplicationStatus
  title: (name: string) => string
  button: string
  /** Used if there is no letter to show. */
  text?: string
  isDangerous?: boolean
}

export const decisions: Record<DecisionId, DecisionCopy> = {
  accept: { to: 'accepted', title: (name) => `Accept ${name}?`, button: 'Accept' },
  reject: { to: 'rejected', title: (name) => `Reject ${name}?`, button: 'Reject', isDangerous: true },
  withdraw: {
    to: 'withdrawn',
    title: (name) => `Record the withdrawal of ${name}?`,
    button: 'Record withdrawal',
    text: 'Use this if the applicant asked you to. No mail is sent, except to cancel a planned interview. “Reconsider” reopens the application.',
    isDangerous: true,
  },
  'take-back': {
    to: 'reviewing',
    title: (name) => `Reverse the acceptance of ${name}?`,
    button: 'Reverse acceptance',
    text: 'The application returns to review, its course place is cancelled and its discount is released. No mail is sent, so please write to the applicant.',
    isDangerous: true,
  },
}
