// Holds times: a record has one appointment, an office one at a time. The database's unique index is the last word.
import { sql } from 'kysely'
import type { OfficeId } from '#app/content/company/offices.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { endOf } from './slots.ts'

const day = 24 * 60 * 60_000

/** The newest appointment; null while none is booked. */
export async function findAppointment(db: Db | Trx, recordId: string): Promise<Appointment | null> {
  const newest = await newestOf(db, recordId)
  return newest?.status === 'booked' ? newest : null
}

export const isCancelled = async (db: Db | Trx, recordId: string) =>
  (await newestOf(db, recordId))?.status === 'cancelled'

type Talk = {
  record: Pick<RecordRow, 'id' | 'name' | 'email' | 'reference' | 'language'>
  appointment: Appointment
}

/** The same by the reference of its record, with what its mails and calendar files say. */
export async function findTalk(db: Db | Trx, reference: string): Promise<Talk | null> {
  const record = await db
    .selectFrom('records')
    .select(['id', 'name', 'email', 'reference', 'language'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  const appointment = record && (await findAppointment(db, record.id))
  return appointment ? { record, appointment } : null
}

/** For lists of records: the time of the appointment, if one is booked. */
export const bookedAt = sql<number | null>`(select case when status = 'booked' then starts_at end
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

/** The booked appointments that end after this time. */
export async function listTaken(db: Db | Trx, office: OfficeId | string, from: number): Promise<Appointment[]> {
  const booked = await db
    .selectFrom('appointments')
    .selectAll()
    .where('office', '=', office)
    .where('status', '=', 'booked')
    // None is longer than a day.
    .where('starts_at', '>', from - day)
    .orderBy('starts_at')
    .execute()
  return booked.filter((appointment) => endOf(appointment) > from)
}
