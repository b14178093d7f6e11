import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { announceMove } from '#tests/support/standstill.ts'
import { checkHealth } from './health.server.ts'

describeOnBothDialects('the health check', () => {
  test('reports the outbox, and leaves no trace of its test write', async ({ db }) => {
    expect(await checkHealth(db, { now: 1000, hasMailService: true })).toMatchObject({
      status: 'ok',
      database: 'ok',
      outbox: { queued: 0 },
    })
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })

  test('reports a failing database when nothing can be written, and logs the cause', async ({ db }) => {
    await db.schema.dropTable('rate_limits').execute()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await checkHealth(db, { now: 1000, hasMailService: true })).toEqual({
      status: 'failing',
      database: 'failing',
    })
    expect(logged.mock.calls.join()).toContain('rate_limits')
    logged.mockRestore()
  })

  test('warns of late mail, but not without a mail service', async ({ db }) => {
    const mail = { kind: 'clock-doubted' as const, to: 'a@example.com', subject: 'x', text: 'x', html: 'x' }
    await db.transaction().execute((trx) => queueMail(trx, mail, 1000))
    const warnings = async (now: number, hasMailService: boolean) => {
      const health = await checkHealth(db, { now, hasMailService })
      return health.status === 'ok' ? health.warnings : null
    }
    const late = 1001 + 15 * 60_000
    expect(await warnings(late - 1, true)).toEqual([])
    expect(await warnings(late, true)).toEqual(['mail is late'])
    expect(await warnings(late, false)).toEqual([])
  })

  test('warns of a move from its announcement on', async ({ db }) => {
    await announceMove(db, 1000)
    expect(await checkHealth(db, { now: 1000, hasMailService: false })).toMatchObject({
      database: 'ok',
      warnings: ['the site is being moved'],
    })
  })

  test('adds what this process warns of', async ({ db }) => {
    const health = await checkHealth(db, { now: 1000, hasMailService: false, alsoWarnings: ['the nodes disagree'] })
    expect(health).toMatchObject({ status: 'ok', warnings: ['the nodes disagree'] })
  })
})

test('the health check fails when the disk has no room for an enquiry, although a small row can be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'health-'))
  const url = `file:${join(folder, 'site.db')}`
  const db = connect(url)
  await migrate(db, url)
  const status = async () => (await checkHealth(db, { now: 1000, hasMailService: true })).status
  expect(await status()).toBe('ok')
  const full = vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(folder), bsize: 4096, bavail: 10 })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  syncBuiltinESMExports()
  expect(await status()).toBe('failing')
  expect(logged.mock.calls.join()).toContain('disk')
  full.mockRestore()
  logged.mockRestore()
  syncBuiltinESMExports()
  expect(await status()).toBe('ok')
  await db.destroy()
  rmSync(folder, { recursive: true })
})
