// The site's words in other languages than English, by the English phrase.

import type { Language } from '#db/tables/records.ts'
import { frenchSpaces } from './french-spaces.ts'
import { languageOfPath, pageLanguages } from './pages.ts'
import { applicationPhrases } from './phrases/applications.ts'
import { appointmentPhrases } from './phrases/appointments.ts'
import { cataloguePhrases } from './phrases/catalogue.ts'
import { companyPhrases } from './phrases/company.ts'
import { contactPhrases } from './phrases/contact.ts'
import { coursePhrases } from './phrases/courses.ts'
import { enquiryPhrases } from './phrases/enquiries.ts'
import { errorPhrases } from './phrases/errors.ts'
import { factPhrases } from './phrases/facts.ts'
import { formPhrases } from './phrases/forms.ts'
import { framePhrases } from './phrases/frame.ts'
import { newsletterPhrases } from './phrases/newsletter.ts'
import { searchPhrases } from './phrases/search.ts'
import { staffAccount } from './phrases/staff/account.ts'
import { staffApplications, staffSeats } from './phrases/staff/applications.ts'
import { staffAppointments } from './phrases/staff/appointments.ts'
import { staffAudit } from './phrases/staff/audit.ts'
import { staffBlog } from './phrases/staff/blog.ts'
import { staffBrand } from './phrases/staff/brand.ts'
import { staffDesk } from './phrases/staff/desk.ts'
import { staffInbox } from './phrases/staff/inbox.ts'
import { staffLaunch } from './phrases/staff/launch.ts'
import { staffMail } from './phrases/staff/mail.ts'
import { staffNewsletter } from './phrases/staff/newsletter.ts'
import { staffPeople } from './phrases/staff/people.ts'
import { staffRecords } from './phrases/staff/records.ts'
import { staffSettings } from './phrases/staff/settings.ts'
import { staffShared } from './phrases/staff/shared.ts'
import { staffTexts } from './phrases/staff/texts.ts'
import { staffWebhooks } from './phrases/staff/webhooks.ts'
import { startPhrases } from './phrases/start.ts'
import { startOfferPhrases } from './phrases/start-offers.ts'
import { statusPhrases } from './phrases/status.ts'
import type { Translations } from './phrases/translations.ts'
import { yourDataPhrases } from './phrases/your-data.ts'
import { groupsOfStaff } from './staff-groups.ts'
import { type Phrases, type Values, withValues } from './with-values.ts'

/** Groups of phrases; a page brings those of its components. */
export const phraseGroups = {
  frame: framePhrases,
  errors: errorPhrases,
  forms: formPhrases,
  enquiries: enquiryPhrases,
  contact: contactPhrases,
  start: startPhrases,
  startOffers: startOfferPhrases,
  search: searchPhrases,
  status: statusPhrases,
  appointments: appointmentPhrases,
  yourData: yourDataPhrases,
  applications: applicationPhrases,
  courses: coursePhrases,
  newsletter: newsletterPhrases,
  catalogue: cataloguePhrases,
  company: companyPhrases,
  facts: factPhrases,
  staff: staffShared,
  desk: staffDesk,
  inbox: staffInbox,
  records: staffRecords,
  talks: staffAppointments,
  admissions: staffApplications,
  seats: staffSeats,
  issues: staffNewsletter,
  mail: staffMail,
  account: staffAccount,
  settings: staffSettings,
  launch: staffLaunch,
  audit: staffAudit,
  blog: staffBlog,
  brand: staffBrand,
  people: staffPeople,
  texts: staffTexts,
  webhooks: staffWebhooks,
} as const

type PhraseGroup = keyof typeof phraseGroups
type Keys<Group> = Group extends unknown ? keyof Group & string : never
export type Phrase = Keys<(typeof phraseGroups)[PhraseGroup]>

export type Say = (phrase: Phrase, values?: Values) => string

type Other = Exclude<Language, 'en'>

const groups: Readonly<Record<PhraseGroup, Translations>> = phraseGroups
/** A word with two meanings has here that of visitors' pages: the server says it to them. A page's groups have their own. */
const all: Translations = Object.assign({}, ...Object.values(groups).reverse())

const spaced = (language: Other, text: string): string => (language === 'fr' ? frenchSpaces(text) : text)

const said = (language: Other, phrase: string): string | undefined => {
  const text = all[phrase]?.[language]
  return text === undefined ? undefined : spaced(language, text)
}

const inGroup = new Map<string, Phrases>()

