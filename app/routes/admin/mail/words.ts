// The labels of mails' states and kinds, and the actions that a state allows.
import type { MailKind } from '#app/mail/priority.ts'
import type { MailStatus } from '#db/tables/mail.ts'

export const mailCrumb = { label: 'Mail', href: '/dashboard/mail' }

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

/** The pill of each state. */
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

const mailKindLabels: Record<string, string> = {
  'application-accepted': 'Acceptance of an application',
  'application-acknowledged': 'Acknowledgement of an application',
  'application-received': 'Notice of an application',
  'application-rejected': 'Rejection of an application',
  'newsletter-test': 'Test of a newsletter issue',
  'brand-access-requested': 'Notice of a template request',
  'clock-doubted': 'Warning about the server’s clock',
  'codes-refused': 'Warning about wrong codes',
  'consent-notice': 'Notice of consent to the newsletter',
  'daily-digest': 'Daily digest',
  'device-used': 'Notice of a new device',
  'enquiry-acknowledged': 'Acknowledgement of an enquiry',
  'enquiry-received': 'Notice of an enquiry',
  'interview-cancelled': 'Cancellation of an interview',
  'interview-invited': 'Invitation to an interview',
  'interview-moved': 'New time of an interview',
  'interview-planned': 'Interview for the interviewer’s calendar',
  'overdue-digest': 'Digest of overdue records',
  'password-changed': 'Notice of a changed password',
  'password-reset-requested': 'Password reset link',
  'passwords-refused': 'Warning about wrong passwords',
  'place-confirmed': 'Confirmation of a course place',
  'place-offered': 'Offer of a course place',
  'record-replied': 'Reply from staff',
  'records-assigned': 'Notice of an assignment',
  'staff-invited': 'Staff invitation',
  'status-link-requested': 'Status link',
  'subscription-confirmed': 'Newsletter welcome',
  'subscription-repeated': 'Notice of an existing subscription',
  'subscription-requested': 'Newsletter confirmation link',
  'two-step-changed': 'Notice of changed two-step sign-in',
  'unsubscribe-requested': 'Unsubscribe link',
  unsubscribed: 'Confirmation of unsubscribing',
  'visitor-added': 'Notice of a visitor’s message',
  'visitor-withdrew': 'Notice of a withdrawal',
} satisfies Record<MailKind, string>

/** Kinds that an earlier release sent are shown by their internal name. */
export const mailKindLabel = (kind: string): string => mailKindLabels[kind] ?? kind

/** Explains the links of a mail that act for its reader. */
export const linkCopy = {
  shown:
    'The links in this mail are shown because no mail service is set up and the site can be reached from this machine only.',
  hidden: 'The links in this mail are hidden, because they act for the person who receives it.',
  gone: 'The links in this mail are no longer kept, because it was sent or they were used, replaced or expired. It cannot be sent again.',
}

/** Explains how the person gets a new mail of this kind. */
export function askAnew(kind: string): string {
  if (kind === 'staff-invited') return 'Send the invitation again on the account’s page.'
  if (kind === 'password-reset-requested') return 'The person can request a new link with “Forgot password?”.'
  return 'The person can ask for a new mail.'
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
    text: 'They are sent within minutes. Links in old mails, such as those that set a password, may have expired.',
    done: 'queued and will be sent within minutes.',
  },
  discard: {
    verb: 'Discard',
    text: 'They will not be sent. Their text stays here until it is deleted.',
    done: 'discarded and will not be sent.',
  },
}

/** The decisions on one mail. */
export const mailDecisions = {
  'send-again': {
    title: 'Send this mail again?',
    button: 'Send again',
    text: 'A new mail with the same content is queued.',
    done: 'Queued again, as this new mail.',
    impossible: 'This mail cannot be sent again.',
  },
  discard: {
    title: 'Discard this mail?',
    button: 'Discard',
    text: 'It will not be sent. Its text stays here until it is deleted, and until then you can still send it, unless it contains a personal link.',
    done: 'Discarded: this mail will not be sent.',
    impossible: 'This mail cannot be discarded.',
  },
}
