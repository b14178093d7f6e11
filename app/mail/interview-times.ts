// A time in the zones of both offices and of the applicant, in the language of the mail.
import { offices } from '#app/content/company/offices.ts'
import type { Language } from '#db/tables/records.ts'
import { officeCopy } from './office-words.ts'

type Copy = {
  locale: string
  universal: string
  own: (zone: string) => string
  visitors: (zone: string) => string
  applicants: (zone: string) => string
  words: (parts: Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute', string>) => string
}

const translations: Record<Language, Copy> = {
  en: {
    locale: 'en-GB',
    universal: 'Coordinated universal time (UTC)',
    own: (zone) => `Your time zone (${zone})`,
    visitors: (zone) => `Visitor’s time zone (${zone})`,
    applicants: (zone) => `Applicant’s time zone (${zone})`,
    words: ({ weekday, day, month, year, hour, minute }) => `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`,
  },
  ko: {
    locale: 'ko-KR',
    universal: '협정 세계시',
    own: (zone) => `현지 시각 (${zone})`,
    visitors: (zone) => `방문자 시간대 (${zone})`,
    applicants: (zone) => `지원자 시간대 (${zone})`,
    words: ({ weekday, day, month, year, hour, minute }) =>
      `${year}년 ${month} ${Number.parseInt(day, 10)}일 ${weekday} ${hour}:${minute}`,
  },
  fr: {
    locale: 'fr-FR',
    universal: 'Temps universel coordonné (UTC)',
    own: (zone) => `Votre fuseau horaire (${zone})`,
    visitors: (zone) => `Fuseau horaire du visiteur (${zone})`,
    applicants: (zone) => `Fuseau horaire du candidat (${zone})`,
    words: ({ weekday, day, month, year, hour, minute }) =>
      `${weekday} ${day === '1' ? '1er' : day} ${month} ${year}, ${Number(hour)}\u00a0h\u00a0${minute}`,
  },
}

export type Reader = 'applicant' | 'visitor' | 'staff-of-visitor' | 'staff-of-applicant'

/** Visitors who write in English read the time by the halves of the day, as in mails that promise an answer. */
const withHalves: Copy = {
  ...translations.en,
  words: ({ hour, minute, ...day }) => {
    const time = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
    return `${day.weekday} ${day.day} ${day.month} ${day.year}, ${time}`
  },
}

/** Labelled times: Seoul, Buea, and the applicant's zone, or UTC if that is unknown. */
export function interviewTimes(
  at: number,
  applicantZone: string | null,
  language: Language,
  reader: Reader = 'applicant',
): [string, string][] {
  const copy = reader === 'visitor' && language === 'en' ? withHalves : translations[language]
  const [named, universal] = zoneLabels(copy, reader)
  return [
    ...offices.map((office): [string, string] => [officeCopy[language].place(office), timeIn(office.zone, at, copy)]),
    applicantZone
      ? [named(applicantZone.replaceAll('_', ' ')), timeIn(applicantZone, at, copy)]
      : [universal, timeIn('UTC', at, copy)],
  ]
}

/** The label of the person's zone, and of the time that stands there while the zone is unknown. */
function zoneLabels({ own, visitors, applicants, universal }: Copy, reader: Reader): [Copy['own'], string] {
  if (reader === 'staff-of-visitor') return [visitors, 'UTC']
  return reader === 'staff-of-applicant' ? [applicants, 'UTC'] : [own, universal]
}

/** A time in words, with its day. */
export const timeWords = (at: number, zone: string, language: Language) => timeIn(zone, at, translations[language])

function timeIn(timeZone: string, at: number, { locale, words }: Copy): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const parts = format.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return words({
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    year: part('year').replace(/\D/g, ''),
    hour: part('hour'),
    minute: part('minute'),
  })
}

/** The name of the calendar file of a mail of this kind. */
export const calendarName = (kind: string) => (kind.startsWith('interview') ? 'interview.ics' : 'appointment.ics')
