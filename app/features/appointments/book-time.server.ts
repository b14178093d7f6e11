// The free times, and booking one of them for an enquiry in the transaction that stores it.
import { type Office, offices } from '#app/content/company/offices.ts'
import { readOwnDays } from '#app/features/records/office-days.server.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { isStillFree, listTaken, lockOffice } from './appointments.server.ts'
import { appointmentSettings, readRules } from './settings.server.ts'
import { freeDays, isFree, type Slot, type SlotDay } from './slots.ts'

type OfferedOffice = { office: Office; minutes: number; days: SlotDay[] }

/** The offices that offer appointments, with their free times. */
export async function listFree(db: Db, now: number): Promise<OfferedOffice[]> {
  const [rules, own] = await Promise.all([readRules(db, now), readOwnDays(db, now)])
  const offered = offices.filter(({ id }) => rules.weeks[id])
  return Promise.all(
    offered.map(async (office) => {
      const taken = await listTaken(db, office.id, now)
      return { office, minutes: rules.minutes, days: freeDays(office, rules, { now, own, taken }) }
    }),
  )
}

export async function isOffered(db: Db): Promise<boolean> {
  const settings = await appointmentSettings(db)
  return offices.some(({ id }) => settings[id])
}

/** The time was taken, or is not offered any more: the transaction ends without a trace. */
export class TimeTaken extends Error {}

/** A person or network chose as many times as one may without confirming them. */
export class HeldEnough extends Error {}

export function refusedTime(error: unknown): 'taken' | 'enough' {
  if (error instanceof TimeTaken) return 'taken'
  if (error instanceof HeldEnough) return 'enough'
  throw error
}

/** @property zone the visitor's; empty if unknown */
export type Wish = { slot: Slot; zone: string }

/** Before anything else is stored: those who come too late wait for little. @throws TimeTaken */
export const claimTime = (trx: Trx, { slot }: Wish, now: number) => claim(trx, slot, now)

/**
 * The time must be claimed in the same transaction; for a record in quarantine it is only noted.
 * @param heldUntil null for staff, who need no confirmation @throws TimeTaken
 */
export async function bookTime(
  trx: Trx,
  record: Pick<RecordRow, 'id' | 'status'>,
  { slot, zone }: Wish,
  now: number,
  heldUntil: number | null,
): Promise<Appointment> {
  const { minutes } = await readRules(trx, now)
  const held = { status: 'held', held_until: heldUntil } as const
  const status = record.status === 'spam' ? 'set_aside' : 'booked'
  return store(trx, {
    id: newId(),
    record_id: record.id,
    office: slot.office.id,
    starts_at: slot.startsAt,
    minutes,
    visitor_zone: zone || null,
    sequence: 0,
    created_at: now,
    ...(status === 'booked' && heldUntil !== null ? held : { status, held_until: null }),
  })
}

/** Whoever moves a held time confirms it. @throws TimeTaken */
export async function moveTime(
  trx: Trx,
  { id, ...appointment }: Appointment,
  { slot, zone }: Wish,
  now: number,
): Promise<Appointment> {
  const { minutes } = await claim(trx, slot, now, id)
  const changed = {
    ...appointment,
    office: slot.office.id,
    starts_at: slot.startsAt,
    minutes,
    visitor_zone: zone || appointment.visitor_zone,
    sequence: appointment.sequence + 1,
    ...booked,
  }
  await trx.updateTable('appointments').set(changed).where('id', '=', id).execute()
  return { id, ...changed }
}

/** @throws TimeTaken */
export async function confirmTime(trx: Trx, held: Appointment, now: number): Promise<Appointment> {
  if (!(await isStillFree(trx, held, now))) throw new TimeTaken()
  await trx.updateTable('appointments').set(booked).where('id', '=', held.id).execute()
  return { ...held, ...booked }
}

const booked = { status: 'booked', held_until: null } as const

/** Without holding it, for an error beside others. */
export const isOpen = async (db: Db, slot: Slot, now: number) => (await findRules(db, slot, now)) !== null

/** @param own the id of the appointment that gives up its time */
async function claim(trx: Trx, slot: Slot, now: number, own?: string) {
  await lockOffice(trx, slot.office.id)
  const rules = await findRules(trx, slot, now, own)
  if (!rules) throw new TimeTaken()
  return rules
}

/** Null for a time that cannot be had. */
async function findRules(db: Db | Trx, { office, startsAt }: Slot, now: number, own?: string) {
  const rules = await readRules(db, now)
  const ownDays = await readOwnDays(db, now)
  const taken = await listTaken(db, office.id, now)
  const others = taken.filter(({ id }) => id !== own)
  return isFree(office, startsAt, rules, { now, own: ownDays, taken: others }) ? rules : null
}

/** The unique index refuses a time that is booked already. */
async function store(trx: Trx, appointment: Appointment): Promise<Appointment> {
  const stored = await trx
    .insertInto('appointments')
    .values(appointment)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!stored) throw new TimeTaken()
  return stored
}
