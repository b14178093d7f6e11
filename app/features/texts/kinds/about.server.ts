import { type DocumentOf, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { metaDescription } from './shared-fields.ts'

export const aboutPageTexts = definePages({
  kind: 'about-page',
  title: 'About page and mission',
  isReviewed: true,
  fields: {
    ...lines(160, { title: 'Title', heroTitle: 'Headline; {company} stands for the company’s name' }),
    metaDescription,
    heroSubtitle: prose('Below the headline', 300),
    ...lines(160, {
      heroMissionButton: 'Button to the mission',
      heroTeamButton: 'Button to the team',
      missionTitle: 'Heading of the mission',
    }),
    mission: rows('Mission', 'paragraph', prose('Paragraph', 600), { least: 1, most: 8 }),
    ...lines(200, {
      valuesTitle: 'Heading of the values',
      valuesIntro: 'Below that heading',
      teamTitle: 'Heading of the team',
      teamIntro: 'Below that heading',
      openPosition: 'Mark of an open position',
      openPositionLink: 'Link of an open position',
      openPositionSubject: 'Subject of its enquiry; {role} stands for the position',
      historyTitle: 'Heading of the journey',
      historyIntro: 'Below that heading',
      callTitle: 'Closing heading',
    }),
    callText: prose('Closing text; {replyPromise} stands for the reply promise', 400),
  },
  path: () => '/about',
})

export type AboutPage = DocumentOf<typeof aboutPageTexts.fields>
