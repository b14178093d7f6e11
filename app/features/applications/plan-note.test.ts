import { expect, test } from 'vitest'
import { parsePlanNote, planWords } from './plan-note.ts'

const plan = { starts_at: Date.UTC(2026, 0, 20, 12), minutes: 20, place: 'Room 2', applicant_zone: null }

test('an interview is told in the reader’s zone and language, and at the office where its clocks show another time', () => {
  expect(planWords(plan, { language: 'en', zone: 'UTC', office: 'seoul' })).toBe(
    'Tuesday 20 January 2026, 12:00\u00a0(UTC) / Tuesday 20 January 2026, 21:00\u00a0(Seoul), 20 minutes. Room 2',
  )
  expect(planWords(plan, { language: 'ko', zone: 'Asia/Seoul', office: 'seoul' })).toBe(
    '2026년 1월 20일 화요일 21:00\u00a0(Asia/Seoul), 20분. Room 2',
  )
  // Lagos and Buea have the same time, but other names.
  expect(planWords(plan, { language: 'fr', zone: 'Africa/Lagos', office: 'cameroon' })).toBe(
    'mardi 20 janvier 2026, 13\u00a0h\u00a000\u00a0(Africa/Lagos), 20 minutes. Room 2',
  )
})

test('a note from before plans were stored as facts is told as it was written', () => {
  const words = 'Tuesday 20 January 2026, 21:00 (Seoul, South Korea), 20 minutes. Room 2'
  expect(parsePlanNote(`Interview moved: ${words}`)).toEqual({ title: 'Interview moved', words })
  expect(parsePlanNote('A code that ended')).toBeNull()
})
