// Formats a time without time zone data, so that a page can do it by itself.
import type { Language } from '#app/content/languages.ts'

/** The offset from UTC at a time, in milliseconds. */
export type Offset = (instant: number) => number

const weekdays: Record<Language, readonly string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  fr: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  ko: ['일', '월', '화', '수', '목', '금', '토'],
}

const times: Record<Language, (hours: number, minutes: string) => string> = {
  en: (hours, minutes) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`,
  fr: (hours, minutes) => `${hours}\u00a0h\u00a0${minutes}`,
  ko: (hours, minutes) => `${String(hours).padStart(2, '0')}:${minutes}`,
}

/** Such as "Mon 9:00 AM". */
export function wallClock(instant: number, offset: Offset, language: Language = 'en'): string {
  const local = new Date(instant + offset(instant))
  const minutes = String(local.getUTCMinutes()).padStart(2, '0')
  return `${weekdays[language][local.getUTCDay()]} ${times[language](local.getUTCHours(), minutes)}`
}
