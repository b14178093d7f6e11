import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('a short text is its own excerpt', () => {
  expect(excerptOf('One sentence only.')).toBe('One sentence only.')
  expect(excerptOf('')).toBe('')
})

test('an excerpt ends with a sentence if one ends early enough', () => {
  const first = `${'word '.repeat(25)}end.`
  expect(excerptOf(`${first} ${'more '.repeat(40)}`)).toBe(first)
})

test('otherwise it ends with a word and an ellipsis', () => {
  expect(excerptOf('A short one. Then, somebody went on, and on and on', 24)).toBe('A short one.')
  expect(excerptOf('Then somebody went on, and on and on', 24)).toBe('Then somebody went on…')
  expect(excerptOf('가'.repeat(50), 10)).toBe(`${'가'.repeat(9)}…`)
})

test('an excerpt never exceeds its limit and never cuts a character in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 5, max: 300 }), (text, length) => {
      const excerpt = excerptOf(text, length)
      expect([...excerpt].length).toBeLessThanOrEqual(length)
      expect(excerpt.isWellFormed()).toBe(true)
    }),
  )
})
