// The pages whose texts are translated one by one: which of them exist in a language now.

import { coursesPageTexts, courseTexts } from '#app/features/texts/kinds/courses.server.ts'
import { industriesPageTexts, industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { productsPageTexts, productTexts } from '#app/features/texts/kinds/products.server.ts'
import { sectorTexts, spotlightPageTexts } from '#app/features/texts/kinds/sectors.server.ts'
import { servicesPageTexts, serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { technologiesPageTexts, technologyTexts } from '#app/features/texts/kinds/technologies.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextKind } from '../define-texts.ts'
import { madeOf, type TextSource } from '../edition.server.ts'
import { aboutPageTexts } from '../kinds/about.server.ts'
import { homeTexts } from '../kinds/home.server.ts'
import { teamTexts, timelineTexts, valueTexts } from '../kinds/people.server.ts'
import { planTexts } from '../kinds/plans.server.ts'
import { publicKeys } from '../read-texts.server.ts'

type ReviewedPage = {
  /** The page's own text. */
  text: TextKind
  /** Lists that it shows; without an entry in the language the page does not exist there. */
  lists: readonly TextKind[]
  /** The list whose entries have pages of their own. */
  entries?: TextKind
  /** Lists that it can do without. */
  more?: readonly TextKind[]
}

/** In the order of the site's menu. */
export const reviewedPageTexts: readonly ReviewedPage[] = [
  { text: homeTexts, lists: [serviceTexts] },
  { text: servicesPageTexts, lists: [serviceTexts], entries: serviceTexts },
  { text: productsPageTexts, lists: [productTexts], entries: productTexts, more: [planTexts] },
  { text: industriesPageTexts, lists: [industryTexts] },
  { text: spotlightPageTexts, lists: [sectorTexts] },
  { text: technologiesPageTexts, lists: [technologyTexts] },
  { text: aboutPageTexts, lists: [valueTexts], more: [teamTexts, timelineTexts] },
  { text: coursesPageTexts, lists: [courseTexts], entries: courseTexts },
]

/** The pages with their addresses in English that exist in the language; none in English itself. */
export const reviewedPaths = (source: TextSource, language: Language, now: number): Promise<readonly string[]> =>
  madeOf(source, now, `reviewed pages in ${language}`, async () =>
    language === 'en'
      ? []
      : (await Promise.all(reviewedPageTexts.map((page) => pathsOf(source, page, language, now)))).flat(),
  )

/** The number of pages that are translated text by text, and how many of them are signed off in each language. */
export async function countReviewed(
  source: TextSource,
  now: number,
): Promise<{ total: number; fr: number; ko: number }> {
  const countIn = async (language: Language) =>
    (await Promise.all(reviewedPageTexts.map((page) => pathsOf(source, page, language, now)))).flat().length
  const [total, fr, ko] = await Promise.all([countIn('en'), countIn('fr'), countIn('ko')])
  return { total, fr, ko }
}

/** True for a page that exists in the language; reads only the texts that it shows. @param path in English */
export async function hasPageIn(source: TextSource, path: string, language: Language, now: number): Promise<boolean> {
  const page = reviewedPageAt(path)
  return page !== undefined && (await pathsOf(source, page, language, now)).includes(path)
}

/** The page at an address in English, whose texts decide whether it exists in a language. */
export const reviewedPageAt = (path: string) => reviewedPageTexts.find((page) => isAt(page, path))

const isAt = ({ text, entries }: ReviewedPage, path: string) =>
  text.path(text.keys[0] ?? '') === path || (entries !== undefined && path.startsWith(entries.path('')))

/** The text that a page is made of first: its own, or the entry whose page it is. @param path in English */
export function textOfPath(path: string): { kind: TextKind; key: string } | null {
  const { text, entries } = reviewedPageAt(path) ?? {}
  const [key = ''] = text?.keys ?? []
  if (text?.path(key) === path) return { kind: text, key }
  return entries ? { kind: entries, key: path.slice(entries.path('').length) } : null
}

async function pathsOf(source: TextSource, { text, lists, entries }: ReviewedPage, language: Language, now: number) {
  const [key = ''] = text.keys
  const [own, ...shown] = await Promise.all([text, ...lists].map((kind) => publicKeys(source, kind, now, language)))
  if (!own?.includes(key) || shown.some((keys) => keys.length === 0)) return []
  const entryKeys = entries ? (shown[lists.indexOf(entries)] ?? []) : []
  return [text.path(key), ...entryKeys.map((entry) => entries?.path(entry) ?? '')]
}
