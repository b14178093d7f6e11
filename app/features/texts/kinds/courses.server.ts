// The courses of /careers. Their dates and seats are the course runs; applications store a copy of name, level and weeks.
import { choice, group, line, points, prose, ref, rows, whole } from '#app/forms/document/field-types.ts'
import type { Language } from '#db/tables/records.ts'
import { madeOf, type TextSource } from '../edition.server.ts'
import { priceBeside, priceOf } from '../price.ts'
import { type EntryOf, readEntries } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { empty, icon, metaDescription, money, named } from './shared-fields.ts'

export const coursePaths = [
  { value: 'frontend', label: 'Front End' },
  { value: 'backend', label: 'Back End' },
] as const

const isOn = (one: string) => (course: object) => 'path' in course && course.path === one
const counted = { courses: () => true, frontEndCourses: isOn('frontend'), backEndCourses: isOn('backend') }

const teacher = group('Teacher', { name: line('Name', 120, empty), about: line('Experience', 200, empty) })

export const courseTexts = definePages({
  kind: 'courses',
  title: 'Courses',
  isReviewed: true,
  list: { one: 'course', titled: 'name', counted, beside: priceBeside },
  fields: {
    name: line('Name', 80),
    path: choice('Path', coursePaths),
    icon,
    tasks: whole('Tasks', 0, 999),
    weeks: whole('Weeks', 1, 104),
    level: choice('Level', named(['Beginner', 'Intermediate', 'Advanced'])),
    price: money('Price'),
    place: line('Place', 120, { ...empty, hint: 'For example, “Online”. Course runs set the dates and seats.' }),
    teachers: rows('Teachers', 'teacher', teacher, { most: 8 }),
    blurb: prose('Short description', 400),
    outline: points('What you learn', 'point', { least: 1 }),
    prerequisites: points('What you should know beforehand', 'point'),
    needs: points('What you need', 'point'),
    whatYouBuild: prose('What you build', 400),
    after: ref('Previous course', 'courses', empty),
    metaDescription,
  },
  path: (key) => `/careers/${key}`,
})

export type Course = ReturnType<typeof courseOf>

const courseOf = ({ tasks, weeks, price, after, teachers, ...course }: EntryOf<typeof courseTexts.fields>) => ({
  ...course,
  tasks: Number(tasks),
  weeks: Number(weeks),
  price: priceOf(price),
  teachers: teachers.filter(({ name }) => name),
  after: after || null,
})
export const readCourses = (source: TextSource, now: number, language: Language = 'en'): Promise<readonly Course[]> =>
  madeOf(source, now, `courses in ${language}`, async () =>
    (await readEntries(source, courseTexts, now, language)).map(courseOf),
  )
