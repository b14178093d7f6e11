// The promised reply: which office answers an enquiry, and by when. Nothing here reads the clock.

import { officeNames } from '#app/content/company/office-names.ts'
import { type Office, offices } from '#app/content/company/offices.ts'
import type { Language } from '#app/content/languages.ts'
import { dateFormat } from './date-format.ts'
import { type OwnDays, openState } from './office-hours.ts'

const day = 24 * 60 * 60_000

/** 24 hours from receipt if an office is open within them; otherwise 24 hours from the first opening after them. */
export function promisedBy(now: number, own?: OwnDays): number {
  const opening = Math.min(...offices.map((office) => worksFrom(office, now, own)))
  return Math.max(now, opening < now + day ? now : opening) + day
}

/** The office that is open now or opens first. If both are open, the one that stays open longer. */
export function answeringOffice(now: number, own?: OwnDays): Office {
  const [first, ...others] = offices
  return others.reduce((best, office) => (isSooner(office, best, now, own) ? office : best), first)
}

type Clock = Record<'weekday' | 'day' | 'month' | 'hour' | 'minute', string>

/** A language's format for a time. */
type Telling = {
  locale: string
  names: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'month'>
  date: (clock: Clock) => string
  time: (clock: Clock, office: Office) => string
}

const { ko: korean, fr: french } = officeNames

const tellings: Record<Language, Telling> = {
  en: {
    locale: 'en-GB',
    names: { weekday: 'short', month: 'short' },
    date: ({ weekday, day, month }) => `${weekday} ${day} ${month},`,
    time: ({ hour, minute }, { city }) =>
      `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'} in ${city}`,
  },
  ko: {
    locale: 'ko-KR',
    names: { weekday: 'short', month: 'numeric' },
    date: ({ weekday, day, month }) => `${month}월 ${day}일(${weekday})`,
    time: ({ hour, minute }, { id }) => `${korean[id].city} ${hour}:${minute}`,
  },
  fr: {
    locale: 'fr-FR',
    names: { weekday: 'long', month: 'long' },
    date: ({ weekday, day, month }) => `${weekday} ${day === '1' ? '1er' : day} ${month},`,
    time: ({ hour, minute }, { id }) => `${frenchTime(hour, minute)} à ${french[id].city}`,
  },
}

const frenchTime = (hour = '', minute = '') => `${Number(hour)}\u00a0h\u00a0${minute}`

/** The rule, for texts that stay as they are whatever the time: completes "We reply …". */
export const promiseRule: Record<Language, string> = {
  en: 'within 24 hours (from opening, if Seoul and Buea are closed for longer)',
  ko: '24시간 이내에(서울과 부에아가 모두 그보다 오래 쉬면 업무 시작부터)',
  fr: 'sous 24 heures (comptées dès l’ouverture si Séoul et Buéa sont fermés plus longtemps)',
}

type Saying = 'open' | 'closed' | 'late' | 'booked'

const sayings: Record<Language, Record<Saying, string>> = {
  en: {
    open: 'We reply within 24 hours, by {by}.',
    closed: 'We open {opens}; you hear from us within 24 hours of that, by {by}.',
    late: 'Our answer was due by {by}. We are late, and we are sorry. Your message has not been forgotten.',
    booked: 'Our answer is your consultation: {by}.',
  },
  ko: {
    open: '24시간 이내에, 늦어도 {by}까지 답변드립니다.',
    closed: '업무 시작은 {opens}입니다. 그로부터 24시간 이내에, 늦어도 {by}까지 답변드립니다.',
    late: '{by}까지 답변드려야 했습니다. 늦어져 죄송합니다. 메시지를 잊지 않았습니다.',
    booked: '상담에서 답변드립니다: {by}.',
  },
  fr: {
    open: 'Nous répondons sous 24 heures, au plus tard {by}.',
    closed:
      'Nous ouvrons {opens}\u00a0; vous aurez de nos nouvelles dans les 24 heures qui suivent, au plus tard {by}.',
    late: 'Nous devions vous répondre au plus tard {by}. Nous sommes en retard et nous nous en excusons. Votre message n’est pas oublié.',
    booked: 'Nous vous répondrons lors de votre rendez-vous\u00a0: {by}.',
  },
}

export type Promised = { promised_by: number; received_at: number; asked_again_at: number | null }

/** Beside each moment are its words for readers whose own zone is unknown. */
type Part = string | { at: number; words: string }

/** An appointment that comes before the promised answer is the answer. */
const isAnsweredAt = (
  { promised_by, received_at, asked_again_at }: Promised,
  bookedAt: number | null,
): bookedAt is number => bookedAt !== null && bookedAt <= promised_by && bookedAt > (asked_again_at ?? received_at)

/**
 * The promise of an answer, wherever it is told; null once the appointment that was the answer has begun.
 * @param bookedAt the time of the appointment, if one is booked
 */
export function promiseSentence(
  promised: Promised,
  bookedAt: number | null,
  { language, now }: { language: Language; now: number },
): Part[] | null {
  const { promised_by, received_at, asked_again_at } = promised
  const isBooked = isAnsweredAt(promised, bookedAt)
  if (isBooked && bookedAt <= now) return null
  const opens = promised_by - day
  const isClosed = opens > (asked_again_at ?? received_at)
  const saying = isBooked ? 'booked' : promised_by <= now ? 'late' : isClosed ? 'closed' : 'open'
  const moments = new Map([
    ['opens', opens],
    ['by', isBooked ? bookedAt : promised_by],
  ])
  return sayings[language][saying].split(/\{(\w+)\}/).map((part) => {
    const at = moments.get(part)
    return at === undefined ? part : { at, words: promiseWords(at, language) }
  })
}

/** The promise to who writes now, to the minute. */
export function promiseNow(language: Language, now: number, own?: OwnDays): Part[] {
  const received_at = Math.floor(now / 60_000) * 60_000
  const promised = { promised_by: promisedBy(received_at, own), received_at, asked_again_at: null }
  return promiseSentence(promised, null, { language, now }) ?? []
}

/** For readers whose own zone is unknown. */
export const inOfficeTimes = (sentence: readonly Part[]) =>
  sentence.map((part) => (typeof part === 'string' ? part : part.words)).join('')

/** Such as "Mon 12 Jan, 6:00 PM in Seoul / 10:00 AM in Buea". */
export function promiseWords(by: number, language: Language = 'en'): string {
  const telling = tellings[language]
  let lastDate = ''
  const parts = offices.map((office) => {
    const clock = clockIn(office.zone, by, telling)
    const date = telling.date(clock)
    const time = telling.time(clock, office)
    const words = date === lastDate ? time : `${date} ${time}`
    lastDate = date
    return words
  })
  return parts.join(' / ')
}

const worksFrom = (office: Office, now: number, own?: OwnDays) => {
  const { open, changesAt } = openState(office, now, own)
  return open ? now : changesAt
}

function isSooner(office: Office, than: Office, now: number, own?: OwnDays): boolean {
  const difference = worksFrom(office, now, own) - worksFrom(than, now, own)
  return difference < 0 || (difference === 0 && closesAt(office, now, own) > closesAt(than, now, own))
}

const closesAt = (office: Office, now: number, own?: OwnDays) =>
  openState(office, worksFrom(office, now, own), own).changesAt

// In parts, because the literals between them differ between ICU versions.
function clockIn(timeZone: string, at: number, { locale, names }: Telling): Clock {
  const format = dateFormat(locale, {
    ...names,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const parts = format.formatToParts(at)
  const part = (type: keyof Clock) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    hour: part('hour'),
    minute: part('minute'),
  }
}
