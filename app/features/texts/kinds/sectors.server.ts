import { color, group, line, prose, rows } from '#app/forms/document/field-types.ts'
import type { EntryOf } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { empty, icon, point } from './shared-fields.ts'

export const sectorTexts = definePages({
  kind: 'sectors',
  title: 'Spotlight sectors',
  isReviewed: true,
  version: 2,
  // A published sector gets a story when staff write one: the code's could be of another industry, or not be signed off.
  lift: { 2: (older) => ({ ...(older as object), story: { title: '', text: '' } }) },
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

/** Where a sector is one of the industries too, under whichever name. */
export const industryOfSector: Readonly<Record<string, string>> = {
  ecommerce: 'retail',
  hospitality: 'hospitality',
  healthcare: 'healthcare',
}
