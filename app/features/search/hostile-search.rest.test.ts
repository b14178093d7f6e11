// No search, and no text that is searched, delays other visitors.
import { expect, test } from 'vitest'
import { searchText } from '#db/queries/search.ts'
import { searchWords, withBaseForms } from '#db/queries/site-search.ts'
import { overBudget } from '#tests/support/text-budget.ts'
import { excerptAround, hasWord, markWords } from './mark-words.ts'
import { nearQueries, wordsToCompare } from './near-words.ts'
import { searchedWords } from './related-words.ts'

const longestBody = 200_000
/** Longer than the address of a page can be. */
const longestQuery = 20_000
const hitsOnAPage = 6

test('the words of a search', async () => {
  const body = 'word '.repeat(longestBody / 5)
  const search = (query: string) => {
    const words = searchedWords(query)
    return markWords(excerptAround(body, words), words)
  }
  expect(await overBudget(longestQuery, search)).toEqual([])
}, 600_000)

test('a search that finds nothing', async () => {
  const known = wordsToCompare([Array.from({ length: 20_000 }, (_, n) => `word${n.toString(36)}`).join(' ')])
  expect(await overBudget(longestQuery, (query) => nearQueries(searchWords(query), known))).toEqual([])
}, 600_000)

test('comparing a misspelled word with texts', async () => {
  expect(await overBudget(longestBody, (text) => wordsToCompare([text]))).toEqual([])
}, 600_000)

test('indexing a text', async () => {
  expect(await overBudget(longestBody, (text) => withBaseForms(searchText('Title', text)))).toEqual([])
}, 600_000)

test('cutting the passages of the results', async () => {
  const words = searchedWords('a missing word')
  const draw = (text: string) => {
    for (let hit = 0; hit < hitsOnAPage; hit++) {
      hasWord(text, words)
      markWords(excerptAround(text, words), words)
    }
  }
  expect(await overBudget(longestBody, draw)).toEqual([])
}, 600_000)
