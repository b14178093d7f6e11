// Finds out which facts of the launch checklist are filled in, the fields for the others, and what a launch waits for.
import { legalLanguages } from '#app/content/legal/pages.ts'
import { type Company, readCompany } from '#app/features/texts/company/company.server.ts'
import { companyTexts } from '#app/features/texts/company/company-texts.ts'
import { fieldsFor } from '#app/features/texts/company/facts-in-content.ts'
import { findKind, textKinds } from '#app/features/texts/kinds.server.ts'
import {
  askedIn,
  type LaunchItem,
  launchChecklist,
  requiredFields,
} from '#app/features/texts/launch-checklist.server.ts'
import { labelsIn } from '#app/features/texts/missing-facts.ts'
import { listOrder } from '#app/features/texts/order.server.ts'
import { readTexts } from '#app/features/texts/read-texts.server.ts'
import { listTranslations } from '#app/features/texts/translations/translations.server.ts'
import { type Branch, type Label, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { type OpenLanguages, readFirstRun, readLanguageSettings } from './company-settings.server.ts'
import { type LegalText, readLegalTexts } from './legal-sign-off.server.ts'

/** The field of a text; null for the reading of a language's legal texts. */
type FactPlace = { kind: string; key: string; language: Language; name: string } | null

/** `language`: the one that it is named in, unless its name is a phrase. */
type Field = { label: string | Label; language?: Language; isKnown: boolean; place: FactPlace }

type CheckedItem = {
  facts: readonly (Pick<Field, 'language' | 'isKnown'> & { label: string; fields: readonly Field[] })[]
  fields: readonly (Field & { isOptional: boolean })[]
  /** Where the rest of it is entered: a text, or a list of them. */
  edit: readonly { label: Phrase; kind: string; key: string | null; language: Language }[]
}

/** The facts of the legal texts are named in the language of each text. */
const languageOfFact = new Map<string, Language>(
  legalLanguages.flatMap(({ language, documents, words }) =>
    labelsIn(JSON.stringify([documents, words])).map((label) => [label, language] as const),
  ),
)

/** Undefined for a label that is a phrase. */
function foreign(label: string): Language | undefined {
  const language = languageOfFact.get(label)
  return language === 'en' ? undefined : language
}

/** The launch checklist, what is missing, the states of legal texts and translations, and of the first steps. */
export async function readChecklist(db: Db, now: number) {
  const [facts, firstRun, outdated] = await Promise.all([
    checkFacts(db, now),
    readFirstRun(db),
    outdatedTranslations(db, now),
  ])
  return { ...facts, firstRun, outdated }
}

/**
 * By who does it, with the fields that a launch waits for: those of the languages that are open. Without the translations:
 * comparing all of them takes longer than the rest of a page.
 * @param open the languages in place of those that are open now
 */
export async function checkFacts(db: Db | Trx, now: number, open?: OpenLanguages) {
  const [company, known, texts, { settings }] = await Promise.all([
    readCompany(db, now),
    findFields(db, now),
    readLegalTexts(db, now),
    readLanguageSettings(db),
  ])
  const isOpen = (language: Language) => language === 'en' || (open ?? settings)[language]
  const all = withDates(known, texts)
  const checked = launchChecklist.flatMap(({ facts = [], ...item }) => {
    const open = facts.filter((label) => isOpen(languageOfFact.get(label) ?? 'en'))
    if (facts.length > 0 && open.length === 0) return []
    return { ...item, ...checkItem({ ...item, facts: open }, all, company) }
  })
  const listed = new Set<string>()
  const groups = [...new Set(checked.map(({ who }) => who))].map((who) => {
    const items = checked.filter((item) => item.who === who)
    return { who, items, required: requiredOf(items, listed) }
  })
  const missing = groups.flatMap(({ required }) => required).filter(({ isKnown }) => !isKnown).length
  return { groups, texts, missing }
}

/** The translations that visitors read although the English text has changed since. */
async function outdatedTranslations(db: Db, now: number) {
  const listed = otherLanguages.map(async (language) => {
    const texts = (await listTranslations(db, language, now)).flatMap(({ texts }) => texts)
    const outdated = texts.filter(({ state }) => state === 'stale')
    return outdated.map(({ kind, key, title }) => ({ language, title, kind, key }))
  })
  return (await Promise.all(listed)).flat()
}

/**
 * Each field of the company once, as the registered name that three texts show; a field of another text can miss several facts.
 * @param listed those of the groups before, which it extends
 */
function requiredOf(items: readonly (CheckedItem & Pick<LaunchItem, 'isOptional'>)[], listed: Set<string>) {
  const fields = items.flatMap(({ facts, isOptional }) => (isOptional ? [] : facts.flatMap(({ fields }) => fields)))
  return fields.filter(({ label, place }) => {
    const id = JSON.stringify(place?.kind === 'company' ? place : [place, label])
    const isNew = !listed.has(id)
    listed.add(id)
    return isNew
  })
}

/** A legal text is in effect from the day of its sign-off. */
function withDates(known: ReadonlyMap<string, Field[]>, texts: readonly LegalText[]): ReadonlyMap<string, Field[]> {
  const dates = Object.entries(dateLabels).map(([language, label]): [string, Field[]] => {
    const isKnown = texts.every((text) => text.language !== language || text.signed !== null)
    return [label, [{ label, language: foreign(label), isKnown, place: null }]]
  })
  return new Map([...known, ...dates])
}

const dateLabels = { en: 'Effective date', ko: '시행일', fr: 'Date d’entrée en vigueur' }

/** The fields of each fact by its label, empty ones first: the company's, or else those of other texts. */
async function findFields(db: Db | Trx, now: number): Promise<Map<string, Field[]>> {
  const fields = new Map<string, Field[]>()
  for (const kind of textKinds) {
    const asked = askedIn(kind)
    if (asked.length === 0) continue
    const [shown, order] = await Promise.all([readTexts(db, kind, now), kind.list ? listOrder(db, kind) : []])
    const hidden = new Set(order.flatMap(({ key, state }) => (state === 'hidden' ? [key] : [])))
    for (const { label, ...place } of asked) {
      const document = shown(place.key, place.language) as Branch
      const value = String(valuesOf(kind.fields, document)[place.name] ?? '')
      // Visitors read neither the name of a vacant role nor anything of a hidden entry.
      const isUnread = hidden.has(place.key) || document.vacant === 'yes'
      const isKnown = isUnread || (value !== '' && !labelsIn(value).includes(label))
      const own = { label, language: foreign(label), isKnown, place: { kind: kind.kind, ...place } }
      fields.set(label, [...(fields.get(label) ?? []), own].toSorted(missingFirst))
    }
  }
  return fields
}

const missingFirst = (one: Field, other: Field) => Number(one.isKnown) - Number(other.isKnown)

function checkItem(
  { facts = [], fields = [], kinds = [] }: LaunchItem,
  known: ReadonlyMap<string, Field[]>,
  { inContent, words }: Company,
): CheckedItem {
  const values = valuesOf(companyTexts.fields, words.en)
  const places = new Map(placesIn(companyTexts.fields, values).map((place) => [place.name, place]))
  const required = new Set(requiredFields(companyTexts, { key: 'facts', language: 'en' }))
  return {
    facts: facts.map((label) => {
      const composed = fieldsFor(label, words).map(({ isKnown, ...place }) => ({
        label: places.get(place.name)?.label ?? label,
        isKnown,
        place: { kind: 'company', ...place },
      }))
      const own = known.get(label)
      const isKnown = own ? own.every((field) => field.isKnown) : inContent.en.has(label)
      return { label, language: foreign(label), isKnown, fields: own ?? composed }
    }),
    fields: fields.map((name) => {
      const place = places.get(name)
      const isEmpty = place !== undefined && 'rows' in place ? values[name] === '0' : !values[name]
      const mayBeEmpty = place !== undefined && ('rows' in place ? place.rows.least === 0 : place.leaf.isOptional)
      return {
        label: place?.label ?? name,
        isKnown: !isEmpty,
        isOptional: mayBeEmpty === true && !required.has(name),
        place: { kind: 'company', key: 'facts', language: 'en', name },
      }
    }),
    edit: kinds.flatMap((name) => {
      const kind = findKind(name)
      if (!kind) return []
      return {
        label: kind.title,
        kind: name,
        key: kind.list ? null : (kind.keys[0] ?? ''),
        language: kind.languages[0],
      }
    }),
  }
}
