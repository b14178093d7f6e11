import type { RecipientState } from '#db/tables/issues.ts'

/** The number of an issue's mails in each state. */
export type RecipientCounts = Record<RecipientState, number>

/** The mails that the email service has taken. */
export const handedOver = ({ accepted, delivered, bounced, complained }: RecipientCounts) =>
  accepted + delivered + bounced + complained
