import { describe, expect, test } from 'vitest'
import { sayIn } from '#app/languages/phrases.server.ts'
import { dueWords, firstAnswerAt, isOverdue, isUnanswered } from './overdue.ts'

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

const hour = 3_600_000

test.each([
  [30 * 60_000, '30 min left'],
  [2 * hour + 1, '2 h left'],
  [47 * hour, '47 h left'],
  [72 * hour, '3 d left'],
  [59_999, 'due now'],
  [0, 'due now'],
  [-59_999, 'due now'],
  [-60_000, '1 min late'],
  [-90 * 60_000, '1 h late'],
])('%i ms from now is %s', (distance, words) => {
  expect(dueWords(sayIn('en'), 1_000_000_000 + distance, 1_000_000_000)).toBe(words)
})

test('the words are those of the reader’s language', () => {
  expect(dueWords(sayIn('fr'), 2 * hour + 1, 0)).toBe('encore 2 h')
  expect(dueWords(sayIn('ko'), 0, 72 * hour)).toBe('3일 지남')
})

type Events = Parameters<typeof firstAnswerAt>[1]
const kept = { answered_at: 20 }

test('a reply or a decision answers, the first since the sender wrote', () => {
  const events: Events = [
    { at: 10, type: 'reply', to_status: 'in_progress' },
    { at: 30, type: 'reply', to_status: 'in_progress' },
    { at: 40, type: 'reply', to_status: 'in_progress' },
  ]
  expect(firstAnswerAt(kept, events)).toBe(30)
  expect(firstAnswerAt(kept, [{ at: 20, type: 'status', to_status: 'interview' }])).toBe(20)
  expect(firstAnswerAt({ answered_at: null }, events)).toBeNull()
})

test('completing, settling, a withdrawal and what happens to a decided record answer nobody', () => {
  const events: Events = [
    { at: 20, type: 'status', to_status: 'completed' },
    { at: 20, type: 'settled', to_status: 'in_progress' },
    { at: 20, type: 'status', to_status: 'withdrawn' },
    { at: 20, type: 'note', to_status: 'accepted' },
  ]
  expect(firstAnswerAt(kept, events)).toBeNull()
})
