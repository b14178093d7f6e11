// The order in which waiting mails are sent; the newsletter's issues will be the bulk.

const priorities = {
  /** A member of staff is waiting for its link, or must learn of a change at once. */
  account: 0,
  /** A visitor is waiting for its link. */
  link: 0,
  acknowledgement: 1,
  /** To staff. */
  notice: 2,
  bulk: 3,
} as const

type MailPriority = keyof typeof priorities

export const priorityByKind = {
  'password-reset-requested': 'account',
  'staff-invited': 'account',
  'password-changed': 'account',
  'two-step-changed': 'account',
  'codes-refused': 'account',
  'passkey-needed': 'account',
  'passwords-refused': 'account',
  'device-used': 'account',
  'status-link-requested': 'link',
  'data-link-requested': 'link',
  'appointment-held': 'link',
  'enquiry-acknowledged': 'acknowledgement',
  'application-acknowledged': 'acknowledgement',
  'record-replied': 'acknowledgement',
  'subscription-requested': 'acknowledgement',
  'subscription-confirmed': 'acknowledgement',
  'subscription-repeated': 'acknowledgement',
  'unsubscribe-requested': 'acknowledgement',
  unsubscribed: 'acknowledgement',
  'application-accepted': 'acknowledgement',
  'application-rejected': 'acknowledgement',
  'interview-invited': 'acknowledgement',
  'interview-moved': 'acknowledgement',
  'interview-cancelled': 'acknowledgement',
  'appointment-booked': 'acknowledgement',
  'appointment-moved': 'acknowledgement',
  'appointment-cancelled': 'acknowledgement',
  'place-offered': 'acknowledgement',
  'run-announced': 'acknowledgement',
  'place-confirmed': 'acknowledgement',
  'place-cancelled': 'acknowledgement',
  'enquiry-received': 'notice',
  'application-received': 'notice',
  'visitor-added': 'notice',
  'visitor-withdrew': 'notice',
  'reply-undelivered': 'notice',
  'mails-waiting': 'notice',
  'note-mentioned': 'notice',
  'records-assigned': 'notice',
  'interview-planned': 'notice',
  'appointment-changed': 'notice',
  'newsletter-test': 'notice',
  'clock-doubted': 'notice',
  'webhook-switched-off': 'notice',
  'erasure-requested': 'notice',
  'daily-digest': 'notice',
  'overdue-digest': 'notice',
  'consent-notice': 'bulk',
} as const satisfies Record<string, MailPriority>

/** Every kind of mail that the site sends. */
export type MailKind = keyof typeof priorityByKind

/** Mails to colleagues; all others go to visitors. */
export const toStaff = (Object.keys(priorityByKind) as MailKind[]).filter((kind) =>
  ['account', 'notice'].includes(priorityByKind[kind]),
)

/** Mails that form a conversation with the sender of a record. */
export const conversational: readonly MailKind[] = [
  'appointment-held',
  'enquiry-acknowledged',
  'application-acknowledged',
  'record-replied',
]

/** Lower is earlier. */
export const priorityOf = (kind: MailKind): number => priorities[priorityByKind[kind]]

/** A person may be waiting for mails up to this priority. */
export const lowestAwaited = priorities.acknowledgement
