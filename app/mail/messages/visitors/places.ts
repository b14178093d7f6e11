import { type Decision, decisionTo } from '#app/mail/decision-mail.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Language } from '#db/tables/records.ts'
import { placeFacts, runFacts, statusLink, type Told, type ToldPlace } from '../place-words.ts'

/** Tells a person on a waiting list that they have a seat. */
export function placeOffered(application: Told, run: { starts_on: string; ends_on: string }): Mail {
  const { name, email, reference, language } = application
  const copy = placeOfferedTexts[language]
  return {
    kind: 'place-offered',
    to: email,
    subject: `${copy.heading} (${reference})`,
    reference,
    letter: {
      language,
      greets: { name },
      heading: copy.heading,
      parts: [copy.free, { facts: runFacts(application, run) }, copy.next, statusLink(application)],
    },
  }
}

type PlaceOfferedCopy = Record<'heading' | 'free' | 'next', string>

const placeOfferedTexts: Record<Language, PlaceOfferedCopy> = {
  en: {
    heading: 'A seat is free for you',
    free: `You were on the waiting list of a course at ${companyName}. A seat has become free, and it is yours.`,
    next: 'We will write to you about the hours and, if the course is not free, about the price and how to pay. If you no longer want the seat, please tell us, so that the next person can have it.',
  },
  ko: {
    heading: '자리가 마련되었습니다',
    free: `${companyName} 교육 과정의 대기자 명단에 계셨습니다. 자리가 나서 귀하께 배정되었습니다.`,
    next: '수업 시간과, 유료 과정인 경우 수강료 및 납부 방법을 다시 안내해 드리겠습니다. 자리가 더 이상 필요하지 않으시면 다음 분께 드릴 수 있도록 알려 주십시오.',
  },
  fr: {
    heading: 'Une place est libre pour vous',
    free: `Vous étiez sur la liste d’attente d’une formation chez ${companyName}. Une place s’est libérée, et elle est à vous.`,
    next: 'Nous vous écrirons au sujet des horaires et, si la formation est payante, du prix et du mode de paiement. Si vous ne souhaitez plus cette place, veuillez nous le faire savoir, afin que la personne suivante puisse l’obtenir.',
  },
}

/** Tells the applicant that the place is confirmed, with all that is known of it. */
export function placeConfirmed(application: Told, place: ToldPlace): Decision {
  const copy = placeConfirmedTexts[application.language]
  return decisionTo(application, {
    kind: 'place-confirmed',
    heading: copy.heading,
    before: [copy.confirmed, { facts: placeFacts(application, place) }, place.run ? copy.next : copy.undated],
    after: [copy.cancel, statusLink(application)],
  })
}

type PlaceConfirmedCopy = Record<'heading' | 'confirmed' | 'next' | 'undated' | 'cancel', string>

const placeConfirmedTexts: Record<Language, PlaceConfirmedCopy> = {
  en: {
    heading: 'Your place is confirmed',
    confirmed: `Your place in a course at ${companyName} is confirmed.`,
    next: 'We look forward to seeing you on the first day.',
    undated: 'We will write to you as soon as the first day is set.',
    cancel: 'If you cannot take the place, please tell us, so that another person can have it.',
  },
  ko: {
    heading: '등록이 확정되었습니다',
    confirmed: `${companyName} 교육 과정 등록이 확정되었습니다.`,
    next: '첫날에 뵙겠습니다.',
    undated: '첫날이 정해지는 대로 안내해 드리겠습니다.',
    cancel: '수강하실 수 없게 되면 다른 분께 자리를 드릴 수 있도록 알려 주십시오.',
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

/**
 * Tells the person that the place in a course is cancelled, or that they have left its waiting list.
 * @param isWaiting they waited for a seat of this run
 */
export function placeCancelled(
  application: Told,
  run: { starts_on: string; ends_on: string } | null,
  isWaiting: boolean,
): Decision {
  const copy = placeCancelledTexts[application.language]
  const heading = isWaiting ? copy.leftHeading : copy.heading
  return decisionTo(application, {
    kind: 'place-cancelled',
    heading,
    before: [isWaiting ? copy.left : copy.cancelled, { facts: runFacts(application, run) }],
    after: [isWaiting ? copy.nothing : copy.seat, copy.unexpected, statusLink(application)],
  })
}

type PlaceCancelledCopy = Record<
  'heading' | 'leftHeading' | 'cancelled' | 'left' | 'seat' | 'nothing' | 'unexpected',
  string
>

const placeCancelledTexts: Record<Language, PlaceCancelledCopy> = {
  en: {
    heading: 'Your place is cancelled',
    leftHeading: 'You are no longer on the waiting list',
    cancelled: `Your place in a course at ${companyName} is cancelled.`,
    left: `You are no longer on the waiting list of a course at ${companyName}.`,
    seat: 'Your seat can now go to another person. You owe nothing for this place; if you have paid something already, please write to us about its return.',
    nothing: 'You owe nothing for it.',
    unexpected: 'If you did not expect this, please answer this email.',
  },
  ko: {
    heading: '등록이 취소되었습니다',
    leftHeading: '대기자 명단에서 제외되었습니다',
    cancelled: `${companyName} 교육 과정 등록이 취소되었습니다.`,
    left: `${companyName} 교육 과정의 대기자 명단에서 제외되었습니다.`,
    seat: '귀하의 자리는 이제 다른 분께 배정될 수 있습니다. 이 등록과 관련하여 내실 비용은 없습니다. 이미 납부하신 금액이 있으면 반환에 대해 문의해 주십시오.',
    nothing: '이에 대해 내실 비용은 없습니다.',
    unexpected: '예상하지 못하신 일이라면 이 메일에 답장해 주십시오.',
  },
  fr: {
    heading: 'Votre place est annulée',
    leftHeading: 'Vous n’êtes plus sur la liste d’attente',
    cancelled: `Votre place dans une formation chez ${companyName} est annulée.`,
    left: `Vous n’êtes plus sur la liste d’attente d’une formation chez ${companyName}.`,
    seat: 'Votre place peut maintenant revenir à une autre personne. Vous ne devez rien pour cette place\u00a0; si vous avez déjà payé quelque chose, écrivez-nous au sujet du remboursement.',
    nothing: 'Vous ne devez rien à ce titre.',
    unexpected: 'Si vous ne vous y attendiez pas, veuillez répondre à cet e-mail.',
  },
}

/** What staff write to all people of a course run: their own words, framed by the facts of the run. */
export function runAnnounced(application: Told, { run, course }: Pick<ToldPlace, 'run' | 'course'>): Decision {
  const copy = runAnnouncedTexts[application.language]
  return decisionTo(application, {
    kind: 'run-announced',
    heading: copy.heading,
    before: [copy.about],
    after: [
      { facts: placeFacts(application, { run, course, price: null, discount: null }) },
      copy.answer,
      statusLink(application),
    ],
  })
}

type RunAnnouncedCopy = Record<'heading' | 'about' | 'answer', string>

const runAnnouncedTexts: Record<Language, RunAnnouncedCopy> = {
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
