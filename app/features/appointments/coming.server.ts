// The appointments to come, for staff.
import type { ExpressionBuilder } from 'kysely'
import { officeTitle } from '#app/content/company/offices.ts'
import { addDays, dayOf, startOfDay } from '#app/time/days.ts'
import type { Database, Db } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { Language } from '#db/tables/records.ts'
import { cityOf } from './zones.ts'

export type ComingAppointment = Pick<Appointment, 'id' | 'starts_at' | 'minutes'> & {
  /** Its title. */
  office: string
  reference: string
  name: string
  subject: string | null
  assignee: string | null
}

export type ListedAppointment = ComingAppointment & {
  /** The visitor's time zone with its city; null if it is not known. */
  visitor: { zone: string; city: string } | null
  /** While the visitor has not confirmed it. */
  held_until: number | null
}

const mostShown = 200

/** Soonest first, with those that are going on and those held for a visitor. */
export const listComing = async (db: Db, now: number, language: Language): Promise<ListedAppointment[]> =>
  listed(
    await taken(db, now)
      .select(['visitor_zone', 'held_until'])
      .where('starts_at', '>', now - 2 * 60 * 60_000)
      .limit(mostShown)
      .execute(),
    language,
  )

type Booked = ComingAppointment & Pick<Appointment, 'visitor_zone' | 'held_until'>

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
