// Monitoring: a log line for each request, errors with their source, metrics for Prometheus.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'

const token = 'a-token-for-tests-only'
let folder: string
let url: string
let server: ServerProcess
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'monitoring-'))
  url = `file:${join(folder, 'site.db')}`
  server = await startServer({
    DATABASE_URL: url,
    SESSION_SECRET: 'a-secret-for-tests-long-enough',
    METRICS_TOKEN: token,
  })
})
afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

type Line = Record<string, string | number>
const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text))
const requestLine = (path: string) =>
  vi.waitFor(
    () => {
      const found = lines().find((line) => line.event === 'request' && line.path === path)
      if (!found) throw new Error(`no line for ${path} in ${server.output()}`)
      return found
    },
    { timeout: 120_000 },
  )

test('each request has a line with its id, route and outcome', async () => {
  const visitor = new Visitor(server.url)
  await visitor.visit('/services/cloud-solutions')
  expect(await requestLine('/services/cloud-solutions')).toEqual({
    time: expect.any(String),
    level: 'info',
    event: 'request',
    requestId: expect.stringMatching(/^[0-9a-f]{12}$/),
    method: 'GET',
    route: '/services/:service',
    path: '/services/cloud-solutions',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  })
  await visitor.visit('/dashboard/mail/0198', { follow: false })
  expect(await requestLine('/dashboard/mail/0198')).toMatchObject({ route: '/dashboard/mail/:id', status: 302 })
  // The URL as requested, although the guard redirects it.
  await visitor.visit('/Contact', { follow: false })
  expect(await requestLine('/Contact')).toMatchObject({ status: 301 })
})

test('an id from the client is not adopted', async () => {
  await new Visitor(server.url).visit('/technologies', { headers: { 'X-Request-Id': 'made-up-by-somebody' } })
  expect((await requestLine('/technologies')).requestId).not.toBe('made-up-by-somebody')
})

test('metrics need the token, and are by route, not by path', async () => {
  const visitor = new Visitor(server.url)
  expect((await visitor.visit('/metrics')).status).toBe(401)
  expect((await visitor.visit('/metrics', { headers: { Authorization: 'Bearer wrong' } })).status).toBe(401)
  await visitor.visit('/services/data-analytics')
  await visitor.visit('/wp-login.php')
  const page = await visitor.visit('/metrics', { headers: { Authorization: `Bearer ${token}` } })
  expect(page.status).toBe(200)
  expect(page.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const metric = (name: string) => page.html.split('\n').filter((line) => line.startsWith(name))
  const served = metric('http_request_duration_seconds_count')
  expect(served.join('\n')).toMatch(/method="GET",route="\/services\/:service",status="200"/)
  expect(served.join('\n')).not.toMatch(/data-analytics|wp-login/)
  for (const name of ['outbox_mails{', 'database_bytes', 'nodejs_eventloop_lag_p99', 'process_resident_memory_bytes']) {
    expect(metric(name).length, name).toBeGreaterThan(0)
  }
  expect(Number(metric('database_bytes')[0]?.split(' ')[1])).toBeGreaterThan(100_000)
})

// Last, because it breaks the database.
test('an error is logged with its request id and its source file', async () => {
  const db = connect(url)
  await db.schema.dropTable('status_links').execute()
  await db.destroy()
  const page = await new Visitor(server.url).visit(`/status/${'a'.repeat(43)}`)
  expect(page.status).toBe(500)
  const { requestId } = await requestLine('/status/[redacted]')
  const error = lines().find((line) => line.event === 'error' && line.requestId === requestId)
  expect(error).toMatchObject({ level: 'error', message: expect.stringContaining('status_links') })
  expect(error?.stack).toMatch(/\/app\/[\w/.-]+\.tsx?:\d+/)
  expect(page.text).toContain(requestId)
})
