import { type DocumentOf, group, line, lines, prose, ref, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, linked, metaDescription } from './shared-fields.ts'

const above = (what: string) => heading(`Above ${what}`)
const sheetLine = group('Line', { label: line('Label', 60), value: line('Value', 80) })

export const homeTexts = definePages({
  kind: 'home',
  title: 'Home page',
  isReviewed: true,
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    headline: line('Headline', 120),
    copy: prose('Below the headline', 400),
    primary: linked('First button', 'Words', 40),
    secondary: linked('Second button', 'Words', 40),
    aboveServices: above('the services'),
    ...lines(40, {
      serviceLink: 'Link of a service',
      servicesButton: 'Button to all services',
      storyLink: 'Link of a success story',
    }),
    aboveIndustries: above('the industries'),
    industries: rows('Industries', 'industry', linked('Industry', 'Name', 60), { most: 12 }),
    aboveStories: above('the success stories'),
    stories: rows(
      'Success stories',
      'story',
      group('Story', {
        title: line('Title', 80),
        summary: prose('In short', 300),
        caseStudy: ref('Case study', 'case-studies'),
      }),
      { most: 6 },
    ),
    quotesTitle: line('Heading of the testimonials', 120),
    aboveDeliverables: above('what you receive'),
    deliverables: rows(
      'What you receive',
      'sample',
      group('Sample', {
        title: line('Title', 80),
        text: prose('Text', 300),
        sheet: group('Sheet', {
          name: line('Name', 80),
          lines: rows('Lines', 'line', sheetLine, { most: 8 }),
          note: line('Note', 80),
        }),
      }),
      { most: 6, hint: 'Shown until a testimonial is published.' },
    ),
    closing: closing('Closing part; {replyPromise} stands for the reply promise'),
  },
  path: () => '/',
})

export type Home = DocumentOf<typeof homeTexts.fields>
