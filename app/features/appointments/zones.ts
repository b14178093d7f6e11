// The time zones that people choose from.
import { offices } from '#app/content/company/offices.ts'
import type { Language } from '#db/tables/records.ts'

/** One for each clock that many people live by, from west to east, with its city in each language. */
const cities: Readonly<Record<string, Record<Language, string>>> = {
  'Pacific/Honolulu': { en: 'Honolulu', fr: 'Honolulu', ko: '호놀룰루' },
  'America/Anchorage': { en: 'Anchorage', fr: 'Anchorage', ko: '앵커리지' },
  'America/Los_Angeles': { en: 'Los Angeles', fr: 'Los Angeles', ko: '로스앤젤레스' },
  'America/Denver': { en: 'Denver', fr: 'Denver', ko: '덴버' },
  'America/Chicago': { en: 'Chicago', fr: 'Chicago', ko: '시카고' },
  'America/New_York': { en: 'New York', fr: 'New York', ko: '뉴욕' },
  'America/Halifax': { en: 'Halifax', fr: 'Halifax', ko: '핼리팩스' },
  'America/Sao_Paulo': { en: 'São Paulo', fr: 'São Paulo', ko: '상파울루' },
  'Africa/Abidjan': { en: 'Abidjan', fr: 'Abidjan', ko: '아비장' },
  'Europe/London': { en: 'London', fr: 'Londres', ko: '런던' },
  'Africa/Douala': { en: 'Douala', fr: 'Douala', ko: '두알라' },
  'Europe/Paris': { en: 'Paris', fr: 'Paris', ko: '파리' },
  'Africa/Cairo': { en: 'Cairo', fr: 'Le Caire', ko: '카이로' },
  'Africa/Johannesburg': { en: 'Johannesburg', fr: 'Johannesbourg', ko: '요하네스버그' },
  'Europe/Athens': { en: 'Athens', fr: 'Athènes', ko: '아테네' },
  'Africa/Nairobi': { en: 'Nairobi', fr: 'Nairobi', ko: '나이로비' },
  'Europe/Istanbul': { en: 'Istanbul', fr: 'Istanbul', ko: '이스탄불' },
  'Asia/Dubai': { en: 'Dubai', fr: 'Dubaï', ko: '두바이' },
  'Asia/Karachi': { en: 'Karachi', fr: 'Karachi', ko: '카라치' },
  'Asia/Kolkata': { en: 'Kolkata', fr: 'Calcutta', ko: '콜카타' },
  'Asia/Dhaka': { en: 'Dhaka', fr: 'Dacca', ko: '다카' },
  'Asia/Bangkok': { en: 'Bangkok', fr: 'Bangkok', ko: '방콕' },
  'Asia/Shanghai': { en: 'Shanghai', fr: 'Shanghai', ko: '상하이' },
  'Asia/Singapore': { en: 'Singapore', fr: 'Singapour', ko: '싱가포르' },
  'Asia/Seoul': { en: 'Seoul', fr: 'Séoul', ko: '서울' },
  'Asia/Tokyo': { en: 'Tokyo', fr: 'Tokyo', ko: '도쿄' },
  'Australia/Sydney': { en: 'Sydney', fr: 'Sydney', ko: '시드니' },
  'Pacific/Auckland': { en: 'Auckland', fr: 'Auckland', ko: '오클랜드' },
}

export const visitorZones: readonly string[] = Object.keys(cities)

const known = new Set([...visitorZones, ...offices.map(({ zone }) => zone)])

/** Empty for any other: Intl takes each name in any letter case, and the formats of each spelling are kept for ever. */
export const knownZone = (typed: string): string => (known.has(typed) ? typed : '')

/** A zone that is not in the list names its city in its own name. */
export const cityOf = (zone: string, language: Language): string =>
  cities[zone]?.[language] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
