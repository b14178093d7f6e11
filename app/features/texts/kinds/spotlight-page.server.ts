import { type DocumentOf, lines, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, metaDescription, pointWithIcon } from './shared-fields.ts'

export const spotlightPageTexts = definePages({
  kind: 'spotlight-page',
  title: 'Spotlight page',
  isReviewed: true,
  fields: {
    ...lines(160, { title: 'Title', heroTitle: 'Headline', heroSubtitle: 'Below the headline', heroButton: 'Button' }),
    metaDescription,
    ...lines(160, {
      overviewTitle: 'Heading of the overview',
      overviewSubtitle: 'Below that heading',
      sectorTitle: 'Heading of a sector; {sector} stands for its name',
      sectorSubtitle: 'Below that heading; {sectorLower} stands for the name in small letters',
      panelChallenges: 'Heading of the first challenges',
      panelSolutions: 'Heading of the first solutions',
      panelLink: 'Link to a sector',
      sectionChallenges: 'Heading of all challenges',
      sectionSolutions: 'Heading of all solutions',
      benefitsTitle: 'Heading of the benefits; {company} stands for the company’s name',
      benefitsSubtitle: 'Below that heading',
    }),
    benefits: rows('Benefits', 'benefit', pointWithIcon('Benefit'), { most: 8 }),
    closing: closing(),
  },
  path: () => '/spotlight',
})

export type SpotlightPage = DocumentOf<typeof spotlightPageTexts.fields>
