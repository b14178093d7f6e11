// The days on which each office is closed in the next twelve months: its holidays, with what staff changed in them.
import { db } from '#app/db.server.ts'
import { readOfficeDays } from '#app/features/records/office-days.server.ts'
import {
  daysIn,
  documentOfDays,
  type NameDay,
  namedDaysIn,
  officeDaysFields,
} from '#app/features/records/office-days.ts'
import { valuesOf } from '#app/forms/document/document-values.ts'
import { message, nested } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { type Message, phraseIn, sayIn } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { dateFormat } from '#app/time/date-format.ts'
import { addDays } from '#app/time/days.ts'
import { nextHolidays } from '#app/time/office-hours.ts'
import type { Language } from '#db/tables/records.ts'

export async function closedDays({ now, language }: Asked) {
  const { next, lastYear } = nextHolidays(now)
  const { settings, version } = await readOfficeDays(db)
  const today = new Date(now).toISOString().slice(0, 10)
  const lastDay = addDays(today, 365)
  const { seoulClosed, seoulOpen, cameroonClosed, cameroonOpen } = settings
  // In the order of the offices.
  const open = [daysIn(seoulOpen), daysIn(cameroonOpen)]
  const closed = [namedDaysIn(seoulClosed, today), namedDaysIn(cameroonClosed, today)]
  const offices = next.map(({ days, title }, at) => {
    const holidays = days.map(([day, name]) => ({
      day,
      name: sayIn(language)(holidayName(name)),
      is: open[at]?.includes(day) ? ('open' as const) : ('holiday' as const),
    }))
    const known = new Set(days.map(([day]) => day))
    const inYear = (closed[at] ?? []).filter(({ day }) => day <= lastDay && !known.has(day))
    const added = inYear.map((own) => ({ ...own, is: 'own' as const }))
    return { title, days: [...holidays, ...added].sort((one, other) => one.day.localeCompare(other.day)) }
  })
  const values = valuesOf(officeDaysFields, documentOfDays(settings))
  return { fields: officeDaysFields, values, version, next: offices, lastYear }
}

/** The table of holidays marks the days that stand for others. */
export function holidayName(name: string): Message {
  for (const phrase of ['Substitute for {holiday}', 'Day after {holiday}'] as const) {
    const before = phrase.replace('{holiday}', '')
    if (name.startsWith(before)) return message(phrase, { holiday: nested(phraseIn(name.slice(before.length))) })
  }
  return phraseIn(name)
}

export const nameDayIn =
  (language: Language): NameDay =>
  (day, office) => {
    const format = dateFormat(pageLanguages[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
    const date = format.format(new Date(`${day}T00:00:00Z`))
    return office ? `${sayIn(language)(office)}, ${date}` : date
  }
