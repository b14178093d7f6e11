import { afterEach, beforeEach, expect } from 'vitest'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { surviveOutage } from '#tests/prove/mail-outage.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { type FakeResend, type Fault, startFakeResend } from '#tests/support/fake-resend.ts'
import { outboxOf } from '#tests/support/outbox.ts'
import { type VirtualClock, virtualClock } from '#tests/support/virtual-clock.ts'
import { recordServiceWorks } from './backlog.server.ts'
import { backoff } from './breaker.ts'
import { createCourier } from './courier.server.ts'
import { leaseMs } from './lease.server.ts'
import { sendAgain } from './outbox/change.server.ts'
import { claimNextMail } from './outbox/claim.server.ts'
import { outboxHealth } from './outbox/health.server.ts'
import { findMail } from './outbox/mails.server.ts'
import { queueMail } from './outbox/queue.server.ts'
import type { MailKind } from './priority.ts'
import { resendTransport, type Transport } from './transport.server.ts'

let provider: FakeResend
let clock: VirtualClock
beforeEach(async () => {
  provider = await startFakeResend()
  clock = virtualClock(Date.UTC(2026, 0, 15, 12))
})
afterEach(() => provider.close())

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

// Generous by default, for a busy machine; the wait is real only where the provider hangs.
const transportOf = (timeoutMs = 10_000) =>
  resendTransport({
    apiKey: 're_test',
    from: 'a@example.com',
    findMark: async () => null,
    findFiles: async () => [],
    baseUrl: provider.url,
    timeoutMs,
  })
const newCourier = (db: Db, transport: Transport = transportOf()) =>
  createCourier({ db, transport, ...clock, random: () => 0.5 })

async function queue(db: Db, count: number, kind: MailKind = 'clock-doubted') {
  const ids = []
  for (let n = 1; n <= count; n++) {
    const mail = { kind, to: `p${n}@example.com`, subject: `Mail ${n}`, text: 'text', html: '<p>text</p>' }
    ids.push(await db.transaction().execute((trx) => queueMail(trx, mail, clock.now())))
  }
  return ids
}

/** Runs the worker every five seconds for this long. */
async function workFor(ms: number, ...couriers: { deliverDue: () => Promise<unknown> }[]) {
  for (const end = clock.elapsed() + ms; clock.elapsed() < end; clock.pass(5 * second)) {
    await Promise.all(couriers.map((courier) => courier.deliverDue()))
  }
}

/** Records which mails were handed over, and when. */
function watched(transport: Transport, fails: (id: string) => boolean = () => false) {
  const sends: { at: number; id: string }[] = []
  const watching: Transport = {
    async send(mail) {
      sends.push({ at: clock.elapsed(), id: mail.id })
      if (fails(mail.id)) return { ok: false, kind: 'unavailable', error: '500: no' }
      return transport.send(mail)
    },
  }
  return { sends, watching }
}

const subjects = () => provider.mails().map((mail) => mail.subject)
const statuses = async (db: Db) => (await outboxOf(db)).map((mail) => mail.status)

