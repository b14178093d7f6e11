import { type DocumentOf, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription, promiseHint } from './shared-fields.ts'

export const aboutPageTexts = definePages({
  kind: 'about-page',
  title: 'About page and mission',
  isReviewed: true,
  fields: {
    ...lines(160, { title: 'Title', heroTitle: ['Headline', '{company} becomes the company’s name.'] }),
    metaDescription,
    heroSubtitle: prose('Text below the headline', 300),
    ...lines(160, {
      heroMissionButton: 'Mission button',
      heroTeamButton: 'Team button',
      missionTitle: 'Mission heading',
    }),
    mission: rows('Mission', 'paragraph', prose('Paragraph', 600), { least: 1, most: 8 }),
    ...lines(200, {
      valuesTitle: 'Values heading',
      valuesIntro: 'Text below this heading',
      teamTitle: 'Team heading',
      teamIntro: 'Text below this heading',
      openPosition: 'Open position label',
      openPositionLink: 'Open position link',
      openPositionSubject: ['Enquiry subject', '{role} becomes the open position.'],
      historyTitle: 'Journey heading',
      historyIntro: 'Text below this heading',
      callTitle: 'Closing heading',
    }),
    callText: prose('Closing text', 400, { hint: promiseHint }),
  },
  path: () => '/about',
})

export type AboutPage = DocumentOf<typeof aboutPageTexts.fields>
