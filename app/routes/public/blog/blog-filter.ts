// The blog's filter, read from the address: search words, category, language and page.

import { type Language, languages } from '#app/content/languages.ts'
import { type BlogCategoryName, blogCategories } from '#app/features/blog/categories.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'

/** A search finds articles of every language; otherwise the list is in one. */
export type BlogFilter = { query: string; category: BlogCategoryName | null; language: Language; page: number }

const longestQuery = 100

/** An unknown category filters nothing, and an unknown language is English; an invalid page number becomes page 0, which no list has. */
export function blogFilter(search: URLSearchParams): BlogFilter {
  const words = [...cleanText((search.get('q') ?? '').slice(0, 2 * longestQuery), false).trim()]
    .slice(0, longestQuery)
    .join('')
  const page = search.get('page') ?? '1'
  return {
    query: words,
    category: blogCategories.find(({ name }) => name === search.get('category'))?.name ?? null,
    language: languages.find((language) => language === search.get('language')) ?? 'en',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0,
  }
}

export const isFiltered = ({ query, category }: BlogFilter) => query !== '' || category !== null

/** A new search or category starts at page 1. */
export function blogHref(filter: BlogFilter, change: Partial<BlogFilter>): string {
  const { query, category, language, page } = { ...filter, page: 1, ...change }
  const search = new URLSearchParams({
    ...(query ? { q: query } : {}),
    ...(category ? { category } : {}),
    ...(language !== 'en' && !query ? { language } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  return search ? `/blog?${search}` : '/blog'
}
