// A post's address. Korean titles stay in Korean script, because a romanisation is hard to read.
import { normalizeText } from '#db/queries/normalize.ts'

const longest = 80

/** Letters and digits of any script in lower case, joined by hyphens; Latin letters lose their accents. */
export function slugOf(title: string): string {
  const letters = normalizeText(title.slice(0, 1000), 'NFKD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
  const words = normalizeText(letters, 'NFC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  return shorten(words?.join('-') ?? '')
}

/**
 * Up to this number every suffix is tried, then only some: otherwise the thousandth post with a title would try a
 * thousand.
 */
const triedSingly = 10

/** The slug, or slug-2, slug-3 and so on: the first free one up to ten, then any free one. */
export async function freeSlug(slug: string, isTaken: (slug: string) => boolean | Promise<boolean>): Promise<string> {
  const numbered = (number: number) => {
    const end = `-${number}`
    return shorten(slug, longest - end.length) + end
  }
  if (!(await isTaken(slug))) return slug
  for (let number = 2; number <= triedSingly; number++) {
    if (!(await isTaken(numbered(number)))) return numbered(number)
  }
  let [taken, free] = [triedSingly, triedSingly * 2]
  while (await isTaken(numbered(free))) [taken, free] = [free, free * 2]
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (await isTaken(numbered(middle))) taken = middle
    else free = middle
  }
  return numbered(free)
}

/** Cuts between words if one ends early enough. */
function shorten(slug: string, length = longest): string {
  const characters = [...slug]
  if (characters.length <= length) return slug
  const cut = characters.slice(0, length + 1).join('')
  const end = cut.lastIndexOf('-')
  return end > length / 2 ? cut.slice(0, end) : characters.slice(0, length).join('')
}
