import { type DocumentOf, group, line, lines, prose, ref, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { closing, heading, linked, metaDescription, promiseHint } from './shared-fields.ts'

const sheetLine = group('Line', { label: line('Label', 60), value: line('Value', 80) })

export const homeTexts = definePages({
  kind: 'home',
  title: 'Home page',
  isReviewed: true,
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    headline: line('Headline', 120),
    copy: prose('Text below the headline', 400),
    primary: linked('First button', 'Button text', 40),
    secondary: linked('Second button', 'Button text', 40),
    aboveServices: heading('Services introduction'),
    ...lines(40, {
      serviceLink: 'Service link',
      servicesButton: 'All services button',
      storyLink: 'Success story link',
    }),
    aboveIndustries: heading('Industries introduction'),
    industries: rows('Industries', 'industry', linked('Industry', 'Name', 60), { most: 12 }),
    aboveStories: heading('Success stories introduction'),
    stories: rows(
      'Success stories',
      'story',
      group('Story', {
        title: line('Title', 80),
        summary: prose('Short description', 300),
        caseStudy: ref('Case study', 'case-studies'),
      }),
      { most: 6 },
    ),
    quotesTitle: line('Testimonials heading', 120),
    aboveDeliverables: heading('Introduction to what you receive'),
    deliverables: rows(
      'What you receive',
      'sample',
      group('Sample', {
        title: line('Title', 80),
        text: prose('Text', 300),
        sheet: group('Sample document', {
          name: line('Name', 80),
          lines: rows('Lines', 'line', sheetLine, { most: 8 }),
          note: line('Note', 80),
        }),
      }),
      { most: 6, hint: 'Shown until a testimonial is published.' },
    ),
    closing: closing('Closing section', promiseHint),
  },
  path: () => '/',
})

export type Home = DocumentOf<typeof homeTexts.fields>
