import { color, group, line, prose, rows } from '#app/forms/document/field-types.ts'
import type { EntryOf } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { icon, metaDescription } from './shared-fields.ts'

export const industryTexts = definePages({
  kind: 'industries',
  title: 'Industries',
  isReviewed: true,
  list: { one: 'industry', titled: 'name', counted: { industries: () => true } },
  fields: {
    name: line('Name', 60),
    icon,
    color: color('Colour'),
    description: prose('Description', 600),
    solutions: rows(
      'Our solutions',
      'solution',
      group('Solution', { name: line('Name', 80), description: prose('Description', 300) }),
      { least: 1, most: 10 },
    ),
    metaDescription,
  },
  path: (key) => `/industries#${key}`,
})

export type Industry = EntryOf<typeof industryTexts.fields>
