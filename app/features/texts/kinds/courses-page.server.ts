import { type DocumentOf, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription, pointWithIcon } from './shared-fields.ts'

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
      wayTitle: 'Heading of the order of courses',
      enrollButton: 'Button of a course',
      tasksLabel: 'Word for tasks',
      weeksLabel: 'Word for weeks',
      outlineTitle: 'Heading of the outline',
      prerequisitesTitle: 'Heading of the prerequisites',
      needsTitle: 'Heading of what is needed',
      buildTitle: 'Heading of the project',
      callTitle: 'Heading of the closing part',
      callText: 'Text of the closing part',
      browseButton: 'Button of the closing part',
      promoButton: 'Button of the offer',
      promoText: 'Offer; {percent} stands for the discount',
    }),
    applicationNote: prose('Note at the application form', 300),
    features: rows('What every course includes', 'feature', pointWithIcon('Feature'), { most: 8 }),
  },
  path: () => '/careers',
})

export type CoursesPage = DocumentOf<typeof coursesPageTexts.fields>
