import { type DocumentOf, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription, point, pointWithIcon } from './shared-fields.ts'

export const coursesPageTexts = definePages({
  kind: 'courses-page',
  title: 'Courses page',
  fields: {
    ...lines(120, { title: 'Title', heroTitle: 'Headline' }),
    metaDescription,
    heroSubtitle: prose('Below the headline', 300),
    ...lines(120, {
      heroButton: 'Button below the headline',
      listTitle: 'Heading of the list',
      allPaths: 'Tab for all paths',
      wayTitle: 'Heading of the order of courses',
      enrollButton: 'Button of a course',
      enrollTitle: 'Heading of the form; {course} stands for the course',
      tasksLabel: 'Word after the number of tasks',
      weeksLabel: 'Word after the number of weeks',
      outlineTitle: 'Heading of the outline',
      prerequisitesTitle: 'Heading of the prerequisites',
      needsTitle: 'Heading of what is needed',
      buildTitle: 'Heading of the project',
      othersTitle: 'Heading of the other courses; {path} stands for their path',
      callTitle: 'Heading of the closing part',
      callText: 'Text of the closing part',
      browseButton: 'Button of the closing part',
      promoButton: 'Button of the offer',
      promoText: 'Offer; {percent} stands for the discount',
      codeLead: 'Above the form for a code while no offer runs',
      codeTitle: 'Heading of the steps of a code',
    }),
    codeSteps: rows('How a code works', 'step', point('Step'), { most: 6 }),
    applicationNote: prose('Note at the application form', 300),
    features: rows('What every course includes', 'feature', pointWithIcon('Feature'), { most: 8 }),
  },
  path: () => '/careers',
})

export type CoursesPage = DocumentOf<typeof coursesPageTexts.fields>
