// What the mails about a place in a course tell of it: the course, the run and its hours, the price and the discount.
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Application, CourseRun } from '#db/tables/careers.ts'
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

/** In the middle of a line: French writes them small. */
const taughtIn = { en: 'English|taught', fr: 'French|taught', ko: 'Korean|taught' } as const

/** All that is known of the place. */
export function placeFacts(application: Told, { run, course, price, discount }: ToldPlace): Facts {
  const say = sayIn(application.language)
  const teachers = course?.teachers.map(({ name }) => name).join(', ')
  const facts: [string, string | null | undefined][] = [
    ...runFacts(application, run),
    [say('Hours'), run?.hours],
    [say('Where'), run?.place || course?.place],
    [say('Taught by'), run?.teacher || teachers],
    [say('Taught in'), run?.language && say(taughtIn[run.language])],
    [say('Price|course'), price],
    [say('Discount'), discount && say('{percent}% (code {code})', discount)],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** What each mail about an application names first. @param run null while the place belongs to no run */
export function runFacts(
  { reference, course_name, language }: Pick<Told, 'reference' | 'course_name' | 'language'>,
  run: Pick<CourseRun, 'starts_on' | 'ends_on'> | null = null,
): [string, string][] {
  const say = sayIn(language)
  const dates: [string, string][] = run
    ? [
        [say('First day'), dayWords(run.starts_on, language)],
        [say('Last day'), dayWords(run.ends_on, language)],
      ]
    : []
  return [[say('Your reference'), reference], [say('Course|mail'), course_name], ...dates]
}

export const statusLink = ({ language, reference }: Pick<Told, 'language' | 'reference'>) => ({
  link: { label: sayIn(language)('See where your application stands'), href: `/status?reference=${reference}` },
})
