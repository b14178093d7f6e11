// Several servers on one PostgreSQL database: a node that disagrees with another one is refused at its start.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { openPostgres } from '#tests/support/databases.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { startServer } from '#tests/support/server-process.ts'

const [first, second] = ['the-first-secret-of-the-test', 'the-second-secret-of-the-test']
const bucket = {
  MEDIA_S3_ENDPOINT: 'https://objects.example.com',
  MEDIA_S3_BUCKET: 'site',
  MEDIA_S3_KEY_ID: 'id',
  MEDIA_S3_SECRET: 'secret',
}
const shim = pathToFileURL(join(import.meta.dirname, '../support/shifted-clock.mjs')).href

let url: string
const closers: (() => unknown)[] = []
beforeEach(async () => {
  const opened = await openPostgres()
  closers.push(opened.close)
  url = opened.url
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function serve(settings: Record<string, string> = {}) {
  const server = await startServer({ DATABASE_URL: url, SESSION_SECRET: first, ...settings })
  closers.push(() => server.child.exitCode === null && server.child.signalCode === null && server.stop('SIGKILL'))
  return server
}
const refusal = (settings: Record<string, string>) =>
  serve(settings).then(
    () => 'it started',
    (error: Error) => error.message.trim().split('\n').at(-1),
  )

test('a second node needs the same secret, the same place for pictures, and the right time', async () => {
  await serve()
  expect(await refusal({ SESSION_SECRET: second })).toMatch(
    /^Error: The node on .* has another SESSION_SECRET: set the/,
  )
  expect(await refusal({ SESSION_SECRET: `${second},${first}` })).toContain('another SESSION_SECRET')
  expect(await refusal(bucket)).toMatch(
    /^Error: .* keeps the pictures elsewhere\. .*uploads.*the bucket https:.*\/site: /,
  )
  await serve({ SESSION_SECRET: `${first},${second}` })

  const doctor = async (secret: string) => {
    const { output } = await runCommand('doctor', ['--json'], { DATABASE_URL: url, SESSION_SECRET: secret })
    const { findings } = JSON.parse(output) as { findings: { about: string; level: string; found: string }[] }
    return findings.filter(({ about }) => about === 'Nodes' || about === 'Clocks')
  }
  expect(await doctor(first)).toMatchObject([
    { level: 'ok', found: expect.stringMatching(/^.+ \(\d+\.\d+\.\d+\), .+ \(\d+\.\d+\.\d+\)$/) },
    { level: 'ok' },
  ])
  expect(await doctor(second)).toMatchObject([{ level: 'wrong' }, { level: 'ok' }])
})

test('a node that left or was killed does not keep another installation of the database from starting', async () => {
  await (await serve()).stop()
  expect(await storesOfNodes()).toEqual([])
  const other = await serve({ ...bucket, SESSION_SECRET: second })
  await other.stop('SIGKILL')
  await serve()
  expect(await storesOfNodes()).toEqual([expect.stringContaining('bucket'), expect.stringContaining('folder')])
})

async function storesOfNodes(): Promise<string[]> {
  const db = connect(url)
  const rows = await db.selectFrom('nodes').select('store').orderBy('started_at').execute()
  await db.destroy()
  return rows.map(({ store }) => store)
}

test('a clock that differs is logged and shown by the health check; one that differs much is refused beside another node', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  const ahead = (ms: number) => {
    const file = join(folder, String(ms))
    writeFileSync(file, String(ms))
    return { NODE_OPTIONS: `--import ${shim}`, CLOCK_OFFSET_FILE: file }
  }
  const server = await serve(ahead(7_000))
  expect(server.output()).toMatch(/"event":"clock-apart","ms":(6|7)\d{3}/)
  const health = (await (await fetch(`${server.url}/healthcheck`)).json()) as object
  expect(health).toMatchObject({ status: 'ok', warnings: ["the clock differs from the database's"] })
  expect(await refusal(ahead(60_000))).toMatch(/^Error: The node on .*clock that differs from this machine's/)
  await serve(ahead(9_000))
})
