// The courses of /careers. Their dates and seats are the course runs; applications store a copy of name, level and weeks.

import { courseLevels } from '#app/content/course-levels.ts'
import { madeOf, type TextSource } from '#app/features/texts/edition.server.ts'
import { priceBeside, priceOf } from '#app/features/texts/price.ts'
import { type EntryOf, readEntries } from '#app/features/texts/read-texts.server.ts'
import { definePages } from '#app/features/texts/seeds.server.ts'
import {
  choice,
  type DocumentOf,
  group,
  line,
  lines,
  points,
  prose,
  ref,
  rows,
  whole,
} from '#app/forms/document/field-types.ts'
import type { Language } from '#db/tables/records.ts'
import { empty, icon, metaDescription, money, named, point, pointWithIcon } from './shared-fields.ts'

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
    level: choice('Level', named(courseLevels)),
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

export const coursesPageTexts = definePages({
  kind: 'courses-page',
  title: 'Courses page',
  fields: {
    ...lines(120, { title: 'Title', heroTitle: 'Headline' }),
    metaDescription,
    heroSubtitle: prose('Text below the headline', 300),
    ...lines(120, {
      heroButton: 'Button below the headline',
      listTitle: 'List heading',
      allPaths: 'Tab for all paths',
      wayTitle: 'Course order heading',
      enrollButton: 'Course button',
      enrollTitle: ['Form heading', '{course} becomes the name of the course.'],
      tasksLabel: 'Word after the number of tasks',
      weeksLabel: 'Word after the number of weeks',
      outlineTitle: 'Outline heading',
      prerequisitesTitle: 'Prerequisites heading',
      needsTitle: 'Heading for what is needed',
      buildTitle: 'Project heading',
      othersTitle: ['Other courses heading', '{path} becomes the path of the course.'],
      callTitle: 'Closing heading',
      callText: 'Closing text',
      browseButton: 'Closing button',
      promoButton: 'Offer button',
      promoText: ['Offer text', '{percent} becomes the discount.'],
      codeLead: ['Discount code introduction', 'Shown while no offer is running.'],
      codeTitle: 'Discount code steps heading',
    }),
    codeSteps: rows('How a discount code works', 'step', point('Step'), { most: 6 }),
    applicationNote: prose('Note beside the application form', 300),
    features: rows('What every course includes', 'feature', pointWithIcon('Feature'), { most: 8 }),
  },
  path: () => '/careers',
})

export type CoursesPage = DocumentOf<typeof coursesPageTexts.fields>
