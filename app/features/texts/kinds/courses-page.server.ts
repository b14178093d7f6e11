import { type DocumentOf, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription, point, pointWithIcon } from './shared-fields.ts'

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
