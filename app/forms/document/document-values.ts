// Converts between a document and the values of its form. A field's name is its path, such as 'stats.1.label'; the path of
// rows has their count.
import type { FormValues } from '#app/forms/form-state.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import type { Field, Fields, Group, Leaf, Rows } from './field-types.ts'

export type Branch = { [name: string]: Tree }
export type Tree = string | Tree[] | Branch

/** The labels of the groups and the numbered rows around a field, and its own. */
export type Label = readonly { label: Message; number?: number }[]

/** A field of a form, with its rows counted. */
type Place = { name: string; label: Label } & ({ leaf: Leaf } | { rows: Rows })

const textOf = (value: FormValues[string] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const below = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

/** Limits the count in a request body to the allowed number. */
export const countIn = (values: FormValues, path: string, { most }: Pick<Rows, 'most'>) =>
  Math.min(Math.max(Math.trunc(Number(textOf(values[path]))) || 0, 0), most)

export function placesIn(fields: Fields, values: FormValues, path = '', within: Label = []): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => placesOf(field, values, below(path, name), within))
}

function placesOf(field: Field, values: FormValues, name: string, within: Label): Place[] {
  const label = [...within, { label: field.label }]
  if (field.is === 'group') return placesIn(field.fields, values, name, label)
  if (field.is !== 'rows') return [{ name, label, leaf: field }]
  const places: Place[] = [{ name, label, rows: field }]
  for (let at = 0; at < countIn(values, name, field); at += 1) {
    const row = [...within, { label: field.label, number: at + 1 }]
    const { item } = field
    places.push(
      ...(item.is === 'group'
        ? placesIn(item.fields, values, below(name, at), row)
        : placesOf(item, values, below(name, at), row)),
    )
  }
  return places
}

/** A field's label as its form has it, from its path; null for a path that the document does not have. */
export function labelAt(fields: Fields, path: string): Label | null {
  const [name = '', ...rest] = path.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field ? labelIn(field, rest) : null
}

function labelIn(field: Field, [at, ...rest]: string[]): Label | null {
  const { label } = field
  if (at === undefined) return field.is === 'group' ? null : [{ label }]
  if (field.is === 'group') return joined({ label }, labelAt(field.fields, [at, ...rest].join('.')))
  if (field.is !== 'rows') return null
  const { item } = field
  const own = item.is === 'group' ? labelAt(item.fields, rest.join('.')) : [{ label: item.label }]
  return joined({ label, number: Number(at) + 1 }, own)
}

const joined = (within: Label[number], label: Label | null) => (label === null ? null : [within, ...label])

export function valuesOf(fields: Fields, document: Branch, path = ''): FormValues {
  const all = Object.entries(fields).map(([name, field]) => valuesIn(field, document[name], below(path, name)))
  return Object.assign({}, ...all)
}

function valuesIn(field: Field, tree: Tree | undefined, path: string): FormValues {
  if (field.is === 'group') return valuesOf(field.fields, branchOf(tree), path)
  if (field.is !== 'rows') return { [path]: typeof tree === 'string' ? tree : '' }
  const all = Array.isArray(tree) ? tree : []
  return Object.assign(
    { [path]: String(all.length) },
    ...all.map((row, at) => valuesIn(field.item, row, below(path, at))),
  )
}

export function documentOf(fields: Fields, values: FormValues, path = ''): Branch {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, treeOf(field, values, below(path, name))]),
  )
}

function treeOf(field: Field, values: FormValues, path: string): Tree {
  if (field.is === 'group') return documentOf(field.fields, values, path)
  if (field.is !== 'rows') return textOf(values[path])
  return Array.from({ length: countIn(values, path, field) }, (_, at) => treeOf(field.item, values, below(path, at)))
}

const branchOf = (tree: Tree | undefined): Branch => (typeof tree === 'object' && !Array.isArray(tree) ? tree : {})

export function blankOf(field: Leaf | Rows | Pick<Group, 'is' | 'fields'>): Tree {
  if (field.is === 'group')
    return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, blankOf(inner)]))
  if (field.is === 'rows') return Array.from({ length: field.least }, () => blankOf(field.item))
  return field.options?.[0]?.value ?? ''
}

/** The names of the fields that differ between two documents. */
export function changedNames(fields: Fields, one: Branch, other: Branch): string[] {
  const [before, after] = [valuesOf(fields, one), valuesOf(fields, other)]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
}
