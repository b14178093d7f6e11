// What each mail about an application names first: its reference, its course, and the days of its run.
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { dayWords } from './day-words.ts'

type Fact = [label: string, value: string]

/** @param run null while the place belongs to no run */
export function courseFacts(
  { reference, course_name, language }: Pick<Application, 'reference' | 'course_name' | 'language'>,
  run: { starts_on: string; ends_on: string } | null = null,
): Fact[] {
  const words = translations[language]
  const days: Fact[] = run
    ? [
        [words.starts, dayWords(run.starts_on, language)],
        [words.ends, dayWords(run.ends_on, language)],
      ]
    : []
  return [[words.reference, reference], [words.course, course_name], ...days]
}

const translations: Record<Language, Record<'reference' | 'course' | 'starts' | 'ends', string>> = {
  en: { reference: 'Your reference', course: 'Course', starts: 'First day', ends: 'Last day' },
  ko: { reference: '접수 번호', course: '과정', starts: '첫날', ends: '마지막 날' },
  fr: { reference: 'Votre référence', course: 'Formation', starts: 'Premier jour', ends: 'Dernier jour' },
}
