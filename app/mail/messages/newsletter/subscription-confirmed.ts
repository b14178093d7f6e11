// Welcomes a subscriber who has confirmed the opt-in.

import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { dayLine, newsletterLetter, unsubscribeLink } from './letter.ts'

export const subscriptionConfirmed = newsletterLetter((language, links, now: number) => {
  const copy = translations[language]
  return {
    kind: 'subscription-confirmed',
    subject: copy.subject,
    heading: copy.heading,
    parts: [
      copy.thanks,
      dayLine(copy.day, now, language),
      { link: { label: copy.preferences, href: links.preferences } },
      unsubscribeLink(language, links),
      copy.keep,
    ],
  }
})

type Copy = Record<'subject' | 'heading' | 'thanks' | 'day' | 'preferences' | 'keep', string>

const translations: Record<Language, Copy> = {
  en: {
    subject: `Welcome to the ${companyName} newsletter`,
    heading: 'Your subscription is confirmed',
    thanks: `Thank you. You will now receive the ${companyName} newsletter at this address.`,
    day: 'Date of your consent',
    preferences: 'Change what you receive',
    keep: 'Please keep this email: both links will keep working.',
  },
  ko: {
    subject: `${companyName} 뉴스레터를 구독해 주셔서 감사합니다`,
    heading: '구독이 확인되었습니다',
    thanks: `감사합니다. 이제부터 이 주소로 ${companyName} 뉴스레터를 보내 드립니다.`,
    day: '수신 동의일',
    preferences: '수신 설정 변경',
    keep: '이 메일을 보관해 주십시오. 두 링크는 앞으로도 계속 사용하실 수 있습니다.',
  },
  fr: {
    subject: `Bienvenue à la lettre d’information de ${companyName}`,
    heading: 'Votre inscription est confirmée',
    thanks: `Merci. Vous recevrez désormais la lettre d’information de ${companyName} à cette adresse.`,
    day: 'Jour de votre accord',
    preferences: 'Modifier ce que vous recevez',
    keep: 'Veuillez conserver cet e-mail\u00a0: les deux liens restent valables.',
  },
}
