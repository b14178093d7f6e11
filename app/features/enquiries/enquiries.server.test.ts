import { expect } from 'vitest'
import { isOverdue } from '#app/features/records/overdue.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import naughtyStrings from '#tests/support/naughty-strings/blns.json' with { type: 'json' }
import { addStaffOfEachRole, toldOf } from '#tests/support/told-staff.ts'
import { countEnquiries, countOverdue, findEnquiry, listEnquiries, moveEnquiry } from './enquiries.server.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000
const input = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }

let count = 0
/** Each call is a different send unless `more` says otherwise. */
function sending(more: Partial<SendContext> = {}): SendContext {
  count += 1
  return {
    digest: `digest-${count}`,
    spamReasons: null,
    client: `client-${count}`,
    language: 'en',
    now: noon,
    ...more,
  }
}

const mailsOf = (db: Db, reference: string) =>
  db.selectFrom('outbox').selectAll().where('reference', '=', reference).orderBy('kind').execute()

async function addUser(db: Db) {
  const id = newId()
  const user = { id, email: 'a@b.c', email_key: `${id}@b.c`, name: 'Ada', role: 'admin', status: 'active' } as const
  await db
    .insertInto('users')
    .values({ ...user, password_hash: null, time_zone: 'UTC', created_at: noon, last_login_at: null, version: 1 })
    .execute()
  return { id, name: 'Ada', address: null }
}

