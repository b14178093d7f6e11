// The code's texts of a kind: files beside the first posts, YAML or Markdown with front matter, in the order of their numbers.
import { parse } from 'yaml'
import { type Branch, blankOf, type Tree } from '#app/forms/document/document-values.ts'
import type { DocumentOf, Field, Fields } from '#app/forms/document/field-types.ts'
import { defineTexts, type TextKind } from './define-texts.ts'
import { seedFiles } from './seed-files.server.ts'

/** The field of the text below the front matter. */
const bodyField = 'text'

type Seeded<Shape extends Fields> = Pick<TextKind<Shape>, 'kind' | 'title' | 'fields' | 'path' | 'list' | 'keyTitle'> &
  Partial<Pick<TextKind<Shape>, 'version' | 'lift'>>

/** A kind in English whose code's texts are the files of its folder. */
export function definePages<const Shape extends Fields>(definition: Seeded<Shape>): TextKind<Shape> {
  const seeds = seedsOf(definition.kind, definition.fields)
  return defineTexts({
    shared: [],
    languages: ['en'],
    version: 1,
    ...definition,
    keys: [...seeds.keys()],
    seed: (key) => seeds.get(key) as DocumentOf<Shape>,
  })
}

function seedsOf(kind: string, fields: Fields): Map<string, Branch> {
  const seeds = new Map<string, Branch>()
  for (const path of Object.keys(seedFiles).sort()) {
    const [, folder, key = ''] = /texts\/([^/]+)\/(?:\d+-)?([^/]+)\.\w+$/.exec(path) ?? []
    if (folder === kind) seeds.set(key, branchOf(fields, readSeed(seedFiles[path] ?? '')))
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
