// Holds, books, moves and cancels appointments, for visitors and for staff. Each change of a booked one is mailed as a calendar entry.
import { tellOfSender } from '#app/features/records/ask-again.server.ts'
import { type Changed, changeRecord } from '#app/features/records/change-record.server.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import type { NoticeTo } from '#app/features/records/notices.server.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { countSend, isOverLimit } from '#app/http/edge/rate-limit.server.ts'
import { hmac } from '#app/http/secrets/secret.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type AppointmentChange, appointmentChanged, manyAppointments } from '#app/mail/messages/staff/appointments.ts'
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentMoved,
} from '#app/mail/messages/visitors/appointment-arranged.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type By, theVisitor } from '#db/audit.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { endHolds, findArranged, hasAnother, holdMs, isCancelled } from './appointments.server.ts'
import { bookTime, claimTime, confirmTime, HeldEnough, moveTime, TimeTaken, type Wish } from './book-time.server.ts'
import { timesNote } from './times-note.ts'

type Enquirer = RecordRow<'enquiry'>

const hour = 60 * 60_000

/** One person and one network hold few times at once, however many mailboxes are typed. */
const holdBuckets = (client: string, email: string) => [
  { key: `hold:hour:${client}`, limit: 4, perMs: hour },
  { key: `hold:day:${client}`, limit: 12, perMs: 24 * hour },
  { key: `hold:mailbox:${hmac('sender', mailboxKey(email))}`, limit: 3, perMs: 24 * hour },
]

/**
 * Holds the claimed time that came with an enquiry until its sender has confirmed it by mail; of a person's held times the
 * newest counts. The enquiry's own mails tell of it. @throws TimeTaken, HeldEnough
 */
export async function holdForVisitor(
  trx: Trx,
  record: Pick<Enquirer, 'id' | 'kind' | 'status' | 'email' | 'email_key'>,
  wish: Wish,
  { client, now }: { client: string; now: number },
): Promise<void> {
  if (record.status !== 'spam') await endHolds(trx, record.email_key, now)
  const held = await bookTime(trx, record, wish, now, now + holdMs)
  if (held.status !== 'held') return
  if (await isOverLimit(trx, holdBuckets(client, record.email), now)) throw new HeldEnough()
  const states = { from_status: record.status, to_status: record.status }
  await addEvent(trx, record, now, { type: 'appointment-held', ...states, note: timesNote(held) })
}

type AppointmentRequest = {
  reference: string
  /** The enquiry's version when the page was drawn; visitors have none. */
  version?: number
  /** The visitor's clientKey, for the rate limit. */
  client?: string
}

type Refused = 'none' | 'same' | 'another'

export type AppointmentOutcome = Changed<'enquiry', 'gone' | 'changed' | 'taken' | Refused>

/** Moves the upcoming appointment, or another time than the held one is booked; staff may also book one without. */
export const arrangeAppointment = (db: Db, { wish, ...request }: AppointmentRequest & { wish: Wish }, by: By) =>
  change(db, request, by, async (trx, record) => {
    const coming = await findComing(trx, record, by.now)
    if (coming?.status === 'booked' && isSame(coming, wish)) return 'same'
    if (coming?.status === 'booked') return { what: 'moved', appointment: await moveTime(trx, coming, wish, by.now) }
    if (by.actor.id === null && coming && (await hasAnother(trx, record, by.now))) return 'another'
    if (coming) return { what: 'booked', appointment: await moveTime(trx, coming, wish, by.now) }
    if (by.actor.id === null || record.status === 'spam') return 'none'
    await claimTime(trx, wish, by.now)
    return { what: 'booked', appointment: await bookTime(trx, record, wish, by.now, null) }
  })

/** Books the held time, also when it is no longer held but still free. A visitor has one appointment at a time. */
export const confirmAppointment = (db: Db, request: AppointmentRequest, by: By) =>
  change(db, request, by, async (trx, record) => {
    const coming = await findComing(trx, record, by.now)
    if (!coming || record.status === 'spam') return 'none'
    if (coming.status === 'booked') return 'same'
    if (by.actor.id === null && (await hasAnother(trx, record, by.now))) return 'another'
    return { what: 'booked', appointment: await confirmTime(trx, coming, by.now) }
  })