describeOnBothDialects('sending an enquiry', (open) => {
  test('stores the enquiry, its services, its event and its two mails together', async ({ db }) => {
    const services = ['Cloud Solutions', 'IT Consulting'] as ['Cloud Solutions', 'IT Consulting']
    const typed = { ...input, phone: '+237 677', company: 'Analytical', subject: 'Engines', services }
    const { reference } = await submitEnquiry(db, 'contact', typed, sending())
    const stored = await findEnquiry(db, reference)
    expect(stored).toMatchObject({ ...typed, form: 'contact', status: 'new', received_at: noon })
    expect(stored?.events).toMatchObject([{ type: 'received', to_status: 'new', actor: null, at: noon }])
    const mails = await mailsOf(db, reference)
    expect(mails.map((mail) => [mail.kind, mail.to_address])).toEqual([
      ['enquiry-acknowledged', 'ada@example.com'],
      ['enquiry-received', 'staff@example.com'],
    ])
  })

  test('is not stored if its mails cannot be', async ({ db }) => {
    await db.schema.alterTable('outbox').renameTo('outbox_gone').execute()
    await expect(submitEnquiry(db, 'contact', input, sending())).rejects.toThrow(/outbox/)
    expect(await db.selectFrom('records').select('id').execute()).toEqual([])
  })

  test('stores a single service', async ({ db }) => {
    const services = ['Cloud Solutions'] as ['Cloud Solutions']
    const { reference } = await submitEnquiry(db, 'contact', { ...input, services }, sending())
    expect((await findEnquiry(db, reference))?.services).toEqual(services)
  })

  test('is told at once to those who may read enquiries, and to no one else', async ({ db }) => {
    await addStaffOfEachRole(db)
    const { reference } = await submitEnquiry(db, 'contact', input, sending())
    expect(await toldOf(db, reference)).toEqual(['admin', 'desk', 'staff', 'viewer'])
  })

  test('turns 50 identical simultaneous sends into one enquiry and 50 identical answers', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const one = sending()
    const answers = await Promise.all(Array.from({ length: 50 }, () => submitEnquiry(db, 'contact', input, one)))
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1)
    expect((await listEnquiries(db, {})).rows).toHaveLength(1)
    expect(await mailsOf(db, answers[0]?.reference ?? '')).toHaveLength(2)
  })

  test('treats an identical send within 24 hours as the same enquiry, across midnight, and a later one as new', async () => {
    const db = await open()
    const late = Date.UTC(2026, 0, 15, 23, 59)
    const one = sending({ now: late })
    const first = await submitEnquiry(db, 'contact', input, one)
    const afterMidnight = await submitEnquiry(db, 'contact', input, { ...one, now: late + 2 * 60_000 })
    const almost = await submitEnquiry(db, 'contact', input, { ...one, now: late + 24 * hour - 1 })
    const later = await submitEnquiry(db, 'contact', input, { ...one, now: late + 24 * hour + 1 })
    expect(afterMidnight.reference).toBe(first.reference)
    expect(almost.reference).toBe(first.reference)
    expect(later.reference).not.toBe(first.reference)
  })

  test('refuses the sixth within an hour from one person and stores nothing; a repetition is never refused', async () => {
    const db = await open()
    const client = 'one sender'
    const sent = []
    for (let index = 0; index < 5; index++) sent.push(sending({ client }))
    for (const [index, one] of sent.entries()) {
      await submitEnquiry(db, 'contact', { ...input, email: `ada+${index}@example.com` }, one)
    }
    const refused = submitEnquiry(db, 'contact', input, sending({ client, now: noon + 60_000 }))
    await expect(refused).rejects.toMatchObject({ retryAfterMs: 59 * 60_000 })
    await expect(refused).rejects.toBeInstanceOf(TooManyRequests)
    expect(await countEnquiries(db)).toMatchObject({ new: 5 })
    expect((await db.selectFrom('outbox').select('id').execute()).length).toBe(5 + 3)

    const again = { ...input, email: 'ada+0@example.com' }
    await submitEnquiry(db, 'contact', again, { ...(sent[0] as SendContext), now: noon + 60_000 })
    await submitEnquiry(db, 'contact', input, sending({ client, now: noon + 61 * 60_000 }))
    expect(await countEnquiries(db)).toMatchObject({ new: 6 })
  })

  test('lets a school class behind one network address through; the forty-first within ten minutes has to wait', async () => {
    const db = await open()
    const send = (index: number) =>
      submitEnquiry(db, 'contact', { ...input, email: `pupil${index}@example.com` }, sending({ client: 'school' }))
    for (let index = 0; index < 40; index++) await send(index)
    await expect(send(40)).rejects.toMatchObject({ retryAfterMs: 10 * 60_000 })
    expect(await countEnquiries(db)).toMatchObject({ new: 40 })
  })

  test('refuses the sixth within an hour from one address, in any spelling of it', async ({ db }) => {
    const client = 'one sender'
    const spellings = [
      'ada@example.com',
      'ADA@Example.com',
      'ada+1@example.com',
      'ada@example.com.',
      'ada+2@example.com',
    ]
    // Spread out, so that only the hourly limit is reached.
    const at = (index: number) => sending({ client, now: noon + index * 11 * 60_000 })
    for (const [index, email] of spellings.entries()) await submitEnquiry(db, 'contact', { ...input, email }, at(index))
    await expect(submitEnquiry(db, 'quick', input, at(5))).rejects.toBeInstanceOf(TooManyRequests)
    await submitEnquiry(db, 'quick', { ...input, email: 'bob@example.com' }, at(5))
    await submitEnquiry(db, 'quick', input, at(6))
  })

  test('does not count other people’s use of an address against its owner; a flood is quarantined, never refused', async () => {
    const db = await open()
    for (let index = 0; index < 20; index++) await submitEnquiry(db, 'contact', input, sending())
    expect(await countEnquiries(db)).toMatchObject({ new: 20, spam: 0 })
    const flooded = await submitEnquiry(db, 'quick', { ...input, email: 'ADA+x@example.com' }, sending())
    expect(flooded).toMatchObject({
      status: 'spam',
      spam_reasons: expect.stringContaining('than one person would send'),
    })
    const acknowledged = await db.selectFrom('outbox').select('id').where('kind', '=', 'enquiry-acknowledged').execute()
    expect(acknowledged).toHaveLength(3)
    expect(await submitEnquiry(db, 'quick', input, sending({ now: noon + hour }))).toMatchObject({ status: 'new' })
  })

  test('quarantines the same long message from the fourth address within an hour on', async ({ db }) => {
    const message = '우리 회사 웹사이트를 새로 만들고 싶습니다. 상담을 부탁드립니다. 감사합니다.'
    const send = async (index: number, text: string, now = noon) => {
      const typed = { ...input, email: `v${index}@example.com`, message: text }
      const { status, spam_reasons } = await submitEnquiry(db, 'contact', typed, sending({ now }))
      return { status, spam_reasons }
    }
    for (const index of [1, 2, 3]) expect(await send(index, message)).toMatchObject({ status: 'new' })
    const spam_reasons = 'The same message came from several other addresses within an hour.'
    expect(await send(4, message)).toEqual({ status: 'spam', spam_reasons })
    expect(await send(1, message)).toMatchObject({ status: 'spam' })
    expect(await send(5, `${message} A word of my own.`)).toMatchObject({ status: 'new' })
    expect(await send(6, message, noon + 2 * hour)).toMatchObject({ status: 'new' })
    for (const index of [7, 8, 9, 10, 11]) expect(await send(index, 'Please call me')).toMatchObject({ status: 'new' })
  })

  test('quarantines likely spam without mails, and sends them once staff say it is not spam', async ({ db }) => {
    const actor = await addUser(db)
    const { reference } = await submitEnquiry(db, 'contact', input, sending({ spamReasons: 'A reason.' }))
    expect(await findEnquiry(db, reference)).toMatchObject({ status: 'spam', spam_reasons: 'A reason.' })
    expect((await listEnquiries(db, {})).rows).toHaveLength(0)
    expect((await listEnquiries(db, { status: 'spam' })).rows).toHaveLength(1)
    expect(await mailsOf(db, reference)).toHaveLength(0)

    await moveEnquiry(db, { reference, to: 'new', version: 1 }, { actor, now: sending().now })
    expect(await mailsOf(db, reference)).toHaveLength(2)
    await moveEnquiry(db, { reference, to: 'spam', version: 2 }, { actor, now: sending().now })
    await moveEnquiry(db, { reference, to: 'new', version: 3 }, { actor, now: sending().now })
    expect(await mailsOf(db, reference)).toHaveLength(2)
  })

  test(`${naughtyStrings.length} naughty strings are stored as the form cleaned them`, async ({ db }) => {
    for (let index = 0; index < naughtyStrings.length; index += 3) {
      const three = naughtyStrings.slice(index, index + 3)
      const [name = '', company = '', subject = ''] = three.map((raw) => cleanText(raw, false))
      const message = cleanText(three.join('\n'), true)
      expect(cleanText(message, true)).toBe(message)
      const typed = { ...input, email: `ada${index}@example.com`, name, company, subject, message }
      const { reference } = await submitEnquiry(db, 'contact', typed, sending({ now: noon + index }))
      expect(await findEnquiry(db, reference)).toMatchObject(typed)
    }
  }, 60_000)
})

