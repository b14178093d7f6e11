// npm run doctor on healthy and unhealthy sites.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkSecret } from '#app/commands/doctor/secret.ts'
import { parseEnv } from '#app/env.server.ts'
import { recordBackup } from '#app/features/backups/backup-record.server.ts'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { hasServed } from '#app/features/system/database-facts.server.ts'
import { pauseOutbox } from '#app/mail/outbox/health.server.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { openPostgres } from '#tests/support/databases.ts'
import { startFakeResend } from '#tests/support/fake-resend.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { startServer } from '#tests/support/server-process.ts'

type Finding = { about: string; level: string; found: string; advice?: string }

let folder: string
let settings: Record<string, string>
const closers: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  settings = {
    DATABASE_URL: `file:${join(folder, 'site.db')}`,
    APP_URL: 'https://www.bn-technologies.site',
    TRUSTED_PROXIES: '1',
    SESSION_SECRET: '',
  }
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

async function examine(changed: Record<string, string> = {}) {
  const { code, output } = await runCommand('doctor', ['--json'], { ...settings, ...changed })
  const { ok, findings } = JSON.parse(output) as { ok: boolean; findings: Finding[] }
  expect(code).toBe(ok ? 0 : 1)
  const of = (about: string) => findings.find((finding) => finding.about === about)
  return { ok, findings, of }
}

/** A database with an admin and a backup that was verified today. */
async function wellDatabase(url: string): Promise<Db> {
  const db = connect(url)
  closers.push(() => db.destroy())
  await migrate(db, url)
  const user = await createUser(db, { email: 'a@example.com', name: 'Ada', role: 'admin' }, Date.now())
  await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', 'hash'))
  await recordBackup(db, { madeAt: Date.now(), provenAt: Date.now(), provenTakenAt: Date.now() }, Date.now())
  return db
}

describe.each(['SQLite', 'PostgreSQL'])('on %s', (kind) => {
  test('a healthy site has no findings, and is left unchanged', async () => {
    const resend = await startFakeResend()
    closers.push(() => resend.close())
    let url = settings.DATABASE_URL ?? ''
    if (kind === 'PostgreSQL') {
      const opened = await openPostgres()
      closers.push(opened.close)
      url = opened.url
    }
    await wellDatabase(url)
    if (kind === 'SQLite') {
      for (const name of ['site.db', 'site.db-wal', 'site.db-shm', 'site.db.lock']) chmodSync(join(folder, name), 0o600)
    }
    const mail = { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url, MAIL_FROM: 'BN <site@bn-technologies.site>' }
    const secret = 'a-secret-for-tests-long-enough-really'
    const { ok, findings } = await examine({ ...mail, DATABASE_URL: url, SESSION_SECRET: secret })
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([])
    expect(ok).toBe(true)
    expect(findings.map(({ about }) => about)).toEqual(
      expect.arrayContaining([
        'Node',
        'Build',
        'APP_URL',
        'Proxies',
        'Mail',
        'Database',
        'Disk',
        'Clock',
        'Backups',
        'Time',
      ]),
    )
    expect(resend.requests).toEqual([])
  })

  test('a missing session secret is wrong once a site has run on the database, and normal before', async () => {
    let url = settings.DATABASE_URL ?? ''
    if (kind === 'PostgreSQL') {
      const opened = await openPostgres()
      closers.push(opened.close)
      url = opened.url
    }
    const db = await wellDatabase(url)
    // With PostgreSQL the secret is in the project's own data folder, which tests leave alone.
    const look = async () =>
      checkSecret({ ...parseEnv({ DATABASE_URL: url }), dataFolder: folder }, await hasServed(db))
    expect(await look()).toMatchObject({ level: 'warn', found: expect.stringContaining('not there yet') })
    const server = await startServer({ DATABASE_URL: url, SESSION_SECRET: 'a-secret-for-tests-long-enough-really' })
    await server.stop('SIGKILL')
    expect(await look()).toMatchObject({
      level: 'wrong',
      found: expect.stringContaining('is gone, and the database was filled with it'),
      advice: expect.stringContaining('from a backup before the next start'),
    })
    if (kind === 'SQLite') expect((await examine()).of('Secret')).toEqual(await look())
  })
})

