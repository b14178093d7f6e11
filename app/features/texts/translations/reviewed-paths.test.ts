import { expect, test } from 'vitest'
import { isReviewed, reviewedPages } from '#app/languages/pages.ts'
import type { TextKind } from '../define-texts.ts'
import { textKinds } from '../kinds.server.ts'
import { reviewedPageTexts } from './reviewed-paths.server.ts'

/** The addresses that the texts have: a page's own, and those of a list's entries. */
const ofTexts = reviewedPageTexts.flatMap(({ text, entries }) => [
  text.path(text.keys[0] ?? ''),
  ...(entries ? [entries.path(':entry')] : []),
])
const shape = (path: string) => path.replace(/:\w+/, ':entry')

test('each page that waits for a sign-off has texts to sign off, and each of these texts has such a page', () => {
  expect(reviewedPages.map(shape).sort()).toEqual([...ofTexts].sort())
})

test('each entry of a list that has pages of its own is such a page', () => {
  const entries = reviewedPageTexts.flatMap(({ entries }) =>
    entries ? entries.keys.map((key) => entries.path(key)) : [],
  )
  expect(entries.length).toBeGreaterThan(10)
  expect(entries.filter((path) => !isReviewed(path))).toEqual([])
})

/** The page of an application reads them, which every language has before any sign-off. */
const alwaysThere = ['courses-page']

test('each kind of text that is signed off is shown by one of these pages, and the pages show no other', () => {
  const shown = reviewedPageTexts.flatMap(({ text, lists, more = [] }) => [text, ...lists, ...more])
  const names = (kinds: readonly TextKind[]) => kinds.map(({ kind }) => kind)
  const signedOff = names(textKinds.filter(({ isReviewed }) => isReviewed))
  expect([...new Set(names(shown))].sort()).toEqual([...signedOff, ...alwaysThere].sort())
})
