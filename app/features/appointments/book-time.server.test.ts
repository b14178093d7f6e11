import { expect, test } from 'vitest'
import { offices } from '#app/content/company/offices.ts'
import { keepDiscount } from '#app/features/applications/move-application.server.ts'
import { findEnquiry, moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { rememberMoves, undoMoves } from '#app/features/inbox/undo.server.ts'
import { withdrawRecord } from '#app/features/records/visitor/visitor.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { type By, theVisitor } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { findAppointment } from './appointments.server.ts'
import { HeldEnough, listFree, TimeTaken } from './book-time.server.ts'
import {
  arrangeAppointment,
  cancelAppointment,
  cancelWithEnquiry,
  confirmAppointment,
} from './change-appointment.server.ts'
import { readAgenda } from './coming.server.ts'
import { weekOf } from './schema.ts'
import { changeAppointmentSettings } from './settings.server.ts'

const [seoul] = offices
/** A Thursday noon in Seoul. */
const now = Date.parse('2026-01-15T12:00+09:00')
const hour = 60 * 60_000
const friday = Date.parse('2026-01-16T14:00+09:00')
const visitor = { actor: theVisitor, now }

async function opened(open: () => Promise<Db>): Promise<Db> {
  const db = await open()
  const settings = { seoul: true, cameroon: false, ...weekOf(''), minutes: '60', noticeHours: 1, daysAhead: 7 } as const
  await changeAppointmentSettings(db, { ...settings, closed: '', version: 0 }, { actor: theVisitor, now })
  return db
}

const wishFor = (startsAt: number) => ({ slot: { office: seoul, startsAt }, zone: 'Europe/Paris' })

let sent = 0
type Sent = { digest?: string; client?: string; spamReasons?: string | null; email?: string; now?: number }
function send(db: Db, startsAt: number | null, { email, ...more }: Sent = {}) {
  sent += 1
  const input = {
    name: 'Ada',
    email: email ?? `v${sent}@example.com`,
    message: 'Let us talk',
    wish: startsAt === null ? null : wishFor(startsAt),
  }
  const sending = { digest: `d${sent}`, client: `c${sent}`, spamReasons: null, language: 'en' as const, now }
  return submitEnquiry(db, 'connect', input, { ...sending, ...more })
}

/** The visitor confirms the time that came with the enquiry. */
async function book(db: Db, startsAt: number, more: Sent = {}) {
  const enquiry = await send(db, startsAt, more)
  await confirmAppointment(db, { reference: enquiry.reference }, visitor)
  return enquiry
}

const timesOf = async (db: Db) => (await listFree(db, now))[0]?.days.flatMap(({ times }) => times) ?? []
const bookedBy = async (db: Db, reference: string) => {
  const record = await db
    .selectFrom('records')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return findAppointment(db, record.id)
}
const mailsOf = (db: Db, reference: string) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'calendar', 'to_address'])
    .where('reference', '=', reference)
    .orderBy('id')
    .execute()
const cancellation = async (db: Db) =>
  (await storedMails(db, { kind: 'appointment-cancelled' }))[0]?.text_body.replace(/\s+/g, ' ')
const member = async (db: Db) => {
  const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, now)
  return { actor: { id: user?.id ?? '', name: 'Ada', address: null }, now }
}

