// Tells the applicant that the place is confirmed, with its discount.

import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { courseFacts } from '../course-facts.ts'
import { type Discount, discountFacts } from '../discount-words.ts'

type Confirmed = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

/** @param run null while the place belongs to no run */
export function placeConfirmed(
  application: Confirmed,
  run: { starts_on: string; ends_on: string } | null,
  discount: Discount | null,
): Mail {
  const { name, email, reference, language } = application
  const copy = translations[language]
  return {
    kind: 'place-confirmed',
    to: email,
    subject: `${copy.heading} (${reference})`,
    reference,
    letter: {
      language,
      greets: { name },
      heading: copy.heading,
      parts: [
        copy.confirmed,
        { facts: [...courseFacts(application, run), ...discountFacts(discount, language)] },
        run ? copy.next : copy.undated,
        copy.cancel,
        { link: { label: copy.link, href: `/status?reference=${reference}` } },
      ],
    },
  }
}

type Copy = Record<'heading' | 'confirmed' | 'next' | 'undated' | 'cancel' | 'link', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'Your place is confirmed',
    confirmed: `Your place in a course at ${companyName} is confirmed.`,
    next: 'We look forward to seeing you on the first day.',
    undated: 'We will write to you as soon as the first day is set.',
    cancel: 'If you cannot take the place, please tell us, so that another person can have it.',
    link: 'See where your application stands',
  },
  ko: {
    heading: '자리가 확정되었습니다',
    confirmed: `${companyName} 교육 과정의 자리가 확정되었습니다.`,
    next: '첫날에 뵙겠습니다.',
    undated: '첫날이 정해지는 대로 안내해 드리겠습니다.',
    cancel: '참여하실 수 없게 되면 다른 분께 자리를 드릴 수 있도록 알려 주십시오.',
    link: '지원서의 처리 상황 확인',
  },
  fr: {
    heading: 'Votre place est confirmée',
    confirmed: `Votre place dans une formation chez ${companyName} est confirmée.`,
    next: 'Nous nous réjouissons de vous accueillir le premier jour.',
    undated: 'Nous vous écrirons dès que le premier jour sera fixé.',
    cancel:
      'Si vous ne pouvez pas prendre cette place, veuillez nous le faire savoir, afin qu’une autre personne puisse l’obtenir.',
    link: 'Suivre le traitement de votre candidature',
  },
}
