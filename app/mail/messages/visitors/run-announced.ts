// What staff write to all people of a course run: their own words, framed by the facts of the run.

import type { Decision } from '#app/mail/decision-mail.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { placeFacts, statusLink, type Told, type ToldPlace } from '../place-words.ts'

export function runAnnounced(application: Told, { run, course }: Pick<ToldPlace, 'run' | 'course'>): Decision {
  const { name, email, reference, language } = application
  const copy = translations[language]
  return {
    kind: 'run-announced',
    to: email,
    subject: `${copy.heading} (${reference})`,
    reference,
    language,
    greets: { name },
    heading: copy.heading,
    before: [copy.about],
    after: [
      { facts: placeFacts(application, { run, course, price: null, discount: null }) },
      copy.answer,
      statusLink(application),
    ],
  }
}

type Copy = Record<'heading' | 'about' | 'answer', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'News about your course',
    about: `This is about your course at ${companyName}.`,
    answer: 'You can simply answer this email.',
  },
  ko: {
    heading: '수강하시는 과정에 대한 안내',
    about: `${companyName}에서 수강하시는 과정에 대해 안내해 드립니다.`,
    answer: '이 메일에 바로 답장하실 수 있습니다.',
  },
  fr: {
    heading: 'Des nouvelles de votre formation',
    about: `Ce message concerne votre formation chez ${companyName}.`,
    answer: 'Vous pouvez simplement répondre à cet e-mail.',
  },
}
