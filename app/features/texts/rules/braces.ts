// Finds names in braces that would stand on the site as they were typed: unknown ones, and those with a brace missing.
import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { type Field, type Fields, isWords } from '#app/forms/document/field-types.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message, sayInEnglish } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { countedKinds, ownFields, type TextKind, type TextPlace } from '../define-texts.ts'
import { nameInBraces } from '../names-in-braces.ts'

const everywhere = ['company', 'slogan', 'mark']

/** The errors of the fields, each with the placeholders that it knows; null without any. */
export function unknownNames(
  kind: TextKind,
  place: TextPlace,
  document: Branch,
  language: Language = 'en',
): Errors | null {
  const fields = ownFields(kind, place.language)
  const values = valuesOf(fields, document)
  const found = placesIn(fields, values).flatMap(({ name, label, ...field }): [string, Message[]][] => {
    if (!('leaf' in field) || !isWords(field.leaf)) return []
    const own = namesOf(kind).get(generalName(name)) ?? new Set<string>()
    const names = new Set([...own, ...everywhere, ...countedNames(place.language)])
    const wrong = unknownIn(String(values[name]), names)
    if (wrong === null) return []
    const told = { label: labelIn(language, label), text: wrong, names: inWords(names) }
    return [[name, [message(problemOf(wrong), told)]]]
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

const problemOf = (wrong: string) =>
  wrong.startsWith('{') && wrong.endsWith('}')
    ? '{label}: {text} is not a placeholder. Known here: {names}'
    : '{label}: a brace is missing at “{text}”. Known here: {names}'

const inWords = (names: ReadonlySet<string>) => [...names].map((name) => `{${name}}`).join(', ')

/** Numbers are written out in English only. */
const countedNames = (language: Language) =>
  language === 'en' ? countedKinds.flatMap(({ list }) => Object.keys(list?.counted ?? {})) : []

/** The first part of a text that is no placeholder although it looks like one; null without any. */
function unknownIn(text: string, names: ReadonlySet<string>): string | null {
  const doubled = text.search(/\{\{\w/)
  if (doubled >= 0) return around(text, doubled)
  for (const [whole, name = ''] of text.matchAll(nameInBraces)) if (!isKnown(name, names)) return whole
  const rest = text.replace(nameInBraces, ' ')
  const broken = rest.search(/\{\w|\w\}/)
  return broken < 0 ? null : around(rest, broken)
}

const around = (text: string, at: number) => text.slice(Math.max(at - 20, 0), at + 20).trim()

const isKnown = (name: string, names: ReadonlySet<string>) =>
  names.has(name) || names.has(name.charAt(0).toLowerCase() + name.slice(1))

const known = new WeakMap<TextKind, ReadonlyMap<string, ReadonlySet<string>>>()

/** By field, the placeholders that its own page fills in: those that its label, its hint or the code's text has. */
function namesOf(kind: TextKind): ReadonlyMap<string, ReadonlySet<string>> {
  const cached = known.get(kind)
  if (cached) return cached
  const names = new Map<string, Set<string>>()
  const general = new Set([...everywhere, ...countedNames('en')])
  const add = (name: string, texts: string) => {
    const own = names.get(name) ?? new Set<string>()
    names.set(name, own)
    for (const [, found = ''] of texts.matchAll(nameInBraces)) if (!isKnown(found, general)) own.add(found)
  }
  for (const [name, texts] of explained(kind.fields)) add(name, texts)
  for (const key of kind.keys)
    for (const language of kind.languages)
      for (const [name, text] of Object.entries(valuesOf(kind.fields, kind.seed(key, language) as Branch)))
        add(generalName(name), String(text))
  known.set(kind, names)
  return names
}

/** Each field with its label and hint, and those of the groups around it. */
const explained = (fields: Fields, path = '', around = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]) => explainedIn(field, path + name, around))

function explainedIn(field: Field, name: string, around: string): [string, string][] {
  const texts = [around, sayInEnglish(field.label), field.hint ? sayInEnglish(field.hint) : ''].join(' ')
  if (field.is === 'group') return explained(field.fields, `${name}.`, texts)
  if (field.is === 'rows') return explainedIn(field.item, `${name}.*`, texts)
  return [[name, texts]]
}

/** The same for each row. */
const generalName = (name: string) =>
  name
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? '*' : part))
    .join('.')
