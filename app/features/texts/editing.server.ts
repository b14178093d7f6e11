// Editing on the page itself: staff who open a page of the site with ?edit get it with every draft and every translation in
// place, and a mark after each of its texts. Everybody else gets the page as it is.
import { stillStaff } from '#app/features/staff/require-staff.server.ts'
import type { Branch, Tree } from '#app/forms/document/document-values.ts'
import { type Field, type Fields, isWords } from '#app/forms/document/field-types.ts'
import { editAskedFor } from '#app/http/browser/draft-address.ts'
import { addressRead } from '#app/http/edge/per-request.server.ts'
import { englishPath } from '#app/languages/pages.ts'
import type { Db } from '#db/schema.ts'
import type { TextKind, TextPlace } from './define-texts.ts'
import { markOf } from './marks.ts'
import { isPlaceholder } from './missing-facts.ts'

type Staff = NonNullable<Awaited<ReturnType<typeof stillStaff>>>

export type MarkedField = TextPlace & { kind: string; name: string }

export type Editing = {
  staff: Staff
  /** By the numbers of their marks. */
  fields: MarkedField[]
}

/** Files, and what scripts ask for, are as visitors get them; the search would keep what it reads. */
const isPage = (path: string) =>
  !/\.\w+$|^\/(admin|api|dashboard|icons|lite|moved|og|search)\b|\/feed\//.test(englishPath(path))

/** Null for everybody but staff who may edit, and on other pages than those opened for it. */
export async function editing(db: Db, request: Request): Promise<Editing | null> {
  const address = addressRead() ?? ''
  const [path = ''] = address.split('?', 1)
  if (!editAskedFor(address) || !isPage(path)) return null
  const staff = await stillStaff(db, request, 'texts.edit')
  return staff && { staff, fields: [] }
}

/** The document with a mark after each text; the facts of the company are compared and counted, and have none. */
export function withMarks({ fields }: Editing, kind: TextKind, { key, language }: TextPlace, document: Branch): Branch {
  if (kind.kind === 'company') return document
  const number = (name: string) => {
    const isShared = kind.shared.includes(name.split('.', 1)[0] ?? '')
    return fields.push({ kind: kind.kind, key, language: isShared ? kind.languages[0] : language, name }) - 1
  }
  return { ...document, ...markedIn(kind.fields, document, '', (name) => markOf(number(name))) }
}

type Mark = (name: string) => string

const markedIn = (fields: Fields, branch: Branch, path: string, mark: Mark): Branch =>
  Object.fromEntries(
    Object.entries(branch).map(([name, tree]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, field ? markedTree(field, tree, path + name, mark) : tree]
    }),
  )

function markedTree(field: Field, tree: Tree, name: string, mark: Mark): Tree {
  if (typeof tree === 'string') return isMarked(field, tree) ? withMark(tree, mark(name)) : tree
  if (Array.isArray(tree))
    return field.is === 'rows' ? tree.map((row, at) => markedTree(field.item, row, `${name}.${at}`, mark)) : tree
  return field.is === 'group' ? markedIn(field.fields, tree, `${name}.`, mark) : tree
}

/** A price is drawn from its amount. A missing fact has a link of its own. */
const isMarked = (field: Field, text: string) =>
  text !== '' && !isPlaceholder(text) && (isWords(field) || (field.is === 'decimal' && field.isAmount === true))

/** Each line is drawn on its own. */
const withMark = (text: string, mark: string) => text.replace(/\S(?=[^\S\n]*$)/gm, (last) => last + mark)
