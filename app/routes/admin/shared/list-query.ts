// What a list's address says: the search and the place in the list.
import { cleanText } from '#app/forms/clean-text.ts'

export type Place = { at: number; id: string }

/** Cleaned like typed text: a NUL character in an address must not reach the database. */
export const searchOf = (query: URLSearchParams) => cleanText((query.get('q') ?? '').slice(0, 100), false).trim()

/** The last row of the page before; an address that names none shows the first page. */
export function placeOf(query: URLSearchParams): Place | undefined {
  const match = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(query.get('before') ?? '')
  return match?.[1] && match[2] ? { at: Number(match[1]), id: match[2] } : undefined
}

/** The address with these values; empty ones are left out. */
export function listPath(path: string, values: Record<string, string | undefined>, before?: Place | null): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  if (before) query.set('before', `${before.at}.${before.id}`)
  return query.size > 0 ? `${path}?${query}` : path
}
