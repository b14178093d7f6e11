// Which mails leave first when many wait; the newsletter's issues will be the bulk.

const priorities = {
  /** Somebody sits in front of the page that the link in it leads on from, or must learn of a change at once. */
  link: 0,
  acknowledgement: 1,
  notice: 2,
  bulk: 3,
} as const

export type MailPriority = keyof typeof priorities

const byKind: Record<string, MailPriority> = {
  'password-reset-requested': 'link',
  'staff-invited': 'link',
  'password-changed': 'link',
  'two-step-changed': 'link',
  'codes-refused': 'link',
  'passwords-refused': 'link',
  'device-used': 'link',
  'status-link-requested': 'link',
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
  'place-offered': 'acknowledgement',
  'place-confirmed': 'acknowledgement',
  'enquiry-received': 'notice',
  'application-received': 'notice',
  'visitor-added': 'notice',
  'visitor-withdrew': 'notice',
  'records-assigned': 'notice',
  'clock-doubted': 'notice',
  'daily-digest': 'notice',
  'overdue-digest': 'notice',
  'brand-access-requested': 'notice',
}

/** Mails to the sender of a record, which belong together with what the sender answers. */
export const conversational = ['enquiry-acknowledged', 'application-acknowledged', 'record-replied']

/** What their recipients may answer at the address of the record. */
export const answerable = [...conversational, 'status-link-requested']

export const isRanked = (kind: string) => Object.hasOwn(byKind, kind)

/** The lower, the earlier. */
export const priorityOf = (kind: string): number => priorities[byKind[kind] ?? 'notice']

/** From here on a person may be waiting for the mail. */
export const lowestAwaited = priorities.acknowledgement
