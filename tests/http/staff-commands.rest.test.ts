// The operator's commands, each in its own process, and their entries in the audit log.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { listAudit } from '#app/features/staff/audit/audit.server.ts'
import { verifyPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { purgeExpired } from '#app/jobs/purge.server.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { runCommand } from '#tests/support/run-command.ts'

const email = 'ada@example.com'
let folder: string
let url: string
let db: Db
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
  url = `file:${join(folder, 'site.db')}`
  db = connect(url)
  await migrate(db, url)
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const run = (command: string, args: string[], input = '') =>
  runCommand(command, args, { DATABASE_URL: url, APP_URL: 'https://site.example' }, input)

test('accounts are created, given a password, signed out and disabled, but not the last active admin', async () => {
  const made = await run('staff-create', ['--email', email, '--name', 'Ada', '--password-stdin'], 'Correct Horse 7\n')
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('Admin account created for Ada') })
  const refused = await run('staff-disable', ['--email', email])
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Error: this is the last active admin') })

  const link = await run('staff-create', ['--email', 'bob@example.com', '--name', 'Bob', '--role', 'viewer'])
  expect(link.output).toMatch(/https:\/\/site\.example\/invite\/[\w-]{43}/)
  expect(await run('staff-disable', ['--email', 'bob@example.com'])).toMatchObject({ code: 0 })
  const reset = await run('staff-reset-password', ['--email', email, '--password-stdin'], 'New Horse 88\n')
  expect(reset.code).toBe(0)
  expect(await verifyPassword((await findUserByEmail(db, email))?.password_hash, 'New Horse 88')).toBe(true)
  expect((await run('staff-end-sessions', ['--all'])).output).toContain('0 sessions ended.')

  expect((await run('staff-reset-two-step', ['--email', email])).output).toContain('had no two-step sign-in')

  const { rows: lines } = await listAudit(db, {})
  expect(lines.map((line) => [line.actor_name, line.verb, line.record_reference])).toEqual([
    ['Command line', 'two-step-reset', email],
    ['Command line', 'sessions-ended', 'everybody'],
    ['Command line', 'password-set', email],
    ['Command line', 'disabled', 'bob@example.com'],
    ['Command line', 'account-made', 'bob@example.com'],
    ['Command line', 'account-made', email],
  ])
}, 60_000)

test('expired records that were deleted are listed and restored', async () => {
  expect((await run('purge-undo', [])).output).toContain('There are no copies')
  const before = await db.selectFrom('audit_events').selectAll().orderBy('id').execute()
  const inThreeYears = Date.now() + 3 * 365 * 24 * 60 * 60_000
  await purgeExpired(db, inThreeYears)
  expect(await db.selectFrom('audit_events').select('id').execute()).toEqual([])

  const year = new Date(inThreeYears).getUTCFullYear()
  expect((await run('purge-undo', [])).output).toMatch(
    new RegExp(`^${year}-.*Z  audit_events: ${before.length}\n`, 'm'),
  )
  expect(await run('purge-undo', ['--since', 'yesterday'])).toMatchObject({ code: 1 })
  expect((await run('purge-undo', ['--all'])).output).toContain(`${before.length} records restored.`)
  const after = await db.selectFrom('audit_events').selectAll().orderBy('id').execute()
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).toMatchObject({ actor_name: 'Command line', verb: 'restored' })
}, 60_000)

test('demonstration data is added to an empty database, once', async () => {
  const seeded = await run('seed', [])
  expect(seeded).toMatchObject({ code: 0, output: expect.stringContaining('applications made') })
  const made = await db.selectFrom('records').select('status').where('kind', '=', 'application').execute()
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set(['new', 'reviewing', 'accepted', 'rejected']))
  expect(
    (await db.selectFrom('records').select('name').where('kind', '=', 'enquiry').execute()).every(({ name }) =>
      /^Demo /.test(name),
    ),
  ).toBe(true)
  expect(await run('seed', [])).toMatchObject({ code: 1, output: expect.stringContaining('an empty one only') })
  expect(await db.selectFrom('applications').select('record_id').execute()).toHaveLength(made.length)
})
