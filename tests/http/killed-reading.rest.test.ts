// A mail that a process ended over is not read again: the process is really killed while it reads, and started once more.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import type { Db } from '#db/schema.ts'
import { clockedServer } from '#tests/prove/server.ts'
import { type FakeResend, signedEvent, startFakeResend, webhookSecret } from '#tests/support/fake-resend.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'

let folder: string
let provider: FakeResend
let db: Db
let clocked: ReturnType<typeof clockedServer>
let settings: Record<string, string>
const servers: ServerProcess[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-reading-'))
  clocked = clockedServer(folder)
  provider = await startFakeResend()
  settings = {
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: provider.url,
    MAIL_FROM: 'BN <site@example.com>',
    RESEND_WEBHOOK_SECRET: webhookSecret,
    INBOUND_DOMAIN: 'in.example.com',
    MAIL_TO: 'staff@example.com',
  }
  db = connect(`file:${join(folder, 'site.db')}`)
})
afterEach(async () => {
  for (const { child, stop } of servers.splice(0))
    if (child.exitCode === null && !child.signalCode) await stop('SIGKILL')
  await db.destroy()
  await provider.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start() {
  const server = await clocked.start(settings)
  servers.push(server)
  return server
}

async function comeIn({ url }: ServerProcess, subject: string) {
  const mail = { from: 'eve@example.com', to: 'hello@in.example.com', subject, text: subject }
  const { body, headers } = signedEvent(provider.receive(mail))
  expect((await fetch(`${url}/webhooks/resend`, { method: 'POST', body, headers })).status).toBe(200)
}

const pathOf = (number: number) => `/emails/receiving/in-${number}`
const isAsked = (path: string) => vi.waitFor(() => expect(provider.reads).toContain(path), { timeout: 120_000 })
const mails = () =>
  db.selectFrom('received_mails').select(['subject', 'status', 'reason', 'body']).orderBy('subject').execute()
const soon = { timeout: 180_000, interval: 100 }

test('SIGKILL while a mail is read: the next start leaves it unread in quarantine and reads the others', async () => {
  provider.scriptFor(pathOf(1), 'hang')
  const killed = await start()
  await comeIn(killed, 'Mail 1')
  await isAsked(pathOf(1))
  await killed.stop('SIGKILL')

  const next = await start()
  await comeIn(next, 'Mail 2')
  await vi.waitFor(async () => expect((await mails())[1]).toMatchObject({ body: 'Mail 2' }), soon)
  expect((await mails())[0]).toMatchObject({ status: 'waiting', body: '' })
  clocked.setClock(6 * 60_000)
  await vi.waitFor(
    async () => expect((await mails())[0]).toMatchObject({ status: 'quarantined', reason: 'reading ended', body: '' }),
    soon,
  )
  expect(provider.reads.filter((path) => path === pathOf(1))).toHaveLength(1)
})

test('SIGTERM while a mail is read: the site ends, and the next start reads the mail', async () => {
  provider.scriptFor(pathOf(1), 'hang')
  const stopped = await start()
  await comeIn(stopped, 'Mail 1')
  await isAsked(pathOf(1))
  expect(await stopped.stop('SIGTERM')).toBe(0)
  await start()
  await vi.waitFor(
    async () => expect(await mails()).toMatchObject([{ reason: 'unknown address', body: 'Mail 1' }]),
    soon,
  )
})
