// The address of the description of the site's search, and the link to it in the head of public pages.
import { addressIn, languageOfPath } from '#app/languages/pages.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'
import type { Language } from '#db/tables/records.ts'

export const openSearchType = 'application/opensearchdescription+xml'

export const openSearchPath = (language: Language) => addressIn(language, '/opensearch.xml')

/** At most 16 characters, as the format asks. Browsers refuse a second search of the same name, so each language has its own. */
export function searchName(name: string, language: Language) {
  const ending = language === 'en' ? '' : ` ${language.toUpperCase()}`
  const room = 16 - ending.length
  const words = name.length > room ? name.slice(0, room + 1).replace(/\s\S*$/, '') : name
  return words.slice(0, room).trim() + ending
}

export function openSearchLink(pathname: string, { name }: BrandLook) {
  const language = languageOfPath(pathname)
  const title = searchName(name, language)
  return { tagName: 'link', rel: 'search', type: openSearchType, title, href: openSearchPath(language) }
}
