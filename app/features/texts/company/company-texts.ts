// The company's facts, as staff enter them.

import { socialNetworks } from '#app/content/company/company.ts'
import { companyFacts, factWords } from '#app/content/company/facts.ts'
import { type OfficeId, offices } from '#app/content/company/offices.ts'
import { languages } from '#app/content/languages.ts'
import { defineTexts } from '#app/features/texts/define-texts.ts'
import { empty, past } from '#app/features/texts/kinds/shared-fields.ts'
import {
  box,
  choice,
  clockTime,
  type DocumentOf,
  day,
  decimal,
  emailAddress,
  fullPhone,
  group,
  line,
  phone,
  prose,
  rows,
  url,
} from '#app/forms/document/field-types.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { weekdayNames } from '#app/time/working-hours.ts'
import type { Language } from '#db/tables/records.ts'
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

// The company's facts that belong together.

const weekdays = [
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Wednesday' },
  { value: '4', label: 'Thursday' },
  { value: '5', label: 'Friday' },
  { value: '6', label: 'Saturday' },
  { value: '7', label: 'Sunday' },
] as const

const hours = group(
  'Opening hours',
  {
    firstDay: choice('From|start', weekdays),
    lastDay: choice('Until', weekdays),
    opens: clockTime('Opens'),
    closes: clockTime('Closes'),
  },
  'Local office time. Pages and emails show these hours, and reply deadlines use them.',
)

const office = (title: Phrase) =>
  group(title, {
    street: line('Street address', 200, empty),
    postal: line('Postal code or box', 60, empty),
    phone: phone('Phone', { ...empty, hint: 'With the country code.' }),
    email: emailAddress('Email', empty),
    mapUrl: url('Map link', empty),
    latitude: decimal('Latitude', -90, 90, {
      ...empty,
      hint: 'With latitude and longitude, the map shows the building.',
    }),
    longitude: decimal('Longitude', -180, 180, empty),
    hours,
    landmark: line('Nearest station or landmark', 200, empty),
  })

const directionsTo = (title: Phrase) => rows(title, 'direction', line('Direction', 300), { most: 6 })

const directions = group('Directions', {
  seoul: directionsTo('Seoul office'),
  cameroon: directionsTo('Cameroon office'),
})

const profiles = socialNetworks.map(({ id, label }) => [id, url(drawn(label), empty)])
type Profiles = Record<(typeof socialNetworks)[number]['id'], ReturnType<typeof url>>

const socials = group('Social media profiles', Object.fromEntries(profiles) as Profiles)

const statistic = group('Statistic', {
  value: line('Value', 20),
  label: line('Label', 60),
  helper: line('Note', 80, empty),
})

const stats = rows('Statistics', 'statistic', statistic, {
  most: 4,
  hint: '{years} becomes the full years since the founding date. A statistic appears in other languages only if its value is also in the English text.',
})

const whatsapp = fullPhone('WhatsApp number', {
  ...empty,
  hint: 'With the country code. Visitors can write to it, for example when their message could not be sent.',
})

const press = group('Press contact', {
  name: line('Name', 120, empty),
  email: emailAddress('Email', empty),
  phone: phone('Phone', empty),
})

const privacy = group('Data protection', {
  officer: line('Person responsible', 120, empty),
  email: emailAddress('Email', empty),
})

/** Facts of the hosting, each a field of its own. */
const operation = {
  hostingProvider: line('Hosting provider', 200, empty),
  escalationContact: line('Escalation contact', 200, empty),
  backupSchedule: line('Backup schedule and retention', 300, empty),
}

const legal = group('Legal clauses', {
  hostingLocation: line('Hosting location', 200, empty),
  transferSafeguards: prose('Safeguards for transfers abroad', 600, empty),
  refundTerms: prose('Course cancellation and refunds', 1000, empty),
  liability: prose('Liability', 1000, empty),
  governingLaw: prose('Governing law and courts', 600, empty),
  decidingLanguage: line('Prevailing language', 120, { ...empty, hint: 'Where translations differ, this one counts.' }),
})

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
