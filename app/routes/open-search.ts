// The address of the description of the site's search, and the link to it in the head of public pages.
import { addressIn, languageOfPath } from '#app/languages/pages.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'
import type { Language } from '#db/tables/records.ts'

export const openSearchType = 'application/opensearchdescription+xml'

export const openSearchPath = (language: Language) => addressIn(language, '/opensearch.xml')

export const openSearchLink = (pathname: string, { name }: BrandLook) => ({
  tagName: 'link',
  rel: 'search',
  type: openSearchType,
  title: name,
  href: openSearchPath(languageOfPath(pathname)),
})
