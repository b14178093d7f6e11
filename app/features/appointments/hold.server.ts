// Holds times: a record has one appointment, an office one at a time. The database's unique index is the last word on booked ones.
import { sql } from 'kysely'
import type { OfficeId } from '#app/content/company/offices.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { endOf, overlaps } from './slots.ts'

const day = 24 * 60 * 60_000
/** The time that a visitor has to confirm a time. */
export const holdMs = 30 * 60_000

/** The newest appointment; null while none is booked. */
export async function findAppointment(db: Db | Trx, recordId: string): Promise<Appointment | null> {
  const newest = await newestOf(db, recordId)
  return newest?.status === 'booked' ? newest : null
}

/** The same, or the time that waits to be confirmed. */
export async function findArranged(db: Db | Trx, recordId: string): Promise<Appointment | null> {
  const newest = await newestOf(db, recordId)
  return newest?.status === 'booked' || newest?.status === 'held' ? newest : null
}

export const isCancelled = async (db: Db | Trx, recordId: string) =>
  (await newestOf(db, recordId))?.status === 'cancelled'

type Talk = {
  record: Pick<RecordRow, 'id' | 'name' | 'email' | 'reference' | 'language'>
  appointment: Appointment
}

/** What is arranged by the reference of its record, with what its mails and calendar files say. */
export async function findTalk(db: Db | Trx, reference: string): Promise<Talk | null> {
  const record = await db
    .selectFrom('records')
    .select(['id', 'name', 'email', 'reference', 'language'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  const appointment = record && (await findArranged(db, record.id))
  return appointment ? { record, appointment } : null
}

/** The time of the appointment, if one has been booked since the sender last wrote. */
export const bookedAt = sql<number | null>`(select
  case when status = 'booked' and starts_at > coalesce(records.asked_again_at, records.received_at) then starts_at end
  from appointments where record_id = records.id order by id desc limit 1)`

/** Whatever its status. */
export const newestOf = (db: Db | Trx, recordId: string) =>
  db
    .selectFrom('appointments')
    .selectAll()
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Bookings of one office take turns until the transaction ends. */
export const lockOffice = (trx: Trx, office: OfficeId | string) => takeAdvisoryLock(trx, `appointments ${office}`)

/** Appointments whose times nobody else can have now: those booked and still to come, and those held for a visitor. */
export async function listTaken(db: Db | Trx, office: OfficeId | string, now: number): Promise<Appointment[]> {
  const taken = await db
    .selectFrom('appointments')
    .selectAll()
    .where('office', '=', office)
    .where((e) => e.or([e('status', '=', 'booked'), e.and([e('status', '=', 'held'), e('held_until', '>', now)])]))
    // None is longer than a day.
    .where('starts_at', '>', now - day)
    .orderBy('starts_at')
    .execute()
  return taken.filter((appointment) => endOf(appointment) > now)
}

/** Whether the time that this appointment gave up is still free. Locks its office until the transaction ends. */
export async function isStillFree(trx: Trx, appointment: Appointment, now: number): Promise<boolean> {
  await lockOffice(trx, appointment.office)
  const taken = await listTaken(trx, appointment.office, now)
  return (
    appointment.starts_at > now && !taken.some((other) => other.id !== appointment.id && overlaps(other, appointment))
  )
}

/** Whether the sender has another appointment to come; the answer stays true until the transaction ends. */
export async function hasAnother(trx: Trx, { id, email_key }: Pick<RecordRow, 'id' | 'email_key'>, now: number) {
  await takeAdvisoryLock(trx, `appointments of ${email_key}`)
  const other = await ofPerson(trx, email_key)
    .where('records.id', '<>', id)
    .where('appointments.status', '=', 'booked')
    .where('starts_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Others can choose the times that this person has not confirmed. */
export async function endHolds(trx: Trx, email_key: string, now: number) {
  await trx
    .updateTable('appointments')
    .set({ held_until: now })
    .where('held_until', '>', now)
    .where('id', 'in', ofPerson(trx, email_key))
    .execute()
}

const ofPerson = (trx: Trx, email_key: string) =>
  trx
    .selectFrom('records')
    .innerJoin('appointments', 'appointments.record_id', 'records.id')
    .select('appointments.id')
    .where('email_key', '=', email_key)
