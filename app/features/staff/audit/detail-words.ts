// The words for what an entry of the audit log holds, where it is shown.

import { drawn } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import type { AuditKind, AuditVerb } from '#db/audit.ts'
import type { PostsTable } from '#db/tables/blog.ts'
import type { SubscriberStatus } from '#db/tables/newsletter.ts'
import type { EnquiryForm, Language, RecordKind, SignupStatus, StatusOf } from '#db/tables/records.ts'
import type { Role } from '#db/tables/staff.ts'

/** The verbs, and the kinds of records. */
const logPhrases: Readonly<Record<AuditKind | AuditVerb, Phrase>> = {
  'account-made': 'account created',
  activity: 'activity',
  address: 'address',
  'address-corrected': 'address corrected',
  announced: 'announced',
  'answers-adopted': 'answers adopted',
  'answers-dismissed': 'answers dismissed',
  'api-token': 'API token',
  application: 'application',
  'appointment-booked': 'appointment booked',
  'appointment-cancelled': 'appointment cancelled',
  'appointment-moved': 'appointment moved',
  'appointments-changed': 'appointment settings changed',
  assigned: 'assigned',
  audit: 'audit log',
  brand: 'brand',
  'brand-restored': 'brand restored',
  'brand-saved': 'brand saved',
  cancelled: 'cancelled',
  changed: 'changed',
  'clock-accepted': 'clock confirmed automatically',
  'clock-confirmed': 'clock confirmed',
  'code-refused': 'sign-in code refused',
  'conflict-kept': 'conflicting version kept',
  'course-run': 'course run',
  created: 'created',
  deleted: 'deleted',
  deletion: 'deletion',
  described: 'description changed',
  'details-corrected': 'details corrected',
  disabled: 'account disabled',
  discarded: 'discarded',
  enabled: 'account enabled',
  ended: 'switched off',
  enquiry: 'enquiry',
  entered: 'entered by staff',
  'entry-added': 'entry added',
  'entry-hidden': 'entry hidden',
  'entry-moved': 'entry moved',
  'entry-removed': 'entry removed',
  'entry-shown': 'entry shown',
  erased: 'erased',
  exported: 'exported',
  fetched: 'fetched',
  filed: 'filed',
  'first-posts-published': 'first posts published',
  'first-posts-trashed': 'first posts trashed',
  'first-run-changed': 'first steps changed',
  'held-discarded': 'held emails discarded',
  'held-sent': 'held emails sent',
  'import-read': 'import file read',
  'import-undone': 'import undone',
  imported: 'imported',
  inbox: 'inbox',
  'interview-cancelled': 'interview cancelled',
  'interview-moved': 'interview moved',
  'interview-planned': 'interview planned',
  'invitation-revoked': 'invitation revoked',
  'invitation-sent-again': 'invitation sent again',
  invited: 'invited',
  issue: 'issue',
  'language-changed': 'language changed',
  'languages-changed': 'languages changed',
  'launch-changed': 'launch settings changed',
  'legal-text-signed': 'legal text signed',
  'link-revoked': 'link revoked',
  'link-shared': 'link shared',
  'made-enquiry': 'turned into an enquiry',
  mail: 'mail',
  media: 'media',
  merged: 'merged',
  'missed-sent': 'sent to missed recipients',
  'move-undone': 'status change undone',
  moved: 'status changed',
  noted: 'note added',
  'notices-changed': 'notification settings changed',
  'notification-tested': 'notification tested',
  'office-changed': 'office changed',
  'office-days-changed': 'office days changed',
  outbox: 'outbox',
  'passkey-added': 'passkey added',
  'passkey-begun': 'passkey setup started',
  'passkey-needed': 'password used where a passkey is required',
  'passkey-renamed': 'passkey renamed',
  'passkey-revoked': 'passkey revoked',
  'password-changed': 'password changed',
  'password-link-made': 'password link created',
  'password-refused': 'password refused',
  'password-reset-requested': 'password reset requested',
  'password-set': 'password set',
  paused: 'paused',
  person: 'person',
  place: 'place',
  post: 'post',
  'preview-link-made': 'preview link created',
  'preview-link-withdrawn': 'preview link withdrawn',
  'preview-links-withdrawn': 'preview links withdrawn',
  'promo-code': 'promo code',
  read: 'read',
  'received-mail': 'received mail',
  'recovery-codes-renewed': 'recovery codes renewed',
  redirect: 'redirect',
  released: 'released',
  renamed: 'renamed',
  replied: 'replied',
  'reply-drafted': 'reply drafted',
  'reply-undone': 'reply undone',
  'request-closed': 'erasure request closed',
  restored: 'restored',
  resumed: 'resumed',
  'revision-restored': 'revision restored',
  'role-changed': 'role changed',
  'run-chosen': 'course run chosen',
  scheduled: 'scheduled',
  'secret-renewed': 'secret renewed',
  'sent-again': 'sent again',
  separated: 'separated',
  'session-ended': 'session ended',
  'sessions-ended': 'sessions ended',
  setting: 'setting',
  settled: 'marked as needing no reply',
  'sign-in-refused': 'sign-in refused',
  'sign-in-throttled': 'sign-in attempts slowed down',
  'signed-in': 'signed in',
  'signed-out': 'signed out',
  snoozed: 'snoozed',
  subscriber: 'subscriber',
  suppressed: 'suppressed',
  'switched-off': 'switched off automatically',
  tagged: 'tags changed',
  'taken-back': 'restored from the trash',
  tested: 'test sent',
  text: 'text',
  'text-cancelled': 'scheduled text cancelled',
  'text-conflict': 'conflicting text kept',
  'text-planned': 'text scheduled',
  'text-published': 'text published',
  'text-restored': 'text version restored',
  'text-returned': 'text returned to the original',
  'text-saved': 'text saved',
  'text-undone': 'text publication undone',
  'time-zone-changed': 'time zone changed',
  'token-made': 'token created',
  'token-revoked': 'token revoked',
  trashed: 'moved to the trash',
  'two-step-begun': 'two-step setup started',
  'two-step-required': 'two-step requirement changed',
  'two-step-reset': 'two-step sign-in reset',
  'two-step-turned-off': 'two-step sign-in turned off',
  'two-step-turned-on': 'two-step sign-in turned on',
  unscheduled: 'unscheduled',
  unsubscribed: 'unsubscribed',
  uploaded: 'uploaded',
  user: 'user',
  'view-deleted': 'view deleted',
  'view-saved': 'view saved',
  webhook: 'webhook',
  'webhook-delivery': 'webhook delivery',
  woken: 'snooze ended',
}

