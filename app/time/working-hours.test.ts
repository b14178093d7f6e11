import { expect, test } from 'vitest'
import { daysFrom, hoursInWords, type WorkingHours } from './working-hours.ts'

const said = (hours: WorkingHours) =>
  (['en', 'ko', 'fr'] as const).map((language) => {
    const { open, closed } = hoursInWords[language]
    return `${open(hours)} | ${closed(hours)}`.replaceAll('\u00a0', ' ')
  })

test('a week is told in each language, with the days on which nobody works', () => {
  expect(said({ days: daysFrom(1, 5), opens: '09:00', closes: '18:00' })).toEqual([
    'Monday to Friday 9:00 AM to 6:00 PM | Closed at weekends',
    '월\u2060~\u2060금 09:00~18:00 | 주말 휴무',
    'Du lundi au vendredi, de 9 h à 18 h | Fermé le samedi et le dimanche',
  ])
  expect(said({ days: daysFrom(1, 6), opens: '00:30', closes: '12:00' })).toEqual([
    'Monday to Saturday 12:30 AM to 12:00 PM | Closed on Sunday',
    '월\u2060~\u2060토 00:30~12:00 | 일요일 휴무',
    'Du lundi au samedi, de 0 h 30 à 12 h | Fermé le dimanche',
  ])
  expect(said({ days: daysFrom(7, 4), opens: '08:00', closes: '16:00' })[0]).toBe(
    'Sunday to Thursday 8:00 AM to 4:00 PM | Closed on Friday and Saturday',
  )
  expect(said({ days: daysFrom(1, 7), opens: '08:00', closes: '16:00' })[2]).toBe(
    'Du lundi au dimanche, de 8 h à 16 h | ',
  )
  expect(said({ days: daysFrom(3, 3), opens: '08:00', closes: '16:00' })[1]).toBe(
    '수요일 08:00~16:00 | 월요일, 화요일, 목요일, 금요일, 토요일, 일요일 휴무',
  )
})

test('days follow each other, over the end of the week too', () => {
  expect([daysFrom(1, 5), daysFrom(6, 1), daysFrom(3, 3)]).toEqual([[1, 2, 3, 4, 5], [6, 7, 1], [3]])
})
