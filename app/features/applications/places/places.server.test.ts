import { expect } from 'vitest'
import { findApplication } from '#app/features/applications/applications.server.ts'
import { moveConfirmed } from '#app/features/applications/move-application.server.ts'
import type { Db } from '#db/schema.ts'
import type { SignupStatus } from '#db/tables/records.ts'
import { accept, applicant, makeRun, placeOf, untold } from '#tests/support/course-runs.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { planOf } from '#tests/support/query-plan.ts'
import { changeRun, deleteRun, findRun, upcomingRuns } from '../runs/runs.server.ts'
import { chooseRun, movePlace } from './move-place.server.ts'
import { mayMovePlace, placeMovesFrom, placeStatuses, seatOf } from './place-statuses.ts'
import { countPlaces, listPlaces, listRunPeople } from './places.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const day = 24 * 60 * 60_000
const actor = { id: null, name: 'Ada', address: null }
const acting = { actor, now: noon }

const withMail = { mail: { paragraph: 'See you soon!' } }

async function move(db: Db, reference: string, to: SignupStatus, now = noon) {
  const { id, version } = await placeOf(db, reference)
  return movePlace(db, { id, to, version, ...withMail }, { actor, now })
}

async function choose(db: Db, reference: string, runId: string | null) {
  const { id, version } = await placeOf(db, reference)
  return chooseRun(db, { id, runId, version }, { actor, now: noon })
}

/** A run with one seat and three people: one has the seat, two wait in this order. */
async function fullRun(db: Db) {
  const id = await makeRun(db, 1, noon)
  const references = [await applicant(db, noon), await applicant(db, noon), await applicant(db, noon)] as const
  for (const [index, reference] of references.entries()) {
    await accept(db, reference, { id, isWaiting: index > 0 }, noon + index)
  }
  return { id, references }
}

const isWaiting = async (db: Db, reference: string) => (await placeOf(db, reference)).waiting_since !== null
const offers = async (db: Db) => {
  const mails = await db.selectFrom('outbox').select('reference').where('kind', '=', 'place-offered').execute()
  return mails.map(({ reference }) => reference)
}

