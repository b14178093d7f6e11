// A mail's states and kinds in words, and what may still be done with it.
import type { MailStatus } from '#db/schema.ts'

export const mailStatusLabels: Record<MailStatus, string> = {
  queued: 'Queued',
  held: 'Held',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  bounced: 'Bounced',
  complained: 'Reported as spam',
  failed: 'Failed',
  unknown: 'Needs review',
  discarded: 'Discarded',
}

/** The pill that draws a state. */
export const mailPill: Record<MailStatus, string> = {
  ...{ queued: 'queued', sending: 'queued', sent: 'sent', delivered: 'sent', bounced: 'failed', complained: 'failed' },
  ...{ failed: 'failed', unknown: 'warning', held: 'warning', discarded: 'discarded' },
}

export const isMailStatus = (value: string | null): value is MailStatus =>
  value !== null && Object.hasOwn(mailStatusLabels, value)

/** As in "Enquiry received". */
export function mailKindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A blanked mail has nothing left to send. */
export const maySendAgain = (mail: { status: MailStatus; isBlank: boolean }) =>
  !mail.isBlank && ['failed', 'unknown', 'held', 'sent'].includes(mail.status)

export const mayDiscard = (status: MailStatus) => ['queued', 'held', 'failed', 'unknown'].includes(status)