describeOnBothDialects('the courier', () => {
  test('sends what is due, at most five a second', async ({ db }) => {
    await queue(db, 11)
    const began = clock.elapsed()
    expect(await newCourier(db).deliverDue()).toBe(11)
    expect(clock.elapsed() - began).toBeGreaterThanOrEqual(10 * 200)
    expect(subjects()).toHaveLength(11)
    expect(new Set(await statuses(db))).toEqual(new Set(['sent']))
  })

  test('two couriers send each mail once, and no more than five a second together', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    await queue(db, 30)
    const began = clock.elapsed()
    const { sends, watching } = watched(transportOf())
    const couriers = [newCourier(db, watching), newCourier(db, watching)]
    for (let round = 0; round < 3; round++) await Promise.all(couriers.map((courier) => courier.deliverDue()))
    expect(new Set(sends.map(({ id }) => id)).size).toBe(30)
    expect(sends).toHaveLength(30)
    expect(clock.elapsed() - began).toBeGreaterThanOrEqual(29 * 200)
  })

  test('whatever fails on the way, each mail is accepted exactly once', async ({ db }) => {
    await queue(db, 8)
    provider.script('hang', { status: 500 }, 'reset', { status: 429, retryAfter: 90 }, 'garbage')
    provider.script({ status: 503 }, 'reset', { status: 409, name: 'concurrent_idempotent_requests' })
    const courier = newCourier(db, transportOf(200))
    for (let round = 0; round < 30; round++) {
      await courier.deliverDue()
      clock.pass(minute)
    }
    expect(subjects().sort()).toEqual(Array.from({ length: 8 }, (_, n) => `Mail ${n + 1}`))
    expect(new Set(await statuses(db))).toEqual(new Set(['sent']))
  })

  test('a Retry-After of the provider applies to every mail', async ({ db }) => {
    await queue(db, 1)
    provider.script({ status: 429, retryAfter: 120 })
    const courier = newCourier(db)
    await courier.deliverDue()
    await queue(db, 1)
    clock.pass(100 * second)
    await courier.deliverDue()
    expect(provider.requests).toHaveLength(1)
    clock.pass(20 * second)
    expect(await courier.deliverDue()).toBe(2)
  })

  test('a short Retry-After is waited out, and the rest is sent at once', async ({ db }) => {
    await queue(db, 12)
    const slower: Fault = { status: 429, name: 'rate_limit_exceeded', retryAfter: 1 }
    provider.script(slower, slower)
    const began = clock.elapsed()
    expect(await newCourier(db).deliverDue()).toBe(12)
    expect(clock.elapsed() - began).toBeLessThan(10 * second)
  })

  test('a day of clear refusals leaves no mail in an unknown state', async ({ db }) => {
    const [id = ''] = await queue(db, 1)
    await recordServiceWorks(db, clock.now())
    provider.script(...Array.from({ length: 2000 }, (): Fault => ({ status: 429, name: 'daily_quota_exceeded' })))
    const courier = newCourier(db)
    for (const end = clock.elapsed() + 25 * hour; clock.elapsed() < end; clock.pass(10 * minute)) {
      await courier.deliverDue()
    }
    expect(await findMail(db, id)).toMatchObject({ status: 'queued', attempts: 0, first_attempt_at: null })
    expect(await outboxHealth(db, clock.now())).toMatchObject({ needsReview: 0, isLate: true })
  })

  test('an outage delays all mails, and its end releases all, the newest acknowledgement first', async ({ db }) => {
    const seen = await surviveOutage(db, { mails: 120, lastsMs: 10 * minute })
    expect(seen).toMatchObject({ taken: 121, doubles: 0 })
    expect(seen.requests).toBeLessThan(30)
    // The recovery is noticed within two minutes.
    expect(seen.lastAt).toBeLessThan(2.5 * minute + 121 * 200)
    expect(seen.freshWaited).toBeLessThan(10 * second)
    expect(seen.perSecond).toBeLessThan(5.2)
  })

  test('a mail on which the provider fails delays no other, and three of them hardly do', async ({ db }) => {
    const bad = await queue(db, 3, 'enquiry-acknowledged')
    const good = await queue(db, 40)
    const { sends, watching } = watched(transportOf(), (id) => bad.includes(id))
    await workFor(3 * minute, newCourier(db, watching))
    for (const id of good) expect((await findMail(db, id))?.status).toBe('sent')
    expect(sends.filter(({ id }) => bad.includes(id)).length).toBeLessThan(40)
  })

  test('setting the clock back does not stop the courier', async ({ db }) => {
    const courier = newCourier(db)
    await queue(db, 2)
    provider.script({ status: 500 })
    await courier.deliverDue()
    const before = clock.now()
    clock.set(before - 3 * day)
    const began = clock.elapsed()
    await queue(db, 1)
    expect(await courier.deliverDue()).toBeGreaterThanOrEqual(1)
    await workFor(minute, courier)
    expect(await statuses(db)).toEqual(['sent', 'sent', 'sent'])
    expect(clock.elapsed() - began).toBeLessThan(2 * minute)
  })

  test('a mail that was being sent when the clock was set back is retried', async ({ db }) => {
    await queue(db, 1)
    await claimNextMail(db, clock.now())
    clock.set(clock.now() - 3 * day)
    expect(await newCourier(db).deliverDue()).toBe(1)
  })

  test('a wrong key pauses everything and counts no attempt; one mail in five minutes is a probe', async ({ db }) => {
    const [first = ''] = await queue(db, 3)
    // An earlier key worked.
    await recordServiceWorks(db, clock.now())
    const wrongKey = { status: 401, name: 'invalid_api_key', message: 'API key is invalid' }
    provider.script(wrongKey, wrongKey)
    const courier = newCourier(db)
    await courier.deliverDue()
    expect(await outboxHealth(db, clock.now())).toMatchObject({ queued: 3, pausedReason: '401: API key is invalid' })
    expect(await findMail(db, first)).toMatchObject({ status: 'queued', attempts: 0, first_attempt_at: null })
    clock.pass(4 * minute)
    await courier.deliverDue()
    expect(provider.requests).toHaveLength(1)
    clock.pass(minute)
    await courier.deliverDue()
    expect(provider.requests).toHaveLength(2)
    clock.pass(30 * hour)
    expect(await courier.deliverDue()).toBe(3)
    expect(await outboxHealth(db, clock.now())).toMatchObject({ queued: 0, needsReview: 0, pausedReason: null })
  })

  test('after a restart a paused outbox is probed at once', async ({ db }) => {
    await queue(db, 2)
    provider.script({ status: 403, message: 'The domain is not verified' })
    await newCourier(db).deliverDue()
    expect(await newCourier(db).deliverDue()).toBe(2)
  })

  test('a permanently refused mail is shown, delays no other, and can be sent again', async ({ db }) => {
    const [first = ''] = await queue(db, 2)
    provider.script({ status: 422, message: 'Invalid `to` field' })
    const courier = newCourier(db)
    expect(await courier.deliverDue()).toBe(1)
    expect(await findMail(db, first)).toMatchObject({ status: 'failed', last_error: '422: Invalid `to` field' })
    expect(await outboxHealth(db, clock.now())).toMatchObject({ needsReview: 1 })
    await sendAgain(db, first, { actor: theSite, now: clock.now() })
    await courier.deliverDue()
    expect(subjects()).toEqual(['Mail 2', 'Mail 1'])
    expect(new Set(provider.requests.map((request) => request.key)).size).toBe(3)
  })

  test('a mail whose courier died is sent by the next one, under the same key', async ({ db }) => {
    const [id] = await queue(db, 1)
    await claimNextMail(db, clock.now())
    expect(await newCourier(db).deliverDue()).toBe(0)
    clock.pass(leaseMs)
    expect(await newCourier(db).deliverDue()).toBe(1)
    expect(provider.requests.map((request) => request.key)).toEqual([id])
  })

  test('a refused recipient delays no other', async ({ db }) => {
    const [first = ''] = await queue(db, 3)
    provider.script({ status: 403, name: 'validation_error', message: 'You can only send testing emails to your own' })
    expect(await newCourier(db).deliverDue()).toBe(2)
    expect(await findMail(db, first)).toMatchObject({ status: 'failed' })
    expect(await outboxHealth(db, clock.now())).toMatchObject({ pausedReason: null })
  })

  test('an unexplained refusal pauses all mails, until another one succeeds', async ({ db }) => {
    const [odd = ''] = await queue(db, 1, 'enquiry-acknowledged')
    clock.pass(1)
    await queue(db, 2)
    clock.pass(1)
    const courier = newCourier(db, {
      send: async (mail) =>
        mail.id === odd ? { ok: false, kind: 'configuration', error: '403: no' } : transportOf().send(mail),
    })
    await courier.deliverDue()
    expect(await outboxHealth(db, clock.now())).toMatchObject({ pausedReason: '403: no', queued: 3 })
    await workFor(6 * minute, courier)
    expect(await outboxHealth(db, clock.now())).toMatchObject({ pausedReason: null, queued: 0 })
    expect(await findMail(db, odd)).toMatchObject({ status: 'failed', last_error: '403: no' })
    expect(subjects()).toHaveLength(2)
  })

  test('after a provider’s outage of a day, staff decide about the mail', async ({ db }) => {
    const [id = ''] = await queue(db, 1)
    await recordServiceWorks(db, clock.now())
    provider.script(...Array.from({ length: 2000 }, () => ({ status: 500 })))
    const courier = newCourier(db)
    for (const end = clock.elapsed() + 26 * hour; clock.elapsed() < end; clock.pass(10 * minute)) {
      await courier.deliverDue()
    }
    expect(await findMail(db, id)).toMatchObject({ status: 'unknown' })
    // One request for each attempt, for 23 hours.
    expect(provider.requests.length).toBeGreaterThan(100)
    expect(provider.requests.length).toBeLessThan(23 * 6 + 10)
  })

  test('an outage of a day leaves only a few of many mails in an unknown state', async ({ db }) => {
    await queue(db, 200)
    const courier = newCourier(db, { send: async () => ({ ok: false, kind: 'unavailable', error: '500: no' }) })
    for (const end = clock.elapsed() + 24 * hour; clock.elapsed() < end; clock.pass(5 * minute)) {
      await courier.deliverDue()
    }
    expect((await outboxHealth(db, clock.now())).needsReview).toBeLessThan(25)
  })

  test('stops when told to', async ({ db }) => {
    await queue(db, 2)
    expect(await newCourier(db).deliverDue(AbortSignal.abort())).toBe(0)
    expect(provider.requests).toEqual([])
  })
})

test('doubles after each attempt, up to an hour, with a jitter of a fifth', () => {
  expect([1, 2, 3, 7].map((attempts) => backoff(attempts, 0.5))).toEqual([30_000, 60_000, 120_000, 1_920_000])
  expect([backoff(1, 0), backoff(1, 1)]).toEqual([24_000, 36_000])
  expect([backoff(8, 0.5), backoff(4000, 0.5)]).toEqual([hour, hour])
})
