// The kinds of results, in the order of their groups; those without the typed words come last.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'

export const searchKinds = {
  service: 'Services',
  product: 'Products',
  industry: 'Industries',
  course: 'Courses',
  'case-study': 'Case studies',
  doc: 'Documentation',
  paper: 'Whitepapers',
  post: 'Articles',
  issue: 'Newsletter issues',
  page: 'Pages',
} as const satisfies Record<string, Phrase>

export type SearchKind = keyof typeof searchKinds

export const isSearchKind = (kind: string): kind is SearchKind => Object.hasOwn(searchKinds, kind)

export type SitePage = {
  kind: SearchKind
  path: string
  title: string
  summary: string
  body: string
  unseen?: string
  language: Language
}