test('the doctor and the start report a misspelled variable and an unwritable backup folder', async () => {
  await wellDatabase(settings.DATABASE_URL ?? '')
  writeFileSync(join(folder, 'letter.txt'), 'Dear customer')
  const bad = { RESEND_APIKEY: 're_test', BACKUP_FOLDER: join(folder, 'letter.txt', 'backups') }
  const { ok, of } = await examine(bad)
  expect(ok).toBe(false)
  expect(of('Settings')).toMatchObject({
    level: 'warn',
    found: expect.stringContaining('did you mean RESEND_API_KEY?'),
  })
  expect(of('Backup place')).toMatchObject({ level: 'wrong', found: expect.stringContaining('letter.txt is a file') })
  const server = await startServer({ ...settings, ...bad })
  await server.stop('SIGKILL')
  expect(server.output()).toContain('RESEND_APIKEY is not a setting of the site: did you mean RESEND_API_KEY?')
  expect(server.output()).toMatch(/^No backup can be made in BACKUP_FOLDER: .*letter\.txt is a file$/m)
})

// Root may write everywhere.
test.skipIf(process.getuid?.() === 0)('so is one that its user may not write', async () => {
  await wellDatabase(settings.DATABASE_URL ?? '')
  mkdirSync(join(folder, 'closed'), { mode: 0o500 })
  const { of } = await examine({ BACKUP_FOLDER: join(folder, 'closed') })
  expect(of('Backup place')).toMatchObject({ level: 'wrong' })
})

test.each([
  ['a', 'at least 16 characters'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'at least 6 different characters'],
  ['a-secret-for-tests-long-enough-really,b', 'at least 16 characters'],
])('the secret %s is refused by the doctor and the start', async (secret, words) => {
  const { code, output } = await runCommand('doctor', [], { ...settings, SESSION_SECRET: secret })
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(new RegExp(`SESSION_SECRET: .*${words}`)) })
  await expect(startServer({ ...settings, SESSION_SECRET: secret })).rejects.toThrow(words)
  expect(existsSync(join(folder, 'site.db'))).toBe(false)
})

test('problems of the settings, the files and the data are reported with their remedy', async () => {
  const db = await wellDatabase(settings.DATABASE_URL ?? '')
  await recordBackup(db, { provenTakenAt: Date.now() - 40 * 24 * 60 * 60_000 }, Date.now())
  await pauseOutbox(db, '401: API key is invalid', Date.now() + 3_600_000)
  await db.updateTable('users').set({ status: 'disabled' }).execute()
  writeFileSync(join(folder, 'session-secret'), 'short')
  chmodSync(join(folder, 'site.db'), 0o644)
  const { ok, findings, of } = await examine({
    APP_URL: 'http://www.bn-technologies.site',
    RESEND_API_KEY: 're_test',
    MAIL_FROM: 'no-reply@localhost',
    RESEND_BASE_URL: 'http://127.0.0.1:1',
  })
  expect(ok).toBe(false)
  expect(of('APP_URL')).toMatchObject({ level: 'wrong' })
  expect(of('Mail')).toMatchObject({ level: 'wrong', found: expect.stringContaining('nobody can send from localhost') })
  expect(of('Mail service')).toMatchObject({ level: 'warn' })
  expect(of('Modes')).toMatchObject({ level: 'warn', found: expect.stringContaining('site.db') })
  expect(of('Secret')).toMatchObject({ level: 'wrong', found: expect.stringContaining('cut short') })
  expect(of('Clock')).toMatchObject({ level: 'wrong', found: expect.stringContaining('60 minutes after now') })
  expect(of('Outbox')).toMatchObject({ level: 'wrong', found: expect.stringContaining('401: API key is invalid') })
  expect(of('Backups')).toMatchObject({ level: 'wrong', found: expect.stringContaining('40 days old') })
  expect(of('Staff')).toMatchObject({ level: 'warn' })
  for (const { level, advice } of findings) if (level !== 'ok') expect(advice).toBeTruthy()
})

test('checking does not create a missing database', async () => {
  const { of } = await examine()
  expect(of('Files')).toMatchObject({ level: 'warn', found: expect.stringContaining('not there yet') })
  expect(existsSync(join(folder, 'site.db'))).toBe(false)
})

test('the readable output has a line for each check', async () => {
  await wellDatabase(settings.DATABASE_URL ?? '')
  const { output } = await runCommand('doctor', [], { ...settings, APP_URL: '' })
  expect(output).toMatch(/^ok {5}Node/m)
  expect(output).toMatch(/^look {3}APP_URL {7}http:\/\/localhost/m)
})
