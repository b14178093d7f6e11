// Apart from the offices themselves, so that pages in English do not carry the names in other languages.
import type { Language } from '../languages.ts'
import { type Office, type OfficeId, offices } from './offices.ts'

type OfficeNames = Record<OfficeId, Pick<Office, 'tab' | 'title' | 'city' | 'country'>>

const [seoul, cameroon] = offices

/** The names of the offices as each language has them. */
export const officeNames: Record<Language, OfficeNames> = {
  en: { seoul: namesOf(seoul), cameroon: namesOf(cameroon) },
  fr: {
    seoul: { tab: 'Séoul', title: 'Bureau de Séoul', city: 'Séoul', country: 'Corée du Sud' },
    cameroon: { tab: 'Cameroun', title: 'Bureau du Cameroun', city: 'Buéa', country: 'Cameroun' },
  },
  ko: {
    seoul: { tab: '서울', title: '서울 사무소', city: '서울', country: '대한민국' },
    cameroon: { tab: '카메룬', title: '카메룬 사무소', city: '부에아', country: '카메룬' },
  },
}

function namesOf({ tab, title, city, country }: Office) {
  return { tab, title, city, country }
}
