import { expect, test } from 'vitest'
import { otherClocks } from './dashboard-parts.server.ts'

const interview = { reference: 'APP', name: 'Ann', place: 'Room 2', starts_at: Date.parse('2026-12-01T07:00+09:00') }
const inSeoul = { timeZone: 'Asia/Seoul', language: 'en' as const }

test.each([
  ['a time that is another day elsewhere has that day', 'Asia/Tokyo', inSeoul, 'Mon 23:00 Buea, 07:00 Tokyo'],
  ['without a known applicant’s zone, the offices are named', null, inSeoul, 'Mon 23:00 Buea'],
  ['a zone is named once', 'Africa/Douala', { ...inSeoul, language: 'fr' as const }, 'lun. 23:00 Buéa'],
  [
    'a reader elsewhere sees both offices',
    null,
    { timeZone: 'UTC', language: 'ko' as const },
    '화 07:00 서울, 23:00 부에아',
  ],
])('%s', (_, applicant_zone, reader, words) => {
  expect(otherClocks({ ...interview, applicant_zone }, reader)).toBe(words)
})
