import { color, type DocumentOf, group, line, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription } from './shared-fields.ts'

export const industriesPageTexts = definePages({
  kind: 'industries-page',
  title: 'Industries page',
  isReviewed: true,
  fields: {
    ...lines(160, { title: 'Title', heroTitle: 'Headline', heroSubtitle: 'Below the headline' }),
    metaDescription,
    ...lines(160, {
      expertiseTitle: 'Heading of the industries',
      cardLink: 'Below the name of an industry in the index',
      solutionsTitle: 'Above the name of an industry',
      solutionsListTitle: 'Heading of an industry’s solutions',
      exploreButton: 'Button of an industry; {industry} stands for its name',
      approachTitle: 'Heading of the steps',
      storiesTitle: 'Heading of the case studies',
      storyLink: 'Link of a case study',
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
