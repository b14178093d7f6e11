import { type Decision, decisionTo } from '#app/mail/decision-mail.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { placeFacts, runFacts, statusLink, type Told, type ToldPlace } from '../place-words.ts'

/** @property seat kept until the applicant agrees, confirmed at once, or waited for */
type Accepted = ToldPlace & { seat: 'kept' | 'confirmed' | 'waiting' }

/** Tells the applicant that they have a place, or one on the waiting list. */
export function applicationAccepted(application: Told, { seat, ...place }: Accepted): Decision {
  const copy = applicationAcceptedTexts[application.language]
  const heading = seat === 'confirmed' ? copy.confirmedHeading : copy.heading
  const isKnown = Boolean(place.run?.hours && place.price)
  const about = { waiting: copy.waiting, confirmed: copy.confirmed, kept: isKnown ? copy.agree : copy.place }[seat]
  return decisionTo(application, {
    kind: 'application-accepted',
    heading,
    before: [copy.accepted, { facts: placeFacts(application, place) }, about],
    after: [copy.status, statusLink(application)],
  })
}

type ApplicationAcceptedCopy = Record<
  'heading' | 'confirmedHeading' | 'accepted' | 'place' | 'agree' | 'confirmed' | 'waiting' | 'status',
  string
>

const applicationAcceptedTexts: Record<Language, ApplicationAcceptedCopy> = {
  en: {
    heading: 'Your application is accepted',
    confirmedHeading: 'Your application is accepted, and your place is confirmed',
    accepted: `We have read your application for a course at ${companyName} and are pleased to accept it.`,
    place:
      'We are keeping a place for you. We will write to you about the hours and, if the course is not free, about the price and how to pay. The place is confirmed once you have agreed to these; you owe nothing until then.',
    agree:
      'We are keeping a place for you on these terms. Please write to us whether you agree to them: the place is confirmed once you have, and you owe nothing until then.',
    confirmed: 'Your place is confirmed. If you cannot take it, please tell us, so that another person can have it.',
    waiting:
      'All seats of this run are taken, so you are on its waiting list. When a seat becomes free, it goes to the first person on the list, and we email them. Waiting is free and commits you to nothing.',
    status: 'You can see where your application stands here:',
  },
  ko: {
    heading: '합격하셨습니다',
    confirmedHeading: '합격하셨으며 등록이 확정되었습니다',
    accepted: `${companyName}의 교육 과정에 제출하신 지원서를 검토하였으며, 합격하셨음을 알려 드리게 되어 기쁩니다.`,
    place:
      '귀하의 자리를 확보해 두었습니다. 수업 시간과, 유료 과정인 경우 수강료 및 납부 방법을 다시 안내해 드리겠습니다. 이에 동의하시면 등록이 확정되며, 그 전에는 어떠한 비용도 발생하지 않습니다.',
    agree:
      '위의 조건으로 귀하의 자리를 확보해 두었습니다. 동의하시는지 알려 주십시오. 동의하시면 등록이 확정되며, 그 전에는 어떠한 비용도 발생하지 않습니다.',
    confirmed: '등록이 확정되었습니다. 수강하실 수 없게 되면 다른 분께 자리를 드릴 수 있도록 알려 주십시오.',
    waiting:
      '이번 과정 일정의 자리가 모두 차서 대기자 명단에 등록되었습니다. 자리가 나면 명단의 순서대로 배정되며 메일로 알려 드립니다. 대기에는 비용이나 의무가 따르지 않습니다.',
    status: '지원서의 진행 상황은 아래에서 확인하실 수 있습니다.',
  },
  fr: {
    heading: 'Votre candidature est acceptée',
    confirmedHeading: 'Votre candidature est acceptée et votre place confirmée',
    accepted: `Nous avons lu votre candidature à une formation chez ${companyName} et avons le plaisir de l’accepter.`,
    place:
      'Une place vous est réservée. Nous vous écrirons au sujet des horaires et, si la formation est payante, du prix et du mode de paiement. La place est confirmée lorsque vous les avez acceptés\u00a0; vous ne devez rien avant cela.',
    agree:
      'Une place vous est réservée à ces conditions. Écrivez-nous si vous les acceptez\u00a0: la place est alors confirmée, et vous ne devez rien avant cela.',
    confirmed:
      'Votre place est confirmée. Si vous ne pouvez pas la prendre, veuillez nous le faire savoir, afin qu’une autre personne puisse l’obtenir.',
    waiting:
      'Toutes les places de cette session sont prises\u00a0: vous êtes donc sur sa liste d’attente. Lorsqu’une place se libère, la première personne de la liste l’obtient et en est informée par e-mail. L’attente est gratuite et ne vous engage à rien.',
    status: 'Vous pouvez suivre le traitement de votre candidature ici\u00a0:',
  },
}

type Rejected = Pick<Application, 'name' | 'email' | 'reference' | 'course_name' | 'language'>

/** Tells the applicant that there is no place this time. */
export function applicationRejected(application: Rejected): Decision {
  const copy = applicationRejectedTexts[application.language]
  return decisionTo(application, {
    kind: 'application-rejected',
    heading: copy.heading,
    before: [copy.thanks, { facts: runFacts(application) }, copy.rejected],
    after: [copy.reason, { link: { label: copy.link, href: '/careers' } }],
  })
}

type ApplicationRejectedCopy = Record<'heading' | 'thanks' | 'rejected' | 'reason' | 'link', string>

const applicationRejectedTexts: Record<Language, ApplicationRejectedCopy> = {
  en: {
    heading: 'About your application',
    thanks: `Thank you for applying for a course at ${companyName}. A person has read your application.`,
    rejected: 'We are sorry that we cannot offer you a place in this course this time.',
    reason:
      'You may ask us for the reason, and write to us if something has changed: we can look at your application again. You may also apply for another course.',
    link: 'See all courses',
  },
  ko: {
    heading: '지원 결과 안내',
    thanks: `${companyName}의 교육 과정에 지원해 주셔서 감사합니다. 담당자가 지원서를 직접 읽고 검토하였습니다.`,
    rejected: '안타깝게도 이번에는 이 과정에 모시지 못하게 되었습니다.',
    reason:
      '이유를 문의하실 수 있으며, 상황이 달라진 경우 알려 주시면 지원서를 다시 검토할 수 있습니다. 다른 과정에도 지원하실 수 있습니다.',
    link: '전체 과정 보기',
  },
  fr: {
    heading: 'Au sujet de votre candidature',
    thanks: `Merci d’avoir posé votre candidature à une formation chez ${companyName}. Un membre de notre équipe l’a lue.`,
    rejected: 'Nous regrettons de ne pas pouvoir vous proposer de place dans cette formation cette fois-ci.',
    reason:
      'Vous pouvez nous demander la raison et nous écrire si votre situation a changé\u00a0: nous pouvons réexaminer votre candidature. Vous pouvez aussi poser votre candidature à une autre formation.',
    link: 'Voir toutes les formations',
  },
}
