import { type DocumentOf, lines, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, metaDescription, pointWithIcon } from './shared-fields.ts'

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
