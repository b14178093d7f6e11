// The wording of the newsletter's consent in each language, stored with its version: a new wording needs a new version, and
// no two languages share one.
import type { Language } from './languages.ts'

type Wording = { version: string; wording: string; marketing: string }

export const newsletterConsent: Readonly<Record<Language, Wording>> = {
  en: {
    version: '1.1',
    wording: `By subscribing you ask {company} to send you its newsletter by email. You can unsubscribe at any time.`,
    marketing: `Also tell me by email about services, products, courses and offers of {company}. I can change this at any time.`,
  },
  fr: {
    version: '1.1-fr',
    wording: `En vous inscrivant, vous demandez à {company} de vous envoyer sa lettre d’information par e-mail. Vous pouvez vous désinscrire à tout moment.`,
    marketing: `Informez-moi aussi par e-mail des services, produits, formations et offres de {company}. Je peux revenir sur ce choix à tout moment.`,
  },
  ko: {
    version: '1.1-ko',
    wording: `구독을 신청하시면 {company} 뉴스레터를 이메일로 받는 데 동의하시게 됩니다. 구독은 언제든지 해지하실 수 있습니다.`,
    marketing: `{company} 서비스, 제품, 교육 과정과 혜택에 관한 소식(광고성 정보)도 이메일로 받는 데 동의합니다. 이 동의는 언제든지 변경할 수 있습니다.`,
  },
}
