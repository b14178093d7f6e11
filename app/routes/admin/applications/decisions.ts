// The decisions with a confirmation page, by the page's path below the application's.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { ApplicationStatus } from '#db/tables/records.ts'

export type DecisionId = 'accept' | 'reject' | 'withdraw' | 'take-back'

type DecisionCopy = {
  to: ApplicationStatus
  /** With the applicant's name as its value. */
  title: Phrase
  button: Phrase
  /** Used if there is no letter to show. */
  text?: Phrase
  isDangerous?: boolean
}

export const decisions: Record<DecisionId, DecisionCopy> = {
  accept: { to: 'accepted', title: 'Accept {name}?', button: 'Accept' },
  reject: { to: 'rejected', title: 'Reject {name}?', button: 'Reject', isDangerous: true },
  withdraw: {
    to: 'withdrawn',
    title: 'Record that {name} has withdrawn?',
    button: 'Record withdrawal',
    text: 'Use this if the applicant has asked you to. We don’t email them, except to cancel a planned interview. You can reopen the application with “Reconsider”.',
    isDangerous: true,
  },
  'take-back': {
    to: 'reviewing',
    title: 'Undo the acceptance of {name}?',
    button: 'Undo acceptance',
    text: 'The application goes back to review, its course place is cancelled and its discount is released.',
    isDangerous: true,
  },
}
