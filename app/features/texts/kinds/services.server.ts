import { enquiryServices } from '#app/content/enquiry-services.ts'
import type { EntryOf } from '#app/features/texts/read-texts.server.ts'
import { definePages } from '#app/features/texts/seeds.server.ts'
import {
  box,
  choice,
  type DocumentOf,
  group,
  line,
  lines,
  points,
  prose,
  ref,
  rows,
} from '#app/forms/document/field-types.ts'
import { closing, empty, heading, icon, metaDescription, sheet, steps } from './shared-fields.ts'

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

export const servicesPageTexts = definePages({
  kind: 'services-page',
  title: 'Services page',
  isReviewed: true,
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    hero: heading('Top of the page'),
    listTitle: line('Services heading', 120),
    ...lines(120, {
      includedTitle: 'Included items heading',
      moreButton: ['Service button', '{service} becomes the name of the service.'],
    }),
    othersTitle: line('Other services heading', 120),
    aboveSteps: heading('Introduction to how we work'),
    stepsNote: line('Number of steps, in words', 120),
    steps: steps('How we work'),
    aboveGroups: heading('Technologies introduction'),
    groups: rows(
      'Technologies',
      'group',
      group('Group', {
        title: line('Title', 60),
        icon,
        technologies: points('Technologies', 'technology', { max: 60 }),
      }),
      { most: 8 },
    ),
    closing: closing(),
    single: group('Service pages', {
      ...lines(120, {
        button: 'Button at the top',
        outlineTitle: 'Description heading',
        engagementTitle: 'Phases heading',
        needTitle: 'Heading for what we need',
        receiveTitle: 'Heading for what clients receive',
        excludedTitle: 'Heading for what is not included',
        questionsTitle: 'Questions heading',
        studyTitle: 'Heading for one case study',
        studiesTitle: 'Heading for several case studies',
        studyLink: 'Case study link',
      }),
      closing: closing('Closing section', '{service} becomes the name of the service.'),
    }),
  },
  path: () => '/services',
})

export type ServicesPage = DocumentOf<typeof servicesPageTexts.fields>
