// Welcomes a subscriber who has confirmed the opt-in.

import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { mailingListHeaders, type SubscriberLinks } from '#app/mail/subscriber-links.ts'
import type { Language } from '#db/tables/records.ts'

export function subscriptionConfirmed(to: string, language: Language, links: SubscriberLinks): Mail {
  const copy = translations[language]
  return {
    kind: 'subscription-confirmed',
    to,
    subject: copy.subject,
    headers: mailingListHeaders(links),
    letter: {
      language,
      heading: copy.heading,
      parts: [
        copy.greeting,
        copy.thanks,
        { link: { label: copy.preferences, href: links.preferences } },
        { link: { label: copy.unsubscribe, href: links.unsubscribe } },
        copy.keep,
      ],
    },
  }
}

type Copy = Record<'subject' | 'heading' | 'greeting' | 'thanks' | 'preferences' | 'unsubscribe' | 'keep', string>

const translations: Record<Language, Copy> = {
  en: {
    subject: `Welcome to the ${companyName} newsletter`,
    heading: 'Your subscription is confirmed',
    greeting: 'Hello,',
    thanks: `Thank you. You will now receive the ${companyName} newsletter at this address.`,
    preferences: 'Change what you receive',
    unsubscribe: 'Unsubscribe',
    keep: 'Please keep this email: both links will keep working.',
  },
  ko: {
    subject: `${companyName} 뉴스레터를 구독해 주셔서 감사합니다`,
    heading: '구독이 확인되었습니다',
    greeting: '안녕하십니까?',
    thanks: `감사합니다. 이제부터 이 주소로 ${companyName} 뉴스레터를 보내 드립니다.`,
    preferences: '수신 설정 변경',
    unsubscribe: '구독 해지',
    keep: '이 메일을 보관해 주십시오. 두 링크는 앞으로도 계속 사용하실 수 있습니다.',
  },
  fr: {
    subject: `Bienvenue à la lettre d’information de ${companyName}`,
    heading: 'Votre inscription est confirmée',
    greeting: 'Bonjour,',
    thanks: `Merci. Vous recevrez désormais la lettre d’information de ${companyName} à cette adresse.`,
    preferences: 'Modifier ce que vous recevez',
    unsubscribe: 'Se désinscrire',
    keep: 'Veuillez conserver cet e-mail\u00a0: les deux liens restent valables.',
  },
}
