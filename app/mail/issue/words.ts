// The words around an issue, in its language, and those that Korean law wants in an advertisement.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'

type IssueWords = {
  newsletter: string
  numbered: (number: number) => string
  readMore: string
  why: string
  whyAdvertising: string
  preferences: string
  unsubscribe: string
  webView: string
  /** In tests and previews of an issue that has no page yet. */
  webViewLater: string
  noTracking: string
}

export const issueWords: Record<Language, IssueWords> = {
  en: {
    newsletter: 'Newsletter',
    numbered: (number) => `Newsletter No. ${number}`,
    readMore: 'Read more',
    why: `You get this because you subscribed to the ${companyName} newsletter.`,
    whyAdvertising: `You get this because you agreed to hear of services, products, courses and offers of ${companyName}.`,
    preferences: 'Change what you receive',
    unsubscribe: 'Unsubscribe',
    webView: 'Read on the web',
    webViewLater: 'The link “Read on the web” appears here when sending starts.',
    noTracking: 'This mail has no tracking: we do not see whether you open it or which links you follow.',
  },
  ko: {
    newsletter: '뉴스레터',
    numbered: (number) => `뉴스레터 제${number}호`,
    readMore: '자세히 보기',
    why: `${companyName} 뉴스레터를 구독하셨기 때문에 이 메일을 보내 드립니다.`,
    whyAdvertising: `${companyName}의 서비스, 제품, 교육 과정과 혜택 소식을 받는 데 동의하셨기 때문에 이 메일을 보내 드립니다.`,
    preferences: '수신 설정 변경',
    unsubscribe: '구독 해지',
    webView: '웹에서 보기',
    webViewLater: '발송이 시작되면 이 자리에 ‘웹에서 보기’ 링크가 들어갑니다.',
    noTracking: '이 메일에는 추적 기능이 없습니다. 메일을 여셨는지, 어떤 링크를 누르셨는지 저희는 알지 못합니다.',
  },
  fr: {
    newsletter: 'Lettre d’information',
    numbered: (number) => `Lettre d’information nº\u00a0${number}`,
    readMore: 'Lire la suite',
    why: `Vous recevez cet e-mail parce que cette adresse est inscrite à la lettre d’information de ${companyName}.`,
    whyAdvertising: `Vous recevez cet e-mail parce que vous avez accepté de recevoir des informations sur les services, produits, formations et offres de ${companyName}.`,
    preferences: 'Modifier ce que vous recevez',
    unsubscribe: 'Se désinscrire',
    webView: 'Lire sur le web',
    webViewLater: 'Le lien «\u00a0Lire sur le web\u00a0» apparaît ici dès le début de l’envoi.',
    noTracking:
      'Cet e-mail ne contient aucun traceur\u00a0: nous ne voyons ni si vous l’ouvrez, ni quels liens vous suivez.',
  },
}

/** Around the link, in both languages of the law. */
export const leavingWords = [
  { language: 'ko', before: '수신을 원하지 않으시면 ', link: '수신거부', after: '를 눌러 주십시오. 무료입니다.' },
  { language: 'en', before: 'To stop these mails, press ', link: 'Unsubscribe', after: '. It is free of charge.' },
] as const

export const senderLabels = {
  name: { both: '보내는 사람 / Sender', missing: 'the name of the sender' },
  email: { both: '이메일 / Email', missing: 'an email address' },
  phone: { both: '전화 / Phone', missing: 'a phone number' },
  address: { both: '주소 / Address', missing: 'a postal address' },
} as const
