// The company's facts as pages and mails read them.
import { isPlaceholder, socialNetworks } from '#app/content/company/company.ts'
import { type Office, offices } from '#app/content/company/offices.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readTexts, readTextsIn, type Shown } from '../read-texts.server.ts'
import { companyTexts, type CompanyFacts as Facts, type FactsByLanguage } from './company-texts.ts'
import { factsInContent } from './facts-in-content.ts'

export type OfficeDetails = Office &
  Pick<Facts['seoul'], 'phone' | 'email' | 'mapUrl' | 'directions'> & {
    addressLines: readonly string[]
    hoursText: string
    weekendText: string
  }

export type Company = ReturnType<typeof companyOf>

export const readCompany = async (db: Db, now: number): Promise<Company> =>
  madeOf(await readTexts(db, companyTexts, now), now)

/** For code inside a transaction, such as mails. */
export const readCompanyIn = async (trx: Db | Trx, now: number): Promise<Company> =>
  madeOf(await readTextsIn(trx, companyTexts, now), now)

/** The code's facts, without a database. */
export const companyInCode = (now: number): Company =>
  madeOf((_, language) => companyTexts.seed('facts', language), now)

const lastMade = new WeakMap<Facts, { facts: FactsByLanguage; day: string; company: Company }>()

/** Returns the same object within a day until the facts change. */
function madeOf(shown: Shown<typeof companyTexts.fields>, now: number): Company {
  const facts = { en: shown('facts', 'en'), ko: shown('facts', 'ko'), fr: shown('facts', 'fr') }
  const day = new Date(now).toISOString().slice(0, 10)
  const last = lastMade.get(facts.en)
  if (last?.day === day && last.facts.ko === facts.ko && last.facts.fr === facts.fr) return last.company
  const company = companyOf(facts, day)
  lastMade.set(facts.en, { facts, day, company })
  return company
}

function companyOf(facts: FactsByLanguage, day: string) {
  const { legalName, description, email, replyPromise, primaryOffice, linkProducts, socials, press } = facts.en
  const foundedOn = isPlaceholder(facts.en.foundedOn) ? null : facts.en.foundedOn
  const hoursText = hoursWords(facts.en)
  return {
    legalName,
    description,
    email: known(email),
    foundedOn,
    replyPromise,
    hoursText,
    press,
    primaryOffice,
    linkProducts: linkProducts === 'yes',
    stats: statsOf(facts.en, foundedOn, day),
    socials: socialNetworks.map(({ id, label }) => ({ label, href: socials[id] })).filter(({ href }) => href),
    offices: officesOf(facts.en),
    /** The facts in each language, for mails. */
    words: facts,
    /** Values for placeholders and names in braces: see missing-facts.ts. */
    inContent: new Map([
      ...factsInContent(facts),
      ['replyPromise', replyPromise],
      ['openingHours', `${hoursText}, ${lowered(facts.en.weekend)}`],
      ['businessHours', `${hoursText}, local time of each office; ${lowered(facts.en.weekend)}`],
    ]) as ReadonlyMap<string, string>,
  }
}

const known = (fact: string) => (isPlaceholder(fact) ? '' : fact)
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** One text when both offices have the same hours. */
function hoursWords({ hours }: Facts) {
  if (hours.seoul === hours.cameroon) return hours.seoul
  return offices.map(({ id, city }) => `${city}: ${hours[id]}`).join('; ')
}

function statsOf({ stats }: Facts, foundedOn: string | null, day: string) {
  const years = foundedOn && String(fullYears(foundedOn, day))
  return stats
    .filter(({ value }) => years || !value.includes('{years}'))
    .map(({ value, label, helper }) => ({ id: label, value: value.replace('{years}', years ?? ''), label, helper }))
}

/** @param from a day such as 2026-03-01 */
function fullYears(from: string, to: string) {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(to.slice(5) < from.slice(5) ? years - 1 : years, 0)
}

const officesOf = (facts: Facts): readonly [OfficeDetails, OfficeDetails] => {
  const [seoul, cameroon] = offices
  return [officeOf(seoul, facts), officeOf(cameroon, facts)]
}

function officeOf(office: Office, facts: Facts): OfficeDetails {
  const { street, postal, phone, email, mapUrl, latitude, longitude, landmark, directions } = facts[office.id]
  const isExact = latitude !== '' && longitude !== ''
  return {
    ...office,
    addressLines: [street, postal].filter(Boolean),
    phone,
    email,
    mapUrl,
    location: isExact
      ? { latitude: Number(latitude), longitude: Number(longitude), approximate: false, note: '' }
      : office.location,
    directions: [landmark, ...directions].filter(Boolean),
    hoursText: facts.hours[office.id],
    weekendText: facts.weekend,
  }
}
