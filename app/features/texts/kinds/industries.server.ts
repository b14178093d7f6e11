import { box, color, group, line, prose, rows } from '#app/forms/document/field-types.ts'
import type { EntryOf } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { icon, metaDescription } from './shared-fields.ts'

export const industryTexts = definePages({
  kind: 'industries',
  title: 'Industries',
  isReviewed: true,
  version: 2,
  // A published industry gets stations when staff write them.
  lift: { 2: (older) => ({ ...(older as object), stations: [] }) },
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
    stations: rows('Stations', 'station', group('Station', { name: line('Name', 40), built: box('We build it') }), {
      most: 6,
      hint: 'The way of the work in this industry, drawn as one line.',
    }),
    metaDescription,
  },
  path: (key) => `/industries#${key}`,
})

export type Industry = EntryOf<typeof industryTexts.fields>
