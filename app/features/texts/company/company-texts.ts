// The company's facts, as staff enter them.
import { companyFacts, factWords } from '#app/content/company/facts.ts'
import { offices } from '#app/content/company/offices.ts'
import { languages } from '#app/content/languages.ts'
import { box, choice, type DocumentOf, day, emailAddress, line, prose } from '#app/forms/document/field-types.ts'
import type { Language } from '#db/tables/records.ts'
import { defineTexts } from '../define-texts.ts'
import { empty, past } from '../kinds/shared-fields.ts'
import { directions, legal, office, operation, press, privacy, socials, stats, whatsapp } from './fact-groups.ts'
import { liftHours } from './lift-hours.ts'
import { liftDirections, liftSettings } from './lift-settings.ts'

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
  version: 3,
  lift: { 1: liftSettings, 2: liftDirections, 3: liftHours },
})

const seeds = { en: companyFacts, ko: { ...companyFacts, ...factWords.ko }, fr: { ...companyFacts, ...factWords.fr } }

export type CompanyFacts = DocumentOf<typeof companyTexts.fields>
export type FactsByLanguage = Record<Language, CompanyFacts>
