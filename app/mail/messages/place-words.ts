// What the mails about a place in a course tell of it: the course, the run and its hours, the price and the discount.
import type { Application, CourseRun } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { dayWords } from './day-words.ts'

/** Whom the mail is to, and about what. */
export type Told = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

/** The discount granted with a place in a course. */
export type Discount = { code: string; percent: number }

export type ToldRun = Pick<CourseRun, 'starts_on' | 'ends_on' | 'place' | 'hours' | 'language' | 'teacher'>

export type ToldPlace = {
  /** Null while the place belongs to no run. */
  run: ToldRun | null
  /** Where it is held and who teaches, unless its run says otherwise; null for a course that the site no longer has. */
  course: { place: string; teachers: readonly { name: string }[] } | null
  /** As staff have set it for the person, in the language of the mail. */
  price: string | null
  discount: Discount | null
}

type Facts = (readonly [label: string, value: string])[]

/** All that is known of the place. */
export function placeFacts(application: Told, { run, course, price, discount }: ToldPlace): Facts {
  const { language } = application
  const copy = translations[language]
  const teachers = course?.teachers.map(({ name }) => name).join(', ')
  const facts: [string, string | null | undefined][] = [
    ...runFacts(application, run),
    [copy.hours, run?.hours],
    [copy.where, run?.place || course?.place],
    [copy.teachers, run?.teacher || teachers],
    [copy.taughtIn, run?.language && copy.languages[run.language]],
    [copy.price, price],
    [copy.discount, discount && copy.reduced(discount)],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** What each mail about an application names first. @param run null while the place belongs to no run */
export function runFacts(
  { reference, course_name, language }: Pick<Told, 'reference' | 'course_name' | 'language'>,
  run: Pick<CourseRun, 'starts_on' | 'ends_on'> | null = null,
): [string, string][] {
  const copy = translations[language]
  const dates: [string, string][] = run
    ? [
        [copy.starts, dayWords(run.starts_on, language)],
        [copy.ends, dayWords(run.ends_on, language)],
      ]
    : []
  return [[copy.reference, reference], [copy.course, course_name], ...dates]
}

export const statusLink = ({ language, reference }: Told) => ({
  link: { label: translations[language].link, href: `/status?reference=${reference}` },
})

type Copy = Record<
  | 'reference'
  | 'course'
  | 'starts'
  | 'ends'
  | 'hours'
  | 'where'
  | 'teachers'
  | 'taughtIn'
  | 'price'
  | 'discount'
  | 'link',
  string
> & { languages: Record<Language, string>; reduced: (discount: Discount) => string }

const translations: Record<Language, Copy> = {
  en: {
    reference: 'Your reference',
    course: 'Course',
    starts: 'First day',
    ends: 'Last day',
    hours: 'Hours',
    where: 'Where',
    teachers: 'Taught by',
    taughtIn: 'Taught in',
    languages: { en: 'English', fr: 'French', ko: 'Korean' },
    price: 'Price',
    discount: 'Discount',
    reduced: ({ code, percent }) => `${percent}% (code ${code})`,
    link: 'See where your application stands',
  },
  ko: {
    reference: '접수 번호',
    course: '과정',
    starts: '첫날',
    ends: '마지막 날',
    hours: '시간',
    where: '장소',
    teachers: '강사',
    taughtIn: '수업 언어',
    languages: { en: '영어', fr: '프랑스어', ko: '한국어' },
    price: '수강료',
    discount: '할인',
    reduced: ({ code, percent }) => `${percent}% (할인 코드 ${code})`,
    link: '지원서의 진행 상황 확인',
  },
  fr: {
    reference: 'Votre référence',
    course: 'Formation',
    starts: 'Premier jour',
    ends: 'Dernier jour',
    hours: 'Horaires',
    where: 'Lieu',
    teachers: 'Animée par',
    taughtIn: 'Langue d’enseignement',
    languages: { en: 'anglais', fr: 'français', ko: 'coréen' },
    price: 'Prix',
    discount: 'Réduction',
    reduced: ({ code, percent }) => `${percent}\u00a0% (code ${code})`,
    link: 'Suivre le traitement de votre candidature',
  },
}
