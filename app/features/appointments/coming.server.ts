// The appointments to come, for staff.
import type { ExpressionBuilder } from 'kysely'
import { officeNames } from '#app/content/company/office-names.ts'
import { type OfficeTitle, officeTitle } from '#app/content/company/offices.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { addDays, dayOf, startOfDay } from '#app/time/days.ts'
import type { Database, Db } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { Language } from '#db/tables/records.ts'
import { listFree } from './book-time.server.ts'
import { cityOf } from './zones.ts'

export type ComingAppointment = Pick<Appointment, 'id' | 'starts_at' | 'minutes'> & {
  reference: string
  name: string
  subject: string | null
  assignee: string | null
}

export type ListedAppointment = ComingAppointment & {
  office: OfficeTitle
  /** The visitor's time zone with its city; null if it is not known. */
  visitor: { zone: string; city: string } | null
  /** While the visitor has not confirmed it. */
  held_until: number | null
}

const mostShown = 200

/** Soonest first, with those that are going on and those held for a visitor. */
const listComing = async (db: Db, now: number, language: Language): Promise<ListedAppointment[]> =>
  listed(
    await taken(db, now)
      .select(['visitor_zone', 'held_until'])
      .where('starts_at', '>', now - 2 * 60 * 60_000)
      .limit(mostShown)
      .execute(),
    language,
  )

type Booked = ComingAppointment & Pick<Appointment, 'office' | 'visitor_zone' | 'held_until'>

const listed = (rows: readonly Booked[], language: Language): ListedAppointment[] =>
  rows.map(({ visitor_zone: zone, ...row }) => ({
    ...row,
    office: officeTitle(row.office),
    visitor: zone === null ? null : { zone, city: cityOf(zone, language) },
  }))

export const appointmentsToday = (db: Db, now: number, zone: string): Promise<ComingAppointment[]> =>
  booked(db)
    .where((e) => isOfDay(e, now, zone))
    .limit(20)
    .execute()

export async function countAppointmentsToday(db: Db, now: number, zone: string): Promise<number> {
  const { count } = await db
    .selectFrom('appointments')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('status', '=', 'booked')
    .where((e) => isOfDay(e, now, zone))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function isOfDay(e: ExpressionBuilder<Database, 'appointments'>, now: number, zone: string) {
  const today = dayOf(now, zone)
  return e.and([
    e('starts_at', '>=', startOfDay(today, zone)),
    e('starts_at', '<', startOfDay(addDays(today, 1), zone)),
  ])
}

/** All of the records with these references, newest first. */
export const listAppointmentsOf = async (
  db: Db,
  references: readonly string[],
  language: Language,
): Promise<ListedAppointment[]> =>
  listed(
    await booked(db)
      .select(['visitor_zone', 'held_until'])
      .where('records.reference', 'in', references)
      .clearOrderBy()
      .orderBy('starts_at', 'desc')
      .execute(),
    language,
  )

const booked = (db: Db) => ofEnquiries(db).where('appointments.status', '=', 'booked')

/** Booked times, and times that are held for a visitor: nobody else can choose them. */
const taken = (db: Db, now: number) =>
  ofEnquiries(db).where((e) =>
    e.or([
      e('appointments.status', '=', 'booked'),
      e.and([e('appointments.status', '=', 'held'), e('held_until', '>', now)]),
    ]),
  )

const ofEnquiries = (db: Db) =>
  db
    .selectFrom('appointments')
    .innerJoin('records', 'records.id', 'appointments.record_id')
    .innerJoin('enquiries', 'enquiries.record_id', 'records.id')
    .leftJoin('users', 'users.id', 'records.assignee_id')
    .select(['appointments.id', 'appointments.office', 'starts_at', 'minutes', 'records.reference', 'records.name'])
    .select(['enquiries.subject', 'users.name as assignee'])
    .orderBy('starts_at')

// The appointments to come, by the days of the reader's zone, with the free times that each office has left on them.

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
