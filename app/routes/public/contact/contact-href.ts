/** The parameters of a link that fill in a form. */
export const prefillNames = ['service', 'plan', 'subject'] as const

/** An address on the contact page that keeps the values to be filled in. */
export function contactHref(search: URLSearchParams, query: Record<string, string>, hash = ''): string {
  const parameters = new URLSearchParams(
    prefillNames.flatMap((name) => search.getAll(name).map((value) => [name, value])),
  )
  for (const [name, value] of Object.entries(query)) parameters.set(name, value)
  const text = parameters.toString()
  return `/contact${text ? `?${text}` : ''}${hash}`
}