/** The names of details, as the forms call them; in every language the value comes last. */
const detailPhrases: Readonly<Record<string, Phrase>> = {
  account: 'account: {value}',
  advertising: 'advertising: {value}',
  as: 'new email: {value}',
  by: 'made by: {value}',
  bytes: 'size: {value}',
  cameroon: 'appointments in Cameroon: {value}',
  cameroonClosed: 'closed days in Cameroon: {value}',
  cameroonHours: 'hours in Cameroon: {value}',
  cameroonOpen: 'open days in Cameroon: {value}',
  changed: 'changed: {value}',
  closed: 'days without appointments: {value}',
  count: 'count: {value}',
  days: 'days valid: {value}',
  daysAhead: 'days ahead: {value}',
  events: 'events: {value}',
  fields: 'fields: {value}',
  form: 'form: {value}',
  fr: 'pages in French: {value}',
  from: 'from: {value}',
  'from version': 'from version: {value}',
  height: 'height: {value}',
  host: 'host: {value}',
  isAdvertising: 'advertising: {value}',
  isPutAway: 'first steps hidden: {value}',
  kind: 'kind: {value}',
  ko: 'pages in Korean: {value}',
  language: 'language: {value}',
  left: 'not restored: {value}',
  'link of': 'link of: {value}',
  maxUses: 'most uses: {value}',
  minutes: 'length in minutes: {value}',
  movedUp: 'moved up: {value}',
  noticeHours: 'notice in hours: {value}',
  now: 'current version: {value}',
  number: 'number: {value}',
  office: 'office: {value}',
  on: 'based on version: {value}',
  openedBecause: 'opened because: {value}',
  other: 'other enquiry: {value}',
  passkeys: 'passkeys: {value}',
  people: 'people: {value}',
  percent: 'percent: {value}',
  person: 'person: {value}',
  publish: 'publish: {value}',
  reads: 'reads: {value}',
  reason: 'reason: {value}',
  recipients: 'recipients: {value}',
  records: 'records: {value}',
  restored: 'restored: {value}',
  role: 'role: {value}',
  roles: 'roles: {value}',
  scope: 'scope: {value}',
  search: 'search: {value}',
  seats: 'seats: {value}',
  'second step': 'second step: {value}',
  sendAt: 'send time: {value}',
  seoul: 'appointments in Seoul: {value}',
  seoulClosed: 'closed days in Seoul: {value}',
  seoulHours: 'hours in Seoul: {value}',
  seoulOpen: 'open days in Seoul: {value}',
  'sessions ended': 'sessions ended: {value}',
  signedOff: 'signed off: {value}',
  slug: 'address: {value}',
  source: 'source: {value}',
  status: 'status: {value}',
  switchedOn: 'switched on: {value}',
  text: 'text: {value}',
  title: 'title: {value}',
  to: 'to: {value}',
  token: 'token: {value}',
  topic: 'topic: {value}',
  type: 'type: {value}',
  undone: 'undone: {value}',
  verb: 'verb: {value}',
  version: 'version: {value}',
  view: 'view: {value}',
  was: 'was: {value}',
  width: 'width: {value}',
  'with a passkey': 'with a passkey: {value}',
  'with the record': 'personal data included: {value}',
}

