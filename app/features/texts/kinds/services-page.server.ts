import type { DocumentOf } from '#app/forms/document/field-types.ts'
import { group, line, lines, points, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, icon, metaDescription, steps } from './shared-fields.ts'

export const servicesPageTexts = definePages({
  kind: 'services-page',
  title: 'Services page',
  isReviewed: true,
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    hero: heading('Top of the page'),
    listTitle: line('Services heading', 120),
    ...lines(120, {
      includedTitle: 'Included items heading',
      moreButton: ['Service button', '{service} becomes the name of the service.'],
    }),
    othersTitle: line('Other services heading', 120),
    aboveSteps: heading('Introduction to how we work'),
    stepsNote: line('Number of steps, in words', 120),
    steps: steps('How we work'),
    aboveGroups: heading('Technologies introduction'),
    groups: rows(
      'Technologies',
      'group',
      group('Group', {
        title: line('Title', 60),
        icon,
        technologies: points('Technologies', 'technology', { max: 60 }),
      }),
      { most: 8 },
    ),
    closing: closing(),
    single: group('Service pages', {
      ...lines(120, {
        button: 'Button at the top',
        outlineTitle: 'Description heading',
        engagementTitle: 'Phases heading',
        needTitle: 'Heading for what we need',
        receiveTitle: 'Heading for what clients receive',
        excludedTitle: 'Heading for what is not included',
        questionsTitle: 'Questions heading',
        studyTitle: 'Heading for one case study',
        studiesTitle: 'Heading for several case studies',
        studyLink: 'Case study link',
      }),
      closing: closing('Closing section', '{service} becomes the name of the service.'),
    }),
  },
  path: () => '/services',
})

export type ServicesPage = DocumentOf<typeof servicesPageTexts.fields>
