// The mails' words about the offices, in each language.
import type { Office, OfficeId } from '#app/content/company/offices.ts'
import type { Company } from '#app/features/texts/company/company.server.ts'
import { inEnglish, type Telling } from '#app/time/promise.ts'
import type { Language } from '#db/tables/records.ts'

type OfficeWords = {
  city: (office: Office) => string
  title: (office: Office) => string
  place: (office: Office) => string
  hours: (office: Office, words: Company['words'][Language]) => string
  moment: Telling
}

type Names = Record<OfficeId, { title: string; city: string; country: string }>

const korean: Names = {
  seoul: { title: '서울 사무소', city: '서울', country: '대한민국' },
  cameroon: { title: '카메룬 사무소', city: '부에아', country: '카메룬' },
}

const french: Names = {
  seoul: { title: 'Bureau de Séoul', city: 'Séoul', country: 'Corée du Sud' },
  cameroon: { title: 'Bureau du Cameroun', city: 'Buéa', country: 'Cameroun' },
}

export const officeCopy: Record<Language, OfficeWords> = {
  en: {
    city: ({ city }) => city,
    title: ({ title }) => title,
    place: ({ city, country }) => `${city}, ${country}`,
    hours: ({ id }, { hours, weekend }) => `${hours[id]}. ${weekend}.`,
    moment: inEnglish,
  },
  ko: {
    city: ({ id }) => korean[id].city,
    title: ({ id }) => korean[id].title,
    place: ({ id }) => `${korean[id].country} ${korean[id].city}`,
    hours: ({ id }, { hours, weekend }) => `${hours[id]}. ${weekend}.`,
    moment: {
      locale: 'ko-KR',
      names: { weekday: 'short', month: 'numeric' },
      date: ({ weekday, day, month }) => `${month}월 ${day}일(${weekday})`,
      time: ({ hour, minute }, { id }) => `${korean[id].city} ${hour}:${minute}`,
    },
  },
  fr: {
    city: ({ id }) => french[id].city,
    title: ({ id }) => french[id].title,
    place: ({ id }) => `${french[id].city}, ${french[id].country}`,
    hours: ({ id }, { hours, weekend }) => `${hours[id]}\u00a0; ${weekend}`,
    moment: {
      locale: 'fr-FR',
      names: { weekday: 'long', month: 'long' },
      date: ({ weekday, day, month }) => `${weekday} ${day === '1' ? '1er' : day} ${month},`,
      time: ({ hour, minute }, { id }) => `${frenchTime(hour, minute)} à ${french[id].city}`,
    },
  },
}

const frenchTime = (hour = '', minute = '') => `${Number(hour)}\u00a0h\u00a0${minute}`
