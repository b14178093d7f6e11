// Finds out which facts of the launch checklist are filled in, and the fields for the others.

import { readFirstRun } from '#app/features/company/first-run-settings.server.ts'
import { type LegalText, readLegalTexts } from '#app/features/company/legal-sign-off.server.ts'
import { type Company, readCompany } from '#app/features/texts/company/company.server.ts'
import { companyTexts } from '#app/features/texts/company/company-texts.ts'
import { fieldsFor } from '#app/features/texts/company/facts-in-content.ts'
import { missingIn as missingInCode } from '#app/features/texts/define-texts.ts'
import { findKind, textKinds } from '#app/features/texts/kinds.server.ts'
import { type LaunchItem, launchChecklist } from '#app/features/texts/launch-checklist.server.ts'
import { labelsIn } from '#app/features/texts/missing-facts.ts'
import { readTexts } from '#app/features/texts/read-texts.server.ts'
import { listTranslations } from '#app/features/texts/translations/translations.server.ts'
import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { kindPath, reviewPath, textForm, textPath } from '#app/routes/admin/texts/paths.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

type Field = { isKnown: boolean; to: string }

type CheckedItem = {
  facts: readonly { label: string; isKnown: boolean; to: string | null }[]
  fields: readonly { label: string; isKnown: boolean; isOptional: boolean; to: string }[]
  /** Where the rest of it is entered. */
  edit: readonly { label: string; to: string }[]
}

const linkTo = (kind: string, { key, language, name }: { key: string; language: Language; name: string }) =>
  `${textPath(kind, key, language)}#${textForm}-${name}`

/** The launch checklist by area, how many facts are missing, the states of legal texts and translations, and of the first steps. */
export async function readChecklist(db: Db, now: number) {
  const [facts, firstRun, outdated] = await Promise.all([
    checkFacts(db, now),
    readFirstRun(db),
    outdatedTranslations(db, now),
  ])
  return { ...facts, firstRun, outdated }
}

/** Without the translations: comparing all of them takes longer than the rest of a page. */
export async function checkFacts(db: Db, now: number) {
  const [company, known, texts] = await Promise.all([
    readCompany(db, now),
    findFields(db, now),
    readLegalTexts(db, now),
  ])
  const checked = launchChecklist.map((item) => ({ ...item, ...checkItem(item, withDates(known, texts), company) }))
  const counted = new Set<string>()
  const areas = [...new Set(checked.map(({ area }) => area))].map((area) => {
    const items = checked.filter((item) => item.area === area)
    return { area, items, progress: progressOf(items, counted) }
  })
  const missing = areas.reduce((sum, { progress: { known, all } }) => sum + all - known, 0)
  return { areas, texts, missing }
}

/** The translations that visitors read although the English text has changed since. */
async function outdatedTranslations(db: Db, now: number) {
  const listed = otherLanguages.map(async (language) => {
    const texts = (await listTranslations(db, language, now)).flatMap(({ texts }) => texts)
    const outdated = texts.filter(({ state }) => state === 'stale')
    return outdated.map(({ kind, key, title }) => ({ language, title, to: reviewPath(kind, key, language) }))
  })
  return (await Promise.all(listed)).flat()
}

/**
 * Facts that the same field fills in are one, as the registered name in three languages; a field that may stay empty is none.
 * @param counted the facts of the areas before, to which this adds its own
 */
function progressOf(items: readonly CheckedItem[], counted: Set<string>) {
  const facts = new Map<string, boolean>()
  for (const { label, to, isKnown } of items.flatMap(({ facts }) => facts)) {
    const fact = to ?? label
    if (!counted.has(fact)) facts.set(fact, isKnown && (facts.get(fact) ?? true))
  }
  for (const fact of facts.keys()) counted.add(fact)
  return { known: [...facts.values()].filter(Boolean).length, all: facts.size }
}

/** A legal text is in effect from the day of its sign-off. */
function withDates(known: ReadonlyMap<string, Field>, texts: readonly LegalText[]): ReadonlyMap<string, Field> {
  const dates = Object.entries(dateLabels).map(([language, label]): [string, Field] => {
    const isKnown = texts.every((text) => text.language !== language || text.signed !== null)
    return [label, { isKnown, to: '#legal-texts' }]
  })
  return new Map([...known, ...dates])
}

const dateLabels = { en: 'Effective date', ko: '시행일', fr: 'Date d’entrée en vigueur' }

/** The field of each missing fact by its label: the company's, or else an empty one of several. */
async function findFields(db: Db, now: number): Promise<Map<string, Field>> {
  const fields = new Map<string, Field>()
  const ofCompany = new Set(missingInCode(companyTexts).map(({ label }) => label))
  for (const kind of textKinds) {
    const shown = await readTexts(db, kind, now)
    for (const fact of missingInCode(kind).filter(({ label }) => kind.kind === 'company' || !ofCompany.has(label))) {
      const value = String(valuesOf(kind.fields, shown(fact.key, fact.language) as Branch)[fact.name] ?? '')
      const isKnown = value !== '' && !labelsIn(value).includes(fact.label)
      if (fields.get(fact.label)?.isKnown !== false) fields.set(fact.label, { isKnown, to: linkTo(kind.kind, fact) })
    }
  }
  return fields
}

function checkItem(
  { facts = [], fields = [], kinds = [] }: LaunchItem,
  known: ReadonlyMap<string, Field>,
  { inContent, words }: Company,
): CheckedItem {
  const values = valuesOf(companyTexts.fields, words.en)
  const places = new Map(placesIn(companyTexts.fields, values).map((place) => [place.name, place]))
  return {
    facts: facts.map((label) => {
      const own = known.get(label)
      const [other] = own ? [] : fieldsFor(label, words)
      const to = own?.to ?? (other ? linkTo('company', other) : null)
      return { label, isKnown: own?.isKnown ?? inContent.en.has(label), to }
    }),
    fields: fields.map((name) => {
      const place = places.get(name)
      return {
        label: place?.label ?? name,
        isKnown: Boolean(values[name]) && !(place && 'rows' in place && values[name] === '0'),
        isOptional: place !== undefined && ('rows' in place ? place.rows.least === 0 : place.leaf.isOptional === true),
        to: linkTo('company', { key: 'facts', language: 'en', name }),
      }
    }),
    edit: kinds.flatMap((name) => {
      const kind = findKind(name)
      if (!kind) return []
      return {
        label: kind.title,
        to: kind.list ? kindPath(name) : textPath(name, kind.keys[0] ?? '', kind.languages[0]),
      }
    }),
  }
}
