// Tells the applicant that the place is confirmed, with all that is known of it.

import type { Decision } from '#app/mail/decision-mail.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { placeFacts, statusLink, type Told, type ToldPlace } from '../place-words.ts'

export function placeConfirmed(application: Told, place: ToldPlace): Decision {
  const { name, email, reference, language } = application
  const copy = translations[language]
  return {
    kind: 'place-confirmed',
    to: email,
    subject: `${copy.heading} (${reference})`,
    reference,
    language,
    greets: { name },
    heading: copy.heading,
    before: [copy.confirmed, { facts: placeFacts(application, place) }, place.run ? copy.next : copy.undated],
    after: [copy.cancel, statusLink(application)],
  }
}

type Copy = Record<'heading' | 'confirmed' | 'next' | 'undated' | 'cancel', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'Your place is confirmed',
    confirmed: `Your place in a course at ${companyName} is confirmed.`,
    next: 'We look forward to seeing you on the first day.',
    undated: 'We will write to you as soon as the first day is set.',
    cancel: 'If you cannot take the place, please tell us, so that another person can have it.',
  },
  ko: {
    heading: '자리가 확정되었습니다',
    confirmed: `${companyName} 교육 과정의 자리가 확정되었습니다.`,
    next: '첫날에 뵙겠습니다.',
    undated: '첫날이 정해지는 대로 안내해 드리겠습니다.',
    cancel: '참여하실 수 없게 되면 다른 분께 자리를 드릴 수 있도록 알려 주십시오.',
  },
  fr: {
    heading: 'Votre place est confirmée',
    confirmed: `Votre place dans une formation chez ${companyName} est confirmée.`,
    next: 'Nous nous réjouissons de vous accueillir le premier jour.',
    undated: 'Nous vous écrirons dès que le premier jour sera fixé.',
    cancel:
      'Si vous ne pouvez pas prendre cette place, veuillez nous le faire savoir, afin qu’une autre personne puisse l’obtenir.',
  },
}
