// A person's data, erased by a command on the running site, stays erased when an older backup is restored.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listBackups } from '#app/features/backups/kept-backups.server.ts'
import { connect } from '#db/driver/connect.ts'
import { openPostgres } from '#tests/support/databases.ts'
import { tracesInFiles, tracesOf } from '#tests/support/one-person.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'

let data: string
const closers: (() => unknown)[] = []
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(data, { recursive: true, force: true })
})

async function serve(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(settings)
  closers.push(() => server.child.exitCode === null && server.child.signalCode === null && server.stop('SIGKILL'))
  return server
}

const email = 'zenobia@quartz.example'
const person = { name: 'Zenobia Quartz', email, phone: '+237 677 01 02 03', message: 'I am Zenobia Quartz' }

async function send(server: ServerProcess, values: Record<string, string>) {
  const visitor = new Visitor(server.url)
  const page = await visitor.submit(await visitor.visit('/about'), '#quick', values, { follow: false })
  expect(page.status).toBe(303)
}

async function left(url: string) {
  const db = connect(url)
  try {
    return { inTables: await tracesOf(db), inFiles: await tracesInFiles(db) }
  } finally {
    await db.destroy()
  }
}
const nothing = { inTables: [], inFiles: [] }

async function namesIn(url: string) {
  const db = connect(url)
  const rows = await db.selectFrom('records').select('name').orderBy('seq').execute()
  await db.destroy()
  return rows.map(({ name }) => name)
}

describe.each([
  ['SQLite', async () => `file:${join(data, 'site.db')}`],
  [
    'PostgreSQL',
    async () => {
      const { url, close } = await openPostgres()
      closers.push(close)
      return url
    },
  ],
] as const)('on %s', (_, open) => {
  test('an erasure on the running site leaves no trace, and outlives the restore of an older backup', async () => {
    const url = await open()
    const settings = { DATABASE_URL: url, BACKUP_FOLDER: join(data, 'kept'), SESSION_SECRET: 'a-secret-for-tests-long' }
    const run = (name: string, ...args: string[]) => runCommand(name, args, settings)
    const ledger = join(url.startsWith('file:') ? data : 'data', 'erasures.jsonl')
    if (!url.startsWith('file:')) closers.push(() => rmSync(ledger, { force: true }))
    const server = await serve(settings)
    await send(server, person)
    await send(server, { ...person, name: 'Bea', email: 'bea@example.com', phone: '', message: 'Hello' })
    expect(await run('backup')).toMatchObject({ code: 0 })

    const zip = join(data, 'copy.zip')
    expect(await run('person', '--email', email)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Enquiries and applications: 1/),
    })
    expect(await run('person', '--email', email, '--export', '--to', zip)).toMatchObject({ code: 0 })
    expect(Buffer.from(unzipSync(readFileSync(zip))['data.json'] ?? []).toString()).toContain('Zenobia Quartz')
    expect(await run('person', '--email', email, '--erase')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/nothing was erased/),
    })
    const erased = await run('person', '--email', email, '--erase', '--yes')
    expect(erased).toMatchObject({ code: 0, output: expect.stringContaining('The person’s data is erased') })
    expect(erased.output).not.toContain('traces')
    expect(erased.output).toContain(`Backups: ${join(data, 'kept')} (1)`)
    expect((await run('doctor')).output).toMatch(/what was erased stays in copies from before: .*kept \(1\)/)
    expect(await left(url)).toEqual(nothing)
    expect(readFileSync(ledger, 'utf8')).toMatch(
      /^\{"id":"[\w-]+","at":\d+,"site":"[\d:.TZ-]+","address":"[0-9a-f]{64}","key":"[0-9a-f]{64}"\}\n$/,
    )
    expect(await run('person', '--email', email, '--erase', '--yes')).toMatchObject({
      code: 1,
      output: /We hold nothing/,
    })
    await send(server, { ...person, name: 'Cy', email: 'cy@example.com', phone: '', message: 'Hello' })
    expect(await run('backup')).toMatchObject({ code: 0 })
    await server.stop('SIGTERM')

    const [newer = '', older = ''] = listBackups(join(data, 'kept'))
    expect(existsSync(join(newer, 'erasures.jsonl'))).toBe(true)
    const restored = await run('restore', '--from', older, '--yes')
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('erased since then: 1') })
    expect(await namesIn(url)).toEqual(['Zenobia Quartz', 'Bea'])
    const again = await serve(settings)
    expect(await namesIn(url)).toEqual(['Bea'])
    expect(await left(url)).toEqual(nothing)
    await again.stop('SIGTERM')

    // On a new machine, the ledger comes from the backups.
    rmSync(ledger)
    const repeated = await run('restore', '--from', older, '--yes')
    expect(repeated).toMatchObject({ code: 0, output: expect.stringContaining('erased since then: 1') })
    await serve(settings)
    expect(await left(url)).toEqual(nothing)
  })
})

test('a site whose secret cannot read the ledger does not start on a database from before the erasure', async () => {
  const settings = {
    DATABASE_URL: `file:${join(data, 'site.db')}`,
    BACKUP_FOLDER: join(data, 'kept'),
    SESSION_SECRET: 'a-first-secret-long-enough',
  }
  const server = await serve(settings)
  await send(server, person)
  expect(await runCommand('backup', [], settings)).toMatchObject({ code: 0 })
  expect(await runCommand('person', ['--email', email, '--erase', '--yes'], settings)).toMatchObject({ code: 0 })
  await server.stop('SIGTERM')
  const [older = ''] = listBackups(join(data, 'kept'))
  const other = { ...settings, SESSION_SECRET: 'a-second-secret-long-enough' }
  expect(await runCommand('restore', ['--from', older, '--yes'], other)).toMatchObject({ code: 0 })
  const said = await serve(other).catch((error: Error) => error.message)
  expect(said).toMatch(/Error: This database is older than 1 erasure in .*add that one at the end of the list/)
  await serve({ ...settings, SESSION_SECRET: `${other.SESSION_SECRET},${settings.SESSION_SECRET}` })
  expect(await left(settings.DATABASE_URL)).toEqual(nothing)
})
