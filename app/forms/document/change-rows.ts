// Adds, moves or removes a row in the values of a form, for a button such as 'up stats.1'. Nothing is stored.
import type { FormValues } from '#app/forms/form-state.ts'
import { blankOf, documentOf, type Tree, valuesOf } from './document-values.ts'
import type { Field, Fields, Rows } from './field-types.ts'

/** The name of the buttons. */
export const rowsField = 'rows'

export const rowMoves = ['add', 'up', 'down', 'remove'] as const

/** @returns the new values and the row to focus; null for an invalid command */
export function changeRows(fields: Fields, values: FormValues, command: string) {
  const [move = '', path = ''] = command.split(' ')
  const names = path.split('.')
  const place = move === 'add' ? Number.NaN : Number(names.pop())
  const field = rowsAt(fields, names)
  if (!field) return null
  const document = documentOf(fields, values)
  const list = names.reduce<Tree | undefined>(
    (tree, name) => (tree as Record<string, Tree> | undefined)?.[name],
    document,
  )
  if (!Array.isArray(list)) return null
  const at = moved(list, field, move, place)
  if (at === null) return null
  const rowsPath = names.join('.')
  return { values: valuesOf(fields, document), focus: list.length > 0 ? `${rowsPath}.${at}` : rowsPath }
}

/** @returns the new place of the row, or of the row that took its place */
function moved(list: Tree[], { item, least, most }: Rows, move: string, place: number): number | null {
  if (move === 'add') {
    if (list.length >= most) return null
    return list.push(blankOf(item)) - 1
  }
  const row = list[place]
  if (row === undefined) return null
  if (move === 'remove') {
    if (list.length <= least) return null
    list.splice(place, 1)
    return Math.min(place, list.length - 1)
  }
  const to = place + (move === 'up' ? -1 : 1)
  if ((move !== 'up' && move !== 'down') || to < 0 || to >= list.length) return null
  list.splice(place, 1)
  list.splice(to, 0, row)
  return to
}

function rowsAt(fields: Fields, [name = '', ...rest]: string[]): Rows | null {
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field ? rowsIn(field, rest) : null
}

function rowsIn(field: Field, rest: string[]): Rows | null {
  if (field.is === 'group') return rowsAt(field.fields, rest)
  if (field.is !== 'rows') return null
  return rest.length === 0 ? field : rowsIn(field.item, rest.slice(1))
}
