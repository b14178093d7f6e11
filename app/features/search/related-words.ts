// The alternatives to a searched word: its stem, and synonyms including other languages'.
import { stemmer } from 'stemmer'
import { sameWords } from '#app/content/search-words.ts'
import { normalizeForSearch, type SearchedWord } from '#db/queries/search.ts'
import { searchWords } from '#db/queries/site-search.ts'

const shortestStem = 4
const isHangul = (word: string) => /^[\u1100-\u11ff]+$/.test(word)
const isLatin = (word: string) => /^[a-z]+$/.test(word)

/**
 * The beginning that all forms of an English word share, such as "polic" for policy and policies; otherwise the word
 * itself.
 */
export function stemOf(word: string): string {
  if (!isLatin(word)) return word
  const stem = stemmer(word).replace(/i$/, '')
  return stem.length >= shortestStem && word.startsWith(stem) ? stem : word
}

const lines = sameWords.map((line) => line.map(normalizeForSearch).filter((word) => !word.includes(' ')))

/** Korean words end in particles: 백업을 is a form of 백업. */
const isForm = (word: string, of: string) =>
  word === of || stemOf(word) === stemOf(of) || (isHangul(of) && word.startsWith(of) && word.length <= of.length + 6)

/** @param query as typed */
export const searchedWords = (query: string): SearchedWord[] =>
  searchWords(query).map((word) => {
    const same = lines.filter((line) => line.some((other) => isForm(word, other))).flat()
    const also = new Set([stemOf(word), ...same.map(stemOf)])
    // The word itself already finds these.
    for (const other of also) if (other.includes(word)) also.delete(other)
    return { word, also: [...also] }
  })
