import type { EntryOf } from '#app/features/texts/read-texts.server.ts'
import { definePages } from '#app/features/texts/seeds.server.ts'
import { box, color, type DocumentOf, group, line, lines, prose, rows } from '#app/forms/document/field-types.ts'
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

export const industriesPageTexts = definePages({
  kind: 'industries-page',
  title: 'Industries page',
  isReviewed: true,
  fields: {
    ...lines(160, { title: 'Title', heroTitle: 'Headline', heroSubtitle: 'Text below the headline' }),
    metaDescription,
    ...lines(160, {
      expertiseTitle: 'Industries heading',
      cardLink: 'Link of an industry’s card',
      solutionsTitle: 'Spotlights heading',
      solutionsText: 'Text below the spotlights heading',
      solutionsListTitle: 'Industry solutions heading',
      exploreButton: ['Industry button', '{industry} becomes the name of the industry.'],
      approachTitle: 'Steps heading',
      storiesTitle: 'Case studies heading',
      storyLink: 'Case study link',
      closingTitle: 'Closing heading',
      closingText: 'Closing text',
      closingButton: 'Closing button',
    }),
    approach: rows(
      'Our approach',
      'step',
      group('Step', { title: line('Title', 80), description: prose('Description', 400), color: color('Colour') }),
      { least: 1, most: 8 },
    ),
  },
  path: () => '/industries',
})

export type IndustriesPage = DocumentOf<typeof industriesPageTexts.fields>
