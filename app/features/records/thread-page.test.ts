import { describe, expect, test } from 'vitest'
import { conversationPage, entriesOnPage, firstLine, newestEntries, threadPage } from './thread-page.ts'

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }))
const idsOf = (shown: { id: string }[]) => [shown.at(0)?.id, shown.at(-1)?.id]

describe('the pages of a thread', () => {
  test.each([0, 1, entriesOnPage, entriesOnPage + 1, 3 * entriesOnPage + 7])(
    'of %i entries show each once',
    (count) => {
      const all = entries(count)
      const seen: string[] = []
      let query = newestEntries
      for (;;) {
        const { shown, place } = threadPage(all, query)
        expect(shown.length).toBeLessThanOrEqual(entriesOnPage)
        expect(place.isNewest).toBe(query.before === null)
        seen.unshift(...shown.map(({ id }) => id))
        if (!place.earlier) break
        query = { before: place.earlier, whole: null }
      }
      expect(seen).toEqual(all.map(({ id }) => id))
    },
  )

  test('of a conversation all have its first entry', () => {
    expect(idsOf(conversationPage(entries(50), newestEntries).shown)).toEqual(['1', '50'])
    expect(conversationPage(entries(50), newestEntries).shown).toHaveLength(entriesOnPage + 1)
    expect(conversationPage([], newestEntries).shown).toEqual([])
  })

  test('an address without an entry shows the newest', () => {
    expect(idsOf(threadPage(entries(50), { before: 'gone', whole: 'gone' }).shown)).toEqual(['31', '50'])
  })

  test('an entry requested in full is on the page', () => {
    expect(idsOf(threadPage(entries(50), { before: null, whole: '12' }).shown)).toEqual(['1', '12'])
    expect(idsOf(threadPage(entries(50), { before: null, whole: '31' }).shown)).toEqual(['31', '50'])
    expect(idsOf(threadPage(entries(50), { before: '21', whole: '12' }).shown)).toEqual(['1', '20'])
  })
})

test('a folded entry shows its first line with text', () => {
  expect(firstLine('\n\n  Hello\nthere')).toBe('Hello')
  expect(firstLine('x'.repeat(500))).toHaveLength(120)
  expect(firstLine('')).toBe('')
})
