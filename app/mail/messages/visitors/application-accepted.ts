// Tells the applicant that they have a place, or one on the waiting list.

import type { Decision } from '#app/mail/decision-mail.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { courseFacts } from '../course-facts.ts'
import { type Discount, discountFacts } from '../discount-words.ts'

type Accepted = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

/** The run that the place belongs to. */
type PlaceRun = { starts_on: string; ends_on: string; isWaiting: boolean }

/** Where it is held and who teaches, as far as staff have said so; null for a course that the site no longer has. */
type CourseHeld = { place: string; teachers: readonly { name: string }[] } | null

/** @param run null while the place belongs to no run */
export function applicationAccepted(
  application: Accepted,
  run: PlaceRun | null,
  discount: Discount | null,
  course: CourseHeld,
): Decision {
  const { name, email, reference, language } = application
  const copy = translations[language]
  const isWaiting = run?.isWaiting ?? false
  return {
    kind: 'application-accepted',
    to: email,
    subject: `${copy.heading} (${reference})`,
    reference,
    language,
    greets: { name },
    heading: copy.heading,
    before: [
      copy.accepted,
      {
        facts: [...courseFacts(application, run), ...heldFacts(course, copy), ...discountFacts(discount, language)],
      },
      isWaiting ? copy.waiting : copy.place,
    ],
    after: [copy.status, { link: { label: copy.link, href: `/status?reference=${reference}` } }],
  }
}

function heldFacts(course: CourseHeld, copy: Copy): (readonly [label: string, value: string])[] {
  const teachers = course?.teachers.map(({ name }) => name).join(', ') ?? ''
  return [[copy.where, course?.place ?? ''] as const, [copy.teachers, teachers] as const].filter(([, value]) => value)
}

type Copy = Record<'where' | 'teachers' | 'heading' | 'accepted' | 'place' | 'waiting' | 'status' | 'link', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'Your application is accepted',
    accepted: `We have read your application for a course at ${companyName} and are pleased to accept it.`,
    where: 'Where',
    teachers: 'Taught by',
    place:
      'We are keeping a place for you. We will write to you about the hours and, if the course is not free, about the price and how to pay. The place is confirmed once you have agreed to these; you owe nothing until then.',
    waiting:
      'All seats of this run are taken, so you are on its waiting list. When a seat becomes free, it goes to the first person on the list, and we email them. Waiting is free and commits you to nothing.',
    status: 'You can see where your application stands here:',
    link: 'See where it stands',
  },
  ko: {
    heading: '지원이 승인되었습니다',
    accepted: `${companyName}의 교육 과정에 제출하신 지원서를 검토하였으며, 지원을 승인하게 되어 기쁩니다.`,
    where: '장소',
    teachers: '강사',
    place:
      '귀하의 자리가 마련되어 있습니다. 시간과, 비용이 있는 경우 비용 및 납부 방법에 대해 다시 안내해 드리겠습니다. 이에 동의하시면 자리가 확정되며, 그 전에는 어떠한 비용도 발생하지 않습니다.',
    waiting:
      '이번 기수의 자리가 모두 차서 대기자 명단에 등록되었습니다. 자리가 나면 명단의 순서대로 배정되며 메일로 알려 드립니다. 대기에는 비용이나 의무가 따르지 않습니다.',
    status: '지원서의 처리 상황은 아래에서 확인하실 수 있습니다.',
    link: '처리 상황 확인',
  },
  fr: {
    heading: 'Votre candidature est acceptée',
    accepted: `Nous avons lu votre candidature à une formation chez ${companyName} et avons le plaisir de l’accepter.`,
    where: 'Lieu',
    teachers: 'Enseignement',
    place:
      'Une place vous est réservée. Nous vous écrirons au sujet des horaires et, si la formation est payante, du prix et du mode de paiement. La place est confirmée lorsque vous les avez acceptés\u00a0; vous ne devez rien avant cela.',
    waiting:
      'Toutes les places de cette session sont prises\u00a0: vous êtes donc sur sa liste d’attente. Lorsqu’une place se libère, la première personne de la liste l’obtient et en est informée par e-mail. L’attente est gratuite et ne vous engage à rien.',
    status: 'Vous pouvez suivre le traitement de votre candidature ici\u00a0:',
    link: 'Suivre le traitement',
  },
}
