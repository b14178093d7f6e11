import { expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { discardHeld, forgetService, heldByKind, sendHeld } from './backlog.server.ts'
import { createCourier } from './courier.server.ts'
import { queueMail } from './outbox/queue.server.ts'
import type { MailKind } from './priority.ts'
import type { Delivery } from './transport.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000
const day = 24 * hour

const add = (db: Db, subject: string, at: number, kind: MailKind = 'enquiry-received', to = 'a@example.org') =>
  db.transaction().execute((trx) => queueMail(trx, { kind, to, subject, text: 'x', html: 'x' }, at))

/** A courier with this clock, and the mails that it handed over. */
function courierAt(
  db: Db,
  time: () => number,
  answer: () => Delivery = () => ({ ok: true, limitPerSecond: null, providerId: 'p' }),
) {
  const sent: string[] = []
  const transport = {
    async send({ subject }: { subject: string }) {
      sent.push(subject)
      return answer()
    },
  }
  const deliver = () =>
    createCourier({ db, transport, now: time, sleep: async () => {}, random: () => 0.5 }).deliverDue()
  return { sent, deliver }
}
const statuses = async (db: Db) =>
  Object.fromEntries(
    (await db.selectFrom('outbox').select(['subject', 'status']).execute()).map((m) => [m.subject, m.status]),
  )

describeOnBothDialects('a backlog', () => {
  test('older than a day is held when a mail service first works; newer mails are sent', async ({ db }) => {
    await add(db, 'a month old', noon - 30 * day)
    await add(db, 'a day old', noon - day)
    await add(db, 'of the day', noon - day + 1)
    const { sent, deliver } = courierAt(db, () => noon)
    await deliver()
    expect(sent).toEqual(['of the day'])
    expect(await statuses(db)).toEqual({ 'a month old': 'held', 'a day old': 'held', 'of the day': 'sent' })
    expect(await heldByKind(db)).toEqual([{ kind: 'enquiry-received', count: 2, oldest: noon - 30 * day }])
  })

  test('is sent when staff release it, by kind or all, and is not held again', async ({ db }) => {
    await add(db, 'one', noon - 30 * day)
    await add(db, 'two', noon - 30 * day, 'records-assigned')
    await add(db, 'three', noon - 30 * day, 'visitor-added')
    const { sent, deliver } = courierAt(db, () => noon)
    await deliver()
    expect(sent).toEqual([])
    expect(await sendHeld(db, 'enquiry-received', { actor: theSite, now: noon })).toBe(1)
    expect(await discardHeld(db, 'records-assigned', { actor: theSite, now: noon })).toBe(1)
    await deliver()
    expect(await statuses(db)).toEqual({ one: 'sent', two: 'discarded', three: 'held' })
    expect(await sendHeld(db, null, { actor: theSite, now: noon })).toBe(1)
    expect(await sendHeld(db, null, { actor: theSite, now: noon })).toBe(0)
    await deliver()
    expect(sent).toEqual(['one', 'three'])
    const log = await db.selectFrom('audit_events').select(['verb', 'detail']).orderBy('id').execute()
    expect(log).toEqual([
      { verb: 'held-sent', detail: '{"count":1}' },
      { verb: 'held-discarded', detail: '{"count":1}' },
      { verb: 'held-sent', detail: '{"count":1}' },
    ])
  })

  test('does not arise from an outage: after days of it all mails are sent', async ({ db }) => {
    let now = noon
    await add(db, 'first', noon)
    const { sent, deliver } = courierAt(db, () => now)
    await deliver()
    await add(db, 'during the outage', noon + hour)
    now = noon + 3 * day
    await deliver()
    expect(sent).toEqual(['first', 'during the outage'])
    // The key is removed and added again a month later.
    await forgetService(db, now)
    await add(db, 'without a key', now + hour)
    now += 30 * day
    await deliver()
    expect(sent).toHaveLength(2)
  })

  test('is also held while the key is refused', async ({ db }) => {
    let now = noon
    await add(db, 'old', noon)
    now = noon + 5 * day
    await add(db, 'new', now)
    const refused: Delivery = { ok: false, kind: 'configuration', error: '401' }
    await courierAt(
      db,
      () => now,
      () => refused,
    ).deliver()
    expect(await statuses(db)).toEqual({ old: 'held', new: 'queued' })
    now += 5 * day
    await courierAt(
      db,
      () => now,
      () => refused,
    ).deliver()
    expect(await statuses(db)).toMatchObject({ old: 'held' })
  })

  test('a demonstration mail is never sent', async ({ db }) => {
    await add(db, 'demonstration', noon, 'enquiry-acknowledged', 'Visitor1@demo.example')
    const { sent, deliver } = courierAt(db, () => noon)
    await deliver()
    expect(sent).toEqual([])
    expect(await statuses(db)).toEqual({ demonstration: 'discarded' })
  })
})
