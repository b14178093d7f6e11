// Services, products, industries and technologies.
import type { Translations } from './translations.ts'

export const cataloguePhrases = {
  Services: { fr: 'Services', ko: '서비스' },
  Products: { fr: 'Produits', ko: '제품' },
  Sectors: { fr: 'Secteurs', ko: '산업 분야' },
  'Fields of technology': { fr: 'Domaines technologiques', ko: '기술 분야' },
  'What each of them does': { fr: 'À quoi sert chacune', ko: '각 솔루션 자세히 보기' },
  'we build it': { fr: 'construit par nous', ko: '저희가 만듭니다' },
  '{name} in depth': { fr: '{name} en détail', ko: '{name} 자세히 보기' },
  'What we build for {name}': { fr: 'Ce que nous construisons : {name}', ko: '{name} 분야에서 만드는 것' },
  'All industries that we serve': { fr: 'Tous nos secteurs', ko: '모든 산업 보기' },
  'Shown below': { fr: 'Voir ci-dessous', ko: '아래에 표시' },
  // The steps of an engagement
  'Begins with': { fr: 'Commence par', ko: '시작' },
  Steps: { fr: 'Étapes', ko: '단계' },
  'Ends with': { fr: 'Se termine par', ko: '마무리' },
  // After the words of a link
  'about {name}': { fr: ': {name}', ko: '({name})' },
  'for {name}': { fr: ': {name}', ko: '({name})' },
  'Price on request': { fr: 'Prix sur demande', ko: '별도 문의' },
  'What decides the price: {basis}': { fr: 'Ce qui décide du prix : {basis}', ko: '가격 기준: {basis}' },
  'per month': { fr: 'par mois', ko: '/월' },
  'per year': { fr: 'par an', ko: '/년' },
  // A drawn screen of a product
  'Example screen of {name}': { fr: 'Exemple d’écran : {name}', ko: '예시 화면: {name}' },
  'Menu of the example': { fr: 'Menu de l’exemple', ko: '예시 메뉴' },
  // The empty form of a paper that clients receive
  'Blank form': { fr: 'Modèle vierge', ko: '빈 양식' },
  'All documents you receive': { fr: 'Tous les modèles de documents remis', ko: '제공하는 문서 양식 모두 보기' },
  'Example data': { fr: 'Exemple', ko: '예시 데이터' },
  done: { fr: 'fait', ko: '완료' },
  'under way': { fr: 'en cours', ko: '진행 중' },
  'still to come': { fr: 'à venir', ko: '예정' },
  Room: { fr: 'N°', ko: '객실' },
  Free: { fr: 'Libre', ko: '비어 있음' },
} as const satisfies Translations
