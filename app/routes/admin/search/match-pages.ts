// Finds staff pages by the words of their name and address, on the server and in an open page.

import { normalizeText } from '#db/queries/normalize.ts'

export type StaffPageLink = { title: string; href: string }

/** Capitals and accents do not matter. */
const fold = (text: string) => normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of the text occurs. */
function hasWords(words: string, text: string): boolean {
  const folded = fold(words)
  return fold(text)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** All pages for an empty text. Pages whose name begins with the text come first, and those found by their address last. */
export function matchPages<Page extends StaffPageLink>(pages: readonly Page[], text: string): Page[] {
  const sought = fold(text).trim()
  const rankOf = ({ title }: Page) => {
    if (fold(title).startsWith(sought)) return 0
    return hasWords(title, sought) ? 1 : 2
  }
  return pages
    .filter(({ title, href }) => hasWords(`${title} ${href.replaceAll(/[/-]/g, ' ')}`, sought))
    .map((page) => ({ page, rank: rankOf(page) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
}
