import { expect, test } from 'vitest'
import { momentValues, sendMoment } from './send-moment.ts'

const zone = 'Asia/Seoul'
const now = Date.UTC(2026, 10, 1, 3)
const stored = now + 60 * 60_000 + 5_000
const empty = { date: '', time: '', zone }

test.each([
  ['now', { ...empty, when: 'now' }, null, { ok: true, at: now }],
  ['now, beside the stored day', { ...momentValues(stored, zone), when: 'now' }, stored, { ok: true, at: now }],
  ['later', { when: 'later', date: '2026-11-02', time: '09:00', zone }, null, { ok: true, at: Date.UTC(2026, 10, 2) }],
] as const)('an issue is sent %s', (_, typed, before, moment) => {
  expect(sendMoment(typed as Parameters<typeof sendMoment>[0], before, now)).toEqual(moment)
})

test.each([
  ['a day typed beside "Now"', { when: 'now', date: '2026-11-02', time: '', zone }, null, ['when']],
  [
    'another day than the stored one, beside "Now"',
    { when: 'now', date: '2026-11-03', time: '09:00', zone },
    stored,
    ['when'],
  ],
  ['neither day nor time', { ...empty, when: 'later' }, null, ['date', 'time']],
  ['no time', { when: 'later', date: '2026-11-02', time: '', zone }, null, ['time']],
  [
    'a day that has passed, without a time',
    { when: 'later', date: '2026-10-31', time: '', zone },
    null,
    ['date', 'time'],
  ],
  ['a time that has passed', { when: 'later', date: '2026-11-01', time: '09:00', zone }, null, ['date']],
] as const)('is refused with %s', (_, typed, before, fields) => {
  const moment = sendMoment(typed, before, now)
  expect(moment.ok ? [] : Object.keys(moment.errors)).toEqual(fields)
})
