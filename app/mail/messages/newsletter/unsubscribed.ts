// The receipt: confirms to a subscriber that the address was removed from the list.

import { hrefIn } from '#app/languages/pages.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { dayLine, newsletterLetter } from './letter.ts'

export const unsubscribed = newsletterLetter((language, _links, now: number) => {
  const copy = translations[language]
  return {
    kind: 'unsubscribed',
    heading: copy.heading,
    parts: [
      copy.receipt,
      dayLine(copy.day, now, language),
      copy.mistake,
      { link: { label: copy.link, href: hrefIn(language, '/newsletter') } },
    ],
  }
})

type Copy = Record<'heading' | 'receipt' | 'day' | 'mistake' | 'link', string>

const translations: Record<Language, Copy> = {
  en: {
    heading: 'You are unsubscribed',
    receipt: `This address has been removed from the ${companyName} newsletter list. Our list keeps only a one-way hash of it, so that we do not email it again unless you resubscribe.`,
    day: 'Date of your withdrawal',
    mistake: 'If it was a mistake, you can subscribe again:',
    link: 'Subscribe again',
  },
  ko: {
    heading: '구독이 해지되었습니다',
    receipt: `이 주소를 ${companyName} 뉴스레터 수신 목록에서 삭제했습니다. 다시 구독하지 않으시는 한 메일이 발송되지 않도록, 수신 목록에는 주소의 단방향 해시값만 보관합니다.`,
    day: '수신 거부일',
    mistake: '잘못 해지하셨다면 아래 링크에서 다시 구독하실 수 있습니다.',
    link: '다시 구독하기',
  },
  fr: {
    heading: 'Votre désinscription est effectuée',
    receipt: `Cette adresse a été retirée de la liste de la lettre d’information de ${companyName}. De l’adresse, notre liste ne conserve qu’une empreinte à sens unique, afin que rien ne lui soit plus envoyé, sauf nouvelle inscription de votre part.`,
    day: 'Jour de votre désinscription',
    mistake: 'S’il s’agit d’une erreur, vous pouvez vous réinscrire\u00a0:',
    link: 'Se réinscrire',
  },
}
