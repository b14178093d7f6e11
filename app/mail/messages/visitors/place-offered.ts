// Tells a person on a waiting list that they have a seat.

import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { courseFacts } from '../course-facts.ts'

type Waiting = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

export function placeOffered(application: Waiting, run: { starts_on: string; ends_on: string }): Mail {
  const { name, email, reference, language } = application
  const copy = translations[language]
  return {
    kind: 'place-offered',
    to: email,
    subject: `${copy.heading} (${reference})`,
    reference,
    letter: {
      language,
      greets: { name },
      heading: copy.heading,
      parts: [
        copy.free,
        { facts: courseFacts(application, run) },
        copy.next,
        { link: { label: copy.link, href: `/status?reference=${reference}` } },
      ],
    },
  }
}

type Copy = Record<'heading' | 'free' | 'next' | 'link', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'A seat is free for you',
    free: `You were on the waiting list of a course at ${companyName}. A seat has become free, and it is yours.`,
    next: 'We will write to you about the hours and, if the course is not free, about the price and how to pay. If you no longer want the seat, please tell us, so that the next person can have it.',
    link: 'See where your application stands',
  },
  ko: {
    heading: '자리가 마련되었습니다',
    free: `${companyName} 교육 과정의 대기자 명단에 계셨습니다. 자리가 나서 귀하께 배정되었습니다.`,
    next: '시간과, 비용이 있는 경우 비용 및 납부 방법에 대해 다시 안내해 드리겠습니다. 자리가 더 이상 필요하지 않으시면 다음 분께 드릴 수 있도록 알려 주십시오.',
    link: '지원서의 처리 상황 확인',
  },
  fr: {
    heading: 'Une place est libre pour vous',
    free: `Vous étiez sur la liste d’attente d’une formation chez ${companyName}. Une place s’est libérée, et elle est à vous.`,
    next: 'Nous vous écrirons au sujet des horaires et, si la formation est payante, du prix et du mode de paiement. Si vous ne souhaitez plus cette place, veuillez nous le faire savoir, afin que la personne suivante puisse l’obtenir.',
    link: 'Suivre le traitement de votre candidature',
  },
}
