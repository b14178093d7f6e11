// The forms and synonyms of a searched word, including other languages'.
import { meaningOthers, sameWords } from '#app/content/search-words.ts'
import { normalizeForSearch } from '#db/queries/search.ts'
import { type SearchedWord, searchWords } from '#db/queries/site-search.ts'
import { baseForm } from '#db/queries/word-forms.ts'

const isHangul = (word: string) => /^[\u1100-\u11ff]+$/.test(word)

const lines = sameWords.map((line) => line.map(normalizeForSearch).filter((word) => !word.includes(' ')))

/** Korean words end in particles: 백업을 is a form of 백업. */
const isForm = (word: string, of: string) =>
  baseForm(word) === baseForm(of) || (isHangul(of) && word.startsWith(of) && word.length <= of.length + 6)

/** @param query as typed */
export const searchedWords = (query: string): SearchedWord[] =>
  searchWords(query).map((word) => {
    const same = lines.filter((line) => line.some((other) => isForm(word, other))).flat()
    const also = new Set(same.filter((other) => other !== word && !meaningOthers.includes(other)))
    // A word of ours is searched as a word: "intern" is not to find "internal". Of others, a part may be typed.
    return { word, also: [...also], isPart: isHangul(word) || same.length === 0 }
  })
