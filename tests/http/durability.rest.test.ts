// The promise: an acknowledged enquiry is stored, whatever happens to the process or the mail provider afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { connect as connectTo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import type { Db } from '#db/schema.ts'
import { startFakeResend } from '#tests/support/fake-resend.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'

let folder: string
let databaseUrl: string
const closers: (() => unknown)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  databaseUrl = `file:${join(folder, 'site.db')}`
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function serve(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a-secret-for-tests-only-long-enough',
    ...settings,
  })
  closers.push(() => server.child.exitCode === null && server.child.signalCode === null && server.stop('SIGKILL'))
  return server
}

async function sendEnquiry(server: ServerProcess, message: string) {
  const visitor = new Visitor(server.url)
  const form = await visitor.visit('/contact')
  const values = { name: 'Ada', email: 'ada@example.com', message }
  return visitor.submit(form, '#contact', values, { follow: false })
}

const withDatabase = async <T>(read: (db: ReturnType<typeof connect>) => Promise<T>) => {
  const db = connect(databaseUrl)
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}

test('SIGKILL right after the 303 loses neither the enquiry nor its mail', async () => {
  const server = await serve({ MAIL_TO: 'staff@example.com' })
  expect((await sendEnquiry(server, 'Do not lose me')).status).toBe(303)
  await server.stop('SIGKILL')

  const kept = await withDatabase(async (db) => ({
    messages: await db.selectFrom('enquiries').select('message').execute(),
    mails: await db.selectFrom('outbox').select(['kind', 'status']).orderBy('kind').execute(),
  }))
  expect(kept.messages).toEqual([{ message: 'Do not lose me' }])
  expect(kept.mails).toEqual([
    { kind: 'enquiry-acknowledged', status: 'queued' },
    { kind: 'enquiry-received', status: 'queued' },
  ])
})

test('while the mail provider hangs, visitors are answered at once; each mail is sent once when it recovers', async () => {
  const resend = await startFakeResend()
  closers.push(() => resend.close())
  resend.script('hang')
  const server = await serve({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'BN Technologies <site@example.com>',
    MAIL_TO: 'staff@example.com',
  })
  // A warm-up request.
  await new Visitor(server.url).visit('/contact')
  expect((await sendEnquiry(server, 'The provider hangs')).status).toBe(303)
  await vi.waitFor(() => expect(resend.requests.length).toBeGreaterThan(0), { timeout: 180_000 })
  expect((await sendEnquiry(server, 'It still hangs')).status).toBe(303)
  // Answered before any attempt has ended, so without waiting for one.
  const failed = (db: Db) => db.selectFrom('outbox').select('last_error').where('last_error', 'is not', null).execute()
  expect(await withDatabase(failed)).toEqual([])

  // The next process finishes the first one's work, once the lease of the mail being sent has expired.
  await server.stop('SIGKILL')
  await withDatabase((db) =>
    db.updateTable('outbox').set({ locked_until: 0, next_attempt_at: 0 }).where('status', '!=', 'sent').execute(),
  )
  await serve({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'BN Technologies <site@example.com>',
    MAIL_TO: 'staff@example.com',
  })
  await vi.waitFor(
    async () => {
      const left = await withDatabase((db) =>
        db.selectFrom('outbox').select('id').where('status', '!=', 'sent').execute(),
      )
      expect(left).toEqual([])
    },
    { timeout: 180_000, interval: 250 },
  )
  const ids = await withDatabase((db) => db.selectFrom('outbox').select('id').execute())
  expect(ids).toHaveLength(4)
  expect(resend.mails()).toHaveLength(4)
})

test('SIGTERM ends the process in spite of a half-open connection', async () => {
  const server = await serve()
  const { port } = new URL(server.url)
  const socket = connectTo(Number(port), '127.0.0.1')
  closers.push(() => socket.destroy())
  socket.on('error', () => {})
  await new Promise((done) => socket.write('POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n', done))
  await sendEnquiry(server, 'Before the end')
  expect(await server.stop('SIGTERM')).not.toBeNull()
})

test('a bad environment stops the start with one list that names every value', async () => {
  const started = serve({ PORT: 'many', APP_URL: 'not a url', DATABASE_URL: 'mysql://x', TRUSTED_PROXIES: '-1' })
  await expect(started).rejects.toThrow(/APP_URL[\s\S]*DATABASE_URL[\s\S]*TRUSTED_PROXIES/)
})

test('the access log shows no token and no address', async () => {
  const server = await serve()
  await new Visitor(server.url).visit('/contact?token=secret-token&email=ada@example.com&office=seoul')
  await new Visitor(server.url).visit('/Invite/secret-token/')
  await new Visitor(server.url).visit('/login?redirectTo=%2Finvite%2Fsecret-token')
  await vi.waitFor(() => expect(server.output()).toContain('"path":"/login?redirectTo"'), { timeout: 120_000 })
  expect(server.output()).toContain('"path":"/contact?token&email&office"')
  expect(server.output()).not.toContain('secret-token')
  expect(server.output()).not.toContain('ada@example.com')
})
