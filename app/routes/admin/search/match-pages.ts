// Finds staff pages and commands by their words, on the server and in an open page.
import { normalizeText } from '#db/queries/normalize.ts'

export type StaffPageLink = { title: string; href: string }

/** Capitals and accents do not matter. */
const fold = (text: string) => normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** True if every word of the text occurs. */
function hasWords(words: string, text: string): boolean {
  const folded = fold(words)
  return fold(text)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Those whose words include every word of the text, in their order. */
export const matchWords = <Item>(items: readonly Item[], text: string, wordsOf: (item: Item) => string): Item[] =>
  items.filter((item) => hasWords(wordsOf(item), text))

/** All pages for an empty text. Pages whose name begins with the text come first, and those found by their address last. */
export function matchPages(pages: readonly StaffPageLink[], text: string): StaffPageLink[] {
  const sought = fold(text).trim()
  const rankOf = ({ title }: StaffPageLink) => {
    if (fold(title).startsWith(sought)) return 0
    return hasWords(title, sought) ? 1 : 2
  }
  return matchWords(pages, sought, ({ title, href }) => `${title} ${href.replaceAll(/[/-]/g, ' ')}`)
    .map((page) => ({ page, rank: rankOf(page) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page)
}
