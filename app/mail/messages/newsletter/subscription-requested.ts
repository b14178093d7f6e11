// The opt-in mail: asks the owner of an address whether they want the newsletter. It contains no typed text.
import { retention } from '#app/content/legal/retention.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { newsletterLetter } from './letter.ts'

const days = retention.subscribersUnconfirmed.amount

export const subscriptionRequested = newsletterLetter((language, links) => {
  const copy = translations[language]
  return {
    kind: 'subscription-requested',
    heading: copy.heading,
    parts: [copy.request, { link: { label: copy.link, href: links.confirm } }, copy.period, copy.mistake],
  }
})

type Copy = Record<'heading' | 'request' | 'link' | 'period' | 'mistake', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'Please confirm your subscription',
    request: `Someone, probably you, entered this address to subscribe to the ${companyName} newsletter. Open the link and press the button on the page to subscribe.`,
    link: 'Confirm your subscription',
    period: `The link works for ${days} days.`,
    mistake:
      'If it was not you, please ignore this email: without the confirmation no newsletter is sent, and the address is deleted after that time.',
  },
  ko: {
    heading: '뉴스레터 구독을 확인해 주십시오',
    request: `이 주소로 ${companyName} 뉴스레터 구독 신청이 접수되었습니다. 본인께서 신청하셨다면 아래 링크를 여신 뒤 페이지의 버튼을 눌러 주십시오. 버튼을 누르시면 구독이 완료됩니다.`,
    link: '구독 확인',
    period: `링크는 ${days}일 동안 유효합니다.`,
    mistake:
      '본인께서 신청하신 것이 아니라면 이 메일을 무시해 주십시오. 확인하지 않으시면 뉴스레터는 발송되지 않으며, 주소는 이 기간이 지난 뒤 삭제됩니다.',
  },
  fr: {
    heading: 'Veuillez confirmer votre inscription',
    request: `Quelqu’un, sans doute vous, a saisi cette adresse pour s’inscrire à la lettre d’information de ${companyName}. Le lien ouvre une page avec un bouton\u00a0: l’inscription prend effet dès que vous appuyez dessus.`,
    link: 'Confirmer l’inscription',
    period: `Le lien est valable ${days} jours.`,
    mistake:
      'Si ce n’était pas vous, veuillez ignorer cet e-mail\u00a0: sans confirmation, aucune lettre d’information n’est envoyée, et l’adresse est supprimée après ce délai.',
  },
}
