import { color, group, line, prose, rows } from '#app/forms/document/field-types.ts'
import type { EntryOf } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { empty, icon, point } from './shared-fields.ts'

export const sectorTexts = definePages({
  kind: 'sectors',
  title: 'Spotlight sectors',
  isReviewed: true,
  list: { one: 'sector', titled: 'name', counted: { sectors: () => true } },
  fields: {
    name: line('Name', 60),
    icon,
    color: color('Colour'),
    description: prose('Description', 600),
    story: group('An everyday story', { title: line('Title', 80, empty), text: prose('Text', 600, empty) }),
    challenges: rows('Challenges', 'challenge', point('Challenge'), { least: 3, most: 10 }),
    solutions: rows('Solutions', 'solution', point('Solution'), { least: 3, most: 10 }),
  },
  path: (key) => `/spotlight#${key}`,
})

export type Sector = EntryOf<typeof sectorTexts.fields>
