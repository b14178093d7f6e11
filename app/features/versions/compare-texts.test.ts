import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetMs, leastHold } from '#tests/support/text-budget.ts'
import { type Change, compareTexts, mergeEdits } from './compare-texts.ts'

const side = (changes: Change[], name: 'before' | 'after') =>
  changes
    .map((change) => {
      if (change.kind === 'rewritten') return change[name].map(({ text }) => text).join('')
      return change.kind === (name === 'before' ? 'added' : 'removed') ? '' : change.text
    })
    .join('')

test('a rewritten line shows the words that changed', () => {
  expect(compareTexts('One line.\nA short text.\nEnd.\n', 'One line.\nA longer text.\nEnd.\n')).toEqual([
    { kind: 'same', text: 'One line.\n' },
    {
      kind: 'rewritten',
      before: [
        { text: 'A ', changed: false },
        { text: 'short', changed: true },
        { text: ' text.\n', changed: false },
      ],
      after: [
        { text: 'A ', changed: false },
        { text: 'longer', changed: true },
        { text: ' text.\n', changed: false },
      ],
    },
    { kind: 'same', text: 'End.\n' },
  ])
})

test('added and removed lines are shown on their own', () => {
  expect(compareTexts('a\nb\n', 'a\nnew\nb\n').map(({ kind }) => kind)).toEqual(['same', 'added', 'same'])
  expect(compareTexts('a\nold\nb\n', 'a\nb\n').map(({ kind }) => kind)).toEqual(['same', 'removed', 'same'])
  expect(compareTexts('', '')).toEqual([])
  expect(compareTexts('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
})

const text = fc.string({
  unit: fc.oneof(fc.constantFrom('\n', 'word ', 'other ', '가', ' ', '\r\n'), fc.string()),
  maxLength: 60,
})

test('a comparison contains both whole texts', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = compareTexts(before, after)
      expect(side(changes, 'before')).toBe(before)
      expect(side(changes, 'after')).toBe(after)
    }),
  )
})

test('the longest unrelated texts can be compared', () => {
  const before = Array.from({ length: 20_000 }, (_, line) => `a ${line}\n`).join('')
  const after = Array.from({ length: 20_000 }, (_, line) => `b ${line}\n`).join('')
  const changes = compareTexts(before, after)
  expect(side(changes, 'before')).toBe(before)
  expect(side(changes, 'after')).toBe(after)
})

// Makes every word or line differ: no two words come in the same order.
const shuffled = (letters: number, step: number, end: string) => {
  const length = Math.floor(letters / 4)
  return Array.from({ length }, (_, at) => ((at * step) % 999).toString(36) + end).join('')
}

const passages = (step: number) =>
  Array(10)
    .fill(shuffled(12_000, step, ' '))
    .join('\nsame\n')

test('comparing two texts never delays other requests for long', async () => {
  const longest: string[] = []
  const both = (name: string, before: string, after: string) => ({ name, before, after })
  for (const { name, before, after } of [
    both('one passage of words', shuffled(12_000, 7, ' '), shuffled(12_000, 13, ' ')),
    both('lines', shuffled(200_000, 7, '\n'), shuffled(200_000, 13, '\n')),
    both('ten passages', passages(7), passages(13)),
  ]) {
    const least = await leastHold(() => compareTexts(before, after))
    if (least > budgetMs) longest.push(`${name}: ${least.toFixed()} ms`)
  }
  expect(longest).toEqual([])
})

test('changes in different places are merged', () => {
  const base = '# Title\n\nFirst.\n\nSecond.\n'
  const mine = base.replace('First', 'My first')
  const theirs = `${base.replace('Title', 'Their title')}\nThird.\n`
  expect(mergeEdits(base, mine, theirs)).toBe('# Their title\n\nMy first.\n\nSecond.\n\nThird.\n')
})

test('changes to the same line, or to neighbouring ones, are left to a person', () => {
  const base = 'one\ntwo\nthree\n'
  expect(mergeEdits(base, 'ONE\ntwo\nthree\n', 'One\ntwo\nthree\n')).toBeNull()
  expect(mergeEdits(base, 'ONE\ntwo\nthree\n', 'one\nTWO\nthree\n')).toBeNull()
  expect(mergeEdits(base, 'one\nnew\ntwo\nthree\n', 'one\nother\ntwo\nthree\n')).toBeNull()
  expect(mergeEdits(base, 'ONE\ntwo\nthree\n', 'one\ntwo\nTHREE\n')).toBe('ONE\ntwo\nTHREE\n')
})

test('an unchanged or identical edit causes no conflict', () => {
  fc.assert(
    fc.property(text, text, (base, edited) => {
      expect(mergeEdits(base, edited, base)).toBe(edited)
      expect(mergeEdits(base, base, edited)).toBe(edited)
      expect(mergeEdits(base, edited, edited)).toBe(edited)
    }),
  )
})

test('the order of the two saves does not matter', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      expect(mergeEdits(base, mine, theirs)).toBe(mergeEdits(base, theirs, mine))
    }),
  )
})
