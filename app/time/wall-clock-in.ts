// Apart from the English clock, which the home page carries.
import type { Language } from '#app/content/languages.ts'
import { type Offset, type WallTime, wallClock, wallTime } from './wall-clock.ts'

const french = ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.']
const korean = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일']

const told: Record<Exclude<Language, 'en'>, (time: WallTime) => string> = {
  fr: ({ weekday, hours, minutes }) => `${french[weekday]} ${hours}\u00a0h\u00a0${minutes}`,
  ko: ({ weekday, hours, minutes }) => `${korean[weekday]}\u00a0${String(hours).padStart(2, '0')}:${minutes}`,
}

/** Such as "lun. 9 h 00". */
export const wallClockIn = (language: Language, instant: number, offset: Offset): string =>
  language === 'en' ? wallClock(instant, offset) : told[language](wallTime(instant, offset))

/** @param to the word between two times, with its spaces: Korean has none */
type Spoken = { language: Language; to: string }

/** Hours in any zone, "Mon 1:00 AM to Mon 10:00 AM": each end has its day, which may differ elsewhere. */
export const hoursWords = (
  { opensAt, closesAt }: { opensAt: number; closesAt: number },
  offset: Offset,
  { language, to }: Spoken,
): string => wallClockIn(language, opensAt, offset) + to + wallClockIn(language, closesAt, offset)
