// The words that stand for those of a search: their stem, and what other visitors and other languages call the same thing.
import { stemmer } from 'stemmer'
import { sameWords } from '#app/content/search-words.ts'
import { normalizeForSearch, type SearchedWord } from '#db/queries/search.ts'
import { searchWords } from '#db/queries/site-search.ts'

const shortestStem = 4
const isHangul = (word: string) => /^[\u1100-\u11ff]+$/.test(word)
const isLatin = (word: string) => /^[a-z]+$/.test(word)

/** What every form of an English word begins with, as "polic" policy and policies; the word itself where it has no such beginning. */
export function stemOf(word: string): string {
  if (!isLatin(word)) return word
  const stem = stemmer(word).replace(/i$/, '')
  return stem.length >= shortestStem && word.startsWith(stem) ? stem : word
}

const lines = sameWords.map((line) => line.map(normalizeForSearch).filter((word) => !word.includes(' ')))

/** Korean words end in particles: 백업을 is 백업. */
const isForm = (word: string, of: string) =>
  word === of || stemOf(word) === stemOf(of) || (isHangul(of) && word.startsWith(of) && word.length <= of.length + 6)

/** @param query as it was typed */
export const searchedWords = (query: string): SearchedWord[] =>
  searchWords(query).map((word) => {
    const same = lines.filter((line) => line.some((other) => isForm(word, other))).flat()
    const also = new Set([stemOf(word), ...same.map(stemOf)])
    // Found by the word itself, wherever it stands.
    for (const other of also) if (other.includes(word)) also.delete(other)
    return { word, also: [...also] }
  })
