// An appointment is booked, moved or cancelled: by its visitor or by staff, each time with mails that calendars understand.
import { tellOfSender } from '#app/features/records/ask-again.server.ts'
import { type Changed, changeRecord } from '#app/features/records/change-record.server.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { countSend } from '#app/http/edge/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type AppointmentChange, appointmentChanged } from '#app/mail/messages/staff/appointment-changed.ts'
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentMoved,
} from '#app/mail/messages/visitors/appointment-arranged.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type By, theVisitor } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { bookTime, claimTime, moveTime, TimeTaken, type Wish } from './appointments.server.ts'
import { findAppointment, isCancelled } from './hold.server.ts'
import { timesNote } from './times-note.ts'

type Enquirer = RecordRow<'enquiry'>

/** Books the claimed time that came with an enquiry; the enquiry's own mails tell of it. @throws TimeTaken */
export async function bookForVisitor(
  trx: Trx,
  record: Pick<Enquirer, 'id' | 'kind' | 'status'>,
  wish: Wish,
  now: number,
): Promise<void> {
  const booked = await bookTime(trx, record, wish, now)
  if (booked.status !== 'booked') return
  const states = { from_status: record.status, to_status: record.status }
  await addEvent(trx, record, now, { type: 'appointment-booked', ...states, note: timesNote(booked) })
}

type AppointmentRequest = {
  reference: string
  /** The enquiry's version when the page was drawn; visitors have none. */
  version?: number
  /** The visitor's clientKey, for the rate limit. */
  client?: string
}

export type AppointmentOutcome = Changed<'enquiry', 'gone' | 'changed' | 'none' | 'same' | 'taken'>

/** Moves the upcoming appointment; staff may also book one. */
export const arrangeAppointment = (db: Db, { wish, ...request }: AppointmentRequest & { wish: Wish }, by: By) =>
  change(db, request, by, async (trx, record) => {
    const coming = await findComing(trx, record, by.now)
    if (coming && isSame(coming, wish)) return 'same'
    if (coming) return { what: 'moved', talk: await moveTime(trx, coming, wish, by.now) }
    if (by.actor.id === null || record.status === 'spam') return 'none'
    await claimTime(trx, wish, by.now)
    return { what: 'booked', talk: await bookTime(trx, record, wish, by.now) }
  })

export const cancelAppointment = (db: Db, request: AppointmentRequest, by: By) =>
  change(db, request, by, async (trx, record) => {
    const coming = await findComing(trx, record, by.now)
    if (coming) return { what: 'cancelled', talk: await release(trx, coming) }
    return (await isCancelled(trx, record.id)) ? 'same' : 'none'
  })

/** Cancels the appointment of a withdrawn enquiry. */
export async function cancelWithEnquiry(trx: Trx, record: RecordRow, now: number): Promise<void> {
  await cancelComing(trx, record, now, { isWithdrawn: true })
}

/** Cancels the appointment that the visitor declined in a calendar. @returns false if it is not the coming one */
export const declineAppointment = (trx: Trx, record: RecordRow, id: string, now: number): Promise<boolean> =>
  cancelComing(trx, record, now, { id })

type Cancelling = { id?: string; isWithdrawn?: true }

async function cancelComing(trx: Trx, record: RecordRow, now: number, { id, isWithdrawn }: Cancelling) {
  const coming = await findComing(trx, record, now)
  if (!coming || record.kind !== 'enquiry' || (id !== undefined && coming.id !== id)) return false
  const talk = await release(trx, coming)
  await addEvent(trx, record, now, {
    type: 'appointment-cancelled',
    from_status: record.status,
    to_status: record.status,
    note: timesNote(talk),
  })
  await tellBoth(trx, record as Enquirer, { what: 'cancelled', talk, isWithdrawn }, { actor: theVisitor, now })
  return true
}

async function findComing(trx: Trx, { id }: Pick<RecordRow, 'id'>, now: number): Promise<Appointment | null> {
  const booked = await findAppointment(trx, id)
  return booked && booked.starts_at > now ? booked : null
}

async function release(trx: Trx, { id, ...appointment }: Appointment): Promise<Appointment> {
  const changed = { ...appointment, status: 'cancelled' as const, sequence: appointment.sequence + 1 }
  await trx.updateTable('appointments').set(changed).where('id', '=', id).execute()
  return { id, ...changed }
}

const isSame = ({ office, starts_at }: Appointment, { slot }: Wish) =>
  office === slot.office.id && starts_at === slot.startsAt

type Arranged = { what: AppointmentChange; talk: Appointment; isWithdrawn?: true }

async function change(
  db: Db,
  { reference, version, client }: AppointmentRequest,
  by: By,
  arrange: (trx: Trx, record: Enquirer) => Promise<Arranged | 'none' | 'same'>,
): Promise<AppointmentOutcome> {
  const target = { kind: 'enquiry', reference } as const
  const make = (trx: Trx) => async (record: Enquirer) => {
    const done = await arrange(trx, record)
    if (typeof done === 'string') return { refused: done }
    // A repetition counts nothing.
    if (client !== undefined) await countSend(trx, { form: 'enquiry', client, email: record.email }, by.now)
    await tellBoth(trx, record, done, by)
    const verb = `appointment-${done.what}` as const
    const events = [{ type: verb, note: timesNote(done.talk) }]
    return by.actor.id === null ? { events, reading: 'unread' as const } : { events, entry: { verb } }
  }
  try {
    return await mailTransaction(db, (trx) =>
      version === undefined
        ? changeRecord<'enquiry', 'none' | 'same'>(trx, target, by, make(trx))
        : changeRecord<'enquiry', 'none' | 'same'>(trx, { ...target, version }, by, make(trx)),
    )
  } catch (error) {
    if (error instanceof TimeTaken) return { ok: false, reason: 'taken' }
    throw error
  }
}

const letters: Record<AppointmentChange, typeof appointmentCancelled> = {
  booked: appointmentBooked,
  moved: appointmentMoved,
  cancelled: appointmentCancelled,
}

async function tellBoth(trx: Trx, record: Enquirer, { what, talk, isWithdrawn }: Arranged, { actor, now }: By) {
  if (record.email !== '') await queueMail(trx, letters[what](record, talk, isWithdrawn), now)
  const by = actor.id === null ? 'The visitor' : actor.name
  await tellOfSender(trx, record, (to) => appointmentChanged(record, talk, { what, by, to }), now)
}
