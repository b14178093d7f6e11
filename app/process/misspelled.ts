// Finds misspelled environment variables: RESEND_APIKEY has no effect, and no other sign.

export type Misspelled = { name: string; meant: string }

/** @param given names in the environment @param known names of settings */
export function misspelledSettings(given: readonly string[], known: readonly string[]): Misspelled[] {
  const unknown = given.filter((name) => !known.includes(name))
  return unknown.flatMap((name) => {
    const meant = known.find(
      (one) => isNear(plain(name), plain(one)) || isNear(singular(name), singular(one)) || isShortened(name, one),
    )
    return meant ? [{ name, meant }] : []
  })
}

export const sayMisspelled = ({ name, meant }: Misspelled) =>
  `${name} is not a setting of the site: did you mean ${meant}?`

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')
const singular = (name: string) => plain(name).replace(/IES$/, 'Y')

/** Short names resemble many words. */
function isNear(name: string, known: string): boolean {
  if (name === known) return true
  if (known.length < 7 || name[0] !== known[0]) return false
  return distance(name, known) <= (known.length < 10 ? 1 : 2)
}

const synonyms: Record<string, string> = { DB: 'DATABASE', DIR: 'FOLDER', DIRECTORY: 'FOLDER', TOKEN: 'KEY' }
const wordsOf = (name: string) =>
  name
    .toUpperCase()
    .split('_')
    .map((word) => synonyms[word] ?? word)

/** RESEND_TOKEN for RESEND_API_KEY: the first word and the last, or another word for one. */
function isShortened(name: string, known: string): boolean {
  const [words, knownWords] = [wordsOf(name), wordsOf(known)]
  const hasEnds = words[0] === knownWords[0] && words.at(-1) === knownWords.at(-1)
  return words.length > 1 && hasEnds && words.every((word) => knownWords.includes(word))
}

/** The edit distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
