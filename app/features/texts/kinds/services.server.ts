import { enquiryServices } from '#app/content/enquiry-services.ts'
import { box, choice, group, line, points, prose, ref, rows } from '#app/forms/document/field-types.ts'
import type { EntryOf } from '../read-texts.server.ts'
import { definePages } from '../seeds.server.ts'
import { empty, icon, metaDescription, sheet } from './shared-fields.ts'

const onForm = ['', ...enquiryServices] as const

export const serviceTexts = definePages({
  kind: 'services',
  title: 'Services',
  isReviewed: true,
  list: { one: 'service', titled: 'title', counted: { services: () => true } },
  fields: {
    title: line('Title', 80),
    icon,
    shortTitle: choice(
      'Service on the contact form',
      onForm.map((value) => ({ value, label: value || 'None' })),
      empty,
    ),
    onHome: box('Show on the home page'),
    onPage: box('Show as a tab on the services page'),
    summary: prose('One-sentence summary', 200),
    description: prose('Description', 600),
    features: points('What is included', 'point', { least: 1 }),
    whatWeDo: rows('What we do', 'paragraph', prose('Paragraph', 900)),
    phases: rows(
      'Phases',
      'phase',
      group('Phase', { name: line('Name', 80), description: prose('Description', 300) }),
      {
        most: 8,
      },
    ),
    duration: prose('Duration', 400),
    receive: points('What you receive', 'point'),
    specimen: sheet('Sample document', 'A blank example of one document that clients receive.'),
    need: points('What we need from you', 'point'),
    excluded: points('What is not included', 'point'),
    questions: points('Questions to ask', 'question'),
    caseStudies: rows('Case studies', 'case study', ref('Case study', 'case-studies')),
    metaDescription,
  },
  path: (key) => `/services/${key}`,
})

export type Service = EntryOf<typeof serviceTexts.fields>
