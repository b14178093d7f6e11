import { expect, test } from 'vitest'
import { whenAndWhere } from './step.server.ts'

const asked = { starts_at: Date.UTC(2026, 11, 1, 6), minutes: 30, office: 'seoul' } as const

test('an appointment has its day as lists name it, and the hours of a day, in every language', () => {
  const [when, where] = whenAndWhere(asked, 'Asia/Seoul', 'en')
  expect(when).toMatch(/^Tuesday,? 1 December 2026, 15:00\u00a0\(Asia\/Seoul\)$/)
  expect(where).toBe('30 minutes, Seoul office')
  expect(whenAndWhere(asked, 'Africa/Douala', 'fr')[0]).toBe('Mardi 1er décembre 2026, 07:00\u00a0(Africa/Douala)')
  expect(whenAndWhere(asked, 'Asia/Seoul', 'ko')[0]).toBe('2026년 12월 1일 화요일, 15:00\u00a0(Asia/Seoul)')
})
