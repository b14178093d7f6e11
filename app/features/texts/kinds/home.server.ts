import { type DocumentOf, group, line, lines, link, prose, ref, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, metaDescription } from './shared-fields.ts'

const button = (label: string) => group(label, { label: line('Words', 40), href: link('Where it leads') })
const above = (what: string) => heading(`Above ${what}`)
const sheetLine = group('Line', { label: line('Label', 60), value: line('Value', 80) })
const industry = group('Industry', { label: line('Name', 60), href: link('Where it leads') })

export const homeTexts = definePages({
  kind: 'home',
  title: 'Home page',
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    headline: line('Headline', 120),
    copy: prose('Below the headline', 400),
    primary: button('First button'),
    secondary: button('Second button'),
    aboveServices: above('the services'),
    ...lines(40, {
      serviceLink: 'Link of a service',
      servicesButton: 'Button to all services',
      storyLink: 'Link of a success story',
    }),
    aboveIndustries: above('the industries'),
    industries: rows('Industries', 'industry', industry, { most: 12 }),
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
