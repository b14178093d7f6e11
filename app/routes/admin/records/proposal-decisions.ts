// The decisions on the answers of a repeated application.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { ButtonVariant } from '#app/ui/button.tsx'

export type ProposalDecisionId = 'adopt' | 'dismiss'

type Decision = {
  outcome: 'adopted' | 'dismissed'
  button: Phrase
  variant: ButtonVariant
  title: Phrase
  /** With the reference as its value. */
  done: Phrase
}

export const proposalDecisions: Record<ProposalDecisionId, Decision> = {
  adopt: {
    outcome: 'adopted',
    button: 'Adopt answers',
    variant: 'primary',
    title: 'Adopt these answers?',
    done: '{reference} now has the new answers.',
  },
  dismiss: {
    outcome: 'dismissed',
    button: 'Dismiss',
    variant: 'outline',
    title: 'Dismiss these answers?',
    done: 'The new answers are dismissed; {reference} is unchanged.',
  },
}