/** The phrase of a name of the code; one that an older release stored stays as it is. */
const phraseFor = (phrases: Readonly<Partial<Record<string, Phrase>>>, name: string): Message =>
  (Object.hasOwn(phrases, name) && phrases[name]) || drawn(spaced(name))

/** A name of the code as words, such as "public draft" for publicDraft. */
const spaced = (name: string) =>
  name.replaceAll(/[-_]/g, ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A verb or a kind of record, such as "role changed" for role-changed. */
export const logWord = (name: string): Message => phraseFor(logPhrases, name)

type Word = (message: Message) => string

const value = '{value}'

/** The words before a detail's value, such as "role: ". */
export const detailLabel = (name: string, word: Word) =>
  Object.hasOwn(detailPhrases, name)
    ? word(phraseFor(detailPhrases, name)).slice(0, -value.length)
    : `${spaced(name)}: `

/** Details with values of the code, such as a status; all others were typed. */
const coded: readonly string[] = [
  ...['account', 'advertising', 'by', 'changed', 'fields', 'form', 'from', 'kind', 'language', 'link of'],
  ...['reads', 'reason', 'role', 'roles', 'second step', 'status', 'to', 'type', 'verb', 'view', 'with a passkey'],
]

const noneWords = { true: 'yes', false: 'no', none: 'none' } as const satisfies Record<string, Phrase>

/** Values that keep their capital letter. */
const nameValues: Readonly<Record<Language | 'seoul' | 'cameroon' | 'slack', Phrase>> = {
  en: 'English',
  fr: 'French',
  ko: 'Korean',
  seoul: 'Seoul',
  cameroon: 'Cameroon',
  slack: 'Slack',
}

type Status = StatusOf<RecordKind> | SignupStatus | SubscriberStatus | PostsTable['status']

/** Other values, by what they are in: statuses, roles, forms, views of the inbox, fields of a person, parts of the brand. */
const valuePhrases: Readonly<Record<Status | Role | EnquiryForm, Phrase>> & Readonly<Record<string, Phrase>> = {
  new: 'New',
  in_progress: 'In progress',
  completed: 'Completed',
  reviewing: 'Reviewing',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'withdrawn',
  spam: 'Spam',
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
  active: 'Active',
  unsubscribed: 'Unsubscribed',
  bounced: 'bounced',
  complained: 'complained',
  quarantined: 'Quarantined',
  admin: 'Admin',
  editor: 'Editor',
  desk: 'Desk',
  admissions: 'Admissions',
  viewer: 'Viewer',
  contact: 'Contact form',
  quick: 'Quick enquiry',
  connect: 'Connect With Us',
  phone: 'phone',
  walk_in: 'walk in',
  mail: 'mail',
  todo: 'To answer',
  overdue: 'Overdue',
  unread: 'Unread',
  mine: 'Mine',
  answered: 'Answered',
  snoozed: 'Snoozed',
  done: 'Done',
  all: 'All',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  first_name: 'First name',
  last_name: 'Last name',
  experience: 'Experience',
  message: 'Message',
  logo: 'Logo',
  letterhead: 'Letterhead',
  businessCard: 'Business Card',
  palette: 'Palette',
  default: 'default',
  'first run': 'first run',
  invite: 'invite',
  passkey: 'Passkey',
  reset: 'reset',
  unknown: 'unknown',
  without: 'without',
}

/** A name of the code, not one of a person or a place. */
const codePattern = /^[a-z][A-Za-z_-]*$/

/** Of these, the details hold names of people. */
const ofNames: readonly string[] = ['assigned', 'renamed']

/** The name of a detail, and the verb of its entry. */
type DetailPlace = { verb: string; name: string }

/** A detail's value, in words where it is one of the code's. */
export function codeWords({ verb, name }: DetailPlace, value: string, word: Word): string {
  if (value === 'true' || value === 'false' || value === 'none') return word(noneWords[value])
  if (!coded.includes(name) || ofNames.includes(verb)) return value
  const parts = value.split(/( → |, )/)
  return parts.map((part) => wordOr(part, word)).join('')
}

function wordOr(code: string, word: Word): string {
  if (Object.hasOwn(nameValues, code)) return word(phraseFor(nameValues, code))
  if (Object.hasOwn(valuePhrases, code)) return word(phraseFor(valuePhrases, code)).toLowerCase()
  return codePattern.test(code) ? word(logWord(code)) : code
}

/** A detail's value in a sentence. */
export function valueWords(place: DetailPlace, value: unknown, word: Word): string {
  return codeWords(place, value === null || value === undefined ? 'none' : String(value), word)
}
