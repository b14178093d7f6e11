// Making, verifying and restoring backups as an operator, with the site running and killed.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readBackupRecord } from '#app/features/backups/backup-record.server.ts'
import { listBackups } from '#app/features/backups/kept-backups.server.ts'
import { backUpWhenDue } from '#app/jobs/back-up.server.ts'
import { connect } from '#db/driver/connect.ts'
import { runOnPostgres } from '#db/driver/postgres-tools.ts'
import { markRestore } from '#db/driver/restore-mark.ts'
import type { Db } from '#db/schema.ts'
import { openPostgres } from '#tests/support/databases.ts'
import { startFakeResend } from '#tests/support/fake-resend.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { stopWriting } from '#tests/support/standstill.ts'
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

async function sendEnquiry(server: ServerProcess, message: string) {
  const visitor = new Visitor(server.url)
  const values = { name: 'Ada', email: 'ada@example.com', message }
  const page = await visitor.submit(await visitor.visit('/contact'), '#contact', values, { follow: false })
  expect(page.status).toBe(303)
}

async function withDatabase<T>(url: string, read: (db: Db) => Promise<T>) {
  const db = connect(url)
  try {
    return await read(db)
  } finally {
    await db.destroy()
  }
}
const messages = (url: string) =>
  withDatabase(url, async (db) =>
    (await db.selectFrom('enquiries').select('message').execute()).map((row) => row.message),
  )

const kinds: [string, () => Promise<string>][] = [
  ['SQLite', async () => `file:${join(data, 'site.db')}`],
  [
    'PostgreSQL',
    async () => {
      const { url, close } = await openPostgres()
      closers.push(close)
      return url
    },
  ],
]

