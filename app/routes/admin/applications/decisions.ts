// The decisions about an application that ask first, by the page below the application's that asks.
import type { ApplicationStatus } from '#db/tables/records.ts'

export type DecisionId = 'accept' | 'reject' | 'withdraw' | 'take-back'

type DecisionCopy = {
  to: ApplicationStatus
  title: (name: string) => string
  button: string
  /** Without a letter to look at. */
  text?: string
  isDangerous?: boolean
}

export const decisions: Record<DecisionId, DecisionCopy> = {
  accept: { to: 'accepted', title: (name) => `Accept ${name}?`, button: 'Accept' },
  reject: { to: 'rejected', title: (name) => `Reject ${name}?`, button: 'Reject', isDangerous: true },
  withdraw: {
    to: 'withdrawn',
    title: (name) => `Record that ${name} withdraws?`,
    button: 'Record withdrawal',
    text: 'For an applicant who told you so. No mail is sent, but a planned interview is cancelled with one. “Reconsider” leads back.',
    isDangerous: true,
  },
  'take-back': {
    to: 'reviewing',
    title: (name) => `Take back the acceptance of ${name}?`,
    button: 'Take back acceptance',
    text: 'The application is in review again, its course place is cancelled, and a discount that it used may be used by others. No mail is sent: write to the applicant.',
    isDangerous: true,
  },
}

export const isDecision = (value = ''): value is DecisionId => Object.hasOwn(decisions, value)
