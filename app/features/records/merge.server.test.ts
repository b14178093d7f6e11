import { afterAll, beforeAll, expect } from 'vitest'
import { env } from '#app/env.server.ts'
import { keepDiscount } from '#app/features/applications/move-application.server.ts'
import { findEnquiry, moveEnquiry } from '#app/features/enquiries/enquiries.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { enquiryForVisitor } from '#app/features/enquiries/visitor-enquiry.server.ts'
import { rememberMerges, undoMoves } from '#app/features/inbox/undo.server.ts'
import { fetchReceived } from '#app/features/received-mail/fetch-received.server.ts'
import { noteReceived } from '#app/features/received-mail/note-received.server.ts'
import { findStatusLink } from '#app/features/status-links/status-links.server.ts'
import { recordAddress } from '#app/mail/incoming/record-address.server.ts'
import { unchecked } from '#app/mail/incoming/sender-checks.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { askedWords } from './ask-again.server.ts'
import { listMergeable, mergeRecords, separateRecord } from './merge.server.ts'
import { addNote, assignRecords, correctAddress } from './staff-changes.server.ts'
import { newStatusLink, storeStatusLink } from './visitor/visitor.server.ts'

const hour = 60 * 60_000
// A Thursday on which both offices work.
const noon = Date.UTC(2026, 0, 15, 3)
const email = 'ann@example.com'

const before = env.INBOUND_DOMAIN
beforeAll(() => {
  env.INBOUND_DOMAIN = 'in.example.com'
})
afterAll(() => {
  env.INBOUND_DOMAIN = before
})

async function enquire(db: Db, message: string, now: number, from = email) {
  const sending = { digest: message, client: 'c', language: 'en' as const, spamReasons: null, now }
  return (await submitEnquiry(db, 'contact', { name: 'Ann', email: from, message }, sending)).reference
}

const rowOf = async (db: Db, reference: string) =>
  (await db.selectFrom('records').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()) as RecordRow

async function staff(db: Db, now: number) {
  const id = newId()
  const account = { id, email: `${id}@example.com`, email_key: `${id}@example.com`, name: 'Ada', role: 'desk' as const }
  const made = { status: 'active' as const, time_zone: 'UTC', created_at: now, version: 1 }
  await db
    .insertInto('users')
    .values({ ...account, ...made })
    .execute()
  return { actor: { id, name: 'Ada', address: null }, now }
}

async function two(db: Db) {
  const older = await enquire(db, 'The first message', noon)
  const newer = await enquire(db, 'The second message', noon + hour)
  return { older, newer, by: await staff(db, noon + 2 * hour) }
}

const merge = async (db: Db, reference: string, other: string | string[], by: Awaited<ReturnType<typeof staff>>) =>
  mergeRecords(db, { reference, version: (await rowOf(db, reference)).version, other: [other].flat() }, by)

const lines = async (db: Db, reference: string) =>
  ((await findEnquiry(db, reference))?.events ?? []).map(({ type, note, merged }) => [type, note, merged])

