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
    hero: heading('At the top'),
    listTitle: line('Heading of the services', 120),
    ...lines(120, {
      includedTitle: 'Heading of what a service includes',
      moreButton: 'Button of a service; {service} stands for its name',
    }),
    othersTitle: line('Heading of the other services', 120),
    aboveSteps: heading('Above how we work'),
    stepsNote: line('Number of the steps, in words', 120),
    steps: steps('How we work'),
    aboveGroups: heading('Above the technologies'),
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
    single: group('On the page of one service', {
      ...lines(120, {
        button: 'Button at the top',
        outlineTitle: 'Heading of the description',
        engagementTitle: 'Heading of the phases',
        needTitle: 'Heading of what we need',
        receiveTitle: 'Heading of what clients receive',
        excludedTitle: 'Heading of what is not included',
        questionsTitle: 'Heading of the questions',
        studyTitle: 'Heading of one case study',
        studiesTitle: 'Heading of several case studies',
        studyLink: 'Link of a case study',
      }),
      closing: closing('Closing part; {service} stands for the service’s name'),
    }),
  },
  path: () => '/services',
})

export type ServicesPage = DocumentOf<typeof servicesPageTexts.fields>
