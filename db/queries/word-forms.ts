// Recognises the forms of one English word, such as "course" and "courses", without confusing it with other words that
// begin alike, such as "intern" and "internal".
import { stemmer } from 'stemmer'

const isLatin = (word: string) => /^[a-z]+$/.test(word)
/** Longer ones are no words. */
const longest = 30

/** The stemmer takes "internal" for a form of "intern": only these endings are forms of the same word. */
const endings = /^(?:[bdgmnprt]?(?:ed|ings?)|e?s?|d|ations?|at(?:es?|ed|ing))$/
const endingsOfY = /^(?:y|ies|ied|ying)$/

/** The beginning that all forms of the word share. Other words, such as Korean ones, are returned as they are. */
export function baseForm(word: string): string {
  if (!isLatin(word) || word.length < 4 || word.length > longest) return word
  const stem = stemmer(word).replace(/i$/, '')
  const ending = word.startsWith(stem) ? word.slice(stem.length) : null
  if (ending !== null && endingsOfY.test(ending)) return `${stem}y`
  if (ending !== null && endings.test(ending)) return stem
  return word.replace(/ies$/, 'y').replace(/(ss)es$|([^su])s$/, '$1$2')
}

/** @param folded as normalizeForSearch returns it */
export const baseFormsIn = (folded: string): Set<string> =>
  new Set(Array.from(folded.matchAll(/[a-z0-9]+/g), ([word]) => baseForm(word)))
