import { expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { confirmClock, isDeletionWaiting } from '#app/features/system/deletion.server.ts'
import { believeTime } from '#app/features/system/purge-clock.server.ts'
import { theSite } from '#db/audit.ts'
import { restoreRemoved } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { storedEnquiries } from '#tests/support/records.ts'
import { virtualClock } from '#tests/support/virtual-clock.ts'
import { createPurge } from './purge.server.ts'

const start = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000
const day = 24 * hour
const threeYears = 3 * 365 * day

/** Creates seven completed enquiries, three open ones, their sent mails and an admin. */
async function furnished(open: () => Promise<Db>) {
  const db = await open()
  for (let n = 0; n < 10; n++) {
    const person = { name: 'Ada', email: `ada${n}@example.com`, message: `Message ${n}` }
    const sender = { digest: `${n}`, client: `${n}`, spamReasons: null, language: 'en' as const }
    await submitEnquiry(db, 'contact', person, { ...sender, now: start })
  }
  const seven = db.selectFrom('records').select('id').orderBy('id').limit(7)
  await db.updateTable('records').set({ status: 'completed', closed_at: start }).where('id', 'in', seven).execute()
  await db.updateTable('outbox').set({ status: 'sent', sent_at: start }).execute()
  const admin = await createUser(db, { email: 'admin@example.com', name: 'Admin', role: 'admin' }, start)
  await db.transaction().execute((trx) => setPassword(trx, admin?.id ?? '', 'hash'))

  await believeTime(db, start)
  const clock = virtualClock(start)
  const newProcess = () => createPurge({ db, ...clock, pause: async () => {} })
  const purge = newProcess()
  await purge()
  return { db, clock, purge, newProcess, before: await contentOf(db) }
}

async function contentOf(db: Db) {
  const enquiries = await storedEnquiries(db)
  const events = await db.selectFrom('record_events').selectAll().orderBy('id').execute()
  const mails = await db.selectFrom('outbox').selectAll().where('kind', '!=', 'clock-doubted').orderBy('id').execute()
  return { enquiries, events, mails }
}

/** Runs the purge every hour for this long. */
async function hourly(clock: ReturnType<typeof virtualClock>, purge: () => Promise<unknown>, hours: number) {
  for (let n = 0; n < hours; n++) {
    clock.pass(hour)
    await purge()
  }
}

describeOnBothDialects('the deletion of old records', (open) => {
  test('waits when the clock is three years ahead, and mails the admins once', async () => {
    const { db, clock, purge, newProcess, before } = await furnished(open)
    clock.set(start + threeYears)
    expect(await purge()).toBeNull()
    await hourly(clock, purge, 22)
    // A restart resets the period.
    await hourly(clock, newProcess(), 22)
    expect(await contentOf(db)).toEqual(before)
    expect(await isDeletionWaiting(db, clock.now())).toBe(true)
    const told = await storedMails(db, { kind: 'clock-doubted' })
    expect(told.map(({ to_address }) => to_address)).toEqual(['admin@example.com'])
    expect(told[0]?.text_body).toContain('14 January 2029')
    expect(told[0]?.text_body).toContain('https://site.example/dashboard/settings/deletion')
  })

  test('resumes once the clock is corrected', async () => {
    const { db, clock, purge, before } = await furnished(open)
    clock.set(start + threeYears)
    await purge()
    clock.set(start + 8 * hour)
    expect(await purge()).toMatchObject({ completedEnquiries: 0, mails: 0 })
    expect(await contentOf(db)).toEqual(before)
    expect(await isDeletionWaiting(db, clock.now())).toBe(false)
    // The next wrong clock is reported again.
    clock.set(start + threeYears)
    await purge()
    expect(await storedMails(db, { kind: 'clock-doubted' })).toHaveLength(2)
  })

  test('resumes when an admin has confirmed the clock', async () => {
    const { db, clock, purge } = await furnished(open)
    clock.set(start + threeYears)
    await purge()
    expect(await confirmClock(db, clock.now() - 2 * day, { actor: theSite, now: clock.now() })).toBe('changed')
    expect(await confirmClock(db, clock.now(), { actor: theSite, now: clock.now() })).toBe('confirmed')
    expect(await confirmClock(db, clock.now(), { actor: theSite, now: clock.now() })).toBe('not doubted')
    expect(await purge()).toMatchObject({ completedEnquiries: 7, mails: 20 })
  })

  test('resumes after a day of running, and its deletions can be restored unchanged', async () => {
    const { db, clock, purge, before } = await furnished(open)
    clock.set(start + threeYears)
    await hourly(clock, purge, 26)
    const { enquiries, events, mails } = await contentOf(db)
    expect([enquiries.length, events.length, mails.filter(({ text_body }) => text_body !== '').length]).toEqual([
      3, 3, 0,
    ])
    clock.set(start + 2 * day)
    expect(await restoreRemoved(db, 0)).toEqual({ restored: 27, left: 0 })
    expect(await contentOf(db)).toEqual(before)
    expect(await restoreRemoved(db, 0)).toEqual({ restored: 0, left: 0 })
  })

  test('keeps the copies for a week after the clock is corrected', async () => {
    const { db, clock, purge } = await furnished(open)
    clock.set(start + threeYears)
    await hourly(clock, purge, 26)
    clock.set(start + 2 * day)
    await hourly(clock, purge, 7 * 24 - 1)
    expect(await db.selectFrom('removed_records').select('id').execute()).toHaveLength(27)
    await hourly(clock, purge, 2)
    expect(await db.selectFrom('removed_records').select('id').execute()).toHaveLength(0)
  })

  test('does not wait after six days without the server', async () => {
    const { clock, purge } = await furnished(open)
    clock.set(start + 6 * day)
    expect(await purge()).not.toBeNull()
  })

  test('discards a wrongly confirmed time after a day with the right clock', async () => {
    const { db, clock, purge } = await furnished(open)
    await confirmClock(db, start + threeYears, { actor: theSite, now: start + threeYears })
    await hourly(clock, purge, 26)
    clock.set(clock.now() + threeYears - 30 * day)
    expect(await purge()).toBeNull()
  })
})
