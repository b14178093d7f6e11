// What a list's address says: the search and where in the list its page begins.
import { cleanText } from '#app/forms/clean-text.ts'
import type { Cursor } from '#db/page.ts'

export type Place = { at: number; id: string }

/** Cleaned like typed text: a NUL character in an address must not reach the database. */
export const searchOf = (query: URLSearchParams) => cleanText((query.get('q') ?? '').slice(0, 100), false).trim()

const cursorShapes = [/^(\d{1,14})$/, /^(\d{1,14})\.([0-9a-f-]{36})$/]

/**
 * The last row of the page before; an address that names none shows the first page.
 * @param columns how many the list is ordered by: a number, and perhaps an id
 */
export function cursorOf(query: URLSearchParams, columns: 1 | 2): Cursor | undefined {
  const [, first, id] = cursorShapes[columns - 1]?.exec(query.get('before') ?? '') ?? []
  if (!first) return undefined
  return id ? [Number(first), id] : [Number(first)]
}

/** The same as an object. */
export function placeOf(query: URLSearchParams): Place | undefined {
  const [at, id] = cursorOf(query, 2) ?? []
  return at && id ? { at: Number(at), id: String(id) } : undefined
}

/** The address with these values; empty ones are left out. */
export function listPath(path: string, values: Record<string, string | undefined>, before?: Cursor | Place | null) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  if (before) query.set('before', Array.isArray(before) ? before.join('.') : Object.values(before).join('.'))
  return query.size > 0 ? `${path}?${query}` : path
}
