// Answers a second subscription for an address on the list: the page does not reveal it, only this mail does.

import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { newsletterLetter, unsubscribeLink } from './letter.ts'

export const subscriptionRepeated = newsletterLetter((language, links) => {
  const copy = translations[language]
  return {
    kind: 'subscription-repeated',
    heading: copy.heading,
    parts: [
      copy.already,
      { link: { label: copy.preferences, href: links.preferences } },
      unsubscribeLink(language, links),
    ],
  }
})

type Copy = Record<'heading' | 'already' | 'preferences', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'You are already subscribed',
    already: `Someone, probably you, entered this address to subscribe to the ${companyName} newsletter. It is already subscribed, so there is nothing to do and nothing has changed.`,
    preferences: 'See or change what you receive',
  },
  ko: {
    heading: '이미 구독 중입니다',
    already: `이 주소로 ${companyName} 뉴스레터 구독 신청이 다시 접수되었습니다. 본인께서 신청하신 것이라면, 이미 구독 중인 주소이므로 따로 하실 일은 없습니다. 변경된 사항도 없습니다.`,
    preferences: '수신 설정 확인 및 변경',
  },
  fr: {
    heading: 'Cette adresse est déjà inscrite',
    already: `Quelqu’un, sans doute vous, a saisi cette adresse pour s’inscrire à la lettre d’information de ${companyName}. Elle y est déjà inscrite\u00a0: il n’y a rien à faire, et rien n’a changé.`,
    preferences: 'Voir ou modifier ce que vous recevez',
  },
}
