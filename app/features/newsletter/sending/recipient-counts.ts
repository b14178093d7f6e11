import type { RecipientState } from '#db/tables/issues.ts'

/** The number of an issue's mails in each state. */
export type RecipientCounts = Record<RecipientState, number>
