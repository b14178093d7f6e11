import type { EntryOf } from '#app/features/texts/read-texts.server.ts'
import { definePages } from '#app/features/texts/seeds.server.ts'
import { color, type DocumentOf, group, line, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { closing, empty, icon, metaDescription, point, pointWithIcon } from './shared-fields.ts'

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

export const spotlightPageTexts = definePages({
  kind: 'spotlight-page',
  title: 'Spotlight page',
  isReviewed: true,
  fields: {
    ...lines(160, {
      title: 'Title',
      heroTitle: 'Headline',
      heroSubtitle: 'Text below the headline',
      heroButton: 'Button',
    }),
    metaDescription,
    ...lines(160, {
      overviewTitle: 'Overview heading',
      overviewSubtitle: 'Text below this heading',
      sectorTitle: ['Sector heading', '{sector} becomes the name of the sector.'],
      sectorSubtitle: ['Text below this heading', '{sectorLower} becomes the name of the sector in lower case.'],
      panelChallenges: 'First challenges heading',
      panelSolutions: 'First solutions heading',
      panelLink: 'Sector link',
      sectionChallenges: 'All challenges heading',
      sectionSolutions: 'All solutions heading',
      benefitsTitle: ['Benefits heading', '{company} becomes the company’s name.'],
      benefitsSubtitle: 'Text below this heading',
    }),
    benefits: rows('Benefits', 'benefit', pointWithIcon('Benefit'), { most: 8 }),
    closing: closing(),
  },
  path: () => '/spotlight',
})

export type SpotlightPage = DocumentOf<typeof spotlightPageTexts.fields>
