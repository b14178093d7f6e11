// The start page of a language: what it has, until more of the site is translated.
import type { Translations } from './translations.ts'

export const startPhrases = {
  'Software, cloud, data and security': {
    fr: 'Logiciels, cloud, données et sécurité',
    ko: '소프트웨어, 클라우드, 데이터, 보안',
  },
  'We build software, move systems to the cloud, make data usable and keep it secure. Two offices, Seoul and Buea, are one team that stays with the work after launch.':
    {
      fr: 'Nous développons des logiciels, migrons des systèmes vers le cloud, rendons les données exploitables et veillons à leur sécurité. Deux bureaux, Séoul et Buéa, et une seule équipe, qui reste présente après la mise en production.',
      ko: '소프트웨어를 개발하고, 시스템을 클라우드로 옮기고, 데이터를 쓸모 있게 만들고 안전하게 지킵니다. 서울과 부에아, 두 사무소가 한 팀으로 일하며 출시 뒤에도 함께합니다.',
    },
  'Apply for a course': { fr: 'Candidater à une formation', ko: '교육 과정 지원' },
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
