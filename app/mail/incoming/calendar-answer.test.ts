import { expect, test } from 'vitest'
import { calendarAnswer } from './calendar-answer.ts'

const reply = (attendee: string, more = '') =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Example//EN',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    'UID:0190-talk@site.example',
    `ATTENDEE;${attendee}:mailto:ann@example.com`,
    'DTSTAMP:20260115T120000Z',
    ...(more ? [more] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const file = (text: string, more: object = {}) => ({
  name: 'invite.ics',
  type: 'text/calendar; charset="UTF-8"; method=REPLY',
  content: Buffer.from(text),
  ...more,
})

test.each([
  ['Gmail', 'CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=ann@example.com;X-NUM-GUESTS=0', true],
  ['Outlook', 'PARTSTAT=DECLINED;CN=Ann', true],
  ['Apple, folded', 'CN=Ann;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;\r\n PARTSTAT=DECLINED', true],
  ['Naver', 'CN="안";partstat=declined', true],
  ['accepted', 'PARTSTAT=ACCEPTED', false],
  ['perhaps', 'PARTSTAT=TENTATIVE', false],
])('an answer of %s', (_, attendee, isDeclined) => {
  expect(calendarAnswer([file(reply(attendee))])).toEqual({ id: '0190-talk', isDeclined })
  const second = [
    file('x', { name: 'a.pdf', type: 'application/pdf' }),
    file(reply(attendee), { type: 'application/ics' }),
  ]
  expect(calendarAnswer(second)).toEqual({ id: '0190-talk', isDeclined })
})

test('invitations, other files and files that were not kept are no answers', () => {
  const invitation = reply('PARTSTAT=DECLINED').replace('REPLY', 'REQUEST')
  for (const files of [
    [],
    [file(invitation)],
    [file('')],
    [file(reply('PARTSTAT=DECLINED').replace(/UID.*/, ''))],
    [file('', { content: null })],
    [file(reply('PARTSTAT=DECLINED'), { name: 'a.txt', type: 'text/plain' })],
  ]) {
    expect(calendarAnswer(files)).toBeNull()
  }
})
