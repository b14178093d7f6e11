import { expect } from 'vitest'
import { cutoffOf, expiryOf, retention, retentionKeys } from '#app/content/legal/retention.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { confirmClock, isDeletionWaiting } from '#app/features/system/deletion.server.ts'
import { believeTime } from '#app/features/system/purge-clock.server.ts'
import { recordAudit, theSite } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import { restoreRemoved } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { input } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { addEnquiry, storedEnquiries } from '#tests/support/records.ts'
import { virtualClock } from '#tests/support/virtual-clock.ts'
import { createPurge, purgeExpired } from './purge.server.ts'

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

const now = Date.UTC(2026, 5, 15)

describeOnBothDialects('purging', () => {
  test('deletes expired rows and nothing else', async ({ db }) => {
    const user = { email: 'a@example.com', email_key: 'a@example.com', name: 'A', password_hash: null }
    const account = {
      role: 'admin' as const,
      status: 'active' as const,
      time_zone: 'UTC',
      last_login_at: null,
      version: 1,
    }
    await db
      .insertInto('users')
      .values({ id: 'u', created_at: 0, ...user, ...account })
      .execute()
    const session = {
      user_id: 'u',
      created_at: 0,
      last_seen_at: now - day,
      ended_at: null,
      user_agent: '',
      address: '',
    }
    const preview = { kind: 'home', key: 'home', language: 'en' as const, number: 1, made_at: 0, made_by: 'A' }
    const link = { user_id: 'u', purpose: 'reset' as const, created_at: 0, used_at: null }
    for (const [name, at] of [
      ['gone', cutoffOf(retention.sessionRecords, now)],
      ['kept', now - day],
    ] as const) {
      await db
        .insertInto('sessions')
        .values({ token_hash: name, expires_at: at, ...session })
        .execute()
      await db
        .insertInto('password_links')
        .values({ token_hash: name, expires_at: name === 'gone' ? now : now + 1, ...link })
        .execute()
      await db
        .insertInto('status_links')
        .values({ token_hash: name, reference: 'ENQ', created_at: 0, expires_at: name === 'gone' ? now : now + 1 })
        .execute()
      await db
        .insertInto('text_previews')
        .values({ id: name, ...preview, expires_at: name === 'gone' ? now : now + 1 })
        .execute()
      await db
        .insertInto('rate_limits')
        .values({ key: name, count: 1, resets_at: name === 'gone' ? now : now + 1 })
        .execute()
    }
    const old = Date.UTC(2024, 5, 14)
    const entry = { verb: 'signed-in', kind: 'user' } as const
    await db.transaction().execute(async (trx) => {
      await recordAudit(trx, entry, { actor: theSite, now: old })
      await recordAudit(trx, entry, { actor: theSite, now: now - 700 * day })
    })
    await addEnquiry(db, 'completed', old, { closedAt: old })
    await addEnquiry(db, 'spam', now - 31 * day, { closedAt: now - 31 * day })
    const kept = [
      await addEnquiry(db, 'new', old),
      await addEnquiry(db, 'completed', old, { closedAt: now - day }),
      await addEnquiry(db, 'spam', now - 31 * day, { closedAt: now - 29 * day }),
    ].map(({ id }) => id)

    expect(await purgeExpired(db, now)).toEqual({
      rateLimits: 1,
      sessions: 1,
      unusedSessions: 0,
      passwordLinks: 1,
      keptForms: 0,
      statusLinks: 1,
      dataLinks: 0,
      erasureRequests: 0,
      textPreviews: 1,
      webhookEvents: 0,
      suppressedAddresses: 0,
      quarantinedMails: 0,
      orphanedFiles: 0,
      webhookDeliveries: 0,
      completedEnquiries: 1,
      closedApplications: 0,
      acceptedApplications: 0,
      spamEnquiries: 1,
      spamApplications: 0,
      quarantinedFiles: 0,
      bouncedSubscribers: 0,
      consentReceipts: 0,
      lapsedSubscribers: 0,
      unconfirmedSubscribers: 0,
      issueMails: 0,
      auditEvents: 1,
      mailedLinks: 0,
      mails: 0,
      trashedPosts: 0,
      postPreviews: 0,
      imports: 0,
      copies: 0,
    })
    for (const table of ['sessions', 'password_links', 'status_links'] as const) {
      expect(await db.selectFrom(table).select('token_hash').execute()).toEqual([{ token_hash: 'kept' }])
    }
    expect(await db.selectFrom('text_previews').select('id').execute()).toEqual([{ id: 'kept' }])
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'kept' }])
    const left = await db.selectFrom('enquiries').select('record_id as id').execute()
    expect(left.map((row) => row.id).sort()).toEqual(kept.sort())
    expect(await db.selectFrom('record_events').select('id').execute()).toHaveLength(3)
  })
})

