// A post's address. Korean stays Korean: it reads as words to those whose language it is; a romanisation reads as none.
import { normalizeText } from '#db/normalize.ts'

const longest = 80

/** Letters and digits of any script in lower case, joined by hyphens; accents of Latin letters fall away. */
export function slugOf(title: string): string {
  const letters = normalizeText(title.slice(0, 1000), 'NFKD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  const words = normalizeText(letters, 'NFC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  return shorten(words?.join('-') ?? '')
}

/** The slug, or the first of slug-2, slug-3, … that is free. */
export async function freeSlug(slug: string, isTaken: (slug: string) => boolean | Promise<boolean>): Promise<string> {
  let candidate = slug
  for (let number = 2; await isTaken(candidate); number++) {
    const end = `-${number}`
    candidate = shorten(slug, longest - end.length) + end
  }
  return candidate
}

/** Cut between words where one ends in time. */
function shorten(slug: string, length = longest): string {
  const characters = [...slug]
  if (characters.length <= length) return slug
  const cut = characters.slice(0, length + 1).join('')
  const end = cut.lastIndexOf('-')
  return end > length / 2 ? cut.slice(0, end) : characters.slice(0, length).join('')
}
