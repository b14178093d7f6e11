// The decisions on the answers of a repeated application.
import type { ButtonVariant } from '#app/ui/button.tsx'

export type ProposalDecisionId = 'adopt' | 'dismiss'

type Decision = {
  outcome: 'adopted' | 'dismissed'
  button: string
  variant: ButtonVariant
  title: string
  done: (reference: string) => string
}

export const proposalDecisions: Record<ProposalDecisionId, Decision> = {
  adopt: {
    outcome: 'adopted',
    button: 'Adopt answers',
    variant: 'primary',
    title: 'Adopt these answers?',
    done: (reference) => `${reference} now has the new answers.`,
  },
  dismiss: {
    outcome: 'dismissed',
    button: 'Dismiss',
    variant: 'outline',
    title: 'Dismiss these answers?',
    done: (reference) => `The new answers are dismissed; ${reference} is unchanged.`,
  },
}
