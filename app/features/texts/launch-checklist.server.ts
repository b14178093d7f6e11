// Every fact that must be supplied or checked before launch. Staff see the list in the settings; until then visitors see
// the site without these facts.
import { parse } from 'yaml'
import { type Phrase, phraseIn } from '#app/languages/phrases.server.ts'
import { companyTexts } from './company/company-texts.ts'
import { composedFields } from './company/facts-in-content.ts'
import { type MissingFact, missingIn, type TextKind, type TextPlace } from './define-texts.ts'
import { labelsIn } from './missing-facts.ts'
import { seedFiles } from './seed-files.server.ts'

export type LaunchItem = {
  id: string
  /** The people who do it, such as editors. */
  who: Phrase
  item: Phrase
  /** The addresses of pages, or words. */
  where: readonly string[]
  /** The files of the code that must change with it; staff don't see them. */
  files?: readonly string[]
  /** A launch does not wait for its facts: pages are whole without them. */
  isOptional?: boolean
  /** The names of its placeholders in the content. */
  facts?: readonly string[]
  /** The fields of the company's facts that belong to it beside those. */
  fields?: readonly string[]
  /** The kinds of text in which it is entered. */
  kinds?: readonly string[]
}

type Written = Omit<LaunchItem, 'who' | 'item'> & Record<'who' | 'item', string>

const written: readonly Written[] = parse(seedFiles['../../content/company/launch-checklist.yaml'] ?? '')

export const launchChecklist: readonly LaunchItem[] = written.map(({ who, item, ...rest }) => ({
  ...rest,
  who: phraseIn(who),
  item: phraseIn(item),
}))

const required = new Set(launchChecklist.flatMap(({ isOptional, facts = [] }) => (isOptional ? [] : facts)))
const ofCompany = new Set(missingIn(companyTexts).map(({ label }) => label))

/** The missing facts that are typed into a text: others are filled in from the company's. */
export const askedIn = (kind: TextKind): MissingFact[] =>
  missingIn(kind).filter(({ label }) => kind.kind === 'company' || !ofCompany.has(label))

/** The names of a text's fields that a launch waits for: no form calls them optional. */
export function requiredFields(kind: TextKind, { key, language }: TextPlace): string[] {
  const own = askedIn(kind).filter((fact) => fact.key === key && fact.language === language)
  const composed = kind.kind === 'company' && language === 'en' ? composedFields : []
  return [...new Set([...own, ...composed].flatMap(({ label, name }) => (required.has(label) ? [name] : [])))]
}

/** Whether a launch waits for what the required field's value does not say yet. */
export const lacksFact = (kind: TextKind, { key, language }: TextPlace, name: string, value: string) => {
  const missing = labelsIn(value)
  const isMissing = (fact: MissingFact) =>
    fact.key === key && fact.language === language && fact.name === name && missing.includes(fact.label)
  return value === '' || askedIn(kind).some((fact) => isMissing(fact) && required.has(fact.label))
}
