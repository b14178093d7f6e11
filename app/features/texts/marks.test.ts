import { expect, test } from 'vitest'
import { hasMarks, markOf, marksOf, numbersIn, withoutMarks } from './marks.ts'
import { priceOf } from './price.ts'

test('a mark says its number, and the text stays as it was without it', () => {
  const text = `Cloud${markOf(0)} and data${markOf(127)}${markOf(127)}`
  expect([hasMarks(text), numbersIn(text), withoutMarks(text)]).toEqual([true, [0, 127], 'Cloud and data'])
  expect([hasMarks('Cloud'), numbersIn('Cloud'), withoutMarks('Cloud')]).toEqual([false, [], 'Cloud'])
})

test('a mark that was cut, or is in an address, says nothing and is taken out', () => {
  const text = `Cloud${markOf(12)}`
  expect([numbersIn(text.slice(0, -1)), withoutMarks(text.slice(0, -1))]).toEqual([[], 'Cloud'])
  expect(withoutMarks(`/contact?subject=${encodeURIComponent(text)}`)).toBe('/contact?subject=Cloud')
})

test('a price keeps the mark of its amount', () => {
  expect(priceOf({ amount: `12.5${markOf(3)}`, currency: 'EUR' })).toEqual({
    minor: 1250,
    currency: 'EUR',
    mark: marksOf(markOf(3)),
  })
  expect(priceOf({ amount: '12.5', currency: 'EUR' })).toEqual({ minor: 1250, currency: 'EUR' })
})
