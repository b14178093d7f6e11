// What a page says: its texts, and the attributes that are read out or shown; not what was typed.
import type { CheerioAPI } from 'cheerio'

const shownAttributes = ['aria-label', 'placeholder', 'alt', 'title', 'data-longest'] as const

/** Each text once, with single spaces; only those with words in Latin or Korean letters. */
export function textsOf($: CheerioAPI): string[] {
  const found = new Set<string>()
  const add = (text: string | undefined) => {
    const plain = (text ?? '').replace(/\s+/g, ' ').trim()
    if (/\p{L}{2,}/u.test(plain)) found.add(plain)
  }
  add($('title').text())
  add($('meta[name=description]').attr('content'))
  $('body *')
    .not('script, style, svg *, textarea')
    .each((_, element) => {
      for (const name of shownAttributes) add($(element).attr(name))
      for (const child of element.childNodes) if (child.type === 'text') add(child.data)
    })
  return [...found]
}
