// Reminds a subscriber every two years of the consent, as Korean law requires (Network Act, decree 62-3). It must not
// promote anything.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Language } from '#db/tables/records.ts'
import { dayLine, newsletterLetter, unsubscribeLink } from './subscriptions.ts'

/** When the person agreed; null for marketing that was not agreed to. */
type Consents = { newsletterAt: number; marketingAt: number | null }

export const consentNotice = newsletterLetter((language, links, { newsletterAt, marketingAt }: Consents) => {
  const copy = translations[language]
  return {
    kind: 'consent-notice',
    subject: copy.subject,
    heading: copy.heading,
    parts: [
      copy.fact,
      dayLine(copy.newsletter, newsletterAt, language),
      ...(marketingAt === null ? [] : [dayLine(copy.marketing, marketingAt, language)]),
      copy.ways,
      { link: { label: copy.change, href: links.preferences } },
      unsubscribeLink(language, links),
    ],
  }
})

type Copy = Record<'subject' | 'heading' | 'fact' | 'newsletter' | 'marketing' | 'ways' | 'change', string>

const translations: Record<Language, Copy> = {
  en: {
    subject: `Your consent to the ${companyName} newsletter`,
    heading: 'Your consent to our newsletter',
    fact: `You agreed to receive the ${companyName} newsletter at this address. We remind you of this every two years.`,
    newsletter: 'Date of your consent to the newsletter',
    marketing: 'Date of your consent to marketing',
    ways: 'If you still agree, you need not do anything. You can change or withdraw your consent at any time, free of charge, with these links:',
    change: 'Change or withdraw your consent',
  },
  ko: {
    subject: `${companyName} 뉴스레터 수신 동의 사실 안내`,
    heading: '뉴스레터 수신 동의 사실을 알려 드립니다',
    fact: `귀하께서는 이 주소로 ${companyName} 뉴스레터를 받는 데 동의하셨습니다. 2년마다 동의 사실을 알려 드립니다.`,
    newsletter: '뉴스레터 수신 동의일',
    marketing: '마케팅 정보 수신 동의일',
    ways: '수신을 계속 원하시면 따로 하실 일은 없습니다. 아래 링크에서 언제든지 무료로 동의를 변경하거나 철회하실 수 있습니다.',
    change: '동의 변경 또는 철회',
  },
  fr: {
    subject: `Votre consentement à la lettre d’information de ${companyName}`,
    heading: 'Votre consentement à notre lettre d’information',
    fact: `Vous avez accepté de recevoir la lettre d’information de ${companyName} à cette adresse. Nous vous le rappelons tous les deux ans.`,
    newsletter: 'Jour de votre accord à la lettre d’information',
    marketing: 'Jour de votre accord au marketing',
    ways: 'Si cela vous convient, vous n’avez rien à faire. Vous pouvez à tout moment et gratuitement modifier ou retirer votre consentement par ces liens\u00a0:',
    change: 'Modifier ou retirer le consentement',
  },
}
