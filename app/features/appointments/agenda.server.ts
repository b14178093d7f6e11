// The appointments to come, by the days of the reader's zone, with the free times that each office has left on them.

import { officeNames } from '#app/content/company/office-names.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { addDays, dayOf } from '#app/time/days.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { listFree } from './appointments.server.ts'
import { type ListedAppointment, listComing } from './coming.server.ts'

type Reader = { timeZone: string; language: Language }

type AgendaDay = {
  day: string
  name: string
  /** Such as "Seoul 3, Cameroon 5"; null while no office offers appointments. */
  free: string | null
  appointments: ListedAppointment[]
}

type Agenda = Pick<AgendaDay, 'free'> & { days: AgendaDay[] }

export async function readAgenda(db: Db, now: number, { timeZone, language }: Reader): Promise<Agenda> {
  const [coming, offered] = await Promise.all([listComing(db, now, language), listFree(db, now)])
  const dayIn = (at: number) => dayOf(at, timeZone)
  const offices = offered.map(({ office, days }) => ({
    name: officeNames[language][office.id].tab,
    free: countedBy(days.flatMap(({ times }) => times).map(dayIn)),
  }))
  const freeWords = (countOf: (free: Map<string, number>) => number) =>
    offices.length === 0 ? null : offices.map(({ name, free }) => `${name} ${countOf(free)}`).join(', ')
  const days = new Map<string, AgendaDay>()
  for (const appointment of coming) {
    const day = dayIn(appointment.starts_at)
    const name = dayName(day, dayIn(now), language)
    const found = days.get(day) ?? { day, name, free: freeWords((free) => free.get(day) ?? 0), appointments: [] }
    found.appointments.push(appointment)
    days.set(day, found)
  }
  const sum = (free: Map<string, number>) => [...free.values()].reduce((all, count) => all + count, 0)
  return { days: [...days.values()], free: freeWords(sum) }
}

function countedBy(days: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}

function dayName(day: string, today: string, language: Language): string {
  if (day === today) return sayIn(language)('Today')
  if (day === addDays(today, 1)) return sayIn(language)('Tomorrow')
  return capitalized(dayWords(day, language, { isYearLeftOut: day.slice(0, 4) === today.slice(0, 4) }))
}
