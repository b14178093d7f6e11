// Defines a kind of text that staff edit. The code's text is the default, and the fallback for a stored text that does not fit.

import { type Branch, blankOf, type Tree, valuesOf } from '#app/forms/document/document-values.ts'
import type { DocumentOf, Fields } from '#app/forms/document/field-types.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { labelsIn, missingLabel } from './missing-facts.ts'

export type TextKind<Shape extends Fields = Fields> = {
  kind: string
  /** As staff read it. */
  title: Phrase
  fields: Shape
  /** Names of the fields with one value for all languages, edited in the first language. */
  shared: readonly string[]
  languages: readonly [Language, ...Language[]]
  /** Visitors see its other languages once staff have signed them off; until then the code's text is a draft. */
  isReviewed?: true
  /** The state of the code's translation; null where the code has none. */
  translation?: (key: string, language: Language) => CodeTranslation | null
  /** Names of the fields in which the company's name stays as it was typed. */
  ownName?: readonly string[]
  keys: readonly string[]
  /** The name that staff see for one of several keys that are no list. */
  keyTitle?: (key: string) => Phrase
  /** For a list of entries that staff order, hide and add to. */
  list?: EntryList
  /** The code's text. Must return the same object every time. */
  seed: (key: string, language: Language) => DocumentOf<Shape>
  /** A page of the site that shows it. */
  path: (key: string) => string
  /** The schema's version; 1 at first. */
  version: number
  /** By version: a function that upgrades a document of the version before. A new field needs none. */
  lift?: Readonly<Record<number, (older: unknown) => unknown>>
}

/** `machine`: a program translated it. */
export type CodeTranslation = 'machine' | 'draft'

type Entered<P> = P extends `Add ${infer One}` ? (Capitalize<One> extends Phrase ? One : never) : never
/** An entry in words, as "testimonial": itself and its button are phrases. */
export type EntryWords = Entered<Phrase>

type EntryList = {
  one: EntryWords
  /** The name of the field with its title. */
  titled: string
  /** The field whose beginning names an entry without a title. */
  begun?: string
  /** The field whose first line the list shows: a text for staff has no place on the site. */
  opening?: string
  /** The list shows it beside an entry's title. */
  beside?: { head: Phrase; text: (entry: Branch, locale: string) => string }
  /** The names of the fields without which visitors do not see a published entry, and its state while one is empty. */
  withheld?: { label: Phrase; lacks: (entry: Branch) => readonly string[] }
  /** Names for its length in other texts, as in {courses}, and which of the shown entries count. */
  counted?: Readonly<Record<string, (entry: Branch) => boolean>>
}

/** The title of an entry without a name: its place in the list. */
export const unnamed = (one: string, place: number | string) => `${one} ${place}`

export const definedKinds = new Set<string>()
/** The lists whose length stands in texts. */
export const countedKinds: TextKind[] = []

export function defineTexts<const Shape extends Fields>(definition: TextKind<Shape>): TextKind<Shape> {
  definedKinds.add(definition.kind)
  if (definition.list?.counted) countedKinds.push(definition)
  return definition
}

export type TextPlace = { key: string; language: Language }

/** True for a text that visitors see only once staff have signed it off. */
export const needsReview = ({ isReviewed, languages }: TextKind, language: Language): boolean =>
  isReviewed === true && language !== languages[0]

/** True for a text that visitors do not see until staff publish it: a translation, and an entry that they added. */
export const isWritten = (kind: TextKind, { key, language }: TextPlace): boolean =>
  needsReview(kind, language) || !kind.keys.includes(key)

/** For a list, whether its entry exists is known to the database. */
export const isPlaceOf = ({ keys, languages, list }: TextKind, key: string, language: string): language is Language =>
  (keys.includes(key) || (list !== undefined && /^[a-z0-9-]{1,80}$/.test(key))) &&
  languages.some((one) => one === language)

const blanks = new WeakMap<TextKind, Branch>()

/** The code's text; nothing but empty fields for an entry that staff added. */
export function codeText(kind: TextKind, { key, language }: TextPlace): Branch {
  if (kind.keys.includes(key)) return kind.seed(key, language) as Branch
  const blank = blanks.get(kind) ?? blankOf({ is: 'group', fields: kind.fields })
  blanks.set(kind, blank as Branch)
  return blank as Branch
}

/** The fields of one language's document; the first language has all fields. */
export function ownFields({ fields, shared, languages }: TextKind, language: Language): Fields {
  if (language === languages[0]) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !shared.includes(name)))
}

/** The code's text for a form: missing facts are empty. */
export function ownSeed(kind: TextKind, place: TextPlace): Branch {
  const seed = codeText(kind, place)
  const own = Object.keys(ownFields(kind, place.language)).map((name) => [name, withoutPlaceholders(seed[name] ?? '')])
  return Object.fromEntries(own)
}

function withoutPlaceholders(tree: Tree): Tree {
  if (typeof tree === 'string') return missingLabel(tree) ? '' : tree
  if (Array.isArray(tree)) return tree.map(withoutPlaceholders)
  return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, withoutPlaceholders(inner)]))
}

/** A document for pages: an empty field has the code's placeholder, if it has one. */
export function withPlaceholders(document: Branch, seed: Branch): Branch {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      const own = seed[name]
      if (typeof value === 'string') return [name, !value && typeof own === 'string' && missingLabel(own) ? own : value]
      const isBranch = !Array.isArray(value) && typeof own === 'object' && !Array.isArray(own)
      return [name, isBranch ? withPlaceholders(value, own) : value]
    }),
  )
}

export type MissingFact = TextPlace & { name: string; label: string }

/** The fields in which the code misses a fact, with the fact's label. */
export const missingIn = (kind: TextKind): MissingFact[] =>
  kind.keys.flatMap((key) =>
    (kind.isReviewed ? kind.languages.slice(0, 1) : kind.languages).flatMap((language) =>
      Object.entries(valuesOf(ownFields(kind, language), kind.seed(key, language) as Branch)).flatMap(
        ([name, value]) => {
          const labels = typeof value === 'string' ? labelsIn(value) : []
          return labels.map((label) => ({ key, language, name, label }))
        },
      ),
    ),
  )
