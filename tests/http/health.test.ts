// The health check for monitors and for anyone else.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { pauseOutbox } from '#app/mail/outbox/health.server.ts'
import { startSite } from '#tests/support/site.ts'

const token = 'a-token-for-the-monitor'
const site = await startSite({ HEALTH_TOKEN: token })
afterAll(() => site.close())
await pauseOutbox(site.db, '401: the key re_123 is invalid', Date.now())

const ask = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/healthcheck`, { headers })
  return { status: response.status, told: await response.json(), cache: response.headers.get('Cache-Control') }
}

const elsewhere = { 'X-Forwarded-For': '203.0.113.7' }

test('from elsewhere it reports the status and nothing else', async () => {
  const others: Record<string, string>[] = [
    elsewhere,
    { 'X-Forwarded-For': '127.0.0.1' },
    { Forwarded: 'for=127.0.0.1' },
    { ...elsewhere, 'X-Client-Ip': '127.0.0.1' },
    { ...elsewhere, Authorization: 'Bearer another-token-of-the-kind' },
    { ...elsewhere, Authorization: `Basic ${token}` },
  ]
  for (const headers of others) {
    expect([headers, await ask(headers)]).toEqual([headers, { status: 200, told: { status: 'ok' }, cache: 'no-store' }])
  }
})

test('the machine itself, and a monitor with the token, get the details', async () => {
  for (const headers of [undefined, { ...elsewhere, Authorization: `Bearer ${token}` }]) {
    const { status, told } = await ask(headers)
    expect(status).toBe(200)
    expect(told).toMatchObject({
      database: 'ok',
      outbox: { queued: 0, pausedReason: '401: the key re_123 is invalid' },
    })
  }
})

test('forty concurrent checks write to the database hardly more than once', async () => {
  await sql`create table probes (n integer)`.execute(site.db)
  await sql`create trigger count_probes after insert on rate_limits when new.key like 'probe:%'
    begin insert into probes values (1); end`.execute(site.db)
  await Promise.all(Array.from({ length: 40 }, () => ask(elsewhere)))
  const { rows } = await sql`select n from probes`.execute(site.db)
  expect(rows.length).toBeLessThan(10)
})
