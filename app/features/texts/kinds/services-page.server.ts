import type { DocumentOf } from '#app/forms/document/field-types.ts'
import { group, line, points, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, icon, metaDescription, steps } from './shared-fields.ts'

export const servicesPageTexts = definePages({
  kind: 'services-page',
  title: 'Services page',
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    hero: heading('At the top'),
    listTitle: line('Heading of the services', 120),
    othersTitle: line('Heading of the other services', 120),
    aboveSteps: heading('Above how we work'),
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
  },
  path: () => '/services',
})

export type ServicesPage = DocumentOf<typeof servicesPageTexts.fields>
