// The pages with the enquiry forms. The forms' labels and answers are code.
import { line, lines, prose, rows } from '#app/forms/document/field-types.ts'
import { definePages } from '../seeds.server.ts'
import { heading, metaDescription, point } from './shared-fields.ts'

export const contactPageTexts = definePages({
  kind: 'contact-page',
  title: 'Contact page',
  fields: {
    title: line('Title', 120),
    description: metaDescription,
    hero: heading('At the top; {replyPromise} stands for the reply promise'),
    ...lines(120, {
      formTitle: 'Heading of the form',
      detailsTitle: 'Heading of the details',
      nextTitle: 'What follows',
    }),
    nextText: prose('Below it; {replyPromise} stands for the reply promise', 300),
    officesLink: line('Link to the offices', 120),
    offices: heading('Above the offices'),
    ...lines(120, {
      faqTitle: 'Heading of the questions and answers',
      quickTitle: 'Below the questions',
      quickSubtitle: 'Button that leads to the form',
    }),
  },
  path: () => '/contact',
})

export const ctaPageTexts = definePages({
  kind: 'cta-page',
  title: 'Consultation and demo page',
  fields: {
    ...lines(120, { title: 'Title for a consultation', demoTitle: 'Title for a demo' }),
    description: metaDescription,
    intro: prose('Introduction; {replyPromise} stands for the reply promise', 300),
    ...lines(120, {
      formTitle: 'Heading of the form',
      about: 'Below it; {subject} stands for what the visitor chose',
      nextTitle: 'Heading of the steps',
    }),
    next: rows('What happens next', 'step', point('Step'), {
      least: 1,
      most: 6,
      hint: '{cities}, {hours} and {replyPromise} stand for the offices, their hours and the reply promise.',
    }),
  },
  path: () => '/cta',
})
