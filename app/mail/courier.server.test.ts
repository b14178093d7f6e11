import { afterEach, beforeEach, expect, test } from 'vitest'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { type FakeResend, startFakeResend } from '#tests/support/fake-resend.ts'
import { recordServiceWorks } from './backlog.server.ts'
import { backoff, createCourier } from './courier.server.ts'
import { claimNextMail, findMail, leaseMs, listMails, outboxHealth, queueMail, sendAgain } from './outbox.server.ts'
import { resendTransport } from './transport.server.ts'

let provider: FakeResend
let time: number
beforeEach(async () => {
  provider = await startFakeResend()
  time = 1_000_000
})
afterEach(() => provider.close())

const minute = 60_000
const hour = 60 * minute

// Patient by default: a busy machine may take its time; only where the provider hangs is the wait real.
function newCourier(db: Db, timeoutMs = 10_000) {
  const transport = resendTransport({ apiKey: 're_test', from: 'a@example.com', baseUrl: provider.url, timeoutMs })
  const sleep = async (ms: number) => {
    time += ms
  }
  return createCourier({ db, transport, now: () => time, sleep, random: () => 0.5 })
}

async function queue(db: Db, count: number) {
  const ids = []
  for (let n = 1; n <= count; n++) {
    const mail = { kind: 'test', to: `p${n}@example.com`, subject: `Mail ${n}`, text: 'text', html: '<p>text</p>' }
    ids.push(await db.transaction().execute((trx) => queueMail(trx, mail, time)))
  }
  return ids
}

const subjects = () => provider.mails().map((mail) => mail.subject)
const statuses = async (db: Db) => (await listMails(db, { limit: 50 })).map((mail) => mail.status)

describeOnBothDialects('the courier', (open) => {
  test('sends what is due, at most four a second', async () => {
    const db = await open()
    await queue(db, 9)
    const began = time
    expect(await newCourier(db).deliverDue()).toBe(9)
    expect(time - began).toBeGreaterThanOrEqual(8 * 250)
    expect(subjects()).toHaveLength(9)
    expect(new Set(await statuses(db))).toEqual(new Set(['sent']))
  })

  test('two at once send each mail once', async () => {
    const db = await open()
    await queue(db, 12)
    await Promise.all([newCourier(db).deliverDue(), newCourier(db).deliverDue()])
    await newCourier(db).deliverDue()
    expect(provider.requests).toHaveLength(12)
    expect(new Set(subjects()).size).toBe(12)
  })

  test('whatever goes wrong on the way, in the end each mail was taken exactly once', async () => {
    const db = await open()
    await queue(db, 8)
    provider.script('hang', { status: 500 }, 'reset', { status: 429, retryAfter: 90 }, 'garbage')
    provider.script({ status: 503 }, 'reset', { status: 409, name: 'concurrent_idempotent_requests' })
    const courier = newCourier(db, 200)
    for (let round = 0; round < 30; round++) {
      await courier.deliverDue()
      time += minute
    }
    expect(subjects().sort()).toEqual(Array.from({ length: 8 }, (_, n) => `Mail ${n + 1}`))
    expect(new Set(await statuses(db))).toEqual(new Set(['sent']))
  })

  test('a provider that asks for quiet gets it for every mail', async () => {
    const db = await open()
    await queue(db, 2)
    provider.script({ status: 429, retryAfter: 120 })
    const courier = newCourier(db)
    await courier.deliverDue()
    time += 100_000
    await courier.deliverDue()
    expect(provider.requests).toHaveLength(1)
    time += 20_000
    expect(await courier.deliverDue()).toBe(2)
  })

  test('a wrong key pauses everything, counts no attempt, and one mail in five minutes tries the door', async () => {
    const db = await open()
    const [first = ''] = await queue(db, 3)
    // Another key worked before.
    await recordServiceWorks(db, time)
    const wrongKey = { status: 401, name: 'invalid_api_key', message: 'API key is invalid' }
    provider.script(wrongKey, wrongKey)
    const courier = newCourier(db)
    await courier.deliverDue()
    expect(await outboxHealth(db, time)).toMatchObject({ queued: 3, pausedReason: '401: API key is invalid' })
    expect(await findMail(db, first)).toMatchObject({ status: 'queued', attempts: 0, first_attempt_at: null })
    time += 4 * minute
    await courier.deliverDue()
    expect(provider.requests).toHaveLength(1)
    time += minute
    await courier.deliverDue()
    expect(provider.requests).toHaveLength(2)
    time += 30 * hour
    expect(await courier.deliverDue()).toBe(3)
    expect(await outboxHealth(db, time)).toMatchObject({ queued: 0, needsReview: 0, pausedReason: null })
  })

  test('after a restart a paused outbox is tried at once', async () => {
    const db = await open()
    await queue(db, 2)
    provider.script({ status: 403, message: 'The domain is not verified' })
    await newCourier(db).deliverDue()
    expect(await newCourier(db).deliverDue()).toBe(2)
  })

  test('a mail that is refused for good is shown, holds nothing up, and can be sent again', async () => {
    const db = await open()
    const [first = ''] = await queue(db, 2)
    provider.script({ status: 422, message: 'Invalid `to` field' })
    const courier = newCourier(db)
    expect(await courier.deliverDue()).toBe(1)
    expect(await findMail(db, first)).toMatchObject({ status: 'failed', last_error: '422: Invalid `to` field' })
    expect(await outboxHealth(db, time)).toMatchObject({ needsReview: 1 })
    await sendAgain(db, first, theSite, time)
    await courier.deliverDue()
    expect(subjects()).toEqual(['Mail 2', 'Mail 1'])
    expect(new Set(provider.requests.map((request) => request.key)).size).toBe(3)
  })

  test('a mail whose courier died is sent by the next one, under the same key', async () => {
    const db = await open()
    const [id] = await queue(db, 1)
    await claimNextMail(db, time)
    expect(await newCourier(db).deliverDue()).toBe(0)
    time += leaseMs
    expect(await newCourier(db).deliverDue()).toBe(1)
    expect(provider.requests.map((request) => request.key)).toEqual([id])
  })

  test('a provider that is down for a day leaves the mail to a person, not to chance', async () => {
    const db = await open()
    const [id = ''] = await queue(db, 1)
    provider.script(...Array.from({ length: 200 }, () => ({ status: 500 })))
    const courier = newCourier(db)
    const began = time
    while (time < began + 26 * hour) {
      await courier.deliverDue()
      time += 5 * minute
    }
    expect(await findMail(db, id)).toMatchObject({ status: 'unknown' })
    expect(provider.requests.length).toBeGreaterThan(20)
    expect(provider.requests.length).toBeLessThan(40)
  })

  test('stops when told to', async () => {
    const db = await open()
    await queue(db, 2)
    expect(await newCourier(db).deliverDue(AbortSignal.abort())).toBe(0)
    expect(provider.requests).toEqual([])
  })
})

test('waits twice as long after each attempt, up to an hour, give or take a fifth', () => {
  expect([1, 2, 3, 7].map((attempts) => backoff(attempts, 0.5))).toEqual([30_000, 60_000, 120_000, 1_920_000])
  expect([backoff(1, 0), backoff(1, 1)]).toEqual([24_000, 36_000])
  expect([backoff(8, 0.5), backoff(4000, 0.5)]).toEqual([hour, hour])
})
