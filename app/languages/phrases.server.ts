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
import { staffApplications } from './phrases/staff/applications.ts'
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
import { drawing, type MessageOf, type Phrases, type Values } from './with-values.ts'

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

/** What a person is told: a phrase, which is its own key, or data that `message.ts` makes. */
export type Message = MessageOf<Phrase>

/** Draws a message in the reader's language. */
export type Say = (message: Message, values?: Values<Phrase>) => string

type Other = Exclude<Language, 'en'>

const groups: Readonly<Record<PhraseGroup, Translations>> = phraseGroups
/** A phrase means the same in every group: an English word with two meanings has a context. */
const all: Translations = Object.assign({}, ...Object.values(groups))

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

export const sayIn = (language: Language): Say =>
  drawing(pageLanguages[language].locale, (phrase) => (language === 'en' ? undefined : said(language, phrase)))
