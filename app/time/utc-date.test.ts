import { expect, test } from 'vitest'
import { erasureRequested } from '#app/mail/messages/staff/operations.ts'
import type { Language } from '#db/tables/records.ts'
import { utcDate } from './utc-date.ts'

test('a day that is due is one for all readers, and says in which zone', () => {
  const at = Date.UTC(2026, 11, 29, 22)
  expect(['en-GB', 'fr', 'ko'].map((locale) => utcDate(at, locale))).toEqual([
    '29 December 2026 (UTC)',
    '29 décembre 2026 (UTC)',
    '2026년 12월 29일 (UTC)',
  ])
  const told = (language: Language) => JSON.stringify(erasureRequested({ to: 'ada@example.com', language }, at))
  expect(told('en')).toContain('29 December 2026 (UTC)')
  expect(told('ko')).toContain('2026년 12월 29일 (UTC)')
})
