// The start page of a language: what it has, until more of the site is translated.
import type { Translations } from './translations.ts'

export const startPhrases = {
  Welcome: { fr: 'Bienvenue', ko: '환영합니다' },
  'Write to us, follow your enquiry and subscribe in your language. We reply in your language too.': {
    fr: 'Écrivez-nous, suivez votre demande et abonnez-vous en français. Nous vous répondons aussi en français.',
    ko: '한국어로 문의하고, 진행 상황을 확인하고, 뉴스레터를 구독하실 수 있습니다. 답변도 한국어로 드립니다.',
  },
  'These pages are in your language': { fr: 'Ces pages sont en français', ko: '한국어로 제공되는 페이지' },
  'The rest of the site is in English': {
    fr: 'Le reste du site est en anglais',
    ko: '나머지 페이지는 영어로 제공됩니다',
  },
  'Ask us directly': { fr: 'Posez votre question', ko: '직접 문의하기' },
} as const satisfies Translations
