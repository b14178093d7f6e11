// The code's texts of a kind: one YAML file with all keys and languages, or Markdown files with front matter, in the order of
// their numbers.
import { parse } from 'yaml'
import { languages } from '#app/content/languages.ts'
import { type Branch, blankOf, type Tree } from '#app/forms/document/document-values.ts'
import { type DocumentOf, type Field, type Fields, isWords } from '#app/forms/document/field-types.ts'
import { frenchSpaces } from '#app/languages/french-spaces.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'
import { type CodeTranslation, defineTexts, type TextKind } from './define-texts.ts'
import { missingLabel } from './missing-facts.ts'
import { seedFiles } from './seed-files.server.ts'

/** The field of the text below the front matter. */
const bodyField = 'text'

type Seeded<Shape extends Fields> = Pick<TextKind<Shape>, 'kind' | 'title' | 'fields' | 'path' | 'list' | 'keyTitle'> &
  Partial<Pick<TextKind<Shape>, 'version' | 'lift' | 'shared' | 'isReviewed'>>

/**
 * A kind whose code's texts are in <kind>.yaml, by key and language; Markdown is in <kind>/01-<key>.md and <kind>/fr/01-<key>.md.
 * Translations have words only.
 * It has a language if each of its texts has; a kind whose translations are reviewed has all languages.
 */
export function definePages<const Shape extends Fields>(definition: Seeded<Shape>): TextKind<Shape> {
  const { fields, isReviewed } = definition
  const seeds = seedsOf(definition.kind)
  const { en, ...others } = seeds
  const translations = otherLanguages.filter(
    (language) => isReviewed || [...en.keys()].every((key) => others[language].has(key)),
  )
  const unchanging = Object.keys(fields).filter((name) => isReviewed && !hasWords(fields[name]))
  const texts = new Map<string, Branch>()
  return defineTexts({
    shared: [],
    languages: ['en', ...translations],
    version: 1,
    ...definition,
    ...(isReviewed ? { shared: [...unchanging, ...(definition.shared ?? [])] } : {}),
    keys: [...en.keys()],
    translation: (key, language) => translationOf(seeds[language].get(key)?.()),
    seed: (key, language) => {
      const name = `${key} ${language}`
      const known = texts.get(name) ?? seedOf(fields, seeds, key, language)
      texts.set(name, known)
      return known as DocumentOf<Shape>
    },
  })
}

type Values = ReadonlyMap<string, unknown>
/** Each text is parsed when it is first asked for: parsing all took a seventh of the site's start. */
type Seeds = Record<Language, Map<string, () => Values>>

/** A translation has the English text's values where it has no words of its own. */
function seedOf(fields: Fields, seeds: Seeds, key: string, language: Language): Branch {
  const english = branchOf(fields, seeds.en.get(key)?.() ?? new Map())
  return language === 'en' ? english : branchOf(fields, seeds[language].get(key)?.() ?? new Map(), english)
}

const translationOf = (values: Values | undefined): CodeTranslation | null =>
  values ? (values.get('translation') === 'machine' ? 'machine' : 'draft') : null

/** True for a field with something to translate. */
function hasWords(field: Field | undefined): boolean {
  if (!field) return false
  if (field.is === 'group') return Object.values(field.fields).some(hasWords)
  if (field.is === 'rows') return hasWords(field.item)
  return isWords(field)
}

function seedsOf(kind: string): Seeds {
  const seeds: Seeds = { en: new Map(), fr: new Map(), ko: new Map() }
  for (const { key, language, source } of [...sectionsOf(kind), ...markdownOf(kind)]) {
    let values: Values | undefined
    seeds[language].set(key, () => (values ??= readSeed(language === 'fr' ? frenchSpaces(source) : source)))
  }
  return seeds
}

type Source = { key: string; language: Language; source: string }

/** The texts of <kind>.yaml, not yet parsed: a key stands at the margin, below it each language, indented by two. */
function sectionsOf(kind: string): Source[] {
  const entries = (seedFiles[`../../content/texts/${kind}.yaml`] ?? '').split(/^(?=\S)/m)
  return entries.flatMap((entry) => {
    const [head = '', ...sections] = entry.split(/^ {2}(?=\S)/m)
    return sections.map((section) => {
      const [first = '', ...lines] = section.split(/\r?\n/)
      return { key: head.trim().slice(0, -1), language: languageOf(first.slice(0, -1)), source: lines.join('\n') }
    })
  })
}

const markdownName = /texts\/([^/]+)\/(?:(\w\w)\/)?(?:\d+-)?([^/.]+)\.md$/

function markdownOf(kind: string): Source[] {
  return Object.keys(seedFiles)
    .sort()
    .flatMap((path) => {
      const [, folder, language, key = ''] = markdownName.exec(path) ?? []
      return folder === kind ? [{ key, language: languageOf(language), source: seedFiles[path] ?? '' }] : []
    })
}

function languageOf(name = 'en'): Language {
  const language = languages.find((known) => known === name)
  if (!language) throw new Error(`No language has the code "${name}"`)
  return language
}

function readSeed(source: string): Map<string, unknown> {
  const [, front = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const values = new Map(Object.entries(parse(front) ?? {}))
  return body === undefined ? values : values.set(bodyField, body.trim())
}

/** @param english the values of what is not words, for a translation */
const branchOf = (fields: Fields, values: Values, english?: Branch): Branch =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, treeOf(field, values.get(name), english?.[name])]),
  )

function treeOf(field: Field, value: unknown, english?: Tree): Tree {
  if (field.is === 'group') return branchOf(field.fields, new Map(Object.entries(value ?? {})), branchIn(english))
  if (field.is === 'rows') {
    const rows = Array.isArray(english) ? english : []
    if (english !== undefined && !hasWords(field)) return rows
    return Array.isArray(value) ? value.map((row, at) => treeOf(field.item, row, rows[at])) : []
  }
  const isKept = english !== undefined && (!hasWords(field) || (typeof english === 'string' && missingLabel(english)))
  return value === undefined || value === null ? (isKept ? english : blankOf(field)) : String(value)
}

const branchIn = (tree: Tree | undefined): Branch | undefined =>
  typeof tree === 'object' && !Array.isArray(tree) ? tree : undefined
