// The pages with the enquiry forms. The forms' labels and answers are code.
import { line, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { heading, metaDescription, point, promiseHint } from './shared-fields.ts'

export const contactPageTexts = definePages({
  kind: 'contact-page',
  title: 'Contact page',
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    hero: heading('Top of the page', promiseHint),
    ...lines(120, {
      formTitle: 'Form heading',
      detailsTitle: 'Contact details heading',
      nextTitle: 'Next steps heading',
    }),
    nextText: prose('Next steps text', 300, { hint: promiseHint }),
    officesLink: line('Offices link', 120),
    offices: heading('Offices introduction'),
    ...lines(120, {
      faqTitle: 'Questions and answers heading',
      quickTitle: 'Heading below the questions',
      quickSubtitle: 'Form button',
    }),
  },
  path: () => '/contact',
})

export const ctaPageTexts = definePages({
  kind: 'cta-page',
  title: 'Consultation and demo page',
  fields: {
    ...lines(120, { title: 'Consultation title', demoTitle: 'Demo title' }),
    description: metaDescription,
    intro: prose('Introduction', 300, { hint: promiseHint }),
    ...lines(120, {
      formTitle: 'Form heading',
      about: ['Text below the form heading', '{subject} becomes what the visitor chose.'],
      nextTitle: 'Steps heading',
    }),
    next: rows('What happens next', 'step', point('Step'), {
      least: 1,
      most: 6,
      hint: '{cities}, {hours} and {replyPromise} become the offices, their hours and the reply promise.',
    }),
  },
  path: () => '/cta',
})
