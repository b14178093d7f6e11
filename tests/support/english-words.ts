// Finds words of the English page on the same page in another language.
import { textsOf } from './page-texts.ts'
import type { Page } from './visitor.ts'

/** Names, and words that are the same in French. */
const sameInFrench = new Set([
  'Contact',
  'Blog',
  'Menu',
  'Services',
  'Technologies',
  'Documentation',
  'Cloud',
  'Cookies',
  'Message',
  'Directions',
  'Articles',
  'Pages',
  'CV',
])
const names =
  /^(BN Technologies|CONNECTING INNOVATION|English|Français|한국어|React|FIRST50|가+|OpenStreetMap|Google Maps|KakaoMap|Naver Map|©.*|Contact \| .*|ENQ|APP|ENQ-.*|[\w.+•-]+@[\w.-]+)$/

/** Titles of English pages, in links that name them as such. */
const englishTitles = ({ $ }: Page) =>
  new Set(
    $('a[lang=en][hreflang=en]')
      .toArray()
      .map((link) => $(link).text()),
  )

/** The texts that a page shares with its English version, and that are no names. */
export const englishOn = (page: Page, english: Page) => {
  english.$('[lang=fr], [lang=ko]').remove()
  const all = new Set(textsOf(english.$))
  const titles = englishTitles(page)
  const isKnown = (text: string) => names.test(text) || sameInFrench.has(text) || titles.has(text)
  return textsOf(page.$).filter((text) => all.has(text) && !isKnown(text))
}
