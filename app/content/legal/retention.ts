// Retention periods: the purge applies these numbers and the privacy notice prints them.

const hour = 60 * 60_000

export type RetentionRule = {
  what: string
  amount: number
  unit: 'hours' | 'days' | 'months'
  /** The event that starts the period. */
  from: string
  afterwards: string
  why: string
}

export const retention = {
  enquiriesCompleted: {
    what: 'Enquiries that have been answered and completed',
    amount: 24,
    unit: 'months',
    from: 'The day the enquiry was marked completed',
    afterwards: 'The enquiry, its replies and its notes are deleted',
    why: 'Clients often come back to an earlier conversation when a project starts later',
  },
  enquiriesSpam: {
    what: 'Messages, applications and newsletter requests set aside as spam',
    amount: 30,
    unit: 'days',
    from: 'The day it was set aside',
    afterwards: 'It is deleted',
    why: 'Long enough for a person to find and release what was set aside by mistake',
  },
  statusLinks: {
    what: 'Links that show you where your enquiry or application stands',
    amount: 14,
    unit: 'days',
    from: 'The day we emailed the link',
    afterwards: 'The link stops working and our record of it, a hash, is deleted',
    why: 'Long enough to follow an enquiry, and no longer',
  },
  dataLinks: {
    what: 'Links that show you what we know about you',
    amount: 14,
    unit: 'days',
    from: 'The day we emailed the link',
    afterwards: 'The link stops working and our record of it, a hash with your email address, is deleted',
    why: 'Long enough to take a copy or to ask for the erasure, and no longer',
  },
  dataLinksAsked: {
    what: 'Such a link once you have asked for the erasure of your data',
    amount: 60,
    unit: 'days',
    from: 'The day of your request',
    afterwards: 'The link stops working and our record of it is deleted',
    why: 'So that you can read there what became of your request',
  },
  erasureRequests: {
    what: 'Requests for the erasure of personal data, without the email address once the data is erased',
    amount: 24,
    unit: 'months',
    from: 'The day the request was carried out or closed',
    afterwards: 'The request is deleted',
    why: 'To prove that the request was answered, and when',
  },
  applicationsRejected: {
    what: 'Course applications that were rejected or withdrawn',
    amount: 12,
    unit: 'months',
    from: 'The day of the decision or withdrawal',
    afterwards: 'The application is deleted',
    why: 'To answer questions about the decision and to reconsider it if the applicant asks',
  },
  applicationsAccepted: {
    what: 'Course applications that were accepted, with the course place',
    amount: 36,
    unit: 'months',
    from: 'The day of acceptance',
    afterwards: 'The application and the course place are deleted',
    why: 'To run the course, to keep the first-course discount rule and to confirm attendance afterwards',
  },
  subscribersUnconfirmed: {
    what: 'Newsletter requests that were never confirmed',
    amount: 7,
    unit: 'days',
    from: 'The last request for this address, or the day a request set aside as spam was released',
    afterwards:
      'The request is deleted, with name and email address; a hash that was there from an earlier subscription stays',
    why: 'Long enough to open the confirmation email, and no longer',
  },
  subscribersUnsubscribed: {
    what: 'Newsletter subscribers who unsubscribed',
    amount: 0,
    unit: 'days',
    from: 'The moment of unsubscribing',
    afterwards:
      'Name and email address are deleted; a one-way hash of the address stays, with the page, the language, the words and the dates of the consent',
    why: 'The hash lets us recognise the address and not email it again without a new opt-in; the rest shows that there was a consent',
  },
  consentReceipts: {
    what: 'Receipts that someone agreed to the newsletter or to marketing, withdrew that, or was reminded of it: the hash of the address, the words and the time',
    amount: 36,
    unit: 'months',
    from: 'The day the subscription ended',
    afterwards: 'The receipts are deleted',
    why: 'To prove consent and its withdrawal',
  },
  newsletterMails: {
    what: 'Which newsletter issues we sent to you, and whether each arrived',
    amount: 90,
    unit: 'days',
    from: 'The day the issue was sent',
    afterwards: 'Only the number of mails that arrived, came back or were reported is kept',
    why: 'To send an issue again to readers who were missed, and to answer questions about it',
  },
  sessionIdle: {
    what: 'Staff sign-ins that are not used',
    amount: 12,
    unit: 'hours',
    from: 'The last request',
    afterwards: 'The session ends and the person signs in again',
    why: 'A computer that was left unattended should not stay signed in',
  },
  sessionAbsolute: {
    what: 'Staff sign-ins that are in use',
    amount: 14,
    unit: 'days',
    from: 'The moment of signing in',
    afterwards: 'The session ends and the person signs in again',
    why: 'A stolen session should not work for ever',
  },
  sessionRecords: {
    what: 'Records of staff sessions that have ended',
    amount: 12,
    unit: 'months',
    from: 'The end of the session',
    afterwards: 'The record is deleted',
    why: 'To look into suspected misuse of a staff account',
  },
  passwordLinks: {
    what: 'Links with which invited staff set their password; those for a forgotten password work for 1 hour',
    amount: 72,
    unit: 'hours',
    from: 'The moment the link was made',
    afterwards: 'The link stops working and our record of it, a hash, is deleted',
    why: 'Long enough to follow an invitation over a weekend, and no longer',
  },
  auditEvents: {
    what: 'The record of what staff did and when, and of attempts to sign in, with the network address',
    amount: 24,
    unit: 'months',
    from: 'The day of the event',
    afterwards: 'The entry is deleted',
    why: 'To explain who changed, exported or erased a record',
  },
  outboxBodies: {
    what: 'The text of emails we sent',
    amount: 90,
    unit: 'days',
    from: 'The day the email was sent, or written where it could not be sent',
    afterwards:
      'Text and addresses are removed; the kind of email, its date and its delivery result stay with the record it belongs to',
    why: 'To send an email again or to answer a question about what it said',
  },
  mailEvents: {
    what: 'Numbers of the notices by which our email service reports whether an email arrived',
    amount: 30,
    unit: 'days',
    from: 'The day of the notice',
    afterwards: 'The number is deleted; the result of the delivery stays with the email',
    why: 'To take each notice once only',
  },
  webhookDeliveries: {
    what: 'News of changes to enquiries and applications that we sent to our other programs: the reference, what changed and when',
    amount: 30,
    unit: 'days',
    from: 'The day of the change',
    afterwards: 'It is deleted',
    why: 'To send it again where the other program could not be reached',
  },
  receivedMails: {
    what: 'Emails to us that could not be matched with an enquiry or application, with their attachments',
    amount: 30,
    unit: 'days',
    from: 'The day our staff set it aside; until then it waits for them',
    afterwards: 'It is deleted; one that our staff have matched is kept as long as the record it belongs to',
    why: 'Long enough to notice that it was set aside by mistake',
  },
  suppressedAddresses: {
    what: 'Email addresses from which our emails bounced, or which reported them as spam',
    amount: 12,
    unit: 'months',
    from: 'The day it came back or was reported, unless our staff release the address earlier',
    afterwards: 'The address is deleted from the list',
    why: 'To send nothing to an address that cannot be reached or does not want our emails',
  },
  rateLimitCounters: {
    what: 'Counters that limit repeated form posts and sign-in attempts',
    amount: 1,
    unit: 'days',
    from: 'The last counted attempt',
    afterwards: 'The counter is deleted; most go after 10 minutes or an hour',
    why: 'To stop automated abuse; the counter holds keyed hashes of the network address or of what was typed, never these themselves',
  },
  trashedPosts: {
    what: 'Articles of the blog that staff deleted',
    amount: 30,
    unit: 'days',
    from: 'The day of the deletion',
    afterwards: 'The article and its earlier texts are deleted; only its address is kept, to say that it was removed',
    why: 'To take back a deletion made by mistake',
  },
  removedCopies: {
    what: 'Copies of enquiries, course applications, texts of emails and records about staff that were deleted because their period was over',
    amount: 7,
    unit: 'days',
    from: 'The day of the deletion',
    afterwards: 'The copy is deleted',
    why: 'To undo a deletion that a wrong server clock has caused; the copies are used for nothing else',
  },
} as const satisfies Record<string, RetentionRule>

export type RetentionKey = keyof typeof retention

export const retentionKeys = Object.keys(retention) as readonly RetentionKey[]

export function retentionPeriod(rule: RetentionRule) {
  if (rule.amount === 0) return 'Not kept'
  return `${rule.amount} ${rule.amount === 1 ? rule.unit.slice(0, -1) : rule.unit}`
}

/** Events before this time have been kept for the whole period. */
export const cutoffOf = ({ amount, unit }: RetentionRule, now: number): number => moved(now, -amount, unit)

/** When the period that began at this time is over. */
export const expiryOf = ({ amount, unit }: RetentionRule, from: number): number => moved(from, amount, unit)

function moved(time: number, amount: number, unit: RetentionRule['unit']): number {
  if (unit === 'hours') return time + amount * hour
  if (unit === 'days') return time + amount * 24 * hour
  const date = new Date(time)
  date.setUTCMonth(date.getUTCMonth() + amount)
  return date.getTime()
}
