import type { DocumentOf } from '#app/forms/document/field-types.ts'
import { group, line, points, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { icon, metaDescription, steps } from './shared-fields.ts'

export const servicesPageTexts = definePages({
  kind: 'services-page',
  title: 'Services page',
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    steps: steps('How we work'),
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
  },
  path: () => '/services',
})

export type ServicesPage = DocumentOf<typeof servicesPageTexts.fields>
