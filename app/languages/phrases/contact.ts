// The contact page: its details, offices and maps.
import type { Translations } from './translations.ts'

export const contactPhrases = {
  Email: { fr: 'E-mail', ko: '이메일' },
  Phone: { fr: 'Téléphone', ko: '전화번호' },
  'Business hours': { fr: 'Heures d’ouverture', ko: '업무 시간' },
  'Follow us': { fr: 'Suivez-nous', ko: '소셜 미디어' },
  Offices: { fr: 'Bureaux', ko: '사무소' },
  'Open now': { fr: 'Ouvert', ko: '업무 중' },
  'Both offices open: {hours}': {
    fr: 'Les deux bureaux ouverts : {hours}',
    ko: '두 사무소가 함께 일하는 시간: {hours}',
  },
  // The sky over a city, after its time
  night: { fr: 'nuit', ko: '밤' },
  sunrise: { fr: 'lever du soleil', ko: '해돋이' },
  daylight: { fr: 'plein jour', ko: '낮' },
  sunset: { fr: 'coucher du soleil', ko: '해넘이' },
  'Closed, opens {time}': { fr: 'Fermé, ouvre {time}', ko: '업무 종료, {time} 업무 시작' },
  'Hours, {city} time': { fr: 'Horaires, à l’heure de {city}', ko: '업무 시간({city} 현지)' },
  ' to ': { fr: ' – ', ko: '\u2060~\u2060' },
  'Your time: {hours}': { fr: 'À votre heure : {hours}', ko: '내 시간대: {hours}' },
  'Your time: Wed 10:00 AM to Wed 10:00 AM': {
    fr: 'À votre heure : mer. 10 h 00 – mer. 10 h 00',
    ko: '내 시간대: 수\u00a010:00\u2060~\u2060수\u00a010:00',
  },
  'the same': { fr: 'identique', ko: '동일' },
  Directions: { fr: 'Accès', ko: '오시는 길' },
  'See {city} on': { fr: 'Voir {city} sur', ko: '지도에서 보기: {city}' },
  'See {city} on {map}': { fr: 'Voir {city} sur {map}', ko: '{map} 지도에서 {city} 보기' },
  'Map of {city}': { fr: 'Carte de {city}', ko: '{city} 지도' },
  'Load map': { fr: 'Afficher la carte', ko: '지도 불러오기' },
  'of {city}': { fr: 'de {city}', ko: '({city})' },
  'Loading the map sends your IP address to OpenStreetMap.': {
    fr: 'La carte vient d’OpenStreetMap, qui voit alors votre adresse IP.',
    ko: '지도는 OpenStreetMap에서 제공하며, 이때 IP 주소가 전달됩니다.',
  },
  'The map could not be loaded': { fr: 'La carte n’a pas pu être chargée', ko: '지도를 불러오지 못했습니다' },
  'Try again': { fr: 'Réessayer', ko: '다시 시도' },
  'The map shows the centre of {city}, not the office.': {
    fr: 'La carte montre le centre de {city}, pas le bureau.',
    ko: '지도는 사무소가 아니라 {city} 중심을 보여 줍니다.',
  },
  'If it stays empty, OpenStreetMap could not be reached: try one of our other map links.': {
    fr: 'Si elle reste vide, OpenStreetMap est injoignable : essayez l’un de nos autres liens.',
    ko: '지도가 비어 있으면 OpenStreetMap에 연결할 수 없는 것입니다. 다른 지도 링크를 이용해 주세요.',
  },
  'Hide map': { fr: 'Masquer la carte', ko: '지도 숨기기' },
  'Our place on the map': { fr: 'Notre adresse sur la carte', ko: '지도에서 사무소 보기' },
  'Map app on this device': { fr: 'Appli de cartes de cet appareil', ko: '이 기기의 지도 앱' },
} as const satisfies Translations
