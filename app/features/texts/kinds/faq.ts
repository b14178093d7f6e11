// The questions and answers on the contact page, as staff edit them.

import { faq, faqInFrench, faqInKorean } from '#app/content/company/faq.ts'
import { group, line, prose, rows } from '#app/forms/document/field-types.ts'
import { defineTexts } from '../define-texts.ts'

export const faqTexts = defineTexts({
  kind: 'faq',
  title: 'Questions and answers',
  fields: {
    questions: rows(
      'Questions',
      'question',
      group('Question', { question: line('Question', 200), answer: prose('Answer', 2000) }),
      { least: 1, most: 20 },
    ),
  },
  shared: [],
  languages: ['en', 'fr', 'ko'],
  keys: ['contact'],
  seed: (_, language) => seeds[language],
  path: () => '/contact',
  version: 1,
})

const seeds = { en: { questions: faq }, fr: { questions: faqInFrench }, ko: { questions: faqInKorean } }
