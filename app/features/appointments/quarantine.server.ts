// A record in quarantine holds no time: its appointment is set aside, and its release decides about it.
import { isOpen } from '#app/features/records/statuses.ts'
import type { NewEvent } from '#app/features/records/timeline.server.ts'
import { appointmentCancelled } from '#app/mail/messages/visitors/appointment-arranged.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import type { Trx } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { isStillFree, newestOf } from './hold.server.ts'
import { timesNote } from './times-note.ts'

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
