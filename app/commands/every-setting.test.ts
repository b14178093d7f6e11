// Runs the doctor and the proof of a backup with every pair of settings: no setting of one installation may break either.
// The list of settings is the site's own. All combinations of 26 settings would take the doctor 50 days, at 70 ms each, and
// find no more than all pairs, all settings and none, on both databases: a check of the doctor reads two settings at most
// beside the database's, and the proof blanks each setting without reading another.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseEnv, settingNames } from '#app/env.server.ts'
import { recordBackup } from '#app/features/backups/backup-record.server.ts'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { misspelledSettings } from '#app/process/misspelled.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#tests/support/databases.ts'
import { examine } from './doctor/examine.ts'
import { proofSettings } from './prove-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const file = `file:${join(folder, 'site.db')}`
const closers: (() => unknown)[] = []
beforeAll(() => {
  // The doctor asks the mail service for its time.
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { Date: new Date().toUTCString() } }))
  writeFileSync(join(folder, 'session-secret'), 'a-secret-for-tests-long-enough-really', { mode: 0o600 })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  for (const close of closers.reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** Plausible values. */
const samples: Record<string, string> = {
  NODE_ENV: 'production',
  PORT: '4000',
  HOST: '127.0.0.1',
  APP_URL: 'https://www.bn-technologies.site',
  DATABASE_URL: file,
  SESSION_SECRET: 'one-secret-for-tests-long-enough,another-secret-of-before',
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: 'https://mail.bn-technologies.site',
  INBOUND_DOMAIN: 'reply.bn-technologies.site',
  RESEND_WEBHOOK_SECRET: 'whsec_dGVzdHRlc3R0ZXN0dGVzdA==',
  MAIL_FROM: 'BN <site@bn-technologies.site>',
  MAIL_TO: 'a@bn-technologies.site, b@bn-technologies.site',
  TRUSTED_PROXIES: '1',
  HEALTH_TOKEN: 'a-token-of-16-letters',
  BACKUP_EVERY: '24',
  BACKUP_FOLDER: join(folder, 'backups'),
  BACKUP_KEEP: '30',
  BACKUP_WARN_DAYS: '3',
  UNDO_SEND_SECONDS: '0',
  METRICS_TOKEN: 'a-token-of-16-letters',
  SLOW_QUERY_MS: '0',
  RESPONSE_CACHE_MB: '0',
  MEDIA_S3_ENDPOINT: 'https://objects.bn-technologies.site',
  MEDIA_S3_REGION: 'eu-1',
  MEDIA_S3_BUCKET: 'media',
  MEDIA_S3_KEY_ID: 'id',
  MEDIA_S3_SECRET: 'secret',
}

const pairs = settingNames.flatMap((one, index) => settingNames.slice(index + 1).map((other) => [one, other]))

/** Sets that cover all four combinations of each pair of settings: one for each bit of a setting’s number, and its complement. */
const sets = Array.from({ length: Math.ceil(Math.log2(settingNames.length)) }, (_, bit) => bit).flatMap((bit) => {
  const hasBit = (_: string, index: number) => ((index >> bit) & 1) === 1
  return [settingNames.filter(hasBit), settingNames.filter((name, index) => !hasBit(name, index))]
})
const combinations = [[], settingNames, ...sets, ...settingNames.map((name) => [name])]

/** The chosen settings, with the others that they require. */
function settingsWith(chosen: readonly string[], databaseUrl: string): Record<string, string> {
  const names = ['DATABASE_URL', ...chosen]
  const settings = Object.fromEntries(names.map((name) => [name, samples[name] ?? '']))
  settings.DATABASE_URL = databaseUrl
  try {
    parseEnv(settings)
    return settings
  } catch (error) {
    const missing = settingNames.filter((name) => !names.includes(name) && String(error).includes(name))
    if (missing.length === 0) throw error
    return settingsWith([...chosen, ...missing], databaseUrl)
  }
}

test('every setting has a sample', () => {
  expect(Object.keys(samples).sort()).toEqual([...settingNames].sort())
})

const databases: Record<string, () => Promise<string>> = {
  SQLite: async () => file,
  PostgreSQL: async () => {
    const { url, close } = await openPostgres()
    closers.push(close)
    return url
  },
}

describe.each(Object.entries(databases))('on %s', (_, open) => {
  let url: string
  beforeAll(async () => {
    url = await open()
    const db = connect(url)
    await migrate(db, url)
    const user = await createUser(db, { email: 'a@example.com', name: 'Ada', role: 'admin' }, Date.now())
    await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', 'hash'))
    await recordBackup(db, { madeAt: Date.now(), provenAt: Date.now(), provenTakenAt: Date.now() }, Date.now())
    await db.destroy()
  })

  test('the doctor finds nothing wrong with any pair of settings', async () => {
    const wrong: string[] = []
    for (const chosen of combinations) {
      const settings = settingsWith(chosen, url)
      const misspelled = misspelledSettings(Object.keys(settings), settingNames)
      const findings = await examine(parseEnv(settings), misspelled, Date.now)
      expect(findings.map(({ about }) => about)).toEqual(
        expect.arrayContaining(['Node', 'Mail', 'Secret', 'Database', 'Staff']),
      )
      const bad = findings.filter(
        ({ level, about, found }) =>
          (level === 'wrong' && about !== 'Build') || about === 'Settings' || /undefined|NaN|\[object/.test(found),
      )
      wrong.push(...bad.map(({ about, found }) => `${chosen.join(' ')}: ${about}: ${found}`))
    }
    expect(wrong).toEqual([])
  })
})

test('a backup is verified with every pair of settings, by a site without any', async () => {
  for (const chosen of [...pairs, ...combinations]) {
    const settings: NodeJS.ProcessEnv = { ...settingsWith(chosen, file), NODE_ENV: 'production' }
    for (const secret of ['included', 'environment'] as const) {
      const given = await proofSettings('file:./restored.db', 4001, { secret }, settings)
      const own = {
        PORT: '4001',
        HOST: '127.0.0.1',
        APP_URL: 'http://localhost:4001',
        DATABASE_URL: 'file:./restored.db',
      }
      const kept = secret === 'included' ? '' : settings.SESSION_SECRET
      expect(parseEnv(given), chosen.join(' ')).toEqual(parseEnv({ ...own, SESSION_SECRET: kept }))
    }
  }
})