describeOnBothDialects('a place in a course', (open) => {
  test('makes the allowed moves; each is in the audit log', async ({ db }) => {
    const reference = await applicant(db, noon)
    await accept(db, reference, null, noon)
    for (const from of placeStatuses) {
      for (const to of placeStatuses) {
        const isDone = mayMovePlace(from, to, false)
        await db.updateTable('course_signups').set({ status: from, version: 1 }).execute()
        await db.deleteFrom('audit_events').execute()
        expect([from, to, (await move(db, reference, to)).ok]).toEqual([from, to, isDone])
        const entries = await db
          .selectFrom('audit_events')
          .select(['verb', 'record_kind', 'record_reference'])
          .execute()
        expect(entries).toEqual(isDone ? [{ verb: 'moved', record_kind: 'place', record_reference: reference }] : [])
      }
    }
  })

  test('mails the person when it is confirmed or cancelled, with the staff’s own words, unless staff leave the mail out', async () => {
    const db = await open()
    const reference = await applicant(db, noon)
    await accept(db, reference, null, noon)
    const mailed: Record<string, string[]> = {}
    for (const from of placeStatuses) {
      for (const { to } of placeMovesFrom(from, false)) {
        await db.updateTable('course_signups').set({ status: from, version: 1 }).execute()
        await db.deleteFrom('outbox').execute()
        expect(await move(db, reference, to)).toMatchObject({ ok: true })
        const mails = await db.selectFrom('outbox').select(['kind', 'reference', 'text_body']).execute()
        expect(mails.every((mail) => mail.reference === reference)).toBe(true)
        expect(mails.every(({ text_body }) => text_body.includes('See you soon!'))).toBe(true)
        mailed[`${from} > ${to}`] = mails.map(({ kind }) => kind)
        await db.updateTable('course_signups').set({ status: from, version: 1 }).execute()
        await db.deleteFrom('outbox').execute()
        const { id } = await placeOf(db, reference)
        expect((await movePlace(db, { id, to, version: 1, mail: null }, acting)).ok).toBe(true)
        expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([])
      }
    }
    expect(mailed).toEqual({
      'pending > confirmed': ['place-confirmed'],
      'pending > cancelled': ['place-cancelled'],
      'confirmed > completed': [],
      'confirmed > cancelled': ['place-cancelled'],
      'cancelled > pending': [],
    })
  })

  test('that was cancelled tells its person in their language, and one who waited that they left the list', async () => {
    const db = await open()
    const { references } = await fullRun(db)
    await db.updateTable('records').set({ language: 'fr' }).execute()
    for (const reference of references.slice(0, 2).toReversed()) await move(db, reference, 'cancelled')
    const mails = db.selectFrom('outbox').select(['reference', 'subject', 'text_body'])
    const told = await mails.where('kind', '=', 'place-cancelled').orderBy('id').execute()
    expect(told.map(({ reference, subject }) => [reference, subject.split(' (')[0]])).toEqual([
      [references[1], 'Vous n’êtes plus sur la liste d’attente'],
      [references[0], 'Votre place est annulée'],
    ])
    expect(told[1]?.text_body).toMatch(/Vous ne devez\s+rien pour cette place/)
    expect(told[1]?.text_body).toContain('samedi 14 février 2026')
  })

  test('tells the place, hours, language, teacher and price in the mails of acceptance and confirmation', async () => {
    const db = await open()
    const id = await makeRun(db, 1, noon)
    const held = { place: 'Room 7', hours: 'Mon and Wed 18:00–20:00', language: 'fr', teacher: 'Awa Ngu' } as const
    await db.updateTable('course_runs').set(held).execute()
    const reference = await applicant(db, noon)
    await accept(db, reference, { id, isWaiting: false }, noon, { price: { minor: 25_000, currency: 'EUR' } })
    await move(db, reference, 'confirmed')
    const mails = await db.selectFrom('outbox').select(['kind', 'text_body']).where('kind', 'like', '%ed').execute()
    const told = mails.filter(({ kind }) => kind === 'application-accepted' || kind === 'place-confirmed')
    expect(told).toHaveLength(2)
    for (const { text_body } of told) {
      for (const line of [
        'Hours: Mon and Wed 18:00–20:00',
        'Where: Room 7',
        'Taught by: Awa Ngu',
        'Taught in: French',
        'Price: €250.00',
      ])
        expect(text_body).toContain(line)
    }
    expect(told.find(({ kind }) => kind === 'application-accepted')?.text_body).toContain('on these terms')
  })

  test('is confirmed with the acceptance, by one mail; on a waiting list it is not', async ({ db }) => {
    const id = await makeRun(db, 1, noon)
    const [first, second] = [await applicant(db, noon), await applicant(db, noon)]
    await accept(db, first, { id, isWaiting: false }, noon, { isConfirmed: true })
    await accept(db, second, { id, isWaiting: true }, noon, { isConfirmed: true })
    expect(await placeOf(db, first)).toMatchObject({ status: 'confirmed', waiting_since: null })
    expect(await placeOf(db, second)).toMatchObject({ status: 'pending', waiting_since: noon })
    const mails = await db.selectFrom('outbox').select(['kind', 'subject']).where('kind', 'like', '%ed').execute()
    expect(mails.filter(({ kind }) => kind === 'place-confirmed')).toEqual([])
    expect(
      mails.flatMap(({ kind, subject }) => (kind === 'application-accepted' ? subject.split(' (')[0] : [])),
    ).toEqual(['Your application is accepted, and your place is confirmed', 'Your application is accepted'])
  })

  test('states the granted discount in the mails of acceptance and confirmation', async ({ db }) => {
    const id = await makeRun(db, 1, noon)
    const reference = await applicant(db, noon)
    await db.updateTable('applications').set({ promo_code: 'SPRING', promo_percent: 30 }).execute()
    await accept(db, reference, { id, isWaiting: false }, noon)
    await move(db, reference, 'confirmed')
    const mails = await db.selectFrom('outbox').select(['kind', 'text_body']).where('kind', 'like', '%ed').execute()
    const told = mails.filter(({ kind }) => kind === 'application-accepted' || kind === 'place-confirmed')
    expect(told).toHaveLength(2)
    for (const { text_body } of told) {
      expect(text_body).toContain('Discount: 30% (code SPRING)')
      expect(text_body).toContain('First day: Saturday, 14 February 2026')
    }
  })

  test('that was cancelled takes no seat and no place on the waiting list', async ({ db }) => {
    const { references } = await fullRun(db)
    for (const reference of references.toReversed()) {
      await move(db, reference, 'cancelled')
      const place = (await listPlaces(db, {})).rows.find((row) => row.reference === reference)
      expect(place && seatOf(place)).toBe('none')
    }
  })

  test('is unchanged by an old version, an unknown id and nine of ten simultaneous requests', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const reference = await applicant(db, noon)
    await accept(db, reference, null, noon)
    const { id } = await placeOf(db, reference)
    const asked = { id, to: 'confirmed', version: 1, mail: null } as const
    const by = { actor, now: noon }
    expect(await movePlace(db, { ...asked, version: 9 }, by)).toEqual({ ok: false, reason: 'changed' })
    expect(await movePlace(db, { ...asked, id: 'x' }, by)).toEqual({ ok: false, reason: 'gone' })
    const moved = await Promise.all(Array.from({ length: 10 }, () => movePlace(db, asked, by)))
    expect(moved.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await placeOf(db, reference)).toMatchObject({ status: 'confirmed', version: 2 })
  })

  test('is not reinstated once its application is no longer accepted', async ({ db }) => {
    const reference = await applicant(db, noon)
    await accept(db, reference, null, noon)
    const { version = 0 } = (await findApplication(db, reference)) ?? {}
    await moveConfirmed(db, { reference, to: 'reviewing', version, confirmed: { mail: null } }, { actor, now: noon })
    expect(await move(db, reference, 'pending')).toEqual({ ok: false, reason: 'not accepted' })
  })

  test('is listed newest first, 25 a page and by status; a run’s people by their seats', async ({ db }) => {
    const id = await makeRun(db, 2, noon)
    const references: string[] = []
    for (let n = 0; n < 27; n++) {
      const reference = await applicant(db, noon)
      await accept(db, reference, n < 3 ? { id, isWaiting: n === 2 } : null, noon + Math.floor(n / 10))
      references.push(reference)
    }
    const first = await listPlaces(db, {})
    const second = await listPlaces(db, {}, first.next ?? undefined)
    expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 2, null])
    const listed = [...first.rows, ...second.rows].map(({ reference }) => reference)
    expect(new Set(listed)).toEqual(new Set(references))
    await move(db, references[0] ?? '', 'confirmed')
    expect((await listPlaces(db, { status: 'confirmed' })).rows).toMatchObject([{ reference: references[0] }])
    expect((await listPlaces(db, { status: 'waiting' })).rows).toMatchObject([{ reference: references[2] }])
    expect((await listRunPeople(db, id)).map(seatOf)).toEqual(['held', 'held', 'waiting'])
    expect(await countPlaces(db)).toEqual({ pending: 25, waiting: 1, confirmed: 1, completed: 0, cancelled: 0 })
    for (const status of ['pending', 'waiting', 'confirmed'] as const) {
      const plan = await planOf(db, (trx) => listPlaces(trx, { status }))
      expect(plan).toContain('course_signups_listed')
      expect(plan).not.toMatch(/TEMP B-TREE|SCAN/)
    }
  })
})

