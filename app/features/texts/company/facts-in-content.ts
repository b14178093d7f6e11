// Finds the values for placeholders in the content, in every language of the legal texts.

import { valuesOf } from '#app/forms/document/document-values.ts'
import { dateFormat } from '#app/time/date-format.ts'
import { missingIn } from '../define-texts.ts'
import { isPlaceholder } from '../missing-facts.ts'
import { type CompanyFacts, companyTexts, type FactsByLanguage } from './company-texts.ts'

const nameAndAddress = ['legalName', 'registeredAddress']
const allDetails = ['legalName', 'registrationNumbers', 'registeredAddress']

/** Labels of placeholders that are filled from other fields, or from several. */
const others: Record<string, readonly string[]> = {
  'Registered company name and address': nameAndAddress,
  '등록 상호 및 주소': nameAndAddress,
  'Dénomination sociale et adresse': nameAndAddress,
  'Registered company name, registration number and address': allDetails,
  '등록 상호, 등록번호 및 주소': allDetails,
  'Dénomination sociale, numéro d’immatriculation et adresse': allDetails,
  '개인정보 문의 전자우편 주소': ['privacy.email'],
  'Adresse électronique pour la protection des données': ['privacy.email'],
  '개인정보 보호책임자 성명': ['privacy.officer'],
  'Nom du délégué à la protection des données': ['privacy.officer'],
  '호스팅 제공업체': ['hostingProvider'],
  Hébergeur: ['hostingProvider'],
}

/** The fields that have no placeholder of their own beside those that have. */
export const composedFields = Object.entries(others).flatMap(([label, names]) => names.map((name) => ({ label, name })))

const missing = missingIn(companyTexts)

/** The known facts, by the labels of their placeholders. */
export function factsInContent(facts: FactsByLanguage): [label: string, fact: string][] {
  const factsIn = { en: namedFacts(facts.en), fr: namedFacts(facts.fr), ko: namedFacts(facts.ko) }
  const single = missing.map(({ label, language, name }) => [label, [factsIn[language](name)]] as const)
  const composed = Object.entries(others).map(([label, names]) => [label, names.map(factsIn.en)] as const)
  return [...single, ...composed].flatMap(([label, parts]) => (parts.every(Boolean) ? [[label, parts.join(', ')]] : []))
}

/** Returns a fact by the name of its field; an empty text for one that is missing. */
function namedFacts(facts: CompanyFacts): (name: string) => string {
  const values = valuesOf(companyTexts.fields, facts)
  return (name) => {
    const value = values[name]
    if (typeof value !== 'string' || isPlaceholder(value)) return ''
    return name === 'foundedOn' && value ? dayInWords(value) : value
  }
}

const dayInWords = (day: string) =>
  dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The fields that fill a placeholder which is not their own, empty ones first; none when no field has its fact. */
export function fieldsFor(label: string, facts: FactsByLanguage) {
  const factOf = namedFacts(facts.en)
  return (others[label] ?? [])
    .map((name) => ({ key: 'facts', language: 'en' as const, name, isKnown: Boolean(factOf(name)) }))
    .sort((one, other) => Number(one.isKnown) - Number(other.isKnown))
}
