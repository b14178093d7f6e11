import { expect } from 'vitest'
import { backupHealth, readBackupRecord, recordBackup } from '#app/features/backups/backup-record.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { backUpWhenDue } from './back-up.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000
const day = 24 * hour

describeOnBothDialects('backups by schedule', (open) => {
  test('one is made by a single node once the last is as old as the setting', { tags: 'simultaneous' }, async () => {
    const db = await open()
    let made = 0
    const at = (now: number) =>
      backUpWhenDue(db, {
        everyHours: 24,
        now: () => now,
        command: async () => {
          made += 1
          await recordBackup(db, { madeAt: now, failure: null }, now)
        },
      })
    expect((await Promise.all([at(noon), at(noon), at(noon)])).filter(Boolean)).toHaveLength(1)
    expect(await at(noon + 23 * hour)).toBe(false)
    expect(await at(noon + day)).toBe(true)
    expect(made).toBe(2)
    // A clock that ran ahead must not delay the next backup for years.
    await recordBackup(db, { madeAt: noon + 1000 * day, begunAt: noon + 1000 * day }, noon)
    expect(await at(noon + 2 * day)).toBe(true)
  })

  test('a failure is stored with its reason and retried after an hour', async ({ db }) => {
    const fail = (now: number) =>
      backUpWhenDue(db, {
        everyHours: 24,
        now: () => now,
        command: () => Promise.reject(Object.assign(new Error('failed'), { stderr: 'Error: The disk is full.\n' })),
      })
    await expect(fail(noon)).rejects.toThrow('failed')
    expect((await readBackupRecord(db)).failure).toBe('Error: The disk is full.')
    expect(await fail(noon + hour - 1)).toBe(false)
    await expect(fail(noon + hour)).rejects.toThrow()
  })

  test('cause a warning when the newest verified one is too old, after the first week', async ({ db }) => {
    expect(await backupHealth(db, 7, noon)).toEqual({ provenTakenAt: null, failure: null, isLate: false })
    await createUser(db, { email: 'a@example.com', name: 'Ada', role: 'admin' }, noon)
    expect((await backupHealth(db, 7, noon + 7 * day)).isLate).toBe(false)
    expect((await backupHealth(db, 7, noon + 7 * day + 1)).isLate).toBe(true)
    expect((await backupHealth(db, 0, noon + 70 * day)).isLate).toBe(false)
    await recordBackup(db, { provenAt: noon + 9 * day, provenTakenAt: noon + 8 * day }, noon)
    expect(await backupHealth(db, 7, noon + 9 * day)).toMatchObject({ provenTakenAt: noon + 8 * day, isLate: false })
    expect((await backupHealth(db, 7, noon + 16 * day)).isLate).toBe(true)
  })
})
