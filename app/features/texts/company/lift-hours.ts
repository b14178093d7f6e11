// Until schema 3, hours were words that the timetable did not follow. English ones of the usual form become the timetable.
import { officeIds } from '#app/content/company/offices.ts'
import { weekdayNames } from '#app/time/working-hours.ts'

type Stored = Record<string, unknown>

export function liftHours(older: unknown): unknown {
  const stored: Stored = { ...(older as Stored) }
  const words = (stored.hours ?? {}) as Stored
  for (const id of officeIds) {
    const hours = hoursIn(String(words[id] ?? ''))
    if (hours && typeof stored[id] === 'object') stored[id] = { ...stored[id], hours }
  }
  return stored
}

const usual = /^(\w+day) to (\w+day) (\d{1,2}):(\d\d) (AM|PM) to (\d{1,2}):(\d\d) (AM|PM)$/

function hoursIn(words: string) {
  const [, first = '', last = '', hour, minute, half, until, untilMinute, untilHalf] = usual.exec(words.trim()) ?? []
  const [firstDay, lastDay] = [first, last].map((day) => weekdayNames.en.indexOf(day) + 1)
  if (!firstDay || !lastDay) return null
  return {
    firstDay: String(firstDay),
    lastDay: String(lastDay),
    opens: timeOf(hour, minute, half),
    closes: timeOf(until, untilMinute, untilHalf),
  }
}

const timeOf = (hour = '', minute = '', half = '') =>
  `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
