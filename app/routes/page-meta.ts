// The head of a page: title, description and canonical address, from one place.
import type { MetaDescriptor } from '@remix-run/node'
import { company } from '#app/content/company.ts'
import type { RootData } from '#app/root.tsx'

type PageMeta = { title: string; description?: string; noindex?: boolean; status?: number }
/** The part of Remix's meta arguments that this needs. */
type Args = { location: { pathname: string }; matches: readonly { id: string; data?: unknown }[] }

export function pageMeta(
  { location, matches }: Args,
  { title, description, noindex = false }: PageMeta,
): MetaDescriptor[] {
  const root = matches.find((match) => match.id === 'root')?.data as RootData | undefined
  const whole = title.includes(company.name) ? title : `${title} | ${company.name}`
  const canonical = root && !noindex ? `${root.appUrl}${location.pathname}` : undefined
  return [
    { title: root?.refused ? `Error: ${whole}` : whole },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
  ]
}
