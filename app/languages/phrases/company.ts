// The home page and the page about the company.
import type { Translations } from './translations.ts'

export const companyPhrases = {
  'about {title}': { fr: 'au sujet de « {title} »', ko: '({title})' },
  Sample: { fr: 'Exemple', ko: '예시' },
  'Ask us': { fr: 'Nous écrire', ko: '문의하기' },
  'Where we work': { fr: 'Où nous travaillons', ko: '우리가 일하는 곳' },
  'Line drawing of the Seoul skyline with a tower on a hill, its lights joined by fine lines': {
    fr: 'Dessin au trait de Séoul, avec une tour sur une colline et des lumières reliées par de fines lignes',
    ko: '언덕 위 타워와 가는 선으로 이어진 불빛이 있는 서울의 스카이라인 선화',
  },
  'Line drawing of the houses of Buea below Mount Cameroon, joined by fine lines': {
    fr: 'Dessin au trait des maisons de Buéa au pied du mont Cameroun, reliées par de fines lignes',
    ko: '카메룬산 아래 가는 선으로 이어진 부에아의 집들을 그린 선화',
  },
  'Line drawing of a network of points that joins Seoul and Buea across a curve of the earth': {
    fr: 'Dessin au trait d’un réseau de points qui relie Séoul et Buéa par-dessus la courbure de la Terre',
    ko: '지구의 곡면을 가로질러 서울과 부에아를 잇는 점들의 네트워크를 그린 선화',
  },
  'of {name}': { fr: '({name})', ko: '({name})' },
  'as {role}': { fr: '({role})', ko: '({role})' },
} as const satisfies Translations
