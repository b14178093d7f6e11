// A mail's states and kinds as the pages show them, and what may still be done with it.
import type { MailStatus } from '#db/tables/mail.ts'

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
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'sent',
  bounced: 'failed',
  complained: 'failed',
  failed: 'failed',
  unknown: 'warning',
  held: 'warning',
  discarded: 'discarded',
}

/** As in "Enquiry received". */
export function mailKindLabel(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a mail's page says of links that act for their reader. */
export const linkCopy = {
  shown:
    'The links in this mail are shown because no mail service is set up and the site is reached on this machine only.',
  hidden: 'The links in this mail are hidden: each of them acts for the person it is meant for.',
  gone: 'The links in this mail are no longer kept: it was sent, or they were used or replaced or have ended. It cannot be sent again.',
}

/** How the person gets another such mail. */
export function askAnew(kind: string): string {
  if (kind === 'staff-invited') return 'Send the invitation again on the page of the account.'
  if (kind === 'password-reset-requested') return 'A new link can be asked for at “Forgot password?”.'
  return 'A new mail comes when the person asks for it again.'
}

type Kept = { status: MailStatus; discarded_at: number | null; isBlank: boolean; areLinksGone: boolean }

/** A blanked mail has nothing left to send, and one whose links are gone would lead nowhere. */
export const maySendAgain = ({ status, discarded_at, isBlank, areLinksGone }: Kept) =>
  !isBlank &&
  !areLinksGone &&
  (['failed', 'unknown', 'held', 'sent'].includes(status) || isDiscarded(status, discarded_at))

/** By staff: what a copy has replaced must not be sent twice. */
const isDiscarded = (status: MailStatus, at: number | null) => status === 'discarded' && at !== null

export const mayDiscard = (status: MailStatus) => ['queued', 'held', 'failed', 'unknown'].includes(status)
