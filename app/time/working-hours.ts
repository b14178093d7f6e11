// Working hours in words, in each language. The days follow each other, as from Monday to Friday.
import type { Language } from '#app/content/languages.ts'

/** Days as ISO numbers, Monday = 1, in their order; times as HH:MM. */
export type WorkingHours = { days: readonly number[]; opens: string; closes: string }

type Chosen = { firstDay: string; lastDay: string; opens: string; closes: string }

type Words = { open: (hours: WorkingHours) => string; closed: (hours: WorkingHours) => string }

/** The days from one to another, which may lie before it, as Sunday to Thursday. */
export function daysFrom(first: number, last: number): number[] {
  const length = ((last - first + 7) % 7) + 1
  return Array.from({ length }, (_, at) => ((first - 1 + at) % 7) + 1)
}

/** As staff choose them. */
export const hoursOf = ({ firstDay, lastDay, ...times }: Chosen): WorkingHours => ({
  days: daysFrom(Number(firstDay), Number(lastDay)),
  ...times,
})

export const weekdayNames: Record<Language, readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
}

const namesOf = (language: Language, days: readonly number[]) =>
  days.map((day) => weekdayNames[language][day - 1] ?? '')

const closedDays = ({ days }: WorkingHours) => daysFrom(1, 7).filter((day) => !days.includes(day))

/** One name, or the first and the last with words between them. */
function rangeOf(language: Language, days: readonly number[], join: (first: string, last: string) => string) {
  const [first = '', ...rest] = namesOf(language, days)
  const last = rest.at(-1)
  return last === undefined ? first : join(first, last)
}

const listed = (names: readonly string[], and: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** A word joiner keeps a range of days in one line. */
const koreanTo = '\u2060~\u2060'

const isWeekend = (days: readonly number[]) => days.join() === '6,7'

export const hoursInWords: Record<Language, Words> = {
  en: {
    open: ({ days, opens, closes }) =>
      `${rangeOf('en', days, (first, last) => `${first} to ${last}`)} ${englishTime(opens)} to ${englishTime(closes)}`,
    closed: (hours) => {
      const days = closedDays(hours)
      if (days.length === 0) return ''
      return `Closed ${isWeekend(days) ? 'at weekends' : `on ${listed(namesOf('en', days), 'and')}`}`
    },
  },
  ko: {
    open: ({ days, opens, closes }) =>
      `${rangeOf('ko', days, (first, last) => `${first[0]}${koreanTo}${last[0]}`)}\u00a0${opens}~${closes}`,
    closed: (hours) => {
      const days = closedDays(hours)
      if (days.length === 0) return ''
      return `${isWeekend(days) ? '주말' : namesOf('ko', days).join(', ')} 휴무`
    },
  },
  fr: {
    open: ({ days, opens, closes }) =>
      `${rangeOf('fr', days, (first, last) => `Du ${first} au ${last}`)}, de ${frenchTime(opens)} à ${frenchTime(closes)}`,
    closed: (hours) => {
      const names = namesOf('fr', closedDays(hours)).map((name) => `le ${name}`)
      return names.length === 0 ? '' : `Fermé ${listed(names, 'et')}`
    },
  },
}

function englishTime(time: string) {
  const [hour = 0, minute = ''] = partsOf(time)
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

function frenchTime(time: string) {
  const [hour = 0, minute = ''] = partsOf(time)
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
}

const partsOf = (time: string) => time.split(':')
