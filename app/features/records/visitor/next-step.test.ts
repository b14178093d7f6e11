// The status page's next step, for every status of every kind and every possible last event.
import { expect, test } from 'vitest'
import { stageOf as applicationStage } from '#app/features/applications/application-stages.ts'
import { placeStatuses } from '#app/features/applications/places/place-statuses.ts'
import { stageOf as enquiryStage } from '#app/features/enquiries/enquiry-stages.ts'
import { promiseWords } from '#app/time/promise.ts'
import type { RecordEventType } from '#db/tables/records.ts'
import { statusesOf } from '../statuses.ts'
import { lastWord } from './history.ts'

const at = Date.UTC(2026, 0, 15, 12)
const now = at + 1
const replied = `We replied on ${promiseWords(at)}. If you have more to say, add it here or answer our email.`
const answerable = `We replied on ${promiseWords(at)}. If you have more to say, answer our email.`
const heard = `We received your message of ${promiseWords(at)}, and a person will answer it.`
const received = 'We have received it, and a person will read it soon.'

/** The sender of the last message, for each kind of event; a new kind must be added here. */
const words: Record<RecordEventType, 'us' | 'them' | null> = {
  received: null,
  again: null,
  adopted: null,
  dismissed: null,
  status: null,
  added: 'them',
  withdrawn: null,
  note: null,
  assigned: null,
  merged: null,
  separated: null,
  settled: null,
  corrected: null,
  reply: 'us',
  undelivered: null,
  answer: 'them',
  'appointment-held': null,
  'appointment-booked': null,
  'appointment-moved': null,
  'appointment-cancelled': null,
}
const types = Object.keys(words) as RecordEventType[]
const event = (type: RecordEventType) => ({ type, at, is_automatic: 0, mail_status: null })

/** By the last message: none, ours, the visitor's. */
const table: Record<string, [none: string, us: string, them: string]> = {
  'enquiry new': [received, received, received],
  'enquiry spam': [received, received, received],
  'enquiry in_progress': ['Someone is working on a reply.', replied, heard],
  'enquiry completed': withBoth('We have closed it. If you are still waiting for something, please write to us again.'),
  'application new': [received, received, received],
  'application spam': [received, received, received],
  'application reviewing': ['Someone is reading it.', replied, heard],
  'application interview': ['We would like to talk to you and will write to arrange a time.', replied, heard],
  'application accepted': withBoth('You have a place. We will write to you about the start date.'),
  'application rejected': withBoth('We cannot offer you a place this time. You may apply again.'),
  'application withdrawn': same('It has been withdrawn. You may apply again.'),
}

function withBoth(sentence: string): [string, string, string] {
  return [sentence, `${sentence} ${answerable}`, `${sentence} ${heard}`]
}
function same(sentence: string): [string, string, string] {
  return [sentence, sentence, sentence]
}

const nothing = { interview: null, place: null }
const enquiries = statusesOf('enquiry').map((status) => ({
  name: `enquiry ${status}`,
  tell: (type: RecordEventType) => enquiryStage(status, [{ type: 'status' }], lastWord([event(type)])).words,
}))
const applications = statusesOf('application').map((status) => ({
  name: `application ${status}`,
  tell: (type: RecordEventType) => applicationStage(status, nothing, lastWord([event(type)]), { now }).words,
}))

test.each([...enquiries, ...applications])('$name states the next step after each event', ({ name, tell }) => {
  const [none, us, them] = table[name] ?? []
  const expected = types.map((type) => [type, words[type] === 'us' ? us : words[type] === 'them' ? them : none])
  expect(types.map((type) => [type, tell(type)])).toEqual(expected)
})

test('a withdrawn enquiry says so', () => {
  const stage = enquiryStage('completed', [{ type: 'status' }, { type: 'withdrawn' }], lastWord([event('reply')]))
  expect(stage).toMatchObject({ label: 'Withdrawn', words: 'You have withdrawn it, and we take no further action.' })
})

test('an automatic mail and a discarded reply do not count as messages', () => {
  expect(lastWord([{ ...event('answer'), is_automatic: 1 }])).toBeNull()
  expect(lastWord([event('reply'), event('answer'), event('settled')])).toEqual({ from: 'us', at })
  expect(lastWord([event('answer'), { ...event('reply'), mail_status: 'discarded' }])).toEqual({ from: 'them', at })
})

test.each([
  { name: 'that is ahead', starts_at: now + 1, words: 'Your interview is arranged.' },
  { name: 'that is over', starts_at: now - 60 * 60_000, words: 'The time of your interview has passed.' },
])('beside an interview $name no time is still to be arranged', ({ starts_at, words: begin }) => {
  const interview = { starts_at, minutes: 30, created_at: at - 1 }
  const says = (type: RecordEventType, arranged = interview) =>
    applicationStage('interview', { ...nothing, interview: arranged }, lastWord([event(type)]), { now }).words
  expect(says('status')).toMatch(begin)
  expect(says('status')).not.toContain('arrange a time')
  expect(says('reply')).toContain(replied)
  expect(says('answer')).toContain(heard)
  expect(says('reply', { ...interview, created_at: at + 1 })).toBe(says('status'))
})

const placeWords: Record<string, string> = {
  pending: 'You have a place. We will write to you about the start date.',
  'pending with a day':
    'You have a place, and the first day of the course is set. We will write to you about the hours.',
  waiting:
    'You have been accepted and are on the waiting list. When a seat becomes free for you, we will write to you.',
  confirmed: 'Your place is confirmed.',
  completed: 'You have completed the course.',
  cancelled: 'Your place in the course is cancelled. If you did not expect this, please write to us.',
}
const bare = { waiting_since: null, starts_on: null }
const places = [
  ...placeStatuses.map((status) => ({ name: status as string, place: { ...bare, status } })),
  { name: 'pending with a day', place: { ...bare, status: 'pending' as const, starts_on: '2026-03-02' } },
  { name: 'waiting', place: { status: 'pending' as const, waiting_since: 1, starts_on: '2026-03-02' } },
]

test.each(places)('an accepted application states that its place is $name', ({ name, place }) => {
  expect(applicationStage('accepted', { ...nothing, place }, null, { now }).words).toBe(placeWords[name])
})
