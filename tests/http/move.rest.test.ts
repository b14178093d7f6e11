// npm run move as an operator types it: with the site running, killed, resumed, given up, and with the pictures.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { findMark } from '#db/move/standstill.ts'
import { proveMoving } from '#tests/prove/moving.ts'
import { openPostgres } from '#tests/support/databases.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'

let folder: string
let from: string
const closers: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-'))
  from = `file:${join(folder, 'site.db')}`
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function postgres(): Promise<string> {
  const { url, close } = await openPostgres()
  closers.push(close)
  return url
}

async function usedSite(more: Record<string, string> = {}) {
  const server = await startServer({ ...settings(), TRUSTED_PROXIES: '1', ...more })
  closers.push(() => server.child.exitCode === null && server.stop('SIGKILL'))
  return server
}

async function send(url: string, message: string) {
  const visitor = new Visitor(url)
  const values = { name: 'Ada', email: 'ada@example.com', message }
  return visitor.submit(await visitor.visit('/contact'), '#contact', values, { follow: false })
}

const markOf = async (url: string) => {
  const db = connect(url)
  try {
    return await findMark(db)
  } finally {
    await db.destroy()
  }
}
const secret = 'a-secret-for-tests-long-enough'
/** Without a secret in the environment it would go into the project's own data folder. */
const settings = (): Record<string, string> => ({ DATABASE_URL: from, SESSION_SECRET: secret })

test('under load, with the command killed twice, nothing acknowledged is lost and nothing refused loses its text', async () => {
  const proof = await proveMoving()
  expect(proof, proof.figure).toMatchObject({ ok: true })
})

test('a refused target changes nothing, a move that is given up lets the site store again', async () => {
  const server = await usedSite()
  expect((await send(server.url, 'Before')).status).toBe(303)
  const full = await postgres()
  const db = connect(full)
  await migrate(db, full)
  await db.insertInto('webhook_events').values({ id: 'theirs', type: 'x', received_at: 1 }).execute()
  const refused = await runCommand('move', ['--to', full], settings())
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('The target is not empty') })
  expect(await db.selectFrom('webhook_events').select('id').execute()).toEqual([{ id: 'theirs' }])
  await db.destroy()
  expect((await send(server.url, 'Still')).status).toBe(303)

  expect(await runCommand('move', [], settings())).toMatchObject({
    code: 1,
    output: expect.stringContaining('no move is under way'),
  })
  expect((await runCommand('move', ['--to', await postgres()], settings())).code).toBe(0)
  const page = await send(server.url, 'Refused but kept')
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect(page.$('#contact [name=message]').val()).toBe('Refused but kept')
  expect(page.text).toContain('This site is being moved')
  expect((await fetch(`${server.url}/healthcheck`)).status).toBe(200)
  expect((await runCommand('doctor', [], settings())).output).toMatch(/WRONG {2}Move .*was moved to 127\.0\.0\.1/)

  const unsure = await runCommand('move', ['--give-up'], settings())
  expect(unsure).toMatchObject({ code: 1, output: expect.stringContaining('add --yes') })
  expect((await runCommand('move', ['--give-up', '--yes'], settings())).code).toBe(0)
  expect((await send(server.url, 'After')).status).toBe(303)
  expect(await markOf(from)).toBeNull()
})

test('a site that is restarted on a database that was moved serves its pages and stores nothing', async () => {
  const first = await usedSite()
  expect((await send(first.url, 'Before')).status).toBe(303)
  await first.stop()
  const to = await postgres()
  expect((await runCommand('move', ['--to', to], settings())).code).toBe(0)
  const service: Record<string, string>[] = [
    {},
    { RESEND_API_KEY: 're_test', MAIL_FROM: 'site@example.com', RESEND_BASE_URL: 'http://127.0.0.1:9' },
  ]
  for (const key of service) {
    const again = await usedSite(key)
    expect([(await fetch(again.url)).status, (await send(again.url, 'Later')).status]).toEqual([200, 503])
    expect(again.output()).toContain('"jobs-stand-still"')
    await again.stop()
  }
})

test('pictures go with the database into a bucket', async () => {
  const server = await usedSite()
  await server.stop()
  const uploads = join(folder, 'uploads')
  const pictures = ['0123456789abcdef.webp', '0123456789abcdef-640.avif', 'fedcba9876543210.png']
  mkdirSync(uploads, { recursive: true })
  for (const [index, name] of pictures.entries()) writeFileSync(join(uploads, name), Buffer.alloc(2000, index))
  const s3 = await startFakeS3()
  closers.push(s3.close)
  const bucket = {
    MEDIA_S3_ENDPOINT: s3.settings.endpoint,
    MEDIA_S3_REGION: s3.settings.region,
    MEDIA_S3_BUCKET: s3.settings.bucket,
    MEDIA_S3_KEY_ID: s3.settings.accessKeyId,
    MEDIA_S3_SECRET: s3.settings.secretAccessKey,
  }
  const to = await postgres()
  // One is there already, and one was cut off.
  s3.objects.set(pictures[0] ?? '', { bytes: Buffer.alloc(2000, 0), type: 'image/webp' })
  s3.objects.set(pictures[1] ?? '', { bytes: Buffer.alloc(7), type: 'image/avif' })
  const wrong = await runCommand('move', ['--to', to, '--media-to', 'bucket'], settings())
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('MEDIA_S3_ENDPOINT') })
  const moved = await runCommand('move', ['--to', to], { ...settings(), ...bucket })
  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('3 uploaded files') })
  const same = (name: string, bytes: Uint8Array | undefined) =>
    readFileSync(join(uploads, name)).equals(bytes ?? Buffer.of())
  expect(pictures.filter((name) => !same(name, s3.objects.get(name)?.bytes))).toEqual([])
})
