// The company's facts, as staff enter them.
import { companyFacts, factWords } from '#app/content/company/facts.ts'
import { type OfficeId, offices } from '#app/content/company/offices.ts'
import { languages } from '#app/content/languages.ts'
import { defineTexts } from '#app/features/texts/define-texts.ts'
import { empty, past } from '#app/features/texts/kinds/shared-fields.ts'
import { box, choice, type DocumentOf, day, emailAddress, line, prose } from '#app/forms/document/field-types.ts'
import { weekdayNames } from '#app/time/working-hours.ts'
import type { Language } from '#db/tables/records.ts'
import { directions, legal, office, operation, press, privacy, socials, stats, whatsapp } from './fact-groups.ts'
import { liftDirections, liftSettings, liftYears } from './lift-settings.ts'

// Until schema 3, hours were words that the timetable did not follow. English ones of the usual form become the timetable.
type Stored = Record<string, unknown>

function liftHours(older: unknown): unknown {
  const stored = older as Stored
  return { ...stored, ...officeOf(stored, 'seoul'), ...officeOf(stored, 'cameroon') }
}

function officeOf(stored: Stored, id: OfficeId): Stored {
  const words = (stored.hours ?? {}) as Stored
  const office = stored[id]
  const hours = hoursIn(String(words[id] ?? ''))
  return hours && typeof office === 'object' ? { [id]: { ...office, hours } } : {}
}

const usual = /^(\w{3,6}day) to (\w{3,6}day) (\d{1,2}):(\d\d) (AM|PM) to (\d{1,2}):(\d\d) (AM|PM)$/

function hoursIn(words: string) {
  const [, first = '', last = '', hour, minute, half, until, untilMinute, untilHalf] = usual.exec(words.trim()) ?? []
  const firstDay = weekdayNames.en.indexOf(first) + 1
  const lastDay = weekdayNames.en.indexOf(last) + 1
  if (firstDay === 0 || lastDay === 0) return null
  return {
    firstDay: String(firstDay),
    lastDay: String(lastDay),
    opens: timeOf(hour, minute, half),
    closes: timeOf(until, untilMinute, untilHalf),
  }
}

const timeOf = (hour = '', minute = '', half = '') =>
  `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`

const [seoul, cameroon] = offices
const officeChoices = offices.map(({ id, title }) => ({ value: id, label: title }))

const facts = {
  legalName: line('Registered company name', 200, empty),
  registeredAddress: line('Registered address', 300, empty),
  registrationNumbers: line('Registration and tax numbers', 200, empty),
  foundedOn: day('Founding date', past),
  headcount: line('Number of employees', 60, empty),
  description: prose('The company in one sentence', 300),
  email: emailAddress('General email address', empty),
  whatsapp,
  primaryOffice: choice('Office in the footer', officeChoices),
  seoul: office(seoul.title),
  cameroon: office(cameroon.title),
  stats,
  socials,
  linkProducts: box('Product cards link to each product’s own page'),
  press,
  privacy,
  ...operation,
}

export const companyTexts = defineTexts({
  kind: 'company',
  title: 'Company facts',
  fields: {
    ...facts,
    directions,
    backupRetention: line('How long backups are kept', 120, empty),
    legal,
  },
  shared: Object.keys(facts).filter((name) => name !== 'description' && name !== 'stats'),
  ownName: ['legalName', 'registeredAddress', 'hostingProvider'],
  languages,
  keys: ['facts'],
  seed: (_, language) => seeds[language],
  path: () => '/contact',
  version: 4,
  lift: { 1: liftSettings, 2: liftDirections, 3: liftHours, 4: liftYears },
})

const seeds = { en: companyFacts, ko: { ...companyFacts, ...factWords.ko }, fr: { ...companyFacts, ...factWords.fr } }

export type CompanyFacts = DocumentOf<typeof companyTexts.fields>
export type FactsByLanguage = Record<Language, CompanyFacts>