describeOnBothDialects('working on an enquiry', () => {
  test('moves through new, in progress, completed and reopened, each with its event', async ({ db }) => {
    const actor = await addUser(db)
    const { reference } = await submitEnquiry(db, 'contact', input, sending())
    for (const [version, to] of (['in_progress', 'completed', 'in_progress'] as const).entries()) {
      const moved = await moveEnquiry(
        db,
        { reference, to, version: version + 1 },
        { actor, now: sending({ now: noon + version + 1 }).now },
      )
      expect(moved).toMatchObject({
        ok: true,
        record: {
          status: to,
          closed_at: to === 'completed' ? noon + 2 : null,
          answered_at: to === 'in_progress' && version === 0 ? null : noon + 2,
        },
      })
    }
    const events = (await findEnquiry(db, reference))?.events.map((event) => [
      event.from_status,
      event.to_status,
      event.actor,
    ])
    expect(events).toEqual([
      [null, 'new', null],
      ['new', 'in_progress', 'Ada'],
      ['in_progress', 'completed', 'Ada'],
      ['completed', 'in_progress', 'Ada'],
    ])
  })

  test('changes nothing for a wrong move, an old version or an unknown reference', async ({ db }) => {
    const actor = await addUser(db)
    const { reference } = await submitEnquiry(db, 'contact', input, sending())
    const move = { reference, version: 1 } as const
    expect(await moveEnquiry(db, { ...move, to: 'new' }, { actor, now: noon })).toMatchObject({
      ok: false,
      reason: 'wrong move',
    })
    expect(await moveEnquiry(db, { ...move, to: 'in_progress', version: 7 }, { actor, now: noon })).toMatchObject({
      reason: 'changed',
    })
    expect(
      await moveEnquiry(db, { ...move, to: 'in_progress', reference: 'ENQ-0' }, { actor, now: noon }),
    ).toMatchObject({
      reason: 'gone',
    })
    expect(await findEnquiry(db, reference)).toMatchObject({ status: 'new', version: 1 })
  })

  test('lets one of ten simultaneous moves succeed', { tags: 'simultaneous' }, async ({ db }) => {
    const actor = await addUser(db)
    const { reference } = await submitEnquiry(db, 'contact', input, sending())
    const moves = Array.from({ length: 10 }, () =>
      moveEnquiry(db, { reference, to: 'in_progress', version: 1 }, { actor, now: sending().now }),
    )
    expect((await Promise.all(moves)).filter((moved) => moved.ok)).toHaveLength(1)
  })

  test('is listed newest first, 25 a page, without gaps or repeats even at equal times', async ({ db }) => {
    for (let index = 0; index < 60; index++) {
      await submitEnquiry(
        db,
        'contact',
        { ...input, name: `N${index}`, email: `n${index}@example.com` },
        sending({ now: noon + Math.floor(index / 7) }),
      )
    }
    const seen: string[] = []
    let after: Awaited<ReturnType<typeof listEnquiries>>['next'] = null
    do {
      const { rows, next } = await listEnquiries(db, {}, after ?? undefined)
      expect(rows.length).toBeLessThanOrEqual(25)
      seen.push(...rows.map((row) => row.reference))
      after = next
    } while (after)
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
  })

  test('is found by Korean, accents and percent signs, in any case', async ({ db }) => {
    const wanted = { name: '김민수', email: 'kim@example.com', message: 'Déjà vu: 100% sûr' }
    const { reference } = await submitEnquiry(db, 'contact', wanted, sending())
    await submitEnquiry(db, 'contact', input, sending())
    for (const search of ['민수', 'DEJA', 'sur', '100%', reference.toLowerCase(), 'kim@ vu']) {
      const { rows } = await listEnquiries(db, { search })
      expect(
        rows.map((row) => row.reference),
        search,
      ).toEqual([reference])
    }
    for (const search of ['1_0', '%%', '\\', 'nobody']) {
      expect((await listEnquiries(db, { search })).rows, search).toHaveLength(0)
    }
  })

  test('is overdue from the promised time until it is answered, not just until work begins', async ({ db }) => {
    const actor = await addUser(db)
    const { reference, promised_by, office } = await submitEnquiry(db, 'contact', input, sending())
    expect({ promised_by, office }).toEqual({ promised_by: noon + 24 * hour, office: 'cameroon' })
    await submitEnquiry(db, 'contact', { ...input, name: 'Later' }, sending({ now: noon + 1 }))
    expect(await countOverdue(db, promised_by - 1)).toBe(0)
    expect(await countOverdue(db, promised_by)).toBe(1)
    const { rows } = await listEnquiries(db, { overdueAt: promised_by })
    expect(rows.map((row) => row.reference)).toEqual([reference])
    await moveEnquiry(db, { reference, to: 'in_progress', version: 1 }, { actor, now: sending().now })
    expect(await countOverdue(db, promised_by)).toBe(1)
    await moveEnquiry(db, { reference, to: 'completed', version: 2 }, { actor, now: sending().now })
    expect(await countOverdue(db, promised_by)).toBe(0)
  })

  test('is overdue once a consultation before the promise is over without an answer', async ({ db }) => {
    const { reference, promised_by } = await submitEnquiry(db, 'contact', input, sending())
    const { id } = await db
      .selectFrom('records')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const starts_at = promised_by - 3 * hour
    const over = starts_at + 1.5 * hour
    const of = { id: newId(), record_id: id, office: 'seoul', minutes: 90, sequence: 0, created_at: noon }
    await db
      .insertInto('appointments')
      .values({ ...of, status: 'booked', starts_at, visitor_zone: null, held_until: null })
      .execute()
    const late = async (now: number) => {
      const [row] = (await listEnquiries(db, {})).rows
      return [await countOverdue(db, now), row && isOverdue(row, now)]
    }
    expect(await late(over - 1)).toEqual([0, false])
    expect(await late(over)).toEqual([1, true])
    // As late as it may be, it goes on after the promise.
    await db.updateTable('appointments').set({ starts_at: promised_by }).execute()
    expect(await late(promised_by + hour)).toEqual([0, false])
    expect(await late(promised_by + 1.5 * hour)).toEqual([1, true])
    await db
      .updateTable('appointments')
      .set({ starts_at: promised_by + 1 })
      .execute()
    expect(await late(promised_by)).toEqual([1, true])
    // It was the answer to an earlier message.
    await db.updateTable('appointments').set({ starts_at }).execute()
    await db.updateTable('records').set({ asked_again_at: starts_at }).execute()
    expect(await late(over)).toEqual([0, false])
    expect(await late(promised_by)).toEqual([1, true])
    // The newest counts.
    await db.updateTable('records').set({ asked_again_at: null }).execute()
    await db
      .insertInto('appointments')
      .values({ ...of, id: newId(), status: 'cancelled', starts_at: promised_by, visitor_zone: null, held_until: null })
      .execute()
    expect(await late(over)).toEqual([0, false])
    expect(await late(promised_by)).toEqual([1, true])
  })

  test('is counted in every status', async ({ db }) => {
    expect(await countEnquiries(db)).toEqual({ new: 0, in_progress: 0, completed: 0, spam: 0 })
    await submitEnquiry(db, 'contact', input, sending())
    await submitEnquiry(db, 'contact', input, sending({ spamReasons: 'A reason.' }))
    expect(await countEnquiries(db)).toEqual({ new: 1, in_progress: 0, completed: 0, spam: 1 })
  })
})
