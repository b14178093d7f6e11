// The addresses of pages in other languages than English: /fr/contact beside /contact.
import type { Language } from '#db/tables/records.ts'

/** By the first part of their addresses; English has none. */
export const otherLanguages = ['fr', 'ko'] as const

/** The languages of pages as each calls itself, with the locale of its dates, numbers and previews. */
export const pageLanguages: Record<Language, { name: string; locale: string }> = {
  en: { name: 'English', locale: 'en-GB' },
  fr: { name: 'Français', locale: 'fr-FR' },
  ko: { name: '한국어', locale: 'ko-KR' },
}

/** The languages that visitors can choose; English comes first. */
export const openLanguages = (closed: readonly Language[] = []): Language[] =>
  (Object.keys(pageLanguages) as Language[]).filter((language) => !closed.includes(language))

/** Before the title of a page with a refused form. */
export const errorMarks: Record<Language, string> = { en: 'Error: ', fr: 'Erreur\u00a0: ', ko: '오류: ' }

export const withoutErrorMark = (title: string): string => title.replace(/^(Error|Erreur\u00a0|오류): /, '')

/** The pages that exist in every language; a name after a colon stands for any part. */
export const translatedPages: readonly string[] = [
  '/contact',
  '/quick-inquiry',
  '/cta',
  '/search',
  '/sitemap',
  '/privacy',
  '/terms',
  '/cookies',
  '/careers/discount',
  '/careers/:course',
  '/blocked/:status',
  '/status',
  '/status/:token',
  '/status/:token/add',
  '/status/:token/withdraw',
  '/status/:token/appointment',
  '/status/:token/appointment/confirm',
  '/status/:token/appointment/cancel',
  '/your-data',
  '/your-data/:token',
  '/your-data/:token/erase',
  '/newsletter',
  '/newsletter/confirm/:token',
  '/newsletter/preferences/:token',
  '/newsletter/unsubscribe',
  '/newsletter/unsubscribe/:token',
]

/** The pages that exist in a language once their texts are signed off in it. */
export const reviewedPages: readonly string[] = [
  '/',
  '/services',
  '/services/:service',
  '/products',
  '/products/:product',
  '/industries',
  '/spotlight',
  '/technologies',
  '/about',
  '/careers',
  '/careers/:course',
]

/** The pages of what staff write in some languages: each exists in those. */
const writtenPages: readonly string[] = ['/newsletter/issues/:number']

const partsOf = (path: string) => path.split('/').filter(Boolean)

const translated = translatedPages.map(partsOf)
const reviewable = reviewedPages.map(partsOf)
const written = writtenPages.map(partsOf)

export function languageOfPath(path: string): Language {
  const [first] = partsOf(path)
  return otherLanguages.find((language) => language === first) ?? 'en'
}

/** The address in the language. @param path the address in English of a page or file that exists in it */
export const addressIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`

/** The address of the page in English. */
export const englishPath = (path: string): string => (languageOfPath(path) === 'en' ? path : path.slice(3) || '/')

/**
 * @param path the address of the page in English
 * @param reviewed the addresses of the pages whose texts are signed off in the language
 */
export const isTranslated = (path: string, reviewed: readonly string[] = []): boolean =>
  isAmong(translated, path) || reviewed.includes(path)

/** True for a page that all, some or no other languages have. @param path the address of the page in English */
export const mayBeTranslated = (path: string): boolean =>
  [translated, reviewable, written].some((pages) => isAmong(pages, path))

/** @param path the address of the page in English */
export const isReviewed = (path: string): boolean => isAmong(reviewable, path)

/** Every link of a page asks, so the addresses of the pages are divided only once. */
function isAmong(pages: readonly string[][], path: string) {
  const given = partsOf(path)
  return pages.some(
    (wanted) => wanted.length === given.length && wanted.every((part, at) => part[0] === ':' || part === given[at]),
  )
}

/**
 * A link of the site in the language, or in English where that is the only one.
 *
 * @param href of the page in English
 * @param reviewed the addresses of the pages whose texts are signed off in the language
 */
export function hrefIn(language: Language, href: string, reviewed: readonly string[] = []): string {
  if (language === 'en' || !href.startsWith('/')) return href
  const [path = ''] = href.split(/[?#]/, 1)
  if (path === '/') return `/${language}${href.slice(1)}`
  return isTranslated(path, reviewed) ? addressIn(language, href) : href
}