describeOnBothDialects('two enquiries of one person', (open) => {
  test('become one conversation in the older one, whichever page it was asked on', async () => {
    for (const [page, other] of [
      ['older', 'newer'],
      ['newer', 'older'],
    ] as const) {
      const db = await open()
      const { by, ...made } = await two(db)
      const { older, newer } = made
      expect((await listMergeable(db, await rowOf(db, made[page]))).map(({ reference }) => reference)).toEqual([
        made[other],
      ])
      expect(await merge(db, made[page], made[other], by)).toMatchObject({ ok: true, record: { reference: older } })
      expect(await lines(db, older)).toEqual([
        ['received', null, null],
        ['received', 'The second message', newer],
        ['merged', newer, null],
      ])
      expect(await rowOf(db, newer)).toMatchObject({ status: 'completed', closed_at: by.now })
      expect((await lines(db, newer)).slice(1).map(([type, note]) => [type, note])).toEqual([
        ['merged', older],
        ['status', null],
      ])
      expect((await askedWords(db, await rowOf(db, older))).quoted?.text).toBe('The second message')
      const log = await db.selectFrom('audit_events').select(['record_reference', 'detail']).execute()
      expect(log).toEqual([{ record_reference: newer, detail: JSON.stringify({ other: older }) }])
    }
  })

  test('keep the earliest promise of those that wait for an answer', async ({ db }) => {
    const { older, newer, by } = await two(db)
    const promise = (reference: string, promised_by: number, answered_at: number | null) =>
      db.updateTable('records').set({ promised_by, answered_at }).where('reference', '=', reference).execute()
    await promise(older, noon + 9 * hour, null)
    await promise(newer, noon + 5 * hour, null)
    await merge(db, older, newer, by)
    expect(await rowOf(db, older)).toMatchObject({ promised_by: noon + 5 * hour, answered_at: null })

    const again = await open()
    const pair = await two(again)
    await again
      .updateTable('records')
      .set({ promised_by: noon + 1, answered_at: noon + 1 })
      .where('reference', '=', pair.older)
      .execute()
    const { promised_by } = await rowOf(again, pair.newer)
    await merge(again, pair.older, pair.newer, pair.by)
    expect(await rowOf(again, pair.older)).toMatchObject({
      promised_by,
      answered_at: null,
      asked_again_at: noon + hour,
    })
  })

  test('get what comes for either: answers by mail with their files, and the visitor’s link', async ({ db }) => {
    const { older, newer, by } = await two(db)
    const link = newStatusLink(noon)
    await db.transaction().execute((trx) => storeStatusLink(trx, newer, link, noon))
    await merge(db, older, newer, by)
    const [to, subject] = [[recordAddress(newer) ?? ''], 'Re: x']
    const now = by.now + hour
    await db.transaction().execute((trx) => noteReceived(trx, { providerId: 'p', from: email, to, subject }, now))
    const files = [{ name: 'plan.txt', type: 'text/plain', bytes: 3, content: Buffer.from('abc') }]
    const mail = { from: email, to, subject, messageId: '<a@b>', text: 'And when?', html: null, name: null, files }
    const read = async () => ({ ...mail, isCut: false, checks: unchecked, isAutomatic: false })
    await fetchReceived(db, { read }, () => now)
    const answer = (await findEnquiry(db, older))?.events.at(-1)
    expect(answer).toMatchObject({ type: 'answer', note: 'And when?', merged: null, files: [{ name: 'plan.txt' }] })
    expect(await rowOf(db, newer)).toMatchObject({ status: 'completed' })
    expect(await findStatusLink(db, link.token, now)).toBe(older)
    const seen = await enquiryForVisitor(db, older, now)
    expect(seen?.history.map(({ title, words }) => [title, words])).toEqual([
      ['You answered by email', 'And when?'],
      ['We received it', 'The second message'],
      ['We received it', null],
    ])
  })

  test('are separated with what each owed, by the page or by the undo', async () => {
    for (const isUndone of [true, false]) {
      const db = await open()
      const { older, newer, by } = await two(db)
      const debts = async () =>
        Promise.all(
          [older, newer].map(async (reference) => {
            const { status, promised_by, answered_at, closed_at, merged_into } = await rowOf(db, reference)
            return { status, promised_by, answered_at, closed_at, merged_into }
          }),
        )
      await db
        .updateTable('records')
        .set({ promised_by: noon + 1 })
        .where('reference', '=', newer)
        .execute()
      const owed = await debts()
      const merged = await merge(db, older, newer, by)
      if (!merged.ok) throw new Error(merged.reason)
      expect(await debts()).not.toEqual(owed)
      const { version } = await rowOf(db, newer)
      if (isUndone) await undoMoves(db, (await rememberMerges(db, merged.merged, by)) ?? '', by, keepDiscount)
      else await separateRecord(db, { reference: newer, version }, by)
      expect(await debts()).toEqual(owed)
      expect((await lines(db, older)).map(([type]) => type)).toEqual(['received', 'merged', 'separated'])
      const target = { reference: newer, version: version + 1 }
      expect(await separateRecord(db, target, by)).toEqual({ ok: false, reason: 'unchanged' })
    }
  })

  test('are left alone if one is closed, in quarantine, another person’s or merged, and a merged one is not moved', async () => {
    const db = await open()
    const { older, newer, by } = await two(db)
    const refused = { ok: false, reason: 'not mergeable' }
    expect(await merge(db, older, await enquire(db, 'Bob', noon, 'bob@example.com'), by)).toEqual(refused)
    expect(await merge(db, older, older, by)).toEqual(refused)
    for (const values of [{ status: 'spam' as const }, { status: 'completed' as const, closed_at: noon }]) {
      const other = await enquire(db, `Another ${values.status}`, noon + hour)
      await db.updateTable('records').set(values).where('reference', '=', other).execute()
      expect(await merge(db, older, other, by)).toEqual(refused)
    }
    const early = { reference: older, version: 99, other: [newer] }
    expect(await mergeRecords(db, early, by)).toEqual({ ok: false, reason: 'changed' })
    await merge(db, older, newer, by)
    expect(await merge(db, older, newer, by)).toEqual(refused)
    const { version } = await rowOf(db, newer)
    const move = { reference: newer, to: 'in_progress' as const, version }
    expect(await moveEnquiry(db, move, by)).toEqual({ ok: false, reason: 'wrong move' })
  })

  test('and a third one become one at once, and are separated by one undo with what each owed', async ({ db }) => {
    const { older, newer, by } = await two(db)
    const third = await enquire(db, 'The third message', noon + 2 * hour)
    const all = [older, newer, third]
    const owed = async () =>
      (await Promise.all(all.map((reference) => rowOf(db, reference)))).map(
        ({ promised_by, answered_at, closed_at }) => [promised_by, answered_at, closed_at],
      )
    for (const [at, reference] of all.entries())
      await db
        .updateTable('records')
        .set({ promised_by: noon + (9 - at) * hour })
        .where('reference', '=', reference)
        .execute()
    const before = await owed()
    const merged = await merge(db, newer, [third, older], by)
    if (!merged.ok) throw new Error(merged.reason)
    expect(merged.record).toMatchObject({ reference: older, promised_by: noon + 7 * hour })
    expect((await lines(db, older)).filter(([type]) => type === 'received')).toEqual([
      ['received', null, null],
      ['received', 'The second message', newer],
      ['received', 'The third message', third],
    ])
    const undo = (await rememberMerges(db, merged.merged, by)) ?? ''
    expect(await undoMoves(db, undo, by, keepDiscount)).toMatchObject({ undone: 2, left: 0 })
    expect(await owed()).toEqual(before)
  })

  test('tell what was done to both once', async ({ db }) => {
    const { older, newer, by } = await two(db)
    const targets = [older, newer].map((reference) => ({ kind: 'enquiry' as const, reference, version: 1 }))
    await assignRecords(db, { targets, assignee: { id: by.actor.id, name: 'Ada', role: 'desk' } }, by)
    for (const reference of [older, newer]) {
      const { version } = await rowOf(db, reference)
      await correctAddress(db, { kind: 'enquiry', reference, version, email: 'ann@example.org' }, by)
    }
    await addNote(db, { kind: 'enquiry', reference: newer, note: 'By phone' }, by)
    await merge(db, older, newer, by)
    const told = (await lines(db, older)).filter(([type]) => type !== 'status' && type !== 'received')
    expect(told).toEqual([
      ['assigned', 'Ada', null],
      ['corrected', 'ann@example.com → ann@example.org', null],
      ['note', 'By phone', newer],
      ['merged', newer, null],
    ])
  })

  test('become one in the newer one if that has an appointment, and in none if both have', async ({ db }) => {
    const { older, newer, by } = await two(db)
    const book = async (reference: string, starts_at: number) => {
      const { id: record_id } = await rowOf(db, reference)
      const time = { starts_at, minutes: 30, office: 'seoul', visitor_zone: null, held_until: null }
      const made = { id: newId(), record_id, sequence: 0, created_at: noon, status: 'booked' as const }
      await db
        .insertInto('appointments')
        .values({ ...made, ...time })
        .execute()
    }
    const third = await enquire(db, 'The third message', noon + hour)
    await book(newer, noon + 50 * hour)
    expect(await merge(db, older, newer, by)).toMatchObject({ ok: true, record: { reference: newer } })
    await book(third, noon + 60 * hour)
    expect(await merge(db, newer, third, by)).toEqual({ ok: false, reason: 'both held' })
  })
})