describeOnBothDialects('purging applications', () => {
  test('depends on the decision: 12 months, 36 if accepted, 30 days for spam, and never while open', async ({ db }) => {
    const months = (count: number) => cutoffOf({ ...retention.applicationsRejected, amount: count }, now)
    const cases = [
      ['new', null, true],
      ['reviewing', null, true],
      ['rejected', months(12), false],
      ['rejected', months(12) + 1, true],
      ['withdrawn', months(12), false],
      ['accepted', months(12), true],
      ['accepted', months(36), false],
      ['spam', now - 30 * day, false],
      ['spam', now - 29 * day, true],
    ] as const
    for (const [index, [status, closed_at]] of cases.entries()) {
      const sending = {
        digest: `${index}`,
        client: `${index}`,
        spamReasons: null,
        language: 'en' as const,
        now: months(48),
      }
      const sent = await submitApplication(db, { ...input, email: `${index}@b.c` }, sending)
      const id = sent.ok ? sent.application.id : ''
      await db.updateTable('records').set({ status, closed_at }).where('id', '=', id).execute()
    }
    expect(await purgeExpired(db, now)).toMatchObject({
      closedApplications: 2,
      acceptedApplications: 1,
      spamApplications: 1,
    })
    const left = await db.selectFrom('records').select('email').orderBy('email').execute()
    expect(left.map(({ email }) => cases[Number.parseInt(email, 10)]?.[2])).toEqual(Array(5).fill(true))
    expect(await db.selectFrom('record_events').select('id').execute()).toHaveLength(5)
  })
})

describeOnBothDialects('a run', () => {
  async function addAuditEvents(db: Db, count: number, at: number) {
    const event = { actor_id: null, actor_name: 'The site', verb: 'v', record_kind: 'k', record_id: null }
    const rest = { record_reference: null, detail: '{}', address: null }
    for (let done = 0; done < count; done += 1000) {
      const rows = Array.from({ length: Math.min(1000, count - done) }, () => ({ id: newId(), at, ...event, ...rest }))
      await db.insertInto('audit_events').values(rows).execute()
    }
  }

  test('deletes in portions of 100 and yields the database in between', async ({ db }) => {
    await addAuditEvents(db, 301, 0)
    const left: number[] = []
    const pause = async () => {
      const { n } = await db
        .selectFrom('audit_events')
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      if (Number(n) !== left.at(-1)) left.push(Number(n))
    }
    expect(await purgeExpired(db, now, { pause })).toMatchObject({ auditEvents: 301 })
    expect(left).toEqual([301, 201, 101, 1, 0])
  })

  test('deletes at most ten thousand of a kind, oldest first, and the next run continues', async ({ db }) => {
    await addAuditEvents(db, 10_000, 1)
    await addAuditEvents(db, 100, 2)
    expect(await purgeExpired(db, now)).toMatchObject({ auditEvents: 10_000 })
    expect(await db.selectFrom('audit_events').select('at').distinct().execute()).toEqual([{ at: 2 }])
    expect(await purgeExpired(db, now)).toMatchObject({ auditEvents: 100 })
  })

  test('begins no further portion once aborted', async ({ db }) => {
    await addAuditEvents(db, 600, 0)
    expect(await purgeExpired(db, now, { signal: AbortSignal.abort() })).toMatchObject({ auditEvents: 0 })
  })
})

test('periods are counted back in calendar months, days and hours', () => {
  expect(cutoffOf(retention.enquiriesCompleted, now)).toBe(Date.UTC(2024, 5, 15))
  expect(cutoffOf(retention.outboxBodies, now)).toBe(now - 90 * day)
  expect(cutoffOf(retention.sessionIdle, now)).toBe(now - day / 2)
})

test.each(retentionKeys)('the period of %s ends when what began then is over it', (key) => {
  expect(cutoffOf(retention[key], expiryOf(retention[key], now))).toBe(now)
})
