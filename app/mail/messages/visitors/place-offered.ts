// Tells a person on a waiting list that they have a seat.

import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { dayWords } from '../day-words.ts'

type Waiting = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

export function placeOffered(application: Waiting, run: { starts_on: string; ends_on: string }): Mail {
  const { name, email, reference, course_name, language } = application
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
        {
          facts: [
            [copy.reference, reference],
            [copy.course, course_name],
            [copy.starts, dayWords(run.starts_on, language)],
            [copy.ends, dayWords(run.ends_on, language)],
          ],
        },
        copy.next,
        { link: { label: copy.link, href: `/status?reference=${reference}` } },
      ],
    },
  }
}

type Copy = Record<'heading' | 'free' | 'reference' | 'course' | 'starts' | 'ends' | 'next' | 'link', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'A seat is free for you',
    free: `You were on the waiting list of a course at ${companyName}. A seat has become free, and it is yours.`,
    reference: 'Your reference',
    course: 'Course',
    starts: 'First day',
    ends: 'Last day',
    next: 'We will write to you about the hours and, if the course is not free, about the price and how to pay. If you no longer want the seat, please tell us, so that the next person can have it.',
    link: 'See where your application stands',
  },
  ko: {
    heading: '자리가 마련되었습니다',
    free: `${companyName} 교육 과정의 대기자 명단에 계셨습니다. 자리가 나서 귀하께 배정되었습니다.`,
    reference: '접수 번호',
    course: '과정',
    starts: '첫날',
    ends: '마지막 날',
    next: '시간과, 비용이 있는 경우 비용 및 납부 방법에 대해 다시 안내해 드리겠습니다. 자리가 더 이상 필요하지 않으시면 다음 분께 드릴 수 있도록 알려 주십시오.',
    link: '지원서의 처리 상황 확인',
  },
  fr: {
    heading: 'Une place est libre pour vous',
    free: `Vous étiez sur la liste d’attente d’une formation chez ${companyName}. Une place s’est libérée, et elle est à vous.`,
    reference: 'Votre référence',
    course: 'Formation',
    starts: 'Premier jour',
    ends: 'Dernier jour',
    next: 'Nous vous écrirons au sujet des horaires et, si la formation est payante, du prix et du mode de paiement. Si vous ne souhaitez plus cette place, veuillez nous le faire savoir, afin que la personne suivante puisse l’obtenir.',
    link: 'Suivre le traitement de votre candidature',
  },
}