describeOnBothDialects('booking a time with an enquiry', (open) => {
  test('is not offered until an admin opens it', async () => {
    expect(await listFree(await open(), now)).toEqual([])
  })

  test('keeps the time for half an hour, and books it once its visitor confirms', async () => {
    const db = await opened(open)
    expect(await timesOf(db)).toContain(friday)
    const { reference } = await send(db, friday)
    expect(await timesOf(db)).not.toContain(friday)
    expect(await bookedBy(db, reference)).toBeNull()
    const asked = await mailsOf(db, reference)
    expect(asked.map(({ kind }) => kind).sort()).toEqual(['appointment-held', 'enquiry-received'])
    for (const { calendar } of asked) expect(calendar).toBeNull()
    const half = 30 * 60_000
    expect((await listFree(db, now + half - 1))[0]?.days.flatMap(({ times }) => times)).not.toContain(friday)
    expect((await listFree(db, now + half))[0]?.days.flatMap(({ times }) => times)).toContain(friday)

    expect(await confirmAppointment(db, { reference, client: 'c' }, visitor)).toMatchObject({ ok: true })
    expect(await confirmAppointment(db, { reference, client: 'c' }, visitor)).toEqual({ ok: false, reason: 'same' })
    expect(await timesOf(db)).not.toContain(friday)
    expect(await bookedBy(db, reference)).toMatchObject({
      starts_at: friday,
      minutes: 60,
      visitor_zone: 'Europe/Paris',
      held_until: null,
    })
    const told = (await mailsOf(db, reference)).slice(asked.length)
    expect(told.map(({ kind }) => kind).sort()).toEqual(['appointment-booked', 'appointment-changed'])
    for (const { calendar } of told) expect(calendar).toMatch(/METHOD:REQUEST.*DTSTART:20260116T050000Z/s)
    const stored = await findEnquiry(db, reference)
    expect(stored?.events.map(({ type }) => type)).toEqual(['received', 'appointment-held', 'appointment-booked'])
  })

  test('confirmed late, it is booked if nobody took it meanwhile', async () => {
    const db = await opened(open)
    const late = { actor: theVisitor, now: now + 40 * 60_000 }
    const [one, other] = [await send(db, friday), await send(db, friday + hour)]
    expect(await confirmAppointment(db, { reference: one.reference }, late)).toMatchObject({ ok: true })
    const third = await send(db, friday + hour, { now: late.now })
    const taken = { ok: false, reason: 'taken' }
    expect(await confirmAppointment(db, { reference: other.reference }, late)).toEqual(taken)
    expect(await confirmAppointment(db, { reference: third.reference }, late)).toMatchObject({ ok: true })
  })

  test('a stranger with many mailboxes holds four times, and one mailbox the newest alone', async () => {
    const db = await opened(open)
    const times = await timesOf(db)
    for (const at of times.slice(0, 4)) await send(db, at, { client: 'stranger' })
    await expect(send(db, times[4] ?? 0, { client: 'stranger' })).rejects.toThrow(HeldEnough)
    expect(await timesOf(db)).toEqual(times.slice(4))
    expect(await db.selectFrom('records').select('id').execute()).toHaveLength(4)
    const email = 'one@example.com'
    for (const at of times.slice(4, 7)) await send(db, at, { email })
    expect(await timesOf(db)).toEqual(times.toSpliced(6, 1).slice(4))
    await expect(send(db, times[8] ?? 0, { email: 'one+more@example.com' })).rejects.toThrow(HeldEnough)
  })

  test('a person has one appointment at a time, unless staff confirm another', async () => {
    const db = await opened(open)
    const email = 'one@example.com'
    const first = await book(db, friday, { email })
    const { reference } = await send(db, friday + hour, { email })
    const another = { ok: false, reason: 'another' }
    expect(await confirmAppointment(db, { reference }, visitor)).toEqual(another)
    expect(await arrangeAppointment(db, { reference, wish: wishFor(friday + 2 * hour) }, visitor)).toEqual(another)
    await cancelAppointment(db, { reference: first.reference }, visitor)
    expect(await confirmAppointment(db, { reference }, visitor)).toMatchObject({ ok: true })
    const next = await send(db, friday, { email })
    const confirmed = await confirmAppointment(db, { reference: next.reference, version: 1 }, await member(db))
    // It answers the visitor, and begins the work.
    expect(confirmed).toMatchObject({ ok: true, record: { status: 'in_progress', answered_at: now } })
    const events = (await findEnquiry(db, next.reference))?.events.slice(-2)
    expect(events).toMatchObject([
      { type: 'appointment-booked', from_status: 'new', to_status: 'new', actor: 'Ada' },
      { type: 'status', from_status: 'new', to_status: 'in_progress', actor: 'Ada' },
    ])
  })

  test('a held time is given up without a mail, and one that is moved is confirmed', async () => {
    const db = await opened(open)
    const [one, other] = [await send(db, friday), await send(db, friday + hour)]
    await cancelAppointment(db, { reference: one.reference }, visitor)
    expect(await timesOf(db)).toContain(friday)
    await arrangeAppointment(db, { reference: other.reference, wish: wishFor(friday) }, visitor)
    expect(await bookedBy(db, other.reference)).toMatchObject({ starts_at: friday, held_until: null })
    const mails = async (reference: string) => (await mailsOf(db, reference)).map(({ kind }) => kind).slice(2)
    expect(await mails(one.reference)).toEqual([])
    expect((await mails(other.reference)).sort()).toEqual(['appointment-booked', 'appointment-changed'])
  })

  test('staff are told of ten bookings in an hour, then that there are more, and of every cancellation', async () => {
    const db = await opened(open)
    const times = (await timesOf(db)).slice(0, 13)
    const references: string[] = []
    for (const at of times) references.push((await book(db, at)).reference)
    const subjects = async () =>
      (await storedMails(db, { kind: 'appointment-changed' }))
        .map(({ subject }) => subject.replace(/ \(.*/, ''))
        .reverse()
    const one = 'Appointment with Ada booked'
    expect(await subjects()).toEqual([...Array(10).fill(one), 'More than 10 appointments were booked within an hour'])
    const cancel = async (reference: string | undefined, by: By) =>
      cancelAppointment(db, { reference: reference ?? '' }, by)
    await cancel(references[11], visitor)
    await cancel(references[12], await member(db))
    expect((await subjects()).slice(11)).toEqual(Array(2).fill('Appointment with Ada cancelled'))
    const later = { ...visitor, now: now + hour }
    const next = await send(db, times[11] ?? 0, { now: later.now })
    await confirmAppointment(db, { reference: next.reference }, later)
    expect((await subjects()).slice(13)).toEqual([one])
  })

  test('can be confirmed by a visitor who has written often that day', async () => {
    const db = await opened(open)
    const email = 'often@example.com'
    for (const startsAt of [null, null, null]) await send(db, startsAt, { email })
    const { reference } = await send(db, friday, { email })
    const mine = (await mailsOf(db, reference)).filter(({ to_address }) => to_address === email)
    expect(mine.map(({ kind }) => kind)).toEqual(['appointment-held'])
    const plain = await send(db, null, { email })
    expect((await mailsOf(db, plain.reference)).filter(({ to_address }) => to_address === email)).toEqual([])
  })

  test('of two, the second gets nothing stored; the same sent twice is one enquiry', async () => {
    const db = await opened(open)
    const one = await send(db, friday, { digest: 'same' })
    expect(await send(db, friday, { digest: 'same' })).toMatchObject({ reference: one.reference })
    await expect(send(db, friday)).rejects.toThrow(TimeTaken)
    expect(await db.selectFrom('records').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
  })

  test('by 200 people at once: one has it, 199 are refused', { tags: 'simultaneous' }, async () => {
    const db = await opened(open)
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => send(db, friday)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(199)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(TimeTaken)
    expect(await db.selectFrom('appointments').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('records').select('id').execute()).toHaveLength(1)
  })

  test('the database itself refuses a second one', async () => {
    const db = await opened(open)
    await book(db, friday)
    const row = await db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow()
    await expect(
      db
        .insertInto('appointments')
        .values({ ...row, id: 'other' })
        .execute(),
    ).rejects.toThrow(/unique/i)
    await db
      .insertInto('appointments')
      .values({ ...row, id: 'other', status: 'cancelled' })
      .execute()
  })

  test('takes no time that is not offered', async () => {
    const db = await opened(open)
    for (const startsAt of [friday + 1, friday + hour / 2, now - hour, now + 30 * 24 * hour])
      await expect(send(db, startsAt)).rejects.toThrow(TimeTaken)
  })
})

describeOnBothDialects('an appointment', (open) => {
  test('is moved by the visitor and by staff, and cancelled: the same entry in the calendars', async () => {
    const db = await opened(open)
    const { reference } = await book(db, friday)
    const ada = await member(db)
    const moved = await arrangeAppointment(db, { reference, client: 'c', wish: wishFor(friday + hour) }, visitor)
    expect(moved).toMatchObject({ ok: true, record: { read_at: null } })
    expect(await timesOf(db)).toContain(friday)
    const byStaff = { reference, version: moved.ok ? moved.record.version : 0, wish: wishFor(friday + 2 * hour) }
    expect(await arrangeAppointment(db, byStaff, ada)).toMatchObject({ ok: true })
    expect(await arrangeAppointment(db, byStaff, ada)).toEqual({ ok: false, reason: 'changed' })
    expect(await cancelAppointment(db, { reference, client: 'c' }, visitor)).toMatchObject({ ok: true })
    expect(await cancelAppointment(db, { reference, client: 'c' }, visitor)).toEqual({ ok: false, reason: 'same' })
    expect(await bookedBy(db, reference)).toBeNull()
    const mails = await mailsOf(db, reference)
    const sequences = mails.flatMap(({ calendar }) => /SEQUENCE:(\d)/.exec(calendar ?? '')?.[1] ?? [])
    expect(new Set(sequences)).toEqual(new Set(['0', '1', '2', '3']))
    expect(new Set(mails.flatMap(({ calendar }) => /UID:(.*)/.exec(calendar ?? '')?.[1] ?? [])).size).toBe(1)
    const ofVisitor = mails.filter(({ to_address }) => to_address.startsWith('v')).map(({ kind }) => kind)
    expect(ofVisitor).toEqual([
      'appointment-held',
      'appointment-booked',
      'appointment-moved',
      'appointment-moved',
      'appointment-cancelled',
    ])
    expect(mails.at(-1)?.calendar).toContain('METHOD:CANCEL')
    const events = (await findEnquiry(db, reference))?.events.map(({ type, actor }) => [type, actor])
    expect(events?.slice(1)).toEqual([
      ['appointment-held', null],
      ['appointment-booked', null],
      ['appointment-moved', null],
      ['appointment-moved', 'Ada'],
      ['appointment-cancelled', null],
    ])
    const audited = await db.selectFrom('audit_events').select('verb').where('record_kind', '=', 'enquiry').execute()
    expect(audited).toEqual([{ verb: 'appointment-moved' }])
  })

  test('stays where it is when the new time is taken', async () => {
    const db = await opened(open)
    const { reference } = await book(db, friday)
    await book(db, friday + hour)
    const taken = await arrangeAppointment(db, { reference, client: 'c', wish: wishFor(friday + hour) }, visitor)
    expect(taken).toEqual({ ok: false, reason: 'taken' })
    expect(await bookedBy(db, reference)).toMatchObject({ starts_at: friday, sequence: 0 })
  })

  test('is booked by staff for an enquiry without one, but not by a visitor', async () => {
    const db = await opened(open)
    const { reference } = await send(db, null)
    const wish = wishFor(friday)
    expect(await arrangeAppointment(db, { reference, client: 'c', wish }, visitor)).toEqual({
      ok: false,
      reason: 'none',
    })
    expect(await arrangeAppointment(db, { reference, wish, version: 1 }, await member(db))).toMatchObject({ ok: true })
    expect((await mailsOf(db, reference)).map(({ kind }) => kind)).toContain('appointment-booked')
  })

  test('that has begun can be neither moved nor cancelled', async () => {
    const db = await opened(open)
    const { reference } = await book(db, friday)
    const later = { actor: theVisitor, now: friday }
    expect(await cancelAppointment(db, { reference }, later)).toEqual({ ok: false, reason: 'none' })
  })

  test('of a withdrawn enquiry is cancelled, with mails', async () => {
    const db = await opened(open)
    const { reference } = await book(db, friday)
    await withdrawRecord(db, reference, { client: 'c', now }, { enquiry: cancelWithEnquiry })
    expect(await timesOf(db)).toContain(friday)
    const told = await cancellation(db)
    expect(told).toMatch(/removes it from your calendar\. Check the status/)
    expect(told).not.toContain('Your message')
  })

  test('that is cancelled leads to the status of the message, which stays', async () => {
    const db = await opened(open)
    const { reference } = await book(db, friday)
    await cancelAppointment(db, { reference, client: 'c' }, visitor)
    const told = await cancellation(db)
    expect(told).toMatch(
      /will not take place:.*Only the appointment is cancelled; we still have your message: Check the status/,
    )
    expect(told).not.toContain('move or cancel')
  })

  test('of a deleted enquiry frees its time', async () => {
    const db = await opened(open)
    await book(db, friday)
    await db.deleteFrom('records').execute()
    expect(await timesOf(db)).toContain(friday)
  })

  test('is listed under the day of the reader, with the visitor’s time and what is left free', async () => {
    const db = await opened(open)
    const monday = Date.parse('2026-01-19T09:00+09:00')
    for (const at of [friday, monday]) await book(db, at)
    await send(db, monday + 24 * hour, { spamReasons: 'A sign.' })
    const reader = (timeZone: string, language: 'en' | 'fr' | 'ko' = 'en') =>
      readAgenda(db, now, { timeZone, language })
    const inSeoul = await reader('Asia/Seoul')
    const left = (await timesOf(db)).filter((at) => at < monday - 24 * hour && at > friday - 8 * hour).length
    expect(inSeoul.days.map(({ name, free }) => [name, free])).toEqual([
      ['Tomorrow', `Seoul ${left}`],
      ['Monday 19 January', expect.stringMatching(/^Seoul \d+$/)],
    ])
    expect(inSeoul.free).toBe(`Seoul ${(await timesOf(db)).length}`)
    expect(inSeoul.days[0]?.appointments[0]?.visitor).toEqual({ zone: 'Europe/Paris', city: 'Paris' })
    // Staff see also a time that waits for its visitor, for as long as it is held.
    await send(db, monday + 2 * hour, { email: 'waits@example.com' })
    const heldUntil = async (at: number) =>
      (await readAgenda(db, at, { timeZone: 'Asia/Seoul', language: 'en' })).days[1]?.appointments.map(
        ({ held_until }) => held_until,
      )
    expect(await heldUntil(now)).toEqual([null, now + hour / 2])
    expect(await heldUntil(now + hour / 2)).toEqual([null])
    // It is still Sunday there when Monday begins in Seoul, and Wednesday now.
    expect((await reader('America/New_York', 'fr')).days.map(({ name }) => name)).toEqual([
      'Vendredi 16 janvier',
      'Dimanche 18 janvier',
    ])
    expect((await reader('Asia/Seoul', 'ko')).days.map(({ name }) => name)).toEqual(['내일', '1월 19일 월요일'])
  })
})

describeOnBothDialects('an enquiry in quarantine', (open) => {
  test('holds no time, and has it back when it is released and the time is free', async () => {
    const db = await opened(open)
    const { reference } = await send(db, friday, { spamReasons: 'A sign.' })
    expect(await timesOf(db)).toContain(friday)
    const by = { actor: theVisitor, now }
    expect(await moveEnquiry(db, { reference, to: 'new', version: 1 }, by)).toMatchObject({ ok: true })
    expect(await bookedBy(db, reference)).toMatchObject({ starts_at: friday })
    const mails = await mailsOf(db, reference)
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['enquiry-acknowledged', 'enquiry-received'])
    for (const { calendar } of mails) expect(calendar).toContain('METHOD:REQUEST')
    const events = (await findEnquiry(db, reference))?.events.map(({ type }) => type)
    expect(events).toEqual(['received', 'status', 'appointment-booked'])
  })

  test('that its sender withdraws is neither booked nor told of', async () => {
    const db = await opened(open)
    const { reference } = await send(db, friday, { spamReasons: 'A sign.' })
    await withdrawRecord(db, reference, { client: 'c', now }, { enquiry: cancelWithEnquiry })
    const stored = await db.selectFrom('appointments').select(['status', 'sequence']).execute()
    expect(stored).toEqual([{ status: 'cancelled', sequence: 0 }])
    expect(await mailsOf(db, reference)).toEqual([])
    const events = (await findEnquiry(db, reference))?.events.map(({ type }) => type)
    expect(events).toEqual(['received', 'withdrawn'])
  })

  test('loses it to another, and its mails then say nothing of a time', async () => {
    const db = await opened(open)
    const { reference } = await send(db, friday, { spamReasons: 'A sign.' })
    await send(db, friday)
    await moveEnquiry(db, { reference, to: 'new', version: 1 }, { actor: theVisitor, now })
    expect(await bookedBy(db, reference)).toBeNull()
    for (const { calendar } of await mailsOf(db, reference)) expect(calendar).toBeNull()
  })

  test('frees the time when staff mark it as spam, and undoing that books it again', async () => {
    const db = await opened(open)
    const { reference } = await book(db, friday)
    const ada = await member(db)
    const moved = await moveEnquiry(db, { reference, to: 'spam', version: 2 }, ada)
    expect(await timesOf(db)).toContain(friday)
    const undo = moved.ok ? await rememberMoves(db, [moved], ada) : undefined
    expect(await undoMoves(db, undo ?? '', ada, keepDiscount)).toMatchObject({ undone: 1 })
    expect(await timesOf(db)).not.toContain(friday)
    const events = (await findEnquiry(db, reference))?.events.map(({ type }) => type)
    expect(events).toEqual(['received', 'appointment-held', 'appointment-booked', 'status', 'status'])
  })

  test('whose time was not confirmed waits for that again when staff release it', async () => {
    const db = await opened(open)
    const { reference } = await send(db, friday)
    const by = { actor: theVisitor, now }
    await moveEnquiry(db, { reference, to: 'spam', version: 1 }, by)
    expect(await timesOf(db)).toContain(friday)
    expect(await confirmAppointment(db, { reference }, visitor)).toEqual({ ok: false, reason: 'none' })
    await moveEnquiry(db, { reference, to: 'new', version: 2 }, by)
    expect(await bookedBy(db, reference)).toBeNull()
    expect(await timesOf(db)).not.toContain(friday)
    expect(await confirmAppointment(db, { reference }, visitor)).toMatchObject({ ok: true })
  })

  test.each(['released', 'withdrawn'])('tells of a confirmed time that it loses when it is %s', async (how) => {
    const db = await opened(open)
    const { reference } = await book(db, friday)
    const ada = await member(db)
    await moveEnquiry(db, { reference, to: 'spam', version: 2 }, ada)
    await send(db, friday)
    if (how === 'released') await moveEnquiry(db, { reference, to: 'new', version: 3 }, ada)
    else await withdrawRecord(db, reference, { client: 'c', now }, { enquiry: cancelWithEnquiry })
    expect(await bookedBy(db, reference)).toBeNull()
    const told = (await mailsOf(db, reference)).filter(({ kind }) => kind === 'appointment-cancelled')
    expect(told).toHaveLength(1)
    expect(told[0]?.calendar).toMatch(/METHOD:CANCEL/)
    expect(told[0]?.calendar).toMatch(/SEQUENCE:1/)
    const events = (await findEnquiry(db, reference))?.events.map(({ type }) => type)
    expect(events?.at(-1)).toBe('appointment-cancelled')
  })
})
