/** An address on the course page that keeps the chosen path. */
export function careersHref(search: URLSearchParams, query: { course?: string }, hash: string): string {
  const path = search.get('path')
  const kept = new URLSearchParams({ ...(path ? { path } : {}), ...query }).toString()
  return `/careers${kept ? `?${kept}` : ''}${hash}`
}
