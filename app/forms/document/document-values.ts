// Converts between a document and the values of its form. A field's name is its path, such as 'stats.1.label'; the path of
// rows has their count.
import type { FormValues } from '#app/forms/form-state.ts'
import type { Field, Fields, Leaf, Rows } from './field-types.ts'

export type Branch = { [name: string]: Tree }
export type Tree = string | Tree[] | Branch

/** A field of a form, with its rows counted; the label includes the row. */
type Place = { name: string; label: string } & ({ leaf: Leaf } | { rows: Rows })

const textOf = (value: FormValues[string] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const below = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

/** Limits the count in a request body to the allowed number. */
export const countIn = (values: FormValues, path: string, { most }: Pick<Rows, 'most'>) =>
  Math.min(Math.max(Math.trunc(Number(textOf(values[path]))) || 0, 0), most)

export function placesIn(fields: Fields, values: FormValues, path = '', within = ''): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => placesOf(field, values, below(path, name), within))
}

function placesOf(field: Field, values: FormValues, name: string, within: string): Place[] {
  if (field.is === 'group') return placesIn(field.fields, values, name, `${within}${field.label}: `)
  if (field.is !== 'rows') return [{ name, label: within + field.label, leaf: field }]
  const places: Place[] = [{ name, label: within + field.label, rows: field }]
  for (let at = 0; at < countIn(values, name, field); at += 1) {
    const row = `${within}${field.label} ${at + 1}: `
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
export function labelAt(fields: Fields, path: string): string | null {
  const [name = '', ...rest] = path.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field ? labelIn(field, rest) : null
}

function labelIn(field: Field, [at, ...rest]: string[]): string | null {
  if (at === undefined) return field.is === 'group' ? null : field.label
  if (field.is === 'group') return joined(field.label, labelAt(field.fields, [at, ...rest].join('.')))
  if (field.is !== 'rows') return null
  const { item, label } = field
  return joined(`${label} ${Number(at) + 1}`, item.is === 'group' ? labelAt(item.fields, rest.join('.')) : item.label)
}

const joined = (within: string, label: string | null) => (label === null ? null : `${within}: ${label}`)

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

export function blankOf(field: Field): Tree {
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
