// The labels of mails' states and kinds, and the actions that a state allows.
import { drawn } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import type { MailKind } from '#app/mail/priority.ts'
import type { MailStatus } from '#db/tables/mail.ts'

export const mailCrumb = { label: 'Mail', href: '/dashboard/mail' } as const

export const mailStatusLabels: Record<MailStatus, Phrase> = {
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

/** The states that look like another one. */
const alike: Partial<Record<MailStatus, string>> = {
  sending: 'queued',
  delivered: 'sent',
  bounced: 'failed',
  complained: 'failed',
  unknown: 'warning',
  held: 'warning',
}

/** The pill of each state. */
export const mailPill = Object.fromEntries(
  (Object.keys(mailStatusLabels) as MailStatus[]).map((status) => [status, alike[status] ?? status]),
) as Record<MailStatus, string>

/** @property isLost it waits, but its links are gone: it fails, or is discarded, on its turn */
export const mailState = ({
  status,
  isLost,
}: {
  status: MailStatus
  isLost: boolean
}): { pill: string; label: Phrase } =>
  isLost ? { pill: 'failed', label: 'Can’t be sent' } : { pill: mailPill[status], label: mailStatusLabels[status] }

const mailKindLabels: Record<string, Phrase> = {
  'application-accepted': 'Application accepted',
  'application-acknowledged': 'Application received',
  'application-received': 'New application (to staff)',
  'application-rejected': 'Application rejected',
  'mails-waiting': 'Received emails to file (to staff)',
  'newsletter-test': 'Newsletter test',
  'appointment-booked': 'Appointment booked',
  'appointment-cancelled': 'Appointment cancelled',
  'appointment-changed': 'Appointment changed (to staff)',
  'appointment-held': 'Appointment to confirm',
  'appointment-moved': 'Appointment moved',
  'clock-doubted': 'Server clock warning',
  'codes-refused': 'Wrong codes warning',
  'consent-notice': 'Newsletter consent reminder',
  'daily-digest': 'Daily digest',
  'device-used': 'Sign-in from a new device',
  'enquiry-acknowledged': 'Enquiry received',
  'enquiry-received': 'New enquiry (to staff)',
  'interview-cancelled': 'Interview cancelled',
  'interview-invited': 'Interview invitation',
  'interview-moved': 'Interview moved',
  'interview-planned': 'Interview (to staff)',
  'note-mentioned': 'Named in a note (to staff)',
  'overdue-digest': 'Overdue records digest',
  'passkey-needed': 'Password without passkey warning',
  'password-changed': 'Password changed',
  'password-reset-requested': 'Password reset link',
  'passwords-refused': 'Wrong passwords warning',
  'place-cancelled': 'Course place cancelled',
  'place-confirmed': 'Course place confirmed',
  'place-offered': 'Course place offered',
  'run-announced': 'Message to a course run',
  'record-replied': 'Reply from staff',
  'records-assigned': 'Records assigned (to staff)',
  'reply-undelivered': 'Reply not delivered (to staff)',
  'staff-invited': 'Staff invitation',
  'status-link-requested': 'Status link',
  'data-link-requested': 'Link to one’s data',
  'erasure-requested': 'Request for erasure',
  'subscription-confirmed': 'Newsletter welcome',
  'subscription-repeated': 'Already subscribed',
  'subscription-requested': 'Newsletter confirmation link',
  'two-step-changed': 'Two-step sign-in changed',
  'unsubscribe-requested': 'Unsubscribe link',
  unsubscribed: 'Unsubscribed',
  'visitor-added': 'Message from a visitor (to staff)',
  'visitor-withdrew': 'Withdrawn by a visitor (to staff)',
  'webhook-switched-off': 'Webhook switched off',
} satisfies Record<MailKind, Phrase>

/** Kinds that an earlier release sent are shown by their internal name. */
export const mailKindLabel = (kind: string): Message => mailKindLabels[kind] ?? drawn(kind)

/** Explains the links of a mail that act for its reader. */
export const linkCopy = {
  shown:
    'The links in this email are shown because email isn’t set up and the site can only be reached from this machine.',
  hidden: 'The links in this email are hidden because they are personal to whoever receives it.',
  gone: 'The links in this email are no longer kept, because it has been sent or because they were used, replaced or have expired. It can’t be sent any more.',
} as const satisfies Record<string, Phrase>

/** Explains how the person gets a new mail of this kind. */
export function askAnew(kind: string): Phrase {
  if (kind === 'staff-invited') return 'Send the invitation again on the account’s page.'
  if (kind === 'password-reset-requested') return 'The person can request a new link with “Forgot password?”.'
  return 'The person can request a new one.'
}

type Kept = { status: MailStatus; discarded_at: number | null; isBlank: boolean; areLinksGone: boolean }

/** A mail without text has nothing to send, and one without its links would lead nowhere. */
export const maySendAgain = ({ status, discarded_at, isBlank, areLinksGone }: Kept) =>
  !isBlank &&
  !areLinksGone &&
  (['failed', 'unknown', 'held', 'sent'].includes(status) || isDiscarded(status, discarded_at))

/** Discarded by staff: a mail replaced by a copy must not be sent twice. */
const isDiscarded = (status: MailStatus, at: number | null) => status === 'discarded' && at !== null

export const mayDiscard = (status: MailStatus) => ['queued', 'held', 'failed', 'unknown'].includes(status)

/** The decisions on all held mails, or those of one kind. */
export const heldDecisions = {
  send: {
    verb: 'Send',
    title: 'Send held emails',
    question: '{count, plural, one {Send # held email?} other {Send # held emails?}}',
    text: 'They will be sent within minutes. Links in old emails, such as those that set a password, may have expired.',
    done: '{count, plural, one {# email queued.} other {# emails queued.}}',
  },
  discard: {
    verb: 'Discard',
    title: 'Discard held emails',
    question: '{count, plural, one {Discard # held email?} other {Discard # held emails?}}',
    text: 'They won’t be sent. You can still read them here until they are deleted.',
    done: '{count, plural, one {# email discarded.} other {# emails discarded.}}',
  },
} as const

/** The decisions on one mail. */
export const mailDecisions = {
  'send-again': {
    title: 'Send this email again?',
    button: 'Send again',
    isDangerous: false,
    text: 'We’ll queue a new email with the same content.',
    done: 'Queued again, as this new email.',
    impossible: 'This email can’t be sent again.',
  },
  discard: {
    title: 'Discard this email?',
    button: 'Discard',
    isDangerous: true,
    text: 'It won’t be sent. You can still send it later from its page.',
    done: 'Email discarded.',
    impossible: 'This email can’t be discarded.',
  },
} as const
