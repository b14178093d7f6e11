// A staff list: its description, and the parameters in its address.
import { cleanText } from '#app/forms/fields/clean-text.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { addDays, isDay, startOfDay } from '#app/time/days.ts'
import type { Cursor } from '#db/queries/page.ts'

/** `link` leads to the source of such rows. */
export type EmptyText = { title: Phrase; hint?: Phrase; link?: { to: string; label: Phrase } }

type Listed<P> = P extends `No older ${infer Rows}` ? (`Show all ${Rows}` extends Phrase ? Rows : never) : never
/** The plural of the rows, of which an empty list has its phrases. */
type ListedWords = Listed<Phrase>

type Searched<P> = P extends `Search ${infer Name}`
  ? Capitalize<Name> extends Phrase
    ? Capitalize<Name>
    : never
  : never

/** By what each column of a cursor is told in an address. */
const columnShapes = {
  number: /^\d{1,14}$/,
  id: /^[0-9a-f-]{36}$/,
  day: /^\d{4}-\d\d-\d\d$/,
  code: /^[A-Z0-9-]{1,40}$/,
}

export type CursorShape = readonly (keyof typeof columnShapes)[]

export type ListSpec<Status extends string> = {
  path: string
  /** The plural of its rows, as "subscribers". */
  rows: ListedWords
  /** The name of the list's pages. */
  pages: Phrase
  /** The table's caption, for screen readers. */
  caption: Phrase
  /** The columns that order it. */
  cursor: CursorShape
  /** The statuses of its filter with their labels, and the filter's name. */
  tabs?: {
    label: Phrase
    statuses: Readonly<Record<Status, Phrase>>
    /** The text shown when no row has the status. */
    none: Readonly<Record<Status, Phrase | EmptyText>>
    notInAll?: readonly Status[]
    /** The status whose records wait too long: its count is a warning. */
    urgent?: Status
    /** True if the counts stop at countLimit. */
    isCountLimited?: boolean
  }
  /** The search's name, a label that lists the searched fields, and the title of a search without results. */
  search?: { name: Searched<Phrase>; label: Phrase; none: Phrase }
  empty: {
    /** For a list without any rows. */
    yet: EmptyText
    /** For a search without results: its rules, if they are not the general ones, and facts beyond them. */
    howSearched?: Phrase
    searchHint?: Phrase
    /** For other filters without results, in a list without a search. */
    filtered?: Phrase
  }
}

/** The description of a list's address, independent of its rows. */
export type ListAddress<Status extends string> = Pick<ListSpec<Status>, 'path' | 'cursor' | 'tabs' | 'search'>

export type ListParams<Status extends string> = {
  status?: Status
  search: string
  /** The last row of the previous page. */
  after?: Cursor
  /** The parameters that links to other pages of the list keep. */
  chosen: Record<string, string | undefined>
}

/** Parameters outside the spec are not filters. */
export function listParams<Status extends string>(request: Request, spec: ListAddress<Status>): ListParams<Status> {
  const query = new URL(request.url).searchParams
  const statuses = Object.keys(spec.tabs?.statuses ?? {}) as Status[]
  const status = statuses.find((known) => known === query.get('status'))
  const search = spec.search ? searchOf(query) : ''
  return { status, search, after: cursorOf(query, spec.cursor), chosen: { status, q: search } }
}

/** The data that the page needs to draw the list around its rows. */
export const listState = <Status extends string>(
  { path }: ListAddress<Status>,
  { status, search, after, chosen }: ListParams<Status>,
  next: Cursor | null,
  counts?: Readonly<Partial<Record<Status, number>>>,
) => ({
  status,
  search,
  counts,
  chosen,
  newest: after ? listPath(path, chosen) : null,
  older: next ? listPath(path, chosen, next) : null,
})

export type ListState<Status extends string> = ReturnType<typeof listState<Status>>

/** Cleaned like typed text: a NUL character in an address must not reach the database. */
export const searchOf = (query: URLSearchParams) => cleanText((query.get('q') ?? '').slice(0, 100), false).trim()

/** The last row of the page before; an address that names none shows the first page. */
export function cursorOf(query: URLSearchParams, shape: CursorShape): Cursor | undefined {
  const columns = (query.get('before') ?? '').split('.')
  if (columns.length !== shape.length) return undefined
  if (!shape.every((kind, at) => columnShapes[kind].test(columns[at] ?? ''))) return undefined
  return columns.map((column, at) => (shape[at] === 'number' ? Number(column) : column))
}

/** The address with these values, without empty ones. */
export function listPath(path: string, values: Record<string, string | undefined>, before?: Cursor | null): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  if (before) query.set('before', before.join('.'))
  return query.size > 0 ? `${path}?${query}` : path
}

// Filters of staff lists in the address: values that can be chosen, and a period of calendar days.

/** Values that cannot be chosen read as '', which does not filter. */
export const filterParams = (query: URLSearchParams) => ({
  oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === query.get(name)) ?? '',
  dayIn(name: string): string {
    const day = query.get(name) ?? ''
    return isDay(day) ? day : ''
  },
})

/** From the start of the first day to the end of the last, in the reader's time zone. */
export const periodOf = ({ from, to }: { from?: string; to?: string }, zone: string) => ({
  from: from ? startOfDay(from, zone) : undefined,
  until: to ? startOfDay(addDays(to, 1), zone) : undefined,
})