describeOnBothDialects('the seats of a course run', (open) => {
  test('are never overbooked by simultaneous acceptances', { tags: 'simultaneous' }, async ({ db }) => {
    const id = await makeRun(db, 2, noon)
    const references: string[] = []
    for (let n = 0; n < 8; n++) references.push(await applicant(db, noon))
    const all = await Promise.all(references.map((reference) => accept(db, reference, { id, isWaiting: false }, noon)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(2)
    const refused = all.flatMap((moved) => (moved.ok ? [] : [moved.reason]))
    expect(refused).toEqual(Array(6).fill('seats changed'))
    expect(await findRun(db, id)).toMatchObject({ seats: 2, taken: 2, left: 0, waiting: 0 })
    // The refused applications are still in review, and their applicants received no mail.
    const mails = await db.selectFrom('outbox').select('id').where('kind', '=', 'application-accepted').execute()
    expect(mails).toHaveLength(2)
    const rest = references.filter((_, index) => !all[index]?.ok)
    const waiting = await Promise.all(rest.map((reference) => accept(db, reference, { id, isWaiting: true }, noon)))
    expect(waiting.filter(({ ok }) => ok)).toHaveLength(6)
    expect(await findRun(db, id)).toMatchObject({ taken: 2, waiting: 6 })
  })

  test('are never overbooked by places that join the run at the same moment', { tags: 'simultaneous' }, async () => {
    const db = await open()
    const id = await makeRun(db, 1, noon)
    const references: string[] = []
    for (let n = 0; n < 6; n++) references.push(await applicant(db, noon))
    for (const reference of references) await accept(db, reference, null, noon)
    await Promise.all(references.map((reference) => choose(db, reference, id)))
    expect(await findRun(db, id)).toMatchObject({ taken: 1, waiting: 5 })
  })

  test('appear in the mail of acceptance: the dates, or a place on the waiting list', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const { references } = await fullRun(db)
    const texts = await Promise.all(
      references.map(async (reference) => {
        const mails = db.selectFrom('outbox').select('text_body').where('kind', '=', 'application-accepted')
        return (await mails.where('reference', '=', reference).executeTakeFirstOrThrow()).text_body
      }),
    )
    for (const text of texts) expect(text).toContain('First day: Saturday, 14 February 2026')
    expect(texts.map((text) => text.includes('waiting list'))).toEqual([false, true, true])
  })

  test('go from a cancelled place to the person who has waited longest, by mail; a reinstated place joins the end of the waiting list', async () => {
    const db = await open()
    const { id, references } = await fullRun(db)
    const [first, second, third] = references
    expect(await move(db, second, 'confirmed')).toEqual({ ok: false, reason: 'wrong move' })
    expect(await move(db, first, 'cancelled')).toMatchObject({ ok: true, movedUp: [second] })
    expect([await isWaiting(db, second), await isWaiting(db, third)]).toEqual([false, true])
    expect(await offers(db)).toEqual([second])
    await move(db, first, 'pending', noon + day)
    expect([await isWaiting(db, first), await findRun(db, id)]).toMatchObject([true, { taken: 1, waiting: 2 }])
    expect(await move(db, second, 'cancelled')).toMatchObject({ movedUp: [third] })
    expect(await move(db, third, 'cancelled')).toMatchObject({ movedUp: [first] })
    // A place on the waiting list frees no seat.
    expect(await move(db, first, 'confirmed')).toMatchObject({ ok: true, movedUp: [] })
  })

  test('are freed when an acceptance is reversed', async ({ db }) => {
    const { references } = await fullRun(db)
    const [first, second] = references
    const { version = 0 } = (await findApplication(db, first)) ?? {}
    await moveConfirmed(
      db,
      { reference: first, to: 'reviewing', version, confirmed: { mail: null } },
      { actor, now: noon },
    )
    expect(await isWaiting(db, second)).toBe(false)
    expect(await offers(db)).toEqual([second])
  })

  test('that are added go to the waiting list in order; fewer seats than are taken are refused', async ({ db }) => {
    const { id, references } = await fullRun(db)
    const { starts_on = '', ends_on = '' } = (await findRun(db, id)) ?? {}
    const dates = { starts_on, ends_on, ...untold }
    const changed = await changeRun(db, id, { ...dates, seats: 3, version: 1 }, acting)
    expect(changed).toMatchObject({ ok: true, movedUp: references.slice(1) })
    expect(await findRun(db, id)).toMatchObject({ taken: 3, left: 0, waiting: 0, version: 2 })
    const refused = [
      [{ seats: 2, version: 2 }, 'too few seats'],
      [{ seats: 3, version: 1 }, 'changed'],
    ] as const
    for (const [more, reason] of refused) {
      expect(await changeRun(db, id, { ...dates, ...more }, acting)).toEqual({ ok: false, reason })
    }
    expect(await changeRun(db, id, { ...dates, seats: 3, version: 2 }, acting)).toMatchObject({ ok: true })
  })

  test('of a finished run are not given to the waiting list', async ({ db }) => {
    const { references } = await fullRun(db)
    expect(await move(db, references[0], 'cancelled', noon + 200 * day)).toMatchObject({ ok: true, movedUp: [] })
    expect(await offers(db)).toEqual([])
  })

  test('change hands when a place changes its run: a free seat or the waiting list, but a confirmed place never waits', async () => {
    const db = await open()
    const { id, references } = await fullRun(db)
    const [first, second] = references
    const later = await makeRun(db, 1, noon, { inDays: 60 })
    const other = await makeRun(db, 1, noon, { course: 'vue' })
    await move(db, first, 'confirmed')
    expect(await choose(db, first, other)).toEqual({ ok: false, reason: 'no run' })
    expect(await choose(db, first, 'x')).toEqual({ ok: false, reason: 'no run' })
    expect(await choose(db, first, later)).toMatchObject({ ok: true, movedUp: [second] })
    expect(await choose(db, first, id)).toEqual({ ok: false, reason: 'full' })
    expect(await choose(db, second, later)).toMatchObject({ ok: true, movedUp: [references[2]] })
    expect(await isWaiting(db, second)).toBe(true)
    expect(await choose(db, second, null)).toMatchObject({ ok: true, place: { run_id: null, waiting_since: null } })
    await move(db, second, 'cancelled')
    expect(await choose(db, second, later)).toEqual({ ok: false, reason: 'closed' })
  })

  test('are neither lost nor given twice by simultaneous cancelling, accepting and adding', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const id = await makeRun(db, 3, noon)
    const inside = await Promise.all([1, 2, 3, 4, 5, 6].map(() => applicant(db, noon)))
    for (const [index, reference] of inside.entries())
      await accept(db, reference, { id, isWaiting: index > 2 }, noon + index)
    const later = [await applicant(db, noon), await applicant(db, noon)]
    const { starts_on = '', ends_on = '' } = (await findRun(db, id)) ?? {}
    await Promise.all([
      ...inside.slice(0, 2).map((reference) => move(db, reference, 'cancelled')),
      ...inside.slice(4).map((reference) => move(db, reference, 'cancelled')),
      ...later.map((reference) => accept(db, reference, { id, isWaiting: true }, noon + 10)),
      changeRun(db, id, { starts_on, ends_on, ...untold, seats: 4, version: 1 }, acting),
    ])
    const run = await findRun(db, id)
    const held = await db.selectFrom('course_signups').select('id').where('status', '=', 'pending').execute()
    expect(run?.taken).toBe(Math.min(4, held.length))
    expect((run?.taken ?? 0) + (run?.waiting ?? 0)).toBe(held.length)
  })

  test('belong to a run that can be deleted only while it is empty; future runs are listed, the next first', async () => {
    const db = await open()
    const { id, references } = await fullRun(db)
    expect(await deleteRun(db, id, 1, acting)).toEqual({ ok: false, reason: 'in use' })
    const sooner = await makeRun(db, 5, noon, { inDays: 3 })
    await makeRun(db, 5, noon, { inDays: -3 })
    expect((await upcomingRuns(db, 'react', noon)).map((run) => run.id)).toEqual([sooner, id])
    for (const reference of references) await move(db, reference, 'cancelled')
    expect(await deleteRun(db, id, 9, acting)).toEqual({ ok: false, reason: 'changed' })
    expect(await deleteRun(db, id, 1, acting)).toEqual({ ok: true })
    expect(await move(db, references[0], 'pending')).toMatchObject({ ok: true, place: { run_id: null } })
    expect((await upcomingRuns(db, 'react', noon)).map((run) => run.id)).toEqual([sooner])
  })
})
