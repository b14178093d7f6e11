import { color, type DocumentOf, group, line, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription } from './shared-fields.ts'

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
