import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { env } from '#app/env.server.ts'
import { type Appointment, calendarFile, calendarType } from './calendar-file.ts'

const now = Date.UTC(2026, 0, 15, 12)
const appointment: Appointment = {
  id: '0190-talk',
  sequence: 0,
  isCancelled: false,
  startsAt: Date.UTC(2026, 0, 20, 5, 30),
  minutes: 20,
  summary: '면담: Node.js, a;b\\c',
  attendee: 'ada@example.com',
  reference: 'ENQ-7K3M-92QF',
  place: 'https://meet.example/room?a=1;b=2,c\nThird floor',
}

/** Parses the file with an independent library. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent')
  const [event] = events
  if (!event || events.length !== 1) throw new Error(`${events.length} events`)
  const value = (name: string) => String(event.getFirstPropertyValue(name))
  const parameter = (name: string, key: string) => event.getFirstProperty(name)?.getFirstParameter(key)
  return { method: calendar.getFirstPropertyValue('method'), value, parameter }
}

test('has the exact time in UTC and the place, from the company to the applicant', () => {
  const file = calendarFile(appointment, 'BN "Technologies"; Buea', now)
  const { method, value, parameter } = read(file)
  expect(method).toBe('REQUEST')
  expect(value('uid')).toMatch(/^0190-talk@[\w.]+$/)
  expect([value('sequence'), value('status')]).toEqual(['0', 'CONFIRMED'])
  expect([value('dtstart'), value('dtend'), value('dtstamp')]).toEqual([
    '2026-01-20T05:30:00Z',
    '2026-01-20T05:50:00Z',
    '2026-01-15T12:00:00Z',
  ])
  expect([value('summary'), value('location')]).toEqual([appointment.summary, appointment.place])
  expect(value('attendee').toLowerCase()).toBe('mailto:ada@example.com')
  expect(value('organizer')).toMatch(/^mailto:[^\s<>]+@[^\s<>]+$/)
  expect(parameter('organizer', 'cn')).toBe('BN Technologies; Buea')
  expect(calendarType(file)).toBe('text/calendar; charset=utf-8; method=REQUEST')
})

test('answers are asked for only where somebody reads them: at the record’s address, of visitors', () => {
  const before = env.INBOUND_DOMAIN
  const organizer = (more: Partial<Appointment>) => {
    const { value, parameter } = read(calendarFile({ ...appointment, ...more }, 'BN', now))
    return [value('organizer'), parameter('attendee', 'rsvp')]
  }
  const office = organizer({})[0]
  try {
    expect(organizer({})).toEqual([office, 'FALSE'])
    env.INBOUND_DOMAIN = 'in.example.com'
    expect(organizer({})).toEqual([
      expect.stringMatching(/^mailto:enq-7k3m-92qf\.[0-9a-f]{20}@in\.example\.com$/),
      'TRUE',
    ])
    expect(organizer({ isCancelled: true })[1]).toBe('FALSE')
    expect(organizer({ reference: null })).toEqual([office, 'FALSE'])
  } finally {
    env.INBOUND_DOMAIN = before
  }
})

test('lines have at most 75 bytes and end with CRLF', () => {
  const file = calendarFile({ ...appointment, place: '회의실 '.repeat(60) }, 'BN', now)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(read(file).value('location').trim()).toBe('회의실 '.repeat(60).trim())
})

test('a change has the same UID and a higher sequence number; a cancellation removes it', () => {
  const moved = read(calendarFile({ ...appointment, sequence: 1 }, 'BN', now))
  const file = calendarFile({ ...appointment, sequence: 2, isCancelled: true }, 'BN', now)
  const cancelled = read(file)
  expect([moved.value('uid'), cancelled.value('uid')]).toEqual(
    Array(2).fill(read(calendarFile(appointment, 'BN', now)).value('uid')),
  )
  expect([moved.value('sequence'), cancelled.value('sequence')]).toEqual(['1', '2'])
  expect([cancelled.method, cancelled.value('status')]).toEqual(['CANCEL', 'CANCELLED'])
  expect(calendarType(file)).toContain('method=CANCEL')
})
