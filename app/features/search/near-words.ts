// Suggests other searches when there are no results: first with similar spellings, then with fewer words.
import { distance } from 'fastest-levenshtein'
import { sameWords } from '#app/content/search-words.ts'
import { normalizeText } from '#db/queries/normalize.ts'
import { normalizeForSearch } from '#db/queries/search.ts'

const shortest = 4
/** Words of this length or more may differ by two letters. */
const long = 7
/** Longer searches are not shortened. */
const mostWords = 4

const spelledAlike = (word: string) => (word.length >= long ? 2 : 1)

/** Folded and without repeats, including the words of content/search-words.ts. */
export function wordsToCompare(texts: readonly string[]): Set<string> {
  const all = normalizeForSearch([...texts, ...sameWords.flat()].join(' '))
  return new Set(all.match(/[\p{L}\p{N}]{4,30}/gu) ?? [])
}

/** @returns searches to try in turn, nearest first, without the typed one. @param words as searchWords() folds them */
export function nearQueries(words: readonly string[], known: ReadonlySet<string>): string[] {
  const corrected = words.map((word) => nearestOf(word, known))
  const fewer =
    corrected.length > 1 && corrected.length <= mostWords
      ? corrected.map((_, left) => corrected.toSpliced(left, 1))
      : []
  const alone = fewer.length > 2 ? corrected.map((word) => [word]) : []
  const composed = (query: readonly string[]) => normalizeText(query.join(' '), 'NFC')
  const queries = new Set([corrected, ...fewer, ...alone].map(composed))
  queries.delete(composed(words))
  return [...queries]
}

/** The word itself if it is known or has no similar word. */
function nearestOf(word: string, known: ReadonlySet<string>): string {
  if (word.length < shortest || word.length > 30 || known.has(word)) return word
  let best = { word, letters: spelledAlike(word) + 1 }
  for (const other of known) {
    if (Math.abs(other.length - word.length) >= best.letters) continue
    const letters = distance(word, other)
    if (letters < best.letters) best = { word: other, letters }
  }
  return best.word
}
