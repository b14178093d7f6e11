// The company's facts as pages and mails read them.
import { socialNetworks, yearsOfExperience } from '#app/content/company/company.ts'
import { officeNames } from '#app/content/company/office-names.ts'
import { type Office, offices } from '#app/content/company/offices.ts'
import { colons } from '#app/languages/colons.ts'
import { readCompanyEmailWith } from '#app/mail/look/company-email.server.ts'
import { promiseRule } from '#app/time/promise.ts'
import { hoursInWords, hoursOf } from '#app/time/working-hours.ts'
import type { Language } from '#db/tables/records.ts'
import { editionAt, endsAt, makeOnce, type TextSource } from '../edition.server.ts'
import { isPlaceholder } from '../missing-facts.ts'
import { withNamesFilled } from '../names-in-braces.ts'
import { namesInCode, readTexts, type Shown } from '../read-texts.server.ts'
import { type CompanyName, nameIn, nameInCode } from './company-name.server.ts'
import { companyTexts, type CompanyFacts as Facts, type FactsByLanguage } from './company-texts.ts'
import { factsInContent } from './facts-in-content.ts'

export type OfficeDetails = Office &
  Pick<Facts['seoul'], 'phone' | 'email' | 'mapUrl'> & {
    directions: readonly string[]
    addressLines: readonly string[]
    hoursText: string
    weekendText: string
  }

type Offices = readonly [OfficeDetails, OfficeDetails]

export type Company = ReturnType<typeof companyOf>

/** The same object within a day until a text changes. Inside a transaction, such as for mails, it fails with the database. */
export async function readCompany(source: TextSource, now: number): Promise<Company> {
  const edition = await editionAt(source, now)
  const midnight = now - (now % dayLength)
  endsAt(edition, [midnight, midnight + dayLength], now)
  return makeOnce(edition, 'company', async () => {
    const [shown, name] = await Promise.all([readTexts(source, companyTexts, now), nameIn(edition)])
    return companyOf(factsIn(shown), name, dayOf(now))
  })
}

/** For each process that stores mails: its email address stands below every one. */
export const handEmailToMails = () => readCompanyEmailWith(async (db, now) => (await readCompany(db, now)).email)

/** The code's facts, without a database. */
export const companyInCode = (now: number): Company => companyOf(factsIn(shownInCode), nameInCode, dayOf(now))

const dayLength = 24 * 60 * 60_000
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

const shownInCode: Shown<typeof companyTexts.fields> = (key, language) =>
  withNamesFilled(companyTexts.seed(key, language), namesInCode) as Facts

const factsIn = (shown: Shown<typeof companyTexts.fields>): FactsByLanguage => ({
  en: shown('facts', 'en'),
  ko: shown('facts', 'ko'),
  fr: shown('facts', 'fr'),
})

function companyOf(facts: FactsByLanguage, { name, slogan, mark }: CompanyName, day: string) {
  const { legalName, email, whatsapp, primaryOffice, linkProducts, socials, press } = facts.en
  const foundedOn = isPlaceholder(facts.en.foundedOn) ? null : facts.en.foundedOn
  const officesIn = { en: officesOf(facts.en, 'en'), fr: officesOf(facts.fr, 'fr'), ko: officesOf(facts.ko, 'ko') }
  const hoursText = inAllOffices('en', officesIn.en, ({ hoursText }) => hoursText)
  const content = factsInContent(facts)
  const counted = { stats: facts.en.stats, years: foundedOn ? fullYears(foundedOn, day) : yearsOfExperience }
  const inLanguage = (language: Language): ReadonlyMap<string, string> =>
    new Map([
      ...content,
      ['company', name],
      ['slogan', slogan],
      ['mark', mark],
      ['replyPromise', promiseRule[language]],
      ...hoursIn(language, officesIn[language]),
    ])
  return {
    name,
    legalName,
    email: known(email),
    /** Only digits, as its links have it. */
    whatsapp: whatsapp.replace(/\D/g, ''),
    foundedOn,
    hoursText,
    press,
    primaryOffice,
    linkProducts: linkProducts === 'yes',
    /** The statistics in each language. */
    statsIn: { en: statsOf(facts.en, counted), fr: statsOf(facts.fr, counted), ko: statsOf(facts.ko, counted) },
    socials: socialNetworks.map(({ id, label }) => ({ label, href: socials[id] })).filter(({ href }) => href),
    offices: officesIn.en,
    /** The offices in each language. */
    officesIn,
    /** The facts in each language. */
    words: facts,
    /** Values for placeholders and names in braces: see missing-facts.ts. */
    inContent: { en: inLanguage('en'), fr: inLanguage('fr'), ko: inLanguage('ko') },
  }
}

function hoursIn(language: Language, offices: Offices): [string, string][] {
  // Within a sentence; the names of days have capitals in English alone.
  const hours = inAllOffices(language, offices, ({ hoursText }) => (language === 'fr' ? lowered(hoursText) : hoursText))
  const closed = inAllOffices(language, offices, ({ weekendText }) => weekendText)
  const weekend = lowered(closed)
  return [
    ['hours', hours],
    ['weekend', closed],
    ['openingHours', [hours, weekend].filter(Boolean).join(', ')],
    ['businessHours', [`${hours}, ${ofEachOffice[language]}`, weekend].filter(Boolean).join(between[language])],
  ]
}

const between: Record<Language, string> = { en: '; ', fr: '\u202f; ', ko: ' · ' }

const ofEachOffice: Record<Language, string> = {
  en: 'local time of each office',
  fr: 'heure locale de chaque bureau',
  ko: '각 사무소 현지 시각',
}

const known = (fact: string) => (isPlaceholder(fact) ? '' : fact)
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** One text when both offices have the same. */
function inAllOffices(language: Language, offices: Offices, textOf: (office: OfficeDetails) => string) {
  const [one, other] = offices
  if (textOf(one) === textOf(other)) return textOf(one)
  return offices
    .flatMap((office) => (textOf(office) ? `${office.city}${colons[language]} ${textOf(office)}` : []))
    .join(between[language])
}

/** Another language has only those whose value still stands in English; a company in its first year counts no years. */
function statsOf({ stats }: Facts, { stats: english, years }: Pick<Facts, 'stats'> & { years: number }) {
  return stats
    .filter(({ value }) => english.some((one) => one.value === value))
    .filter(({ value }) => years > 0 || !value.includes('{years}'))
    .map(({ value, label, helper }) => ({ id: label, value: value.replace('{years}', String(years)), label, helper }))
}

/** @param from a day such as 2026-03-01 */
function fullYears(from: string, to: string) {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(to.slice(5) < from.slice(5) ? years - 1 : years, 0)
}

const officesOf = (facts: Facts, language: Language): Offices => {
  const [seoul, cameroon] = offices
  return [officeOf(seoul, facts, language), officeOf(cameroon, facts, language)]
}

function officeOf(office: Office, facts: Facts, language: Language): OfficeDetails {
  const { street, postal, phone, email, mapUrl, latitude, longitude, landmark } = facts[office.id]
  const hours = hoursOf(facts[office.id].hours)
  const isExact = latitude !== '' && longitude !== ''
  return {
    ...office,
    ...officeNames[language][office.id],
    addressLines: [street, postal].filter(Boolean),
    phone,
    email,
    mapUrl,
    location: isExact
      ? { latitude: Number(latitude), longitude: Number(longitude), approximate: false }
      : office.location,
    directions: [landmark, ...facts.directions[office.id]].filter(Boolean),
    hours,
    hoursText: hoursInWords[language].open(hours),
    weekendText: hoursInWords[language].closed(hours),
  }
}
