// A local server plays the other program: requests to the outside world are sent to it.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect } from 'vitest'
import type { Network } from '#app/http/outside/network.server.ts'
import { leaseMs, retryWindowMs } from '#app/mail/lease.server.ts'
import { theSite } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test, untilBlocked } from '#tests/support/databases.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { type Change, changeRecord } from '../change-record.server.ts'
import { moveRecord } from '../move.server.ts'
import { addNote } from '../staff-changes.server.ts'
import { fresh } from './announce.server.ts'
import { createWebhookCourier, patienceMs } from './deliver.server.ts'
import { giveUpDelivery, resendDelivery } from './deliveries.server.ts'
import { webhookEventNames } from './events.ts'
import { addTarget, changeTarget, findTarget, testTarget } from './targets.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000
const answered = (status: number) => JSON.stringify({ phrase: 'It answered {status}.', values: { status } })
const by = { actor: theSite, now: noon }

let server: Server | undefined
afterEach(() => server?.close())

type Received = { headers: IncomingHttpHeaders; body: string }

/** @property answer what the next requests are answered; null hangs up after reading, 'begun' amid the answer */
async function otherProgram(resolved: string[] = ['93.184.215.14']) {
  const state = { answer: 200 as number | null | 'begun', received: [] as Received[], asked: [] as string[] }
  server = createServer(async (asked, response) => {
    let body = ''
    for await (const chunk of asked) body += chunk
    state.received.push({ headers: asked.headers, body })
    if (state.answer === null) return asked.socket.destroy()
    if (state.answer === 'begun') {
      response.writeHead(200, { 'Content-Length': '10' })
      return response.write('Begun', () => asked.socket.destroy())
    }
    const to = state.answer === 302 ? { Location: 'http://127.0.0.1/secret' } : {}
    response.writeHead(state.answer, to).end('x'.repeat(10_000))
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server?.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const network: Network = {
    resolve: async () => resolved,
    ask: (url, address, { body, ...asking }) => {
      state.asked.push(`${address} ${url.href}`)
      return new Promise((done, fail) => {
        request({ host: '127.0.0.1', port, path: url.pathname, ...asking }, done)
          .once('error', fail)
          .end(body)
      })
    },
  }
  return { state, network }
}

const chosen = { name: 'Ledger', events: [...webhookEventNames], hasPersonal: false }
const add = (db: Db, input: Partial<Parameters<typeof addTarget>[1]> = {}) =>
  addTarget(db, { kind: 'webhook', address: new URL('https://ledger.example/in'), ...chosen, ...input }, by)

function courierOf(db: Db, network: Network) {
  const clock = { now: noon }
  const findRecord = async () => ({ name: 'Ada & <co>', email: 'ada@example.com', about: 'A plan' })
  const deliver = createWebhookCourier({ db, network, findRecord, now: () => clock.now, random: () => 0.5 })
  return { clock, deliver }
}

const statuses = async (db: Db) =>
  (await db.selectFrom('webhook_deliveries').select('status').orderBy('id').execute()).map(({ status }) => status)
const onlyDelivery = (db: Db) => db.selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow()

const newestDelivery = (db: Db) =>
  db.selectFrom('webhook_deliveries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const events = async (db: Db) =>
  (await db.selectFrom('webhook_deliveries').select('event').execute()).map(({ event }) => event).sort()

const change = (db: Db, reference: string, make: () => Change<'enquiry'>) =>
  db.transaction().execute((trx) => changeRecord(trx, { kind: 'enquiry', reference }, by, make))

const assign = (db: Db, reference: string) => change(db, reference, () => ({ events: [{ type: 'assigned' }] }))

describeOnBothDialects('webhooks', (open) => {
  test('get one delivery for each change, with a stable id, and none for what staff note', async ({ db }) => {
    const { state, network } = await otherProgram()
    const { deliver } = courierOf(db, network)
    await add(db)
    await add(db, { name: 'Only replies', events: ['record.replied'] })
    const reference = await sendEnquiry(db, {}, { now: noon })
    await addNote(db, { kind: 'enquiry', reference, note: 'Private' }, by)
    await assign(db, reference)
    await deliver()
    const bodies = state.received.map(({ body }) => JSON.parse(body))
    expect(bodies.map(({ type }) => type)).toEqual(['record.created', 'record.changed'])
    expect(state.received.map(({ headers }) => headers['webhook-id'])).toEqual(bodies.map(({ id }) => id))
    expect(bodies[0].data).toMatchObject({ reference, kind: 'enquiry', status: 'new', changes: [{ what: 'received' }] })
    expect(state.received.map(({ body }) => body).join()).not.toMatch(/example\.com|Visitor|Hello|Private/)
    expect(await statuses(db)).toEqual(['sent', 'sent'])
    await deliver()
    expect(state.received).toHaveLength(2)
  })

  test('are told nothing of a change that was rolled back', async ({ db }) => {
    await add(db)
    const reference = await sendEnquiry(db, {}, { now: noon })
    const undone = db.transaction().execute(async (trx) => {
      await changeRecord(trx, { kind: 'enquiry', reference }, by, () => ({ events: [{ type: 'assigned' }] }))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await statuses(db)).toEqual(['queued'])
  })

  test('are told nothing of what leaves the status as it was, such as a planned interview', async ({ db }) => {
    await add(db)
    const reference = await sendEnquiry(db, {}, { now: noon })
    await change(db, reference, () => ({ events: [{ type: 'status', note: 'Planned' }] }))
    expect(await events(db)).toEqual(['record.created'])
    await change(db, reference, () => ({ events: [{ type: 'status', note: 'Planned' }, { type: 'assigned' }] }))
    expect(await events(db)).toEqual(['record.changed', 'record.created'])
    expect(JSON.parse((await newestDelivery(db)).body).data.changes).toEqual([{ what: 'assignee' }])
  })

  test('get one message of a reply that also moves the record, named by what they chose', async ({ db }) => {
    const reference = await sendEnquiry(db, {}, { now: noon })
    await add(db, { name: 'All' })
    await add(db, { name: 'Changes', events: ['record.changed'] })
    await add(db, { name: 'Applications', events: ['application.stage'] })
    await change(db, reference, () => ({
      values: { status: 'completed' },
      events: [
        { type: 'reply', note: 'Done', to_status: 'in_progress' },
        { type: 'status', from_status: 'in_progress' },
      ],
    }))
    expect(await events(db)).toEqual(['record.changed', 'record.replied'])
    const stored = await db.selectFrom('webhook_deliveries').select(['event_id', 'event', 'body']).execute()
    expect(new Set(stored.map(({ event_id }) => event_id)).size).toBe(1)
    for (const { event, body } of stored) {
      expect(JSON.parse(body)).toMatchObject({
        type: event,
        data: { changes: [{ what: 'reply' }, { what: 'status' }] },
      })
    }
  })

  test('lose no enquiry that comes in while a target is deleted', async ({ db }) => {
    await add(db)
    let sent: Promise<string> | undefined
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('webhook_targets').execute()
      sent = sendEnquiry(db, {}, { now: noon })
      await untilBlocked(trx, sent)
    })
    expect(await sent).toMatch(/^ENQ-/)
    expect(await statuses(db)).toEqual([])
  })

  test('get one delivery at a time, also while another process claims one', async ({ db }) => {
    const { state, network } = await otherProgram()
    await add(db)
    for (let n = 0; n < 2; n++) await sendEnquiry(db, {}, { now: noon })
    let delivered: Promise<void> | undefined
    await db.transaction().execute(async (trx) => {
      await takeAdvisoryLock(trx, 'webhook claim')
      const { id } = await newestDelivery(trx)
      const claimed = { status: 'sending' as const, locked_until: noon + leaseMs }
      await trx.updateTable('webhook_deliveries').set(claimed).where('id', '=', id).execute()
      delivered = courierOf(db, network).deliver()
      await untilBlocked(trx, delivered)
    })
    await delivered
    expect(state.received).toEqual([])
  })

  test('are told of a record in quarantine only once it is released', async ({ db }) => {
    await add(db)
    const reference = await sendEnquiry(db, {}, { now: noon, spamReasons: 'honeypot' })
    expect(await statuses(db)).toEqual([])
    const release = { kind: 'enquiry' as const, reference, to: 'new' as const, version: 1, isConfirmed: true }
    await moveRecord(db, release, by, { onRelease: async () => {} })
    expect((await onlyDelivery(db)).event).toBe('record.created')
  })

  test('are signed as the documentation checks it', async ({ db }) => {
    const { state, network } = await otherProgram()
    const { deliver } = courierOf(db, network)
    const { secret } = await add(db)
    await sendEnquiry(db, {}, { now: noon })
    await deliver()
    const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/api.md', 'utf8')) ?? []
    const { isFromTheSite } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const { headers, body } = state.received[0] as Received
    expect(isFromTheSite(headers, body, secret, noon)).toBe(true)
    expect(isFromTheSite(headers, `${body} `, secret, noon)).toBe(false)
    expect(isFromTheSite(headers, body, `whsec_${Buffer.from('x').toString('base64')}`, noon)).toBe(false)
    expect(isFromTheSite(headers, body, secret, noon + hour)).toBe(false)
    const stored = JSON.stringify(await db.selectFrom('webhook_targets').selectAll().execute())
    expect(stored).not.toContain(String(secret).slice(6))
    expect(stored).not.toContain('ledger.example/in')
  })

  test('are tried again on the outbox’s schedule, and failed after 23 hours', async ({ db }) => {
    const { state, network } = await otherProgram()
    const { clock, deliver } = courierOf(db, network)
    await add(db)
    await sendEnquiry(db, {}, { now: noon })
    state.answer = 500
    const gaps = []
    for (let n = 0; n < 3; n++) {
      await deliver()
      const { next_attempt_at } = await onlyDelivery(db)
      gaps.push(next_attempt_at - clock.now)
      clock.now = next_attempt_at - 1
      await deliver()
      clock.now += 1
    }
    expect([gaps, state.received.length]).toEqual([[30_000, 60_000, 120_000], 3])
    expect(new Set(state.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const delivery = await onlyDelivery(db)
    expect(delivery).toMatchObject({ status: 'queued', attempts: 3, last_error: answered(500) })
    expect(delivery.last_answer?.length).toBeLessThanOrEqual(505)
    clock.now = noon + retryWindowMs
    await deliver()
    const failed = await onlyDelivery(db)
    expect(failed).toMatchObject({
      status: 'failed',
      last_error: `{"sentences":[${answered(500)},"No success for 23 hours."]}`,
    })
    state.answer = 204
    expect(await resendDelivery(db, failed.id, { ...by, now: clock.now })).toBe(true)
    await deliver()
    expect((await onlyDelivery(db)).status).toBe('sent')
    expect(state.received.at(-1)?.headers['webhook-id']).toBe(failed.event_id)
  })

  test('are sent again with the same id after a process ended between sending and noting it', async ({ db }) => {
    const { state, network } = await otherProgram()
    await add(db)
    await sendEnquiry(db, {}, { now: noon })
    const ending: Network = {
      ...network,
      ask: async (...asked) => {
        await network.ask(...asked)
        // The process ends here: nothing is noted.
        return new Promise(() => {})
      },
    }
    void courierOf(db, ending).deliver()
    while (state.received.length === 0) await new Promise((done) => setTimeout(done, 5))
    const { clock, deliver } = courierOf(db, network)
    clock.now = noon + leaseMs - 1
    await deliver()
    expect(state.received).toHaveLength(1)
    clock.now = noon + leaseMs
    await deliver()
    const ids = state.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size, await statuses(db)]).toEqual([2, 1, ['sent']])
  })

  test('have it sent once the status has come, though the answer breaks off or the lease is lost', async ({ db }) => {
    const { state, network } = await otherProgram()
    await add(db)
    await sendEnquiry(db, {}, { now: noon })
    state.answer = 'begun'
    await courierOf(db, network).deliver()
    expect(await onlyDelivery(db)).toMatchObject({ status: 'sent', last_answer: '200 Begun', last_error: null })
    await db.updateTable('webhook_deliveries').set(fresh(noon)).execute()
    state.answer = 204
    const late: Network = {
      ...network,
      ask: async (...asked) => {
        const answer = await network.ask(...asked)
        if (state.received.length === 2) {
          await db.updateTable('webhook_deliveries').set({ status: 'queued', locked_until: null }).execute()
        }
        return answer
      },
    }
    await courierOf(db, late).deliver()
    expect(await onlyDelivery(db)).toMatchObject({ status: 'sent', sent_at: noon })
    expect(state.received).toHaveLength(2)
  })

  test.each([
    ['a private address', ['10.0.0.5']],
    ['a public and a private one', ['93.184.215.14', '192.168.1.1']],
    ['this machine', ['127.0.0.1']],
    ['a link-local address', ['169.254.169.254']],
    ['a private IPv6 address', ['fd12::1']],
    ['none', []],
  ])('are not sent where the name leads to %s', async (_, resolved) => {
    const db = await open()
    const { state, network } = await otherProgram(resolved)
    await add(db)
    await sendEnquiry(db, {}, { now: noon })
    await courierOf(db, network).deliver()
    expect(state.asked).toEqual([])
    expect(await onlyDelivery(db)).toMatchObject({ status: 'queued', last_error: 'Its address is not public.' })
  })

  test('follow no redirect, and bear a program that hangs up', async ({ db }) => {
    const { state, network } = await otherProgram()
    const { clock, deliver } = courierOf(db, network)
    await add(db)
    await sendEnquiry(db, {}, { now: noon })
    state.answer = 302
    await deliver()
    expect(await onlyDelivery(db)).toMatchObject({ status: 'queued', last_error: answered(302) })
    state.answer = null
    clock.now += hour
    await deliver()
    expect(await onlyDelivery(db)).toMatchObject({ status: 'queued', attempts: 2 })
    expect(state.asked).toEqual(Array(2).fill('93.184.215.14 https://ledger.example/in'))
  })

  test('include the record as it is at that time, where the target says so, and keep nothing of it', async ({ db }) => {
    const { state, network } = await otherProgram()
    await add(db, { hasPersonal: true })
    await add(db, { kind: 'slack', address: new URL('https://hooks.slack.example/x'), hasPersonal: true })
    await add(db, { kind: 'slack', address: new URL('https://hooks.slack.example/y') })
    const reference = await sendEnquiry(db, {}, { now: noon })
    await courierOf(db, network).deliver()
    const bodies = state.received.map(({ body }) => JSON.parse(body))
    expect(bodies.find(({ data }) => data)?.data.record).toMatchObject({ email: 'ada@example.com' })
    const texts = bodies.flatMap(({ text }) => text ?? []).sort((a, b) => a.length - b.length)
    expect(texts[0]).toMatch(new RegExp(`^New enquiry: <http[^|>]*/dashboard/contacts/${reference}\\|${reference}>$`))
    expect(texts[1]).toBe(`${texts[0]}\nAda &amp; &lt;co&gt; (ada@example.com): A plan`)
    expect(JSON.stringify(await db.selectFrom('webhook_deliveries').selectAll().execute())).not.toContain('ada@')
    expect(state.received.filter(({ headers }) => headers['webhook-signature'])).toHaveLength(1)
  })

  test('stop after five days of failures: what waits is held, and admins are told', async ({ db }) => {
    const { state, network } = await otherProgram()
    const { clock, deliver } = courierOf(db, network)
    const { id } = await add(db)
    const admin = { id: 'ada', email: 'ada@example.com', email_key: 'ada@example.com', name: 'Ada', time_zone: 'UTC' }
    const account = { role: 'admin', status: 'active', password_hash: null, office: null } as const
    const rest = { created_at: noon, last_login_at: null, notices: null, digest_day: null, version: 1 }
    await db
      .insertInto('users')
      .values({ ...admin, ...account, ...rest })
      .execute()
    state.answer = 500
    for (clock.now = noon; clock.now <= noon + patienceMs; clock.now += 24 * hour) {
      expect(await findTarget(db, id)).toMatchObject({ is_on: 1 })
      await sendEnquiry(db, {}, { now: clock.now })
      await deliver()
    }
    clock.now = noon + patienceMs
    expect(await findTarget(db, id)).toMatchObject({ is_on: 0, version: 2 })
    expect(await statuses(db)).toEqual([...Array(5).fill('failed'), 'held'])
    const told = await db
      .selectFrom('outbox')
      .select(['to_address', 'text_body'])
      .where('kind', '=', 'webhook-switched-off')
      .execute()
    expect(told).toMatchObject([
      { to_address: 'ada@example.com', text_body: expect.stringContaining(`/webhooks/${id}`) },
    ])
    await sendEnquiry(db, {}, { now: clock.now })
    expect(await statuses(db)).toHaveLength(6)
    expect(await resendDelivery(db, (await newestDelivery(db)).id, by)).toBe(false)
    // A test reaches it also now; switched on again it has a new start.
    state.answer = 200
    await testTarget(db, id, { ...by, now: clock.now })
    await deliver()
    expect(JSON.parse(state.received.at(-1)?.body ?? '')).toMatchObject({ type: 'webhook.test' })
    expect(await changeTarget(db, id, { ...chosen, isOn: true, version: 2 }, by)).toBe(true)
    expect(await changeTarget(db, id, { ...chosen, isOn: true, version: 2 }, by)).toBe(false)
    expect(await findTarget(db, id)).toMatchObject({ is_on: 1, failing_since: null })
    const held = await db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('status', '=', 'held')
      .executeTakeFirstOrThrow()
    expect(await giveUpDelivery(db, held.id, by)).toBe(true)
    expect(await giveUpDelivery(db, held.id, by)).toBe(false)
  })

  test('stay on after one failure in a quiet time, and are blamed from it on', async ({ db }) => {
    const { state, network } = await otherProgram()
    const { clock, deliver } = courierOf(db, network)
    const { id } = await add(db)
    state.answer = 500
    await sendEnquiry(db, {}, { now: noon })
    await deliver()
    expect(await findTarget(db, id)).toMatchObject({ is_on: 1, failing_since: noon })
    clock.now = noon + patienceMs
    await sendEnquiry(db, {}, { now: clock.now })
    await deliver()
    expect(await findTarget(db, id)).toMatchObject({ is_on: 1, failing_since: clock.now })
    clock.now += hour
    await deliver()
    expect(await findTarget(db, id)).toMatchObject({ is_on: 1, failing_since: noon + patienceMs })
  })

  test('have what leaves the site in the audit log', async ({ db }) => {
    const { id } = await add(db, { events: ['record.replied', 'record.created'], hasPersonal: true })
    await changeTarget(db, id, { ...chosen, events: ['record.created'], isOn: true, version: 1 }, by)
    const entries = await db.selectFrom('audit_events').select('detail').orderBy('id').execute()
    expect(entries.map(({ detail }) => JSON.parse(detail))).toMatchObject([
      { 'with the record': true, events: 'record.replied, record.created' },
      { 'with the record': false, events: 'record.created', switchedOn: true },
    ])
  })
})
