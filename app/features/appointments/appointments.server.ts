// Holds times: a record has one appointment, an office one at a time. The database's unique index is the last word on booked ones.
import { sql } from 'kysely'
import type { OfficeId } from '#app/content/company/offices.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import type { NewEvent } from '#app/features/records/timeline.server.ts'
import { appointmentCancelled } from '#app/mail/messages/visitors/appointment-arranged.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { endOf, overlaps } from './slots.ts'
import { timesNote } from './times-note.ts'

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

type RecordWithAppointment = {
  record: Pick<RecordRow, 'id' | 'name' | 'email' | 'reference' | 'language'>
  appointment: Appointment
}

/** What is arranged by the reference of its record, with what its mails and calendar files say. */
export async function findRecordWithAppointment(
  db: Db | Trx,
  reference: string,
): Promise<RecordWithAppointment | null> {
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
const newestOf = (db: Db | Trx, recordId: string) =>
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

// A record in quarantine holds no time: its appointment is set aside, and its release decides about it.

type Followed = Pick<NewEvent, 'type' | 'note'>

/**
 * The appointment of a released record is booked if its time is still free, because staff have seen it; one that its visitor
 * was asked to confirm waits for that again. Otherwise it is cancelled, as it is when the record was withdrawn; a visitor to
 * whom it was confirmed is told. @returns the events of what was done
 */
export async function followQuarantine(
  trx: Trx,
  record: RecordRow,
  before: Pick<RecordRow, 'status' | 'spam_reasons'>,
  now: number,
): Promise<Followed[]> {
  const isSpam = record.status === 'spam'
  if ((before.status === 'spam') === isSpam) return []
  const appointment = await newestOf(trx, record.id)
  const from: readonly Appointment['status'][] = isSpam ? ['booked', 'held'] : ['set_aside']
  if (!appointment || !from.includes(appointment.status)) return []
  if (isSpam) {
    await change(trx, appointment, { status: 'set_aside' })
    return []
  }
  // Without reasons it was staff who put the record into quarantine, after its mails were sent.
  const wasHeld = appointment.held_until !== null
  const wasConfirmed = before.spam_reasons === null && !wasHeld
  const isWithdrawn = !isOpen(record.kind, record.status)
  if (!isWithdrawn && (await isStillFree(trx, appointment, now))) {
    const booked = await change(trx, appointment, { status: wasHeld ? 'held' : 'booked' })
    return wasConfirmed || wasHeld ? [] : [{ type: 'appointment-booked', note: timesNote(booked) }]
  }
  const isTold = wasConfirmed && appointment.starts_at > now
  const sequence = appointment.sequence + (isTold ? 1 : 0)
  const lost = await change(trx, appointment, { status: 'cancelled', sequence })
  if (!isTold) return []
  if (record.email !== '') await queueMail(trx, appointmentCancelled(record, lost, isWithdrawn), now)
  return [{ type: 'appointment-cancelled', note: timesNote(lost) }]
}

async function change(trx: Trx, appointment: Appointment, values: Partial<Pick<Appointment, 'status' | 'sequence'>>) {
  await trx.updateTable('appointments').set(values).where('id', '=', appointment.id).execute()
  return { ...appointment, ...values }
}
