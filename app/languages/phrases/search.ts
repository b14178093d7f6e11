// The search of the whole site.
import type { Translations } from './translations.ts'

export const searchPhrases = {
  Articles: { fr: 'Articles', ko: '글' },
  'The articles of our blog in this language.': {
    fr: 'Les articles de notre blog en français.',
    ko: '한국어로 쓴 블로그 글입니다.',
  },
  'Every issue of our newsletter.': {
    fr: 'Tous les numéros de notre lettre d’information.',
    ko: '뉴스레터의 모든 호입니다.',
  },
  'Newsletter issues': { fr: 'Numéros de la lettre d’information', ko: '뉴스레터 발행호' },
  Pages: { fr: 'Pages', ko: '페이지' },
  'One result for {query}': { fr: 'Un résultat pour {query}', ko: '검색 결과 1건: {query}' },
  '{count} results for {query}': { fr: '{count} résultats pour {query}', ko: '검색 결과 {count}건: {query}' },
  'Nothing found for “{query}”': { fr: 'Aucun résultat pour « {query} »', ko: '‘{query}’ 검색 결과가 없습니다' },
  'All {total} articles': { fr: 'Voir les {total} articles', ko: '글 {total}건 모두 보기' },
  All: { fr: 'Tout', ko: '전체' },
  'Types of results': { fr: 'Types de résultats', ko: '결과 유형' },
  'Show {count} more': { fr: 'Autres résultats : {count}', ko: '{count}건 더 보기' },
  'Add a word to narrow the results.': {
    fr: 'Ajoutez un mot pour préciser la recherche.',
    ko: '단어를 추가하면 결과를 좁힐 수 있습니다.',
  },
  'Also matching: {words}': { fr: 'Trouvé aussi : {words}', ko: '함께 찾은 단어: {words}' },
  'In other languages': { fr: 'Dans d’autres langues', ko: '다른 언어' },
  'For example': { fr: 'Par exemple', ko: '검색 예' },
  'Try fewer or different words. Capitals and accents make no difference.': {
    fr: 'Essayez avec moins de mots ou avec d’autres. Les majuscules et les accents ne comptent pas.',
    ko: '단어 수를 줄이거나 다른 단어로 검색해 보세요. 대소문자와 악센트는 구분하지 않습니다.',
  },
  'Ask us directly': { fr: 'Posez votre question', ko: '직접 문의하기' },
  'All pages': { fr: 'Toutes les pages', ko: '모든 페이지' },
  cloud: { fr: 'hébergement', ko: '클라우드' },
  backup: { fr: 'sauvegarde', ko: '백업' },
  React: { fr: 'React', ko: 'React' },
  'data analytics': { fr: 'analyse de données', ko: '데이터 분석' },
  hospital: { fr: 'hôpital', ko: '병원' },
  security: { fr: 'sécurité', ko: '보안' },
} as const satisfies Translations
