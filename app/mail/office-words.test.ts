import { expect, test } from 'vitest'
import { offices } from '#app/content/company/offices.ts'
import { companyInCode } from '#app/features/texts/company/company.server.ts'
import { promiseWords } from '#app/time/promise.ts'
import { officeCopy } from './office-words.ts'

const { words } = companyInCode(0)
const spaces = (text: string) => text.replaceAll('\u00a0', ' ')
const moment = (language: 'ko' | 'fr', iso: string) => spaces(promiseWords(Date.parse(iso), language))

test('a time is written in Korean and in French', () => {
  expect(moment('ko', '2026-01-12T09:00Z')).toBe('1월 12일(월) 서울 18:00 / 부에아 10:00')
  expect(moment('fr', '2026-01-12T09:00Z')).toBe('lundi 12 janvier, 18 h 00 à Séoul / 10 h 00 à Buéa')
})

test('shows both dates where they differ, midnight as hour 0, and "1er" in French', () => {
  expect(moment('ko', '2026-12-31T15:05Z')).toBe('1월 1일(금) 서울 00:05 / 12월 31일(목) 부에아 16:05')
  expect(moment('fr', '2026-12-31T15:05Z')).toBe(
    'vendredi 1er janvier, 0 h 05 à Séoul / jeudi 31 décembre, 16 h 05 à Buéa',
  )
})

test('the opening hours are the company’s in each language, and match the timetable', () => {
  const hours = offices.map((office) => [
    officeCopy.ko.hours(office, words.ko),
    spaces(officeCopy.fr.hours(office, words.fr)),
  ])
  const same = [
    '월\u2060~\u2060금\u00a009:00~18:00. 주말 휴무.',
    'Du lundi au vendredi, de 9 h à 18 h. Fermé le samedi et le dimanche.',
  ]
  expect(hours).toEqual([same, same])
  // A week with gaps, or with work at weekends, would need another wording.
  for (const office of offices) expect(office.hours).toEqual({ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' })
})
