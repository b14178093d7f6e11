// The privacy notice names what is stored of an applicant.
import { describe, expect, test } from 'vitest'
import { legalLanguages } from '#app/content/legal/pages.ts'
import { applicationsData } from './personal-data.ts'

type Words = [en: string, fr: string, ko: string]
const names: Words = ['first and last name', 'nom et prénom', '이름과 성']
const course: Words = ['the course with', 'la formation avec', '교육 과정과']
const code: Words = ['discount code', 'code de réduction', '할인 코드']
const consent: Words = ['version of the terms you agreed to', 'version des conditions', '이용약관의 버전']
const interview: Words = [
  'the time and place of an interview',
  'l’heure et le lieu d’un entretien',
  '면접의 시간과 장소',
]
const place: Words = ['your course place', 'votre place dans la formation', '교육 과정 등록']
const price: Words = ['the price we told you', 'le prix que nous vous avons indiqué', '안내해 드린 수강료']

const words: Record<string, Words> = {
  'applications.first_name': names,
  'applications.last_name': names,
  'applications.phone': ['phone number', 'numéro de téléphone', '전화번호'],
  'applications.experience': ['experience level', 'niveau d’expérience', '경험 수준'],
  'applications.message': ['your phone number, message', 'votre message', '메시지'],
  'applications.course_id': course,
  'applications.course_name': course,
  'applications.course_level': ['its level', 'son niveau', '그 수준'],
  'applications.course_weeks': ['duration', 'sa durée', '기간'],
  'applications.promo_code': code,
  'applications.promo_percent': code,
  'applications.promo_redeemed_at': code,
  'applications.consent_wording': consent,
  'applications.consent_version': consent,
  'applications.consented_at': consent,
  'interviews.starts_at': interview,
  'interviews.minutes': interview,
  'interviews.place': interview,
  'interviews.applicant_zone': ['your time zone', 'votre fuseau horaire', '귀하의 시간대'],
  'interviews.cancelled_at': interview,
  'interviews.created_at': interview,
  'course_signups.status': ['its state', 'son état', '상태'],
  'course_signups.run_id': ['its run', 'sa session', '그 과정 일정'],
  'course_signups.waiting_since': ['a waiting list', 'une liste d’attente', '대기자 명단'],
  'course_signups.price': price,
  'course_signups.currency': price,
  'course_signups.created_at': place,
}

/** Those that hold anything of a visitor, but for the way to their record. */
const personalColumns = Object.entries(applicationsData).flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, kind]) =>
    ['none', 'staff', 'record'].includes(kind) ? [] : [`${table}.${column}`],
  ),
)

test('each personal column has its words in the privacy notice', () => {
  expect(Object.keys(words).sort()).toEqual(personalColumns.sort())
})

describe.each([
  ['en', 0, 'When you apply for a course'],
  ['fr', 1, 'Lorsque vous posez votre candidature à une formation'],
  ['ko', 2, '교육 과정을 신청하실 때'],
] as const)('the privacy notice in %s', (language, at, title) => {
  const [notice] = legalLanguages.find((one) => one.language === language)?.documents ?? []
  const section = notice?.sections.find(({ heading }) => heading === title)
  test.each(Object.entries(words).map(([column, said]) => [column, said[at]]))('names %s: %s', (_, said) => {
    expect(section?.paragraphs?.join(' ')).toContain(said)
  })
})
