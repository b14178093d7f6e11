import { describe, expect, test } from 'vitest'
import { isOverdue, isUnanswered } from './overdue.ts'

const promised_by = 1000
const states = {
  waiting: { promised_by, answered_at: null, closed_at: null },
  answered: { promised_by, answered_at: 500, closed_at: null },
  'closed without an answer': { promised_by, answered_at: null, closed_at: 500 },
  'answered and closed': { promised_by, answered_at: 500, closed_at: 500 },
}

describe.each(Object.entries(states))('a record that is %s', (name, record) => {
  const isWaiting = name === 'waiting'
  test(`is ${isWaiting ? '' : 'not '}unanswered`, () => expect(isUnanswered(record)).toBe(isWaiting))
  test.each([
    [promised_by - 1, false],
    [promised_by, isWaiting],
    [promised_by + 1, isWaiting],
  ])('at %i: overdue %s', (now, expected) => expect(isOverdue(record, now)).toBe(expected))
})