describe.each(kinds)('on %s', (kind, open) => {
  test('a backup of the running site is verified and restored with all its data', async () => {
    const url = await open()
    const settings = { DATABASE_URL: url, BACKUP_FOLDER: join(data, 'kept'), SESSION_SECRET: '' }
    const secret = { ...settings, ...(kind === 'SQLite' ? {} : { SESSION_SECRET: 'a-secret-for-tests-long-enough' }) }
    const server = await serve(secret)
    await sendEnquiry(server, 'Before the backup')

    expect(await runCommand('backup', [], secret)).toMatchObject({ code: 0, output: expect.stringContaining('made') })
    await sendEnquiry(server, 'After the backup')
    const proven = await runCommand('backup-verify', [], secret)
    expect(proven).toMatchObject({ code: 0, output: expect.stringMatching(/Verified: [\s\S]*enquiries 1,/) })
    const [folder = ''] = listBackups(join(data, 'kept'))
    const { provenTakenAt } = await withDatabase(url, readBackupRecord)
    expect(folder).toContain(new Date(provenTakenAt ?? 0).toISOString().slice(0, 10))
    // The temporary restore is deleted.
    expect(readdirSync(join(data, 'kept')).filter((name) => name.startsWith('verify-'))).toEqual([])

    const refused = await runCommand('restore', ['--from', folder, '--yes'], secret)
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/^Error: .*stop/) })
    await server.stop('SIGKILL')
    const asked = await runCommand('restore', ['--from', folder], secret)
    expect(asked).toMatchObject({ code: 1, output: expect.stringContaining('1 enquiries') })
    expect(await messages(url)).toEqual(['Before the backup', 'After the backup'])

    const restored = await runCommand('restore', ['--from', folder, '--yes'], secret)
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored') })
    expect(await messages(url)).toEqual(['Before the backup'])
    const again = await serve(secret)
    await sendEnquiry(again, 'After the restore')
    expect(await messages(url)).toEqual(['Before the backup', 'After the restore'])
  })

  test('the links of newsletter mails work after a restore, even under another secret', async () => {
    const url = await open()
    const settings = { DATABASE_URL: url, BACKUP_FOLDER: join(data, 'kept') }
    const first = { ...settings, SESSION_SECRET: 'the-first-secret-long-enough' }
    const server = await serve(first)
    const visitor = new Visitor(server.url)
    const ada = { name: 'Ada', email: 'ada@example.com' }
    await visitor.submit(await visitor.visit('/newsletter'), '#newsletter', ada)
    const key = await withDatabase(url, (db) => db.selectFrom('subscribers').select('link_key').executeTakeFirst())
    expect((await runCommand('backup', [], first)).code).toBe(0)
    await withDatabase(url, (db) => db.deleteFrom('subscribers').execute())
    await server.stop('SIGKILL')
    const [folder = ''] = listBackups(join(data, 'kept'))
    const second = { ...settings, SESSION_SECRET: 'the-second-secret-long-enough' }
    expect((await runCommand('restore', ['--from', folder, '--yes'], second)).code).toBe(0)
    const reader = new Visitor((await serve(second)).url)
    const page = await reader.visit(`/newsletter/unsubscribe/${key?.link_key}`)
    expect(page.$('h1').text()).toBe('Unsubscribe')
    const left = await reader.submit(page, '#newsletter-unsubscribe-link')
    expect(left.$('h1').text()).toBe('You are unsubscribed')
    expect((await reader.visit(`/newsletter/unsubscribe/${key?.link_key}`)).$('h1').text()).toBe('You are unsubscribed')
  })

  test.runIf(kind === 'SQLite')(
    'a backup of a database that is being moved, or was, is verified, and restored to a site that stores',
    async () => {
      const url = await open()
      const settings = {
        DATABASE_URL: url,
        BACKUP_FOLDER: join(data, 'kept'),
        SESSION_SECRET: 'a-secret-for-tests-long-enough',
      }
      const server = await serve(settings)
      await sendEnquiry(server, 'Before the move')
      await server.stop()
      await withDatabase(url, (db) => stopWriting(db, Date.now()))
      expect(await runCommand('backup', ['--prove'], settings)).toMatchObject({
        code: 0,
        output: expect.stringMatching(/A move to elsewhere has not ended[\s\S]*Verified/),
      })
      const [backup] = listBackups(settings.BACKUP_FOLDER)
      expect(await runCommand('restore', ['--from', backup ?? '', '--yes'], settings)).toMatchObject({ code: 0 })
      const again = await serve(settings)
      await sendEnquiry(again, 'After the restore')
      expect((await messages(url)).sort()).toEqual(['After the restore', 'Before the move'])
    },
  )

  test('a restore that was interrupted is said by start, doctor and restore in one line, which ends it', async () => {
    const url = await open()
    const settings = { DATABASE_URL: url, BACKUP_FOLDER: join(data, 'kept'), SESSION_SECRET: 'a-secret-long-enough' }
    expect((await runCommand('migrate', [], settings)).code).toBe(0)
    const dataFolder = kind === 'SQLite' ? data : resolve('data')
    mkdirSync(dataFolder, { recursive: true })
    markRestore(url, dataFolder, { from: '/a/backup', aside: join(dataFolder, 'aside'), leaving: [], replaced: [] })
    const words = /A restore of \/a\/backup has not ended: [^\n]*npm run restore[^\n]*/
    expect(await serve(settings).catch((error: Error) => error.message)).toMatch(words)
    const migrated = await runCommand('migrate', [], settings)
    expect(migrated.output.trim()).toMatch(new RegExp(`^Error: ${words.source}$`))
    const looked = await runCommand('doctor', [], settings)
    expect(looked).toMatchObject({ code: 1, output: expect.stringMatching(/WRONG {2}Restore {7}that of \/a\/backup/) })
    const ended = await runCommand('restore', [], settings)
    expect(ended).toEqual({
      code: 0,
      output: 'The restore of /a/backup, which was interrupted, was taken back: all is as it was before.\n',
    })
    await serve(settings)
  })

  test('what a killed verification has left is listed by doctor, and removed by the next', async () => {
    const url = await open()
    const kept = join(data, 'kept')
    const settings = { DATABASE_URL: url, BACKUP_FOLDER: kept, SESSION_SECRET: 'a-secret-long-enough' }
    expect((await runCommand('migrate', [], settings)).code).toBe(0)
    const left = ['verify-0a1b2c3d4e5f', 'backup-2026-01-15T12-00-00-000Z.part'].map((name) => join(kept, name))
    for (const folder of left) mkdirSync(folder, { recursive: true })
    if (kind === 'PostgreSQL') {
      const name = `${new URL(url).pathname.slice(1, 41)}_verify_0a1b2c3d4e5f`
      await runOnPostgres(url, `create database "${name}"`)
      left.push(`database ${name}`)
    }
    const looked = await runCommand('doctor', [], settings)
    for (const place of left) expect(looked.output).toContain(place)
    const made = await runCommand('backup', [], settings)
    for (const place of left) expect(made.output).toContain(`Removed what an interrupted run had left: ${place}`)
    expect((await runCommand('doctor', [], settings)).output).not.toContain('Remains')
    expect(readdirSync(kept)).toHaveLength(1)
  })

  test('mails waiting at the time of a backup are not sent twice, neither by its verification nor after a restore', async () => {
    const url = await open()
    const resend = await startFakeResend()
    closers.push(() => resend.close())
    const key = { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url, MAIL_FROM: 'site@example.com' }
    const settings = { DATABASE_URL: url, BACKUP_FOLDER: join(data, 'kept'), SESSION_SECRET: 'a-secret-long-enough' }
    const server = await serve(settings)
    await sendEnquiry(server, 'Hello')
    await server.stop('SIGKILL')
    const made = await runCommand('backup', ['--prove'], { ...settings, ...key })
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Verified') })
    expect(resend.requests).toEqual([])

    const [folder = ''] = listBackups(join(data, 'kept'))
    expect((await runCommand('restore', ['--from', folder, '--yes'], settings)).code).toBe(0)
    const statuses = await withDatabase(url, (db) => db.selectFrom('outbox').select('status').distinct().execute())
    expect(statuses).toEqual([{ status: 'held' }])
  })
})

