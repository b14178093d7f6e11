// Finds misspelled environment variables: RESEND_APIKEY has no effect, and no other sign.

export type Misspelled = { name: string; meant: string }

/** @param given names in the environment @param known names of settings */
export function misspelledSettings(given: readonly string[], known: readonly string[]): Misspelled[] {
  const unknown = given.filter((name) => !known.includes(name))
  return unknown.flatMap((name) => {
    const meant = known.find((one) => isNear(plain(name), plain(one)) || isNear(singular(name), singular(one)))
    return meant ? [{ name, meant }] : []
  })
}

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')
const singular = (name: string) => plain(name).replace(/IES$/, 'Y')

/** Short names resemble many words. */
function isNear(name: string, known: string): boolean {
  if (name === known) return true
  if (known.length < 7 || name[0] !== known[0]) return false
  return distance(name, known) <= (known.length < 10 ? 1 : 2)
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
