// Until schema 3, hours were words that the timetable did not follow. English ones of the usual form become the timetable.
import type { OfficeId } from '#app/content/company/offices.ts'
import { weekdayNames } from '#app/time/working-hours.ts'

type Stored = Record<string, unknown>

export function liftHours(older: unknown): unknown {
  const stored = older as Stored
  return { ...stored, ...officeOf(stored, 'seoul'), ...officeOf(stored, 'cameroon') }
}

function officeOf(stored: Stored, id: OfficeId): Stored {
  const words = (stored.hours ?? {}) as Stored
  const office = stored[id]
  const hours = hoursIn(String(words[id] ?? ''))
  return hours && typeof office === 'object' ? { [id]: { ...office, hours } } : {}
}

const usual = /^(\w{3,6}day) to (\w{3,6}day) (\d{1,2}):(\d\d) (AM|PM) to (\d{1,2}):(\d\d) (AM|PM)$/

function hoursIn(words: string) {
  const [, first = '', last = '', hour, minute, half, until, untilMinute, untilHalf] = usual.exec(words.trim()) ?? []
  const firstDay = weekdayNames.en.indexOf(first) + 1
  const lastDay = weekdayNames.en.indexOf(last) + 1
  if (firstDay === 0 || lastDay === 0) return null
  return {
    firstDay: String(firstDay),
    lastDay: String(lastDay),
    opens: timeOf(hour, minute, half),
    closes: timeOf(until, untilMinute, untilHalf),
  }
}

const timeOf = (hour = '', minute = '', half = '') =>
  `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