describe('uploads in a bucket', () => {
  const [one, two, three] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(24)}-480.avif`) as [string, string, string]
  const uploadsIn = (folder: string) => readdirSync(join(folder, 'uploads'))

  async function openBucket() {
    const s3 = await startFakeS3()
    closers.push(() => s3.close())
    const add = (name: string) => s3.objects.set(name, { bytes: Buffer.from(`picture ${name}`), type: 'image/avif' })
    const settings = {
      DATABASE_URL: `file:${join(data, 'site.db')}`,
      BACKUP_FOLDER: join(data, 'kept'),
      ...s3.environment,
    }
    expect((await runCommand('migrate', [], settings)).code).toBe(0)
    const read = () => s3.requests.filter((request) => request.startsWith('GET ') && request.length > 5)
    return { s3, add, settings, read }
  }

  test('are copied into each backup, once each, and put into the bucket again by a restore', async () => {
    const { s3, add, settings, read } = await openBucket()
    add(one)
    add(two)
    expect((await runCommand('backup', ['--prove'], settings)).code).toBe(0)
    expect(read()).toEqual([`GET ${one}`, `GET ${two}`])
    add(three)
    s3.objects.delete(one)
    expect((await runCommand('backup', [], settings)).code).toBe(0)
    expect(read().slice(2)).toEqual([`GET ${three}`])
    const [newest = '', older = ''] = listBackups(join(data, 'kept'))
    expect([uploadsIn(older), uploadsIn(newest)]).toEqual([
      [one, two],
      [two, three],
    ])
    expect(statSync(join(newest, 'uploads', two)).ino).toBe(statSync(join(older, 'uploads', two)).ino)
    expect((await runCommand('backup-verify', ['--from', newest], settings)).code).toBe(0)

    s3.objects.delete(two)
    expect((await runCommand('restore', ['--from', older, '--yes'], settings)).code).toBe(0)
    expect([...s3.objects.keys()].sort()).toEqual([one, two, three])
    expect(s3.objects.get(two)?.bytes.toString()).toBe(`picture ${two}`)
  })

  test('are fetched again where the copy of the backup before was damaged', async () => {
    const { add, settings, read } = await openBucket()
    add(one)
    expect((await runCommand('backup', [], settings)).code).toBe(0)
    const [older = ''] = listBackups(join(data, 'kept'))
    writeFileSync(join(older, 'uploads', one), 'damaged')
    expect((await runCommand('backup', [], settings)).code).toBe(0)
    expect(read()).toEqual([`GET ${one}`, `GET ${one}`])
    const [newest = ''] = listBackups(join(data, 'kept'))
    expect(readFileSync(join(newest, 'uploads', one), 'utf8')).toBe(`picture ${one}`)
  })

  test('that cannot be read fail the command, but the database is in the backup', async () => {
    const { s3, settings } = await openBucket()
    s3.scripted.push(403)
    const made = await runCommand('backup', [], settings)
    expect(made).toMatchObject({ code: 1, output: expect.stringMatching(/Backup made: [\s\S]*Error: .*403/) })
    const [folder = ''] = listBackups(join(data, 'kept'))
    const asked = await runCommand('restore', ['--from', folder], settings)
    expect(asked.output).toMatch(/does not contain all pictures of the bucket: .*403/)
  })

  test('and a backup of them serve a site with a folder', async () => {
    const { add, settings } = await openBucket()
    add(one)
    expect((await runCommand('backup', [], settings)).code).toBe(0)
    const [folder = ''] = listBackups(join(data, 'kept'))
    const withFolder = { DATABASE_URL: settings.DATABASE_URL, BACKUP_FOLDER: settings.BACKUP_FOLDER }
    expect((await runCommand('restore', ['--from', folder, '--yes'], withFolder)).code).toBe(0)
    const server = await serve(withFolder)
    expect(await (await fetch(`${server.url}/media/${one}`)).text()).toBe(`picture ${one}`)
  })
})

test('a scheduled backup is made and verified in a child process, and recorded', async () => {
  const url = `file:${join(data, 'site.db')}`
  const server = await serve({ DATABASE_URL: url, SESSION_SECRET: '' })
  await sendEnquiry(server, 'Hello')
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('SESSION_SECRET', '')
  const made = await withDatabase(url, async (db) => {
    const isMade = await backUpWhenDue(db, { everyHours: 24, now: Date.now })
    return { isMade, record: await readBackupRecord(db) }
  })
  vi.unstubAllEnvs()
  expect(made).toEqual({
    isMade: true,
    record: {
      madeAt: expect.any(Number),
      provenAt: expect.any(Number),
      provenTakenAt: expect.any(Number),
      begunAt: expect.any(Number),
      failure: null,
    },
  })
  expect(listBackups(join(data, 'backups'))).toHaveLength(1)
})

describe('a database file that was overwritten by a copy', () => {
  const start = (settings: Record<string, string>) => serve(settings).catch((error: Error) => error.message)

  test('is not opened with the old file’s log; the restore command fixes both', async () => {
    const file = join(data, 'site.db')
    const settings = { DATABASE_URL: `file:${file}`, SESSION_SECRET: 'a-secret-for-tests-long-enough' }
    const server = await serve(settings)
    await sendEnquiry(server, 'Before')
    expect((await runCommand('backup', [], settings)).code).toBe(0)
    await sendEnquiry(server, 'After')
    await server.stop('SIGKILL')
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
    const [folder = ''] = listBackups(join(data, 'backups'))

    const killed = readFileSync(file)
    cpSync(join(folder, 'site.db'), file)
    const log = readFileSync(`${file}-wal`)
    const said = await start(settings)
    expect(said).toMatch(/Error: .*is not the file that .*-wal belongs to: was a backup copied over it\?/)
    expect(said).not.toMatch(/\n\s+at /)
    // The refusal changed nothing: moved back, the old file still has its log.
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true)
    writeFileSync(file, killed)
    expect(await messages(`file:${file}`)).toEqual(['Before', 'After'])

    expect((await runCommand('restore', ['--from', folder, '--yes'], settings)).code).toBe(0)
    await serve(settings)
    expect(await messages(`file:${file}`)).toEqual(['Before'])
  })

  test('or removed is not replaced by an empty one while its log exists', async () => {
    const file = join(data, 'site.db')
    const settings = { DATABASE_URL: `file:${file}`, SESSION_SECRET: 'a-secret-for-tests-long-enough' }
    const server = await serve(settings)
    await sendEnquiry(server, 'Before')
    await server.stop('SIGKILL')
    rmSync(file)
    expect(await start(settings)).toMatch(/Error: The database .* is gone, but its log is there/)
  })

  test('without a log is served, because nothing can be mixed', async () => {
    const file = join(data, 'site.db')
    const settings = { DATABASE_URL: `file:${file}`, SESSION_SECRET: 'a-secret-for-tests-long-enough' }
    const server = await serve(settings)
    expect((await runCommand('backup', [], settings)).code).toBe(0)
    await server.stop('SIGTERM')
    const [folder = ''] = listBackups(join(data, 'backups'))
    cpSync(join(folder, 'site.db'), file)
    await serve(settings)
  })
})
