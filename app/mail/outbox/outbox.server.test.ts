import { expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { outboxOf } from '#tests/support/outbox.ts'
import { planOf } from '#tests/support/query-plan.ts'
import { addEnquiry } from '#tests/support/records.ts'
import { leaseMs, releaseLost, retryWindowMs, stopRetrying } from '../lease.server.ts'
import { blankOldMails } from './blank.server.ts'
import { discardMail, sendAgain } from './change.server.ts'
import { claimNextMail, recordFailed, recordNotTried, recordRetry, recordSent } from './claim.server.ts'
import { outboxHealth, pauseOutbox, resumeOutbox } from './health.server.ts'
import { countSearchedMails, findMail, mailCounts, pageOfMails } from './mails.server.ts'
import { countMailsTo, queueAcknowledgement, queueCappedMail, queueMail, type WrittenMail } from './queue.server.ts'

const mail: WrittenMail = {
  kind: 'clock-doubted',
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
}
const queue = (db: Db, changes: Partial<WrittenMail> = {}, now = 1000) =>
  db.transaction().execute((trx) => queueMail(trx, { ...mail, ...changes }, now))

async function claim(db: Db, now = 1000) {
  const claimed = await claimNextMail(db, now)
  if (!claimed) throw new Error('nothing was due')
  return claimed
}

describeOnBothDialects('the outbox', (open) => {
  test('a mail is stored with its record or not at all', async ({ db }) => {
    const stored = db.transaction().execute(async (trx) => {
      await queueMail(trx, mail, 1000)
      throw new Error('the record could not be stored')
    })
    await expect(stored).rejects.toThrow('the record')
    expect(await outboxOf(db)).toEqual([])
  })

  test('twenty mails claimed by four at once are each claimed once', { tags: 'simultaneous' }, async ({ db }) => {
    const ids = []
    for (let n = 0; n < 20; n++) ids.push(await queue(db))
    const claimAll = async () => {
      const mine = []
      for (;;) {
        const claimed = await claimNextMail(db, 1000)
        if (!claimed) return mine
        mine.push(claimed.id)
      }
    }
    const claimed = (await Promise.all([claimAll(), claimAll(), claimAll(), claimAll()])).flat()
    // On PostgreSQL a claim may come back empty while another commits: the next round takes the rest.
    claimed.push(...(await claimAll()))
    expect(claimed.sort()).toEqual(ids.sort())
  })

  test('a claimed mail is free again when its lease ends, and the late holder cannot settle it', async ({ db }) => {
    const id = await queue(db)
    const first = await claim(db)
    await releaseLost(db, 'outbox', 1000 + leaseMs - 1)
    expect(await claimNextMail(db, 1000 + leaseMs - 1)).toBeUndefined()
    await releaseLost(db, 'outbox', 1000 + leaseMs)
    const second = await claim(db, 1000 + leaseMs)
    await recordFailed(db, first, 'too late')
    expect(await findMail(db, id)).toMatchObject({ status: 'sending', attempts: 2, last_error: null })
    await recordSent(db, second, 'p1', 2000)
    expect(await findMail(db, id)).toMatchObject({ status: 'sent', provider_id: 'p1', locked_until: null })
  })

  test('a retry waits for its back-off', async ({ db }) => {
    await queue(db)
    await recordRetry(db, await claim(db), 'busy', 5000)
    expect(await claimNextMail(db, 4999)).toBeUndefined()
    expect(await claim(db, 5000)).toMatchObject({ attempts: 2, first_attempt_at: 1000, last_error: 'busy' })
  })

  test('an attempt that does not count leaves the counter unchanged', async ({ db }) => {
    const id = await queue(db)
    await recordNotTried(db, await claim(db), 'bad key', 1000)
    expect(await findMail(db, id)).toMatchObject({ status: 'queued', attempts: 0, first_attempt_at: null })
  })

  test('23 hours after its first attempt a mail waits for staff', async ({ db }) => {
    const retried = await queue(db)
    await recordRetry(db, await claim(db), 'busy', 2000)
    const lost = await queue(db, {}, 1001)
    await claim(db, 1001)
    await releaseLost(db, 'outbox', 1001 + leaseMs)
    const untouched = await queue(db, {}, 1002)
    const later = 1001 + retryWindowMs
    expect(await stopRetrying(db, 'outbox', { status: 'unknown', why: 'No clear answer for 23 hours.' }, later)).toBe(2)
    expect(await findMail(db, retried)).toMatchObject({
      status: 'unknown',
      last_error: '{"sentences":["busy","No clear answer for 23 hours."]}',
    })
    expect(await findMail(db, lost)).toMatchObject({ status: 'unknown', last_error: 'No clear answer for 23 hours.' })
    expect((await claim(db, later)).id).toBe(untouched)
    expect(await outboxHealth(db, later)).toMatchObject({ needsReview: 2 })
  })

  test('sending again queues a copy and settles the failed mail, once', async ({ db }) => {
    const id = await queue(db, { replyTo: 'bob@example.com', headers: { 'X-A': 'b' }, reference: 'ENQ-1' })
    await recordFailed(db, await claim(db), 'no such user')
    const again = await sendAgain(db, id, { actor: theSite, now: 9000 })
    expect(await sendAgain(db, id, { actor: theSite, now: 9001 })).toBeNull()
    const [copy, original] = await outboxOf(db)
    expect(original).toMatchObject({ id, status: 'discarded', last_error: 'no such user' })
    const { to_address, reply_to, subject, text_body, html_body, headers, reference } = original ?? {}
    expect(copy).toMatchObject({ to_address, reply_to, subject, text_body, html_body, headers, reference })
    expect(copy).toMatchObject({ id: again, status: 'queued', attempts: 0, last_error: null, created_at: 9000 })
  })

  test('a mail that was sent can be sent again and stays sent', async ({ db }) => {
    const id = await queue(db)
    expect(await sendAgain(db, id, { actor: theSite, now: 2000 })).toBeNull()
    await recordSent(db, await claim(db), 'p1', 1500)
    expect(await sendAgain(db, id, { actor: theSite, now: 2000 })).not.toBeNull()
    expect(await mailCounts(db)).toMatchObject({ sent: 1, queued: 1, failed: 0 })
  })

  test('a queued mail can be discarded, a sent one not', async ({ db }) => {
    const [first, second] = [await queue(db), await queue(db, {}, 1001)]
    await recordSent(db, await claim(db), 'p1', 1500)
    expect([
      await discardMail(db, first, { actor: theSite, now: 1500 }),
      await discardMail(db, second, { actor: theSite, now: 1500 }),
    ]).toEqual([false, true])
    expect(await claimNextMail(db, 9000)).toBeUndefined()
  })

  test('a mail discarded by staff can still be sent, once', async ({ db }) => {
    const id = await queue(db)
    expect(await discardMail(db, id, { actor: theSite, now: 1500 })).toBe(true)
    const copy = await sendAgain(db, id, { actor: theSite, now: 2000 })
    expect(copy).not.toBeNull()
    expect(await mailCounts(db)).toMatchObject({ discarded: 1, queued: 1 })
    expect(await sendAgain(db, id, { actor: theSite, now: 2001 })).toBeNull()
    expect((await claim(db)).id).toBe(copy)
  })

  test('mails are listed newest first, page by page, by status', async ({ db }) => {
    const ids = []
    for (const at of [1, 2, 2, 2, 3]) ids.unshift(await queue(db, {}, at))
    const first = await pageOfMails(db, {}, undefined, 3)
    const second = await pageOfMails(db, { status: 'queued' }, first.next ?? undefined, 3)
    const newestFirst = [...first.rows, ...second.rows].map((row) => row.id)
    expect(newestFirst).toHaveLength(5)
    expect(new Set(newestFirst)).toEqual(new Set(ids))
    expect([newestFirst[0], newestFirst[4]]).toEqual([ids[0], ids[4]])
    expect((await pageOfMails(db, { status: 'sent' })).rows).toEqual([])
  })

  test('a search among the mails of a status reads the mails of the person, not those of the status', async () => {
    const db = await open()
    const mine = []
    for (const at of [1, 2, 3]) mine.unshift(await queue(db, { to: 'Bob@Example.com' }, at))
    const about = await queue(db, { reference: 'ENQ-7K3M-92QF' }, 4)
    await queue(db, {}, 5)
    await discardMail(db, mine[0] ?? '', { actor: theSite, now: 6 })
    const idsOf = ({ rows }: Awaited<ReturnType<typeof pageOfMails>>) => rows.map(({ id }) => id)
    expect(idsOf(await pageOfMails(db, { search: 'bob@example.com' }))).toEqual(mine)
    expect(idsOf(await pageOfMails(db, { search: 'enq-7k3m-92qf', to: 'staff' }))).toEqual([about])
    expect(idsOf(await pageOfMails(db, { search: 'enq-7k3m-92qf', to: 'visitors' }))).toEqual([])
    const asked = { search: 'bob@example.com', status: 'queued' } as const
    const first = await pageOfMails(db, asked, undefined, 1)
    expect(idsOf(first)).toEqual([mine[1]])
    expect(idsOf(await pageOfMails(db, asked, first.next ?? undefined, 1))).toEqual([mine[2]])
    for (const after of [undefined, first.next ?? undefined]) {
      const plan = await planOf(db, (trx) => pageOfMails(trx, asked, after, 1))
      expect(plan).toMatch(/outbox_mailbox.*outbox_record/)
      expect(plan).not.toMatch(/outbox_status|outbox_newest|SCAN outbox/)
    }
  })

  test('the words of a record lead to its mails along their indexes, and no further than the newest records', async () => {
    const db = await open()
    const mails: string[] = []
    for (const [at, name] of ['Laura Schmitt', 'Laura Other'].entries()) {
      const { id, reference } = await addEnquiry(db, 'new', at)
      const search_text = searchText(name, 'schmitt@kulturhaus.example'.slice(at * 7))
      await db.updateTable('records').set({ search_text }).where('id', '=', id).execute()
      mails.unshift(await queue(db, { reference }, at))
    }
    await queue(db, {}, 5)
    const found = async (search: string) => (await pageOfMails(db, { search })).rows.map(({ id }) => id)
    expect(await found('laura')).toEqual(mails)
    expect(await found('schmitt Laura')).toEqual(mails.slice(1))
    expect(await found('schmitt@kulturhaus')).toEqual(mails.slice(1))
    expect(await found('nobody')).toEqual([])
    expect(await countSearchedMails(db, 'laura', 10)).toBe(2)
    const plan = await planOf(db, (trx) => pageOfMails(trx, { search: 'laura' }))
    expect(plan).toMatch(/outbox_mailbox.*outbox_record/)
    expect(plan).not.toMatch(/outbox_status|outbox_newest|SCAN outbox/)
  })

  test('its health reports the waiting mails, their age, and the pause', async ({ db }) => {
    const well = { queued: 0, oldestDueMs: null, isLate: false, needsReview: 0, pausedReason: null }
    expect(await outboxHealth(db, 0)).toEqual(well)
    await queue(db, {}, 1000)
    await queue(db, {}, 3000)
    await pauseOutbox(db, 'bad key', 3000)
    await pauseOutbox(db, 'worse key', 3500)
    expect(await outboxHealth(db, 4000)).toMatchObject({ queued: 2, oldestDueMs: 3000, pausedReason: 'worse key' })
    await resumeOutbox(db, { actor: theSite, now: 4000 })
    expect(await outboxHealth(db, 4000)).toMatchObject({ pausedReason: null })
  })

  test('a mail that has waited for over 15 minutes is late, whenever it is tried next', async ({ db }) => {
    await queue(db)
    await recordRetry(db, await claim(db), 'busy', 1000 + 40 * 60_000)
    expect(await outboxHealth(db, 1000 + 15 * 60_000)).toMatchObject({ isLate: false })
    expect(await outboxHealth(db, 1001 + 15 * 60_000)).toMatchObject({ isLate: true, oldestDueMs: 15 * 60_000 + 1 })
    expect(await outboxHealth(db, 0)).toMatchObject({ isLate: false, oldestDueMs: 0 })
  })

  test('links are sent before acknowledgements, those before notices, and fresh mails before all', async ({ db }) => {
    const now = 10 * 60_000
    for (const [kind, at] of [
      ['enquiry-received', 1],
      ['enquiry-acknowledged', 2],
      ['password-reset-requested', 3],
      ['enquiry-acknowledged', now],
      ['enquiry-received', now],
      ['password-reset-requested', now],
    ] as const)
      await queue(db, { kind }, at)
    const order = []
    for (let n = 0; n < 6; n++) {
      const { kind, created_at } = await claim(db, now)
      order.push([kind, created_at])
    }
    expect(order).toEqual([
      ['password-reset-requested', now],
      ['enquiry-acknowledged', now],
      ['password-reset-requested', 3],
      ['enquiry-acknowledged', 2],
      ['enquiry-received', 1],
      ['enquiry-received', now],
    ])
  })

  test('after the clock is set back, neither mails nor caps wait for it to catch up', async ({ db }) => {
    const day = 24 * 60 * 60_000
    await queue(db, {}, 4 * day)
    await recordRetry(db, await claim(db, 4 * day), 'busy', 4 * day + 60_000)
    await queue(db, {}, 4 * day)
    const now = day
    expect([await claim(db, now), await claim(db, now)].map((mail) => mail.created_at)).toEqual([4 * day, 4 * day])
    const capped = (at: number) =>
      db.transaction().execute((trx) => queueCappedMail(trx, { ...mail, to: 'bob@example.com' }, at, { perDay: 1 }))
    expect(await capped(4 * day)).not.toBeNull()
    expect(await capped(now)).not.toBeNull()
    expect(await capped(now)).toBeNull()
  })

  test('over the cap nothing is stored, in any letter case; a day later it is', { tags: 'simultaneous' }, async () => {
    const db = await open()
    const capped = (to: string, now: number) =>
      db
        .transaction()
        .execute((trx) => queueCappedMail(trx, { ...mail, kind: 'enquiry-acknowledged', to }, now, { perDay: 3 }))
    const day = 24 * 60 * 60_000
    const outcomes = await Promise.all(
      ['ann@example.com', 'ANN@example.com', 'ann@Example.com', 'ann@example.com', 'Ann@example.com'].map((to) =>
        capped(to, day),
      ),
    )
    expect(outcomes.filter((id) => id !== null)).toHaveLength(3)
    expect(await countMailsTo(db, ['enquiry-acknowledged'], 'ann@EXAMPLE.com', 0, day)).toBe(3)
    expect(await capped('bob@example.com', day)).not.toBeNull()
    expect(await capped('ann@example.com', day + day - 1)).toBeNull()
    expect(await capped('ann@example.com', day + day)).not.toBeNull()
  })

  test('acknowledgements of all forms share the cap of a mailbox', async ({ db }) => {
    const acknowledge = (kind: 'enquiry-acknowledged' | 'application-acknowledged') =>
      db.transaction().execute((trx) => queueAcknowledgement(trx, { ...mail, kind }, 1000))
    const queued = [
      await acknowledge('enquiry-acknowledged'),
      await acknowledge('application-acknowledged'),
      await acknowledge('enquiry-acknowledged'),
      await acknowledge('application-acknowledged'),
      await acknowledge('enquiry-acknowledged'),
    ]
    expect(queued.map((id) => id !== null)).toEqual([true, true, true, false, false])
  })

  test('a mail that asks to confirm a time counts among them', async ({ db }) => {
    await queue(db, { kind: 'appointment-held' }, 1000)
    const acknowledge = () =>
      db.transaction().execute((trx) => queueAcknowledgement(trx, { ...mail, kind: 'enquiry-acknowledged' }, 1000))
    const queued = [await acknowledge(), await acknowledge(), await acknowledge()]
    expect(queued.map((id) => id !== null)).toEqual([true, true, false])
  })

  test.each([
    ['plus tags', ['ann+1@example.com', 'ann+2@example.com', 'ann@example.com', 'ann+3@example.com']],
    ['dots of Gmail', ['a.n.n@gmail.com', 'an.n@googlemail.com', 'ann@gmail.com', 'a.nn@gmail.com']],
    ['a dot after the host', ['ann@example.com.', 'ann@example.com', 'Ann@Example.com.', 'ann@example.com']],
    [
      'hosts in another alphabet',
      ['a@bücher.example', 'a@xn--bcher-kva.example', 'a@BÜCHER.example', 'a@bücher.example'],
    ],
  ])('%s do not make a mailbox another one', async (_, addresses) => {
    const db = await open()
    const outcomes = []
    for (const to of addresses) {
      outcomes.push(await db.transaction().execute((trx) => queueCappedMail(trx, { ...mail, to }, 1000, { perDay: 3 })))
    }
    expect(outcomes.map((id) => id !== null)).toEqual([true, true, true, false])
    // Delivered and shown as typed.
    expect((await outboxOf(db)).map(({ to_address }) => to_address).reverse()).toEqual(addresses.slice(0, 3))
  })

  test('typed text cannot inject a header, and an invalid address is kept for staff', async ({ db }) => {
    await queue(db, {
      subject: 'Hi\r\nBcc: victim@example.com\u2028X: y\0',
      replyTo: 'a@example.com\r\nBcc: victim@example.com',
      sender: { name: 'Ada" <evil@example.com>,\r\nBcc: O’Neil', office: 'Séoul' },
    })
    const id = await queue(db, { to: 'x<victim@example.com>,b@example.com' }, 1001)
    const [second, first] = await outboxOf(db)
    expect(first).toMatchObject({ subject: 'Hi Bcc: victim@example.com X: y', reply_to: null, status: 'queued' })
    expect(first?.sender).toBe('Ada evil example.com Bcc O’Neil · BN Technologies · Séoul')
    expect(second).toMatchObject({ id, status: 'failed' })
  })

  test('old mails lose their content but keep their outcome; waiting ones keep everything', async ({ db }) => {
    const sent = await queue(db)
    await recordSent(db, await claim(db), 'p1', 2000)
    const waiting = await queue(db)
    const blank = (before: number) => blankOldMails(db, { before, limit: 10, now: before })
    expect(await blank(2000)).toBe(0)
    expect(await blank(2001)).toBe(1)
    expect(await blank(2001)).toBe(0)
    expect(await findMail(db, sent)).toMatchObject({
      status: 'sent',
      kind: 'clock-doubted',
      text_body: '',
      to_address: '',
    })
    expect(JSON.stringify(await findMail(db, sent))).not.toContain('example.com')
    expect(await findMail(db, waiting)).toMatchObject({ text_body: 'Text' })
    expect(await sendAgain(db, sent, { actor: theSite, now: 3000 })).toBeNull()
  })
})
