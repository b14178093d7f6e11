/** An address on the courses page that keeps the chosen path and the discount code. */
export function careersHref(search: URLSearchParams, query: { course?: string; path?: string }, hash: string): string {
  return `/careers${withQuery({ path: search.get('path'), ...query, code: search.get('code') })}${hash}`
}

/** A course's own page, keeping the discount code. */
export const courseHref = (search: URLSearchParams, course: string, hash = '') =>
  `/careers/${course}${withQuery({ code: search.get('code') })}${hash}`

function withQuery(values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}