function phrasesOf(language: Other, group: PhraseGroup): Phrases {
  const name = `${language} ${group}`
  const known = inGroup.get(name)
  if (known) return known
  // Its own words: the same English may mean another thing in another group.
  const phrases = Object.fromEntries(
    Object.entries(groups[group]).map(([phrase, said]) => [phrase, spaced(language, said[language])]),
  )
  inGroup.set(name, phrases)
  return phrases
}

/** For a loader's data: the groups in the page's language; nothing in English. */
export const phrasesFor = (request: Request, ...wanted: PhraseGroup[]) => phrasesIn(languageOfRequest(request), wanted)

/** For a staff page: the groups of its part of the staff area, in the language of the member of staff. */
export const staffPhrases = (language: Language, path: string) => phrasesIn(language, groupsOfStaff(path))

function phrasesIn(language: Language, wanted: readonly PhraseGroup[]): { phrases?: Phrases } {
  if (language === 'en') return {}
  return { phrases: Object.assign({}, ...wanted.map((group) => phrasesOf(language, group))) }
}

export const languageOfRequest = (request: Request): Language => languageOfPath(new URL(request.url).pathname)

export const sayIn =
  (language: Language): Say =>
  (phrase, values) =>
    withValues(language === 'en' ? phrase : (said(language, phrase) ?? phrase), values)

/** Says a label that comes from a table; anything that is no phrase stays as it is. */
export const wordIn =
  (language: Language) =>
  (text: string): string =>
    language === 'en' ? text : (said(language, text) ?? text)

const withoutNames = (phrase: string) => phrase.replaceAll(/\{\w+\}/g, '')

/** Almost any message could have been made from a phrase such as '{time} by {name}'. */
const isTelling = (phrase: string) =>
  !/^\{(?!count\}|number\})/.test(phrase) || (withoutNames(phrase).match(/\p{L}{2,}/gu) ?? []).length > 1

/** The phrases with names in braces, as texts with names between them; those that say most come first. */
const patterns = Object.keys(all)
  .filter((phrase) => phrase.includes('{') && isTelling(phrase))
  .sort((one, other) => withoutNames(other).length - withoutNames(one).length)
  .map((phrase) => ({ phrase, parts: phrase.split(/\{(\w+)\}/) }))

/** The values with which the message was made from the phrase; null if it was not. */
function valuesIn(message: string, [first = '', ...parts]: readonly string[]): Record<string, string> | null {
  if (!message.startsWith(first)) return null
  const values: Record<string, string> = {}
  let at = first.length
  for (let place = 0; place < parts.length; place += 2) {
    const [name = '', text = ''] = parts.slice(place, place + 2)
    const isLast = place + 2 >= parts.length
    const end = isLast ? (message.endsWith(text) ? message.length - text.length : -1) : message.indexOf(text, at + 1)
    if (end <= at) return null
    values[name] = message.slice(at, end)
    if (isNumber.test(name) && !/^[\d,]+$/.test(values[name])) return null
    at = end + text.length
  }
  return values
}

const isNumber = /^(count|number)$/

/** Translates a message that was made in English, such as a schema's; one without a translation stays. */
export function translated(language: Language, message: string): string {
  if (language === 'en') return message
  const whole = said(language, message)
  if (whole !== undefined) return whole
  for (const { phrase, parts } of patterns) {
    const values = valuesIn(message, parts)
    if (values) return withValues(said(language, phrase) ?? phrase, translatedValues(language, phrase, values))
  }
  return message
}

/** The same for a text that joins several such messages, each of which is a sentence. */
export const translatedSentences = (language: Language, text: string): string => {
  const whole = translated(language, text)
  if (whole !== text) return whole
  return text
    .split(/(?<=\.) /)
    .map((sentence) => translated(language, sentence))
    .join(' ')
}

/** Typed text stays as it is: a value in quotes, or one whose name says so. */
const isTyped = (phrase: string, name: string) => name.startsWith('typed') || /["“]/.test(before(phrase, name))

const before = (phrase: string, name: string) => phrase.charAt(phrase.indexOf(`{${name}}`) - 1)

const translatedValues = (language: Other, phrase: string, values: Record<string, string>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isTyped(phrase, name) ? value : valueIn(language, value)]),
  )

/** Numbers are grouped as the language does. */
const valueIn = (language: Other, value: string): string =>
  /^\d{1,3}(,\d{3})+$/.test(value)
    ? Number(value.replaceAll(',', '')).toLocaleString(pageLanguages[language].locale)
    : translated(language, value)