export const cancelAppointment = (db: Db, request: AppointmentRequest, by: By) =>
  change(db, request, by, async (trx, record) => {
    const coming = await findComing(trx, record, by.now)
    if (coming) return { what: 'cancelled', appointment: await release(trx, coming), wasHeld: coming.status === 'held' }
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
  const appointment = await release(trx, coming)
  await addEvent(trx, record, now, {
    type: 'appointment-cancelled',
    from_status: record.status,
    to_status: record.status,
    note: timesNote(appointment),
  })
  const arranged = { what: 'cancelled', appointment, isWithdrawn, wasHeld: coming.status === 'held' } as const
  await tellBoth(trx, record as Enquirer, arranged, { actor: theVisitor, now })
  return true
}

async function findComing(trx: Trx, { id }: Pick<RecordRow, 'id'>, now: number): Promise<Appointment | null> {
  const arranged = await findArranged(trx, id)
  return arranged && arranged.starts_at > now ? arranged : null
}

async function release(trx: Trx, { id, ...appointment }: Appointment): Promise<Appointment> {
  const changed = { ...appointment, status: 'cancelled' as const, sequence: appointment.sequence + 1, held_until: null }
  await trx.updateTable('appointments').set(changed).where('id', '=', id).execute()
  return { id, ...changed }
}

const isSame = ({ office, starts_at }: Appointment, { slot }: Wish) =>
  office === slot.office.id && starts_at === slot.startsAt

type Arranged = { what: AppointmentChange; appointment: Appointment; isWithdrawn?: true; wasHeld?: boolean }

async function change(
  db: Db,
  { reference, version, client }: AppointmentRequest,
  by: By,
  arrange: (trx: Trx, record: Enquirer) => Promise<Arranged | Refused>,
): Promise<AppointmentOutcome> {
  const target = { kind: 'enquiry', reference } as const
  const make = (trx: Trx) => async (record: Enquirer) => {
    const done = await arrange(trx, record)
    if (typeof done === 'string') return { refused: done }
    // A repetition counts nothing.
    if (client !== undefined) await countSend(trx, { form: 'enquiry', client, email: record.email }, by.now)
    await tellBoth(trx, record, done, by)
    const verb = `appointment-${done.what}` as const
    const booked = { type: verb, note: timesNote(done.appointment), to_status: record.status }
    if (by.actor.id === null) return { events: [booked], reading: 'unread' as const }
    const values = done.what === 'booked' ? answered(record, by.now) : {}
    const isBegun = values.status !== undefined
    return { values, events: isBegun ? [booked, begun] : [booked], entry: { verb } }
  }
  try {
    return await mailTransaction(db, (trx) =>
      version === undefined
        ? changeRecord<'enquiry', Refused>(trx, target, by, make(trx))
        : changeRecord<'enquiry', Refused>(trx, { ...target, version }, by, make(trx)),
    )
  } catch (error) {
    if (error instanceof TimeTaken) return { ok: false, reason: 'taken' }
    throw error
  }
}

const begun = { type: 'status' } as const

/** A time that staff book or confirm answers the sender, who is mailed; as a reply does, it begins the work. */
function answered({ status, email, answered_at }: Enquirer, now: number): Partial<Enquirer> {
  if (email === '') return {}
  const values = { answered_at: answered_at ?? now, snoozed_until: null }
  return status === 'new' ? { ...values, status: recordKinds.enquiry.begun } : values
}

const letters: Record<AppointmentChange, typeof appointmentCancelled> = {
  booked: appointmentBooked,
  moved: appointmentMoved,
  cancelled: appointmentCancelled,
}

async function tellBoth(
  trx: Trx,
  record: Enquirer,
  { what, appointment, isWithdrawn, wasHeld }: Arranged,
  { actor, now }: By,
) {
  const isEndedHold = what === 'cancelled' && wasHeld
  // No calendar has a time that was only held.
  if (isEndedHold && actor.id === null) return
  if (record.email !== '') await queueMail(trx, letters[what](record, appointment, isWithdrawn), now)
  if (isEndedHold) return
  const by = actor.id === null ? null : actor.name
  const [isMany, isMore] =
    what === 'booked' ? [await isBeyond(trx, mostTold, now), await isBeyond(trx, mostTold + 1, now)] : []
  if (isMore) return
  const notice: NoticeTo = (reader) =>
    isMany ? manyAppointments(mostTold, reader) : appointmentChanged(record, appointment, { what, by, ...reader })
  await tellOfSender(trx, record, notice, now)
}

/** The most bookings that staff are mailed in an hour; the next mail says that there are more. */
const mostTold = 10

/** Counts a booking. @returns whether more than this many were counted this hour */
const isBeyond = (trx: Trx, limit: number, now: number) =>
  isOverLimit(trx, [{ key: `appointments:told:${limit}`, limit, perMs: hour }], now)
