// The words for what an entry of the audit log holds, where it is shown.

import { capitalized } from '#app/languages/capitalized.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'

/** Verbs and kinds of records that say too little without their hyphens. */
const verbPhrases: Record<string, string> = {
  'account-made': 'account created',
  'api-token': 'API token',
  'appointments-changed': 'appointment settings changed',
  audit: 'audit log',
  'clock-accepted': 'clock confirmed automatically',
  'code-refused': 'sign-in code refused',
  'conflict-kept': 'conflicting version kept',
  described: 'description changed',
  disabled: 'account disabled',
  enabled: 'account enabled',
  entered: 'entered by staff',
  'first-run-changed': 'first steps changed',
  'held-discarded': 'held emails discarded',
  'held-sent': 'held emails sent',
  'import-read': 'import file read',
  'launch-changed': 'launch settings changed',
  'made-enquiry': 'turned into an enquiry',
  'missed-sent': 'sent to missed recipients',
  'move-undone': 'status change undone',
  moved: 'status changed',
  noted: 'note added',
  'notices-changed': 'notification settings changed',
  'passkey-begun': 'passkey setup started',
  'passkey-needed': 'password used where a passkey is required',
  'password-link-made': 'password link created',
  'preview-link-made': 'preview link created',
  'request-closed': 'erasure request closed',
  'run-chosen': 'course run chosen',
  settled: 'marked as needing no reply',
  'sign-in-refused': 'sign-in refused',
  'sign-in-throttled': 'sign-in attempts slowed down',
  'switched-off': 'switched off automatically',
  tagged: 'tags changed',
  'taken-back': 'restored from the trash',
  trashed: 'moved to the trash',
  tested: 'test sent',
  'text-cancelled': 'scheduled text cancelled',
  'text-conflict': 'conflicting text kept',
  'text-planned': 'text scheduled',
  'text-restored': 'text version restored',
  'text-returned': 'text returned to the original',
  'text-undone': 'text publication undone',
  'token-made': 'token created',
  'two-step-begun': 'two-step setup started',
  'two-step-reset': 'two-step sign-in reset',
  'two-step-turned-off': 'two-step sign-in turned off',
  'two-step-turned-on': 'two-step sign-in turned on',
  'two-step-required': 'two-step requirement changed',
  woken: 'snooze ended',
  ended: 'switched off',
}

/** Details that the forms call otherwise than the code. */
const detailPhrases: Record<string, string> = {
  sendAt: 'send time',
  isAdvertising: 'advertising',
  maxUses: 'most uses',
  slug: 'address',
  on: 'based on version',
  now: 'current version',
  bytes: 'size',
  seoul: 'appointments in Seoul',
  cameroon: 'appointments in Cameroon',
  minutes: 'length in minutes',
  noticeHours: 'notice in hours',
  daysAhead: 'days ahead',
  seoulClosed: 'closed days in Seoul',
  seoulOpen: 'open days in Seoul',
  cameroonClosed: 'closed days in Cameroon',
  cameroonOpen: 'open days in Cameroon',
  seoulHours: 'hours in Seoul',
  cameroonHours: 'hours in Cameroon',
  closed: 'days without appointments',
  isPutAway: 'first steps hidden',
  'with the record': 'personal data included',
  by: 'made by',
  as: 'new email',
  other: 'other enquiry',
  left: 'not restored',
  fr: 'pages in French',
  ko: 'pages in Korean',
  days: 'days valid',
}

/** A name of the code in words, such as "role changed" for "role-changed". */
export const spacedWords = (name: string) =>
  verbPhrases[name] ?? name.replaceAll(/[-_]/g, ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Says a phrase that a name of the code makes; without one, the name stays. */
type Word = (phrase: Phrase) => string

const value = '{value}'

/** The words before a detail's value, such as "role: "; in every language the value comes last. */
export const detailLabel = (name: string, word: Word) =>
  word(`${detailPhrases[name] ?? spacedWords(name)}: ${value}` as Phrase).slice(0, -value.length)

/** Details with values of the code, such as a status; all others were typed. */
const coded: readonly string[] = [
  ...['account', 'advertising', 'by', 'changed', 'fields', 'form', 'from', 'kind', 'language', 'link of'],
  ...['reads', 'reason', 'role', 'roles', 'second step', 'status', 'to', 'type', 'verb', 'view', 'with a passkey'],
]
/** Values that are shorter than their words. */
const valuePhrases: Record<string, string> = { en: 'English', fr: 'French', ko: 'Korean' }

/** A name of the code, not one of a person or a place. */
const codePattern = /^[a-z][A-Za-z_-]*$/

const ofCode: Record<string, string> = { true: 'yes', false: 'no', none: 'none' }

/** Of these, the details hold names of people. */
const ofNames: readonly string[] = ['assigned', 'renamed']

/** The name of a detail, and the verb of its entry. */
type DetailPlace = { verb: string; name: string }

/** A detail's value, in words where the reader's language has some for the code's names in it. */
export function codeWords({ verb, name }: DetailPlace, value: string, word: Word): string {
  if (Object.hasOwn(ofCode, value)) return word((ofCode[value] ?? value) as Phrase)
  if (!coded.includes(name) || ofNames.includes(verb)) return value
  const parts = value.split(/( → |, )/)
  return parts.map((part) => wordOr(part, word)).join('')
}

function wordOr(code: string, word: Word): string {
  const spaced = valuePhrases[code] ?? spacedWords(code)
  for (const label of [spaced, capitalized(spaced)]) {
    const said = word(label as Phrase)
    if (said !== label) return said.toLowerCase()
  }
  return codePattern.test(code) ? spaced : code
}

/** A detail's value in a sentence. */
export function valueWords(place: DetailPlace, value: unknown, word: Word): string {
  if (value === true) return word('yes')
  if (value === false) return word('no')
  if (value === null || value === undefined) return word('none')
  return codeWords(place, String(value), word)
}
