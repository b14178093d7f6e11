// The code's texts of a kind: files beside the first posts, YAML or Markdown with front matter, in the order of their numbers.
import { parse } from 'yaml'
import { type Branch, blankOf, type Tree } from '#app/forms/document/document-values.ts'
import type { DocumentOf, Field, Fields } from '#app/forms/document/field-types.ts'
import { frenchSpaces } from '#app/languages/french-spaces.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'
import { defineTexts, type TextKind } from './define-texts.ts'
import { seedFiles } from './seed-files.server.ts'

/** The field of the text below the front matter. */
const bodyField = 'text'

type Seeded<Shape extends Fields> = Pick<TextKind<Shape>, 'kind' | 'title' | 'fields' | 'path' | 'list' | 'keyTitle'> &
  Partial<Pick<TextKind<Shape>, 'version' | 'lift'>>

/**
 * A kind whose code's texts are the files of its folder: <key>.yaml in English, <key>.fr.yaml in French. It has a language
 * if each of its texts has.
 */
export function definePages<const Shape extends Fields>(definition: Seeded<Shape>): TextKind<Shape> {
  const seeds = seedsOf(definition.kind, definition.fields)
  const { en, ...others } = seeds
  const translations = otherLanguages.filter((language) => [...en.keys()].every((key) => others[language].has(key)))
  return defineTexts({
    shared: [],
    languages: ['en', ...translations],
    version: 1,
    ...definition,
    keys: [...en.keys()],
    seed: (key, language) => seeds[language].get(key) as DocumentOf<Shape>,
  })
}

const seedName = /texts\/([^/]+)\/(?:\d+-)?([^/.]+)(?:\.(\w\w))?\.\w+$/

function seedsOf(kind: string, fields: Fields): Record<Language, Map<string, Branch>> {
  const seeds = { en: new Map<string, Branch>(), fr: new Map<string, Branch>(), ko: new Map<string, Branch>() }
  for (const path of Object.keys(seedFiles).sort()) {
    const [, folder, key = '', other] = seedName.exec(path) ?? []
    if (folder !== kind) continue
    const language = otherLanguages.find((one) => one === other) ?? 'en'
    const source = seedFiles[path] ?? ''
    seeds[language].set(key, branchOf(fields, readSeed(language === 'fr' ? frenchSpaces(source) : source)))
  }
  return seeds
}

function readSeed(source: string): Map<string, unknown> {
  const [, front = source, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const values = new Map(Object.entries(parse(front) ?? {}))
  return body === undefined ? values : values.set(bodyField, body.trim())
}

const branchOf = (fields: Fields, values: ReadonlyMap<string, unknown>): Branch =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, treeOf(field, values.get(name))]))

function treeOf(field: Field, value: unknown): Tree {
  if (field.is === 'group') return branchOf(field.fields, new Map(Object.entries(value ?? {})))
  if (field.is === 'rows') return Array.isArray(value) ? value.map((row) => treeOf(field.item, row)) : []
  return value === undefined || value === null ? blankOf(field) : String(value)
}
