// Sends the unsubscribe link to the address that was typed, so that only its owner can unsubscribe it.

import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { newsletterLetter, unsubscribeLink } from './letter.ts'

export const unsubscribeRequested = newsletterLetter((language, links) => {
  const copy = translations[language]
  return {
    kind: 'unsubscribe-requested',
    heading: copy.heading,
    parts: [copy.request, unsubscribeLink(language, links), copy.mistake],
  }
})

type Copy = Record<'heading' | 'request' | 'mistake', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'Your link to unsubscribe',
    request: `Someone, probably you, asked to remove this address from the ${companyName} newsletter list. Open the link and press the button on the page to unsubscribe.`,
    mistake: 'If it was not you, please ignore this email: nothing has changed.',
  },
  ko: {
    heading: '구독 해지 링크',
    request: `이 주소를 ${companyName} 뉴스레터 수신 목록에서 삭제해 달라는 요청이 접수되었습니다. 본인께서 요청하셨다면 아래 링크를 여신 뒤 페이지의 버튼을 눌러 주십시오. 버튼을 누르시면 구독이 해지됩니다.`,
    mistake: '본인께서 요청하신 것이 아니라면 이 메일을 무시해 주십시오. 변경된 사항은 없습니다.',
  },
  fr: {
    heading: 'Votre lien de désinscription',
    request: `Quelqu’un, sans doute vous, a demandé à retirer cette adresse de la liste de la lettre d’information de ${companyName}. Le lien ouvre une page avec un bouton\u00a0: la désinscription prend effet dès que vous appuyez dessus.`,
    mistake: 'Si ce n’était pas vous, veuillez ignorer cet e-mail\u00a0: rien n’a changé.',
  },
}
