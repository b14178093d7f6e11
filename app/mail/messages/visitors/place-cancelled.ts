// Tells the person that the place in a course is cancelled, or that they have left its waiting list.

import type { Decision } from '#app/mail/decision-mail.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { runFacts, statusLink, type Told } from '../place-words.ts'

/** @param isWaiting they waited for a seat of this run */
export function placeCancelled(
  application: Told,
  run: { starts_on: string; ends_on: string } | null,
  isWaiting: boolean,
): Decision {
  const { name, email, reference, language } = application
  const copy = translations[language]
  const heading = isWaiting ? copy.leftHeading : copy.heading
  return {
    kind: 'place-cancelled',
    to: email,
    subject: `${heading} (${reference})`,
    reference,
    language,
    greets: { name },
    heading,
    before: [isWaiting ? copy.left : copy.cancelled, { facts: runFacts(application, run) }],
    after: [isWaiting ? copy.nothing : copy.seat, copy.unexpected, statusLink(application)],
  }
}

type Copy = Record<'heading' | 'leftHeading' | 'cancelled' | 'left' | 'seat' | 'nothing' | 'unexpected', string>

const translations: Record<Language, Copy> = {
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
    heading: '자리가 취소되었습니다',
    leftHeading: '대기자 명단에서 제외되었습니다',
    cancelled: `${companyName} 교육 과정의 자리가 취소되었습니다.`,
    left: `${companyName} 교육 과정의 대기자 명단에서 제외되었습니다.`,
    seat: '귀하의 자리는 이제 다른 분께 배정될 수 있습니다. 이 자리에 대해 내실 비용은 없습니다. 이미 납부하신 금액이 있으면 반환에 대해 문의해 주십시오.',
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
