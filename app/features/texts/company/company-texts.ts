// The company's facts, as staff enter them.
import { socialNetworks } from '#app/content/company/company.ts'
import { companyFacts, factWords } from '#app/content/company/facts.ts'
import { type OfficeId, offices } from '#app/content/company/offices.ts'
import { languages } from '#app/content/languages.ts'
import {
  box,
  choice,
  type DocumentOf,
  day,
  decimal,
  emailAddress,
  group,
  line,
  phone,
  prose,
  rows,
  url,
} from '#app/forms/document/field-types.ts'
import type { Language } from '#db/tables/records.ts'
import { defineTexts } from '../define-texts.ts'
import { liftSettings } from './lift-settings.ts'

const empty = { isOptional: true } as const
const office = (title: string) =>
  group(title, {
    street: line('Street address', 200, empty),
    postal: line('Postal code or box', 60, empty),
    phone: phone('Phone, with country code', empty),
    email: emailAddress('Email', empty),
    mapUrl: url('Map link', empty),
    latitude: decimal('Latitude', -90, 90, { ...empty, hint: 'With both, the map shows the building.' }),
    longitude: decimal('Longitude', -180, 180, empty),
    landmark: line('Nearest station or landmark', 200, empty),
    directions: rows('Directions', 'direction', line('Direction', 300), { most: 6 }),
  })
const [seoul, cameroon] = offices
const profiles = socialNetworks.map(({ id, label }) => [id, url(label, empty)])
type Profiles = Record<(typeof socialNetworks)[number]['id'], ReturnType<typeof url>>

const shared = {
  legalName: line('Registered company name', 200, empty),
  registeredAddress: line('Registered address', 300, empty),
  registrationNumbers: line('Registration and tax numbers', 200, empty),
  foundedOn: day('Founding date', empty),
  headcount: line('Number of employees', 60, empty),
  description: prose('The company in one sentence', 300),
  email: emailAddress('General email address', empty),
  primaryOffice: choice<OfficeId>(
    'Office in the footer',
    offices.map(({ id, title }) => ({ value: id, label: title })),
  ),
  seoul: office(seoul.title),
  cameroon: office(cameroon.title),
  stats: rows(
    'Statistics',
    'statistic',
    group('Statistic', { value: line('Value', 20), label: line('Label', 60), helper: line('Note', 80, empty) }),
    { most: 4, hint: 'In a value, {years} stands for the full years since the founding date.' },
  ),
  socials: group('Social media profiles', Object.fromEntries(profiles) as Profiles),
  linkProducts: box('Product cards link to each product’s own page'),
  press: group('Press contact', {
    name: line('Name', 120, empty),
    email: emailAddress('Email', empty),
    phone: phone('Phone', empty),
  }),
  privacy: group('Data protection', {
    officer: line('Person responsible', 120, empty),
    email: emailAddress('Email', empty),
  }),
  hostingProvider: line('Hosting provider', 200, empty),
  escalationContact: line('Escalation contact', 200, empty),
  backupSchedule: line('Backup schedule and retention', 300, empty),
}

export const companyTexts = defineTexts({
  kind: 'company',
  title: 'Company facts',
  fields: {
    ...shared,
    replyPromise: line('Reply promise, as in “We reply …”', 80),
    hours: group('Opening hours in words', { seoul: line(seoul.title, 120), cameroon: line(cameroon.title, 120) }),
    weekend: line('Weekend in words', 120),
    backupRetention: line('How long backups are kept', 120, empty),
    legal: group('In the legal texts', {
      hostingLocation: line('Hosting location', 200, empty),
      transferSafeguards: prose('Safeguards of transfers to other countries', 600, empty),
      refundTerms: prose('Cancellation and refund of courses', 1000, empty),
      liability: prose('Liability', 1000, empty),
      governingLaw: prose('Governing law and courts', 600, empty),
      decidingLanguage: line('The language that decides between translations', 120, empty),
    }),
  },
  shared: Object.keys(shared),
  ownName: ['legalName', 'registeredAddress', 'hostingProvider'],
  languages,
  keys: ['facts'],
  seed: (_, language) => seeds[language],
  path: () => '/contact',
  version: 1,
  lift: { 1: liftSettings },
})

const seeds = { en: companyFacts, ko: { ...companyFacts, ...factWords.ko }, fr: { ...companyFacts, ...factWords.fr } }

export type CompanyFacts = DocumentOf<typeof companyTexts.fields>
export type FactsByLanguage = Record<Language, CompanyFacts>
