import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { env } from '#app/env.server.ts'
import { enquiryFromMail } from '#app/features/enquiries/enter-enquiry.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { sendDigests } from '#app/features/records/digest.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { eventsOf } from '#app/features/records/timeline.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { type MailReader, MailTooLarge, type ReceivedMail } from '#app/mail/incoming/received-mail.server.ts'
import { recordAddress } from '#app/mail/incoming/record-address.server.ts'
import { unchecked } from '#app/mail/incoming/sender-checks.ts'
import { onNudge } from '#app/mail/nudge.server.ts'
import { theSite } from '#db/audit.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import type { QuarantineReason, ReceivedStatus } from '#db/tables/mail.ts'
import type { EnquiryStatus } from '#db/tables/records.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { fetchAgain, fetchReceived } from './fetch-received.server.ts'
import { discardReceived, fileAsNew, fileByHand, restoreReceived } from './file-mail.server.ts'
import { noteReceived } from './note-received.server.ts'
import { findFile, findQuarantined, findSettled, pageOfQuarantined, quarantinedTo } from './received-mails.server.ts'
import { receivedMailExpiries } from './retention.server.ts'
import { countMatchingMails } from './search-mails.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const minute = 60_000
const before = env.INBOUND_DOMAIN
beforeAll(() => {
  env.INBOUND_DOMAIN = 'in.example.com'
})
afterAll(() => {
  env.INBOUND_DOMAIN = before
})

async function enquiry(db: Db, status: EnquiryStatus = 'new') {
  const sending = { digest: 'd', client: 'c', language: 'en' as const, spamReasons: null, now: noon }
  const input = { name: 'Ann', email: 'Ann@example.com', message: 'Can you?' }
  const { reference } = await submitEnquiry(db, 'contact', input, sending)
  const closed_at = status === 'completed' ? noon : null
  await db.updateTable('records').set({ status, closed_at }).execute()
  await db.deleteFrom('outbox').execute()
  return reference
}

const quoted = 'On 5 January 2026, BN wrote:\n> Our answer'
const answer = (reference: string, more: Partial<ReceivedMail> = {}): ReceivedMail => ({
  from: 'ann@example.com',
  to: [recordAddress(reference) ?? ''],
  subject: 'Re: x',
  messageId: '<a@b>',
  text: `Thanks 감사\n\n${quoted}`,
  html: null,
  name: null,
  isCut: false,
  isAutomatic: false,
  checks: unchecked,
  files: [],
  ...more,
})
const note = (db: Db, { from, to, subject }: ReceivedMail, at = noon, providerId = `p-${at}`) =>
  db.transaction().execute((trx) => noteReceived(trx, { providerId, from, to, subject }, at))
const comeIn = async (db: Db, mail: ReceivedMail, at = noon) => {
  await note(db, mail, at)
  return fetchReceived(db, { read: async () => mail }, () => at)
}
const recordNow = async (db: Db, reference: string) => {
  const record = await findRecord(db, 'enquiry', reference)
  if (!record) throw new Error('no such record')
  return { record, last: (await eventsOf(db, record)).at(-1) }
}

describeOnBothDialects('a reply by email', (open) => {
  test('appears in its record’s timeline with its files and a separate quotation, and staff are notified', async () => {
    const db = await open()
    const reference = await enquiry(db)
    const file = { name: '계획.pdf', type: 'application/pdf', bytes: 3, content: Buffer.from('PDF') }
    const large = { name: 'large.zip', type: 'application/zip', bytes: 9_000_000, content: null }
    await comeIn(db, answer(reference, { files: [file, large] }))
    const { record, last } = await recordNow(db, reference)
    expect(record).toMatchObject({ status: 'new', version: 2 })
    expect(record.search_text).toContain(searchText('감사'))
    expect(last).toMatchObject({ type: 'answer', note: 'Thanks 감사', quoted, sender: null })
    expect(last?.files.map(({ name, isKept }) => [name, isKept])).toEqual([
      ['계획.pdf', true],
      ['large.zip', false],
    ])
    const [kept = { id: '' }, lost = { id: '' }] = last?.files ?? []
    const found = await findFile(db, kept.id, { reference })
    expect(Buffer.concat(await Readable.from(found?.parts ?? []).toArray()).toString()).toBe('PDF')
    expect(await findFile(db, lost.id, { reference })).toBeNull()
    expect(await findFile(db, kept.id, { reference: 'ENQ-0000-0000' })).toBeNull()
    expect(await mailRows(db, { kind: 'visitor-added' })).toHaveLength(1)
    expect((await pageOfQuarantined(db)).rows).toEqual([])
  })

  test('reopens a completed record', async ({ db }) => {
    const reference = await enquiry(db, 'completed')
    await comeIn(db, answer(reference))
    expect((await recordNow(db, reference)).record).toMatchObject({ status: 'in_progress', closed_at: null })
  })

  test('is the sender’s, however its host is written', async ({ db }) => {
    const reference = await enquiry(db)
    const key = { email: 'me@한국.kr', email_key: 'me@한국.kr' }
    await db.updateTable('records').set(key).execute()
    await comeIn(db, answer(reference, { from: 'Me@xn--3e0b707e.kr' }))
    expect((await recordNow(db, reference)).last).toMatchObject({ type: 'answer' })
  })

  test('sent by a program neither reopens the record nor notifies staff', async ({ db }) => {
    const reference = await enquiry(db, 'completed')
    await comeIn(db, answer(reference, { isAutomatic: true, text: 'I am away.' }))
    const { record, last } = await recordNow(db, reference)
    expect([record.status, last?.note, last?.is_automatic]).toEqual(['completed', 'I am away.', 1])
    expect(await mailRows(db)).toEqual([])
  })

  test('without text says so in the notice, and a folded quotation is counted there', async ({ db }) => {
    const file = { name: 'a.pdf', type: 'application/pdf', bytes: 3, content: Buffer.from('PDF') }
    const noticeOf = async (more: Partial<ReceivedMail>, at: number) => {
      await comeIn(db, answer(await enquiry(db), more), at)
      return (await mailRows(db, { kind: 'visitor-added' }))[0]?.text_body
    }
    expect(await noticeOf({ text: '', files: [file] }, noon)).toContain('No text, 1 file.')
    await db.deleteFrom('records').execute()
    expect(await noticeOf({ text: 'Yes.\n\nOn 5 January 2026, BN wrote:\n> Our answer' }, noon + 1)).toContain(
      'Taken for a quotation and not shown here: 2 lines.',
    )
  })

  test('that declines an appointment frees its time and tells staff once; any other answer of a calendar tells nobody', async () => {
    const db = await open()
    const reference = await enquiry(db, 'completed')
    const { record } = await recordNow(db, reference)
    const starts_at = noon + 24 * 60 * minute
    const booking = { minutes: 20, visitor_zone: null, sequence: 0, created_at: noon }
    await db
      .insertInto('appointments')
      .values({ id: 'talk', record_id: record.id, status: 'booked', office: 'seoul', starts_at, ...booking })
      .execute()
    const calendar = (status: string, id = 'talk') => ({
      name: 'invite.ics',
      type: 'text/calendar',
      bytes: 9,
      content: Buffer.from(
        `METHOD:REPLY\nUID:${id}@site.example\nATTENDEE;PARTSTAT=${status}:mailto:ann@example.com\n`,
      ),
    })
    const status = async () => (await db.selectFrom('appointments').select('status').executeTakeFirstOrThrow()).status
    const machine = { text: null, isAutomatic: true, subject: 'Declined: Consultation' }
    await comeIn(db, answer(reference, { ...machine, files: [calendar('ACCEPTED')] }), noon)
    expect([await status(), (await mailRows(db)).length]).toEqual(['booked', 0])
    await comeIn(
      db,
      answer(reference, { ...machine, from: 'eve@example.com', files: [calendar('DECLINED')] }),
      noon + 1,
    )
    expect([await status(), (await mailRows(db)).map(({ kind }) => kind)]).toEqual(['booked', ['mails-waiting']])
    await comeIn(db, answer(reference, { ...machine, files: [calendar('DECLINED')] }), noon + 2)
    expect(await status()).toBe('cancelled')
    const kinds = async () => (await mailRows(db)).map(({ kind }) => kind).sort()
    expect(await kinds()).toEqual(['appointment-cancelled', 'appointment-changed', 'mails-waiting'])
    const declined = (await recordNow(db, reference)).record
    expect([declined.status, declined.read_at]).toEqual(['completed', null])
    await comeIn(db, answer(reference, { ...machine, files: [calendar('DECLINED', 'interview')] }), noon + 20 * minute)
    expect((await recordNow(db, reference)).last?.note).toBe('Declined: Consultation')
    expect(await kinds()).toContain('visitor-added')
  })

  test('is filed once, even if it is reported and fetched repeatedly', { tags: 'simultaneous' }, async ({ db }) => {
    const reference = await enquiry(db)
    await Promise.all([comeIn(db, answer(reference)), comeIn(db, answer(reference)), comeIn(db, answer(reference))])
    const { record } = await recordNow(db, reference)
    expect((await eventsOf(db, record)).map(({ type }) => type)).toEqual(['received', 'answer'])
  })

  test('that the mail service does not return is retried at growing intervals, and finally reported to staff', async () => {
    const db = await open()
    await note(db, answer('ENQ-0000-0000'))
    let [now, tries] = [noon, 0]
    const reader = {
      read: () => {
        tries += 1
        return Promise.reject(new Error('500: broken'))
      },
    }
    for (let round = 0; round < 8 * 60; round++) {
      await fetchReceived(db, reader, () => now)
      now += 5 * minute
    }
    expect(tries).toBe(30)
    expect((await pageOfQuarantined(db)).rows).toMatchObject([{ status: 'failed', reason: 'not fetched' }])
  })
})

describeOnBothDialects('a mail in quarantine', (open) => {
  test('comes from another sender, to no record’s address, or to a deleted record', async ({ db }) => {
    const reference = await enquiry(db)
    await comeIn(db, answer(reference, { from: 'eve@example.com' }), noon)
    await comeIn(db, answer(reference, { to: ['office@in.example.com'] }), noon + 1)
    await comeIn(db, answer('ENQ-0000-0000'), noon + 2)
    expect((await pageOfQuarantined(db)).rows.map(({ reason }) => reason)).toEqual([
      'record gone',
      'unknown address',
      'unknown sender',
    ])
    expect((await recordNow(db, reference)).record.version).toBe(1)
    expect((await mailRows(db)).map(({ kind }) => kind)).toEqual(['mails-waiting'])
  })

  test('whatever the reason, is told to staff once, counted every morning and kept until they decide', async () => {
    const db = await open()
    const reference = await enquiry(db)
    const reasons = {
      'unknown address': 'quarantined',
      'unknown sender': 'quarantined',
      'unproven sender': 'quarantined',
      'record gone': 'quarantined',
      'not fetched': 'failed',
      'too many': 'quarantined',
      'too large': 'quarantined',
      'reading ended': 'quarantined',
    } satisfies Record<QuarantineReason, ReceivedStatus>
    await createUser(db, { email: 'desk@example.com', name: 'D', role: 'desk', timeZone: 'UTC' }, noon)
    await db.updateTable('users').set({ status: 'active', notices: 'each' }).execute()
    await db.updateTable('records').set({ status: 'completed', closed_at: noon }).execute()
    const fetchNone = (now: number) => fetchReceived(db, { read: () => Promise.reject(new Error('none')) }, () => now)
    for (const [n, [reason, status]] of Object.entries(reasons).entries()) {
      const now = noon + n * 24 * 60 * minute
      await db.deleteFrom('outbox').execute()
      await db.deleteFrom('received_mails').execute()
      const mail = { id: `m${n}`, provider_id: `p${n}`, from_address: 'second@example.com', subject: 'Yes', reference }
      await db
        .insertInto('received_mails')
        .values({ ...mail, status, reason: reason as QuarantineReason, received_at: now, next_attempt_at: now })
        .execute()
      await fetchNone(now)
      await fetchNone(now + 30 * minute)
      await db
        .insertInto('received_mails')
        .values({ ...mail, id: `n${n}`, provider_id: `q${n}`, status, received_at: now, next_attempt_at: now })
        .execute()
      await fetchNone(now + 45 * minute)
      const told = await mailRows(db, { kind: 'mails-waiting' })
      expect(told.map(({ to_address }) => to_address).sort(), reason).toEqual(['desk@example.com', 'staff@example.com'])
      expect(told[0]?.subject).toBe('An email from second@example.com waits to be filed')
      expect(told[0]?.text_body).toContain(reference)
      await fetchNone(now + 60 * minute)
      expect(await mailRows(db, { kind: 'mails-waiting' }), reason).toHaveLength(4)
      await sendDigests(db, now + 20 * 60 * minute)
      const [morning] = await mailRows(db, { kind: 'overdue-digest' })
      expect(morning?.subject, reason).toBe('2 emails to file')
      expect(await quarantinedTo(db, reference)).toEqual({ count: 2, from: 'second@example.com' })
      const years = now + 3 * 365 * 24 * 60 * minute
      const purge = (at: number) =>
        db.transaction().execute((trx) => receivedMailExpiries.quarantinedMails(trx, { limit: 10, now: at }))
      expect(await purge(years), reason).toBe(0)
      await discardReceived(db, `m${n}`, { actor: theSite, now: years })
      expect([await purge(years + 29 * 24 * 60 * minute), await purge(years + 31 * 24 * 60 * minute)]).toEqual([0, 1])
    }
  })

  test('from a program waits without a notice', async ({ db }) => {
    await comeIn(db, answer(await enquiry(db), { from: 'eve@example.com', isAutomatic: true }))
    expect(await mailRows(db)).toEqual([])
    expect((await pageOfQuarantined(db)).rows).toHaveLength(1)
  })

  test('keeps the name of its sender, by which its enquiry is called and which the search finds', async ({ db }) => {
    const [from, to, name] = ['plain@example.com', ['hello@in.example.com'], 'Plain Name']
    const reported = { providerId: 'p', from: `=?utf-8?q?Plain_Name?= <${from}>`, to, subject: '=?utf-8?q?a=00b?=' }
    await db.transaction().execute((trx) => noteReceived(trx, reported, noon))
    const stored = { from_address: from, from_name: name }
    expect((await pageOfQuarantined(db)).rows).toEqual([])
    expect(await db.selectFrom('received_mails').selectAll().execute()).toMatchObject([{ ...stored, subject: 'a b' }])
    await fetchReceived(db, { read: async () => answer('', { from, name, to }) }, () => noon)
    const [mail] = (await pageOfQuarantined(db)).rows
    expect(mail).toMatchObject(stored)
    const reader = { kinds: [], hasUndecided: true }
    expect(await countMatchingMails(db, { search: 'Plain Name', reader }, 10)).toBe(1)
    const ada = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'desk' }, noon)
    const by = { actor: { id: ada?.id ?? '', name: 'Ada', address: null }, now: noon }
    expect(await fileAsNew(db, mail?.id ?? '', (trx, row) => enquiryFromMail(trx, row, by), by)).toMatchObject({
      ok: true,
    })
    expect(await db.selectFrom('records').select(['name', 'email']).execute()).toEqual([{ name, email: from }])
  })

  test('is filed once under the record that staff name, or discarded and restored with its files', async ({ db }) => {
    const reference = await enquiry(db)
    const files = [{ name: 'a', type: 'text/plain', bytes: 1, content: Buffer.from('x') }]
    await comeIn(db, answer(reference, { from: 'eve@example.com', name: 'Eve Bell', files }), noon)
    await comeIn(db, answer(reference, { from: 'eve@example.com', files }), noon + 1)
    const [second, first] = (await pageOfQuarantined(db)).rows.map(({ id }) => id)
    const file = (await findQuarantined(db, first ?? ''))?.files[0]
    expect(await findFile(db, file?.id ?? '', { mail: first ?? '' })).not.toBeNull()
    const byHand = (to: string) => fileByHand(db, first ?? '', to, { actor: theSite, now: noon })
    expect(await byHand('ENQ-0000-0000')).toEqual({ ok: false, reason: 'no record' })
    expect(await byHand(reference)).toMatchObject({ ok: true })
    expect(await byHand(reference)).toEqual({ ok: false, reason: 'changed' })
    expect(await findSettled(db, first ?? '')).toMatchObject({
      status: 'filed',
      record: { kind: 'enquiry', reference },
    })
    expect(await findSettled(db, second ?? '')).toBeNull()
    const sender = 'Eve Bell <eve@example.com>'
    expect((await recordNow(db, reference)).last).toMatchObject({ type: 'answer', note: 'Thanks 감사', sender })
    const discard = () => discardReceived(db, second ?? '', { actor: theSite, now: noon })
    expect([await discard(), await discard()]).toEqual([true, false])
    expect(await findSettled(db, second ?? '')).toMatchObject({ status: 'discarded', record: null })
    expect((await pageOfQuarantined(db)).rows).toEqual([])
    expect((await pageOfQuarantined(db, undefined, { isDiscarded: true })).rows.map(({ id }) => id)).toEqual([second])
    const restore = () => restoreReceived(db, second ?? '', { actor: theSite, now: noon })
    expect([await restore(), await restore()]).toEqual([true, false])
    const back = await findQuarantined(db, second ?? '')
    expect([back?.status, back?.files.length]).toEqual(['quarantined', 1])
    expect(await restoreReceived(db, first ?? '', { actor: theSite, now: noon })).toBe(false)
  })
})

describeOnBothDialects('a mail that cannot be read', () => {
  test('because it crashes the process is neither read again nor lost: staff may fetch it again', async ({ db }) => {
    const reference = await enquiry(db)
    await note(db, answer(reference))
    let reads = 0
    const ends = {
      read: () => {
        reads += 1
        return new Promise<ReceivedMail>(() => {})
      },
    }
    void fetchReceived(db, ends, () => noon)
    await vi.waitFor(() => expect(reads).toBe(1), { timeout: 120_000 })
    for (let now = noon + 1; now < noon + 60 * minute; now += minute / 2) {
      const after = fetchReceived(db, { read: () => Promise.reject(new Error('read again')) }, () => now)
      expect(await after).toBe(0)
    }
    const [left] = (await pageOfQuarantined(db)).rows
    expect(left).toMatchObject({ reason: 'reading ended', from_address: 'ann@example.com', subject: 'Re: x' })
    expect(await fileByHand(db, left?.id ?? '', reference, { actor: theSite, now: noon })).toEqual({
      ok: false,
      reason: 'changed',
    })
    const again = () => fetchAgain(db, left?.id ?? '', { actor: theSite, now: noon })
    expect([await again(), await again()]).toEqual([true, false])
    await fetchReceived(db, { read: async () => answer(reference) }, () => noon)
    expect((await recordNow(db, reference)).last).toMatchObject({ type: 'answer', note: 'Thanks 감사' })
  })

  test('because the site shuts down waits as before', async ({ db }) => {
    await note(db, answer(await enquiry(db)))
    const ending = new AbortController()
    const reader = {
      read: async () => {
        ending.abort()
        throw new Error('aborted')
      },
    }
    expect(await fetchReceived(db, reader, () => noon, ending.signal)).toBe(0)
    const stored = await db.selectFrom('received_mails').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ status: 'waiting', attempts: 0, reading_since: null, last_error: null })
  })

  test('because it is too large is requested only once', async ({ db }) => {
    await note(db, answer(await enquiry(db)))
    let reads = 0
    const reader = {
      read: () => {
        reads += 1
        return Promise.reject(new MailTooLarge('More than 4 MB'))
      },
    }
    for (let now = noon; now < noon + 60 * minute; now += minute) await fetchReceived(db, reader, () => now)
    expect(reads).toBe(1)
    expect((await pageOfQuarantined(db)).rows).toMatchObject([{ status: 'quarantined', reason: 'too large' }])
  })
})

describeOnBothDialects('many mails', (open) => {
  test('may bring files of 60 MB a day from one sender and 500 MB from all, and 1 GB until staff decide', async () => {
    const db = await open()
    const reference = await enquiry(db)
    let count = 0
    const store = async (from_address: string, bytes: number, received_at: number, status: ReceivedStatus) => {
      count += 1
      const id = `stored-${count}`
      const mail = {
        id,
        provider_id: id,
        from_address,
        subject: 'x',
        status,
        received_at,
        next_attempt_at: received_at,
      }
      await db.insertInto('received_mails').values(mail).execute()
      const file = { id, received_id: id, position: 0, name: 'a.pdf', type: 'application/pdf', bytes, content: 'AAAA' }
      await db.insertInto('received_files').values(file).execute()
    }
    const roomFor = async (from: string, at: number, to = answer(reference).to) => {
      let room: number | undefined
      const mail = answer(reference, { from, to })
      await note(db, mail, at)
      const read: MailReader['read'] = async (_, { bytesFor } = {}) => {
        room = bytesFor?.(to)
        return mail
      }
      await fetchReceived(db, { read }, () => at)
      return room
    }
    expect(await roomFor('ann@example.com', noon)).toBe(60_000_000)
    await store('ann@example.com', 50_000_000, noon, 'filed')
    expect(await roomFor('ann@example.com', noon + 1)).toBe(10_000_000)
    expect(await roomFor('bob@example.com', noon + 2, ['office@in.example.com'])).toBe(5_000_000)
    await store('eve@example.com', 447_000_000, noon, 'discarded')
    expect(await roomFor('bob@example.com', noon + 3)).toBe(3_000_000)
    await store('eve@example.com', 4_000_000, noon, 'filed')
    expect(await roomFor('bob@example.com', noon + 4)).toBe(0)
    const later = noon + 25 * 60 * minute
    expect(await roomFor('bob@example.com', later)).toBe(60_000_000)
    await store('eve@example.com', 993_000_000, noon, 'quarantined')
    expect(await roomFor('bob@example.com', later + 1)).toBe(7_000_000)
  })

  test('to one record: few are fetched, the others wait with sender and subject, and two notices cover all', async () => {
    const db = await open()
    const reference = await enquiry(db)
    const mail = answer(reference, { text: 'x'.repeat(150_000) })
    const at = (n: number) => noon + n * 1000
    for (let n = 0; n < 40; n++) {
      await note(db, mail, at(n))
      await fetchReceived(db, { read: async () => mail }, () => at(n))
    }
    const { record } = await recordNow(db, reference)
    const answers = (await eventsOf(db, record)).filter(({ type }) => type === 'answer')
    expect(answers).toHaveLength(12)
    expect(record.search_text.length).toBeLessThan(200_000)
    const waiting = await db.selectFrom('received_mails').selectAll().where('reason', '=', 'too many').execute()
    expect(waiting).toHaveLength(28)
    expect(waiting[0]).toMatchObject({ reference, from_address: 'ann@example.com', fetched_at: null })
    expect(await quarantinedTo(db, reference)).toMatchObject({ count: 28 })
    const told = () => mailRows(db, { kind: 'visitor-added' })
    expect(await told()).toHaveLength(1)
    const nudged = vi.fn()
    const stopListening = onNudge(nudged)
    await fetchReceived(db, { read: async () => mail }, () => at(41))
    stopListening()
    expect(nudged).not.toHaveBeenCalled()
    await fetchReceived(db, { read: async () => mail }, () => noon + 16 * minute)
    await fetchReceived(db, { read: async () => mail }, () => noon + 17 * minute)
    const notices = await told()
    expect(notices.map(({ subject }) => subject).sort()).toEqual([
      `${reference}: the visitor added information`,
      `${reference}: the visitor added information, 11 times`,
    ])
    for (const { text_body, html_body } of notices) expect(text_body.length + html_body.length).toBeLessThan(20_000)
  })

  test('to no record: few are fetched, each only as far as staff need to decide', async ({ db }) => {
    const mail = answer('ENQ-0000-0000', { to: ['info@in.example.com'], text: 'x'.repeat(150_000) })
    for (let n = 0; n < 30; n++) await note(db, { ...mail, from: `eve${n}@example.com` }, noon + n)
    expect(await fetchReceived(db, { read: async () => mail }, () => noon + 1000)).toBe(20)
    const stored = await db.selectFrom('received_mails').select(['reason', 'body']).execute()
    expect(stored.filter(({ reason }) => reason === 'too many')).toHaveLength(10)
    for (const { body } of stored) expect(body.length).toBeLessThan(21_000)
  })
})

describeOnBothDialects('a sender', (open) => {
  test.each([
    ['proven', { spf: 'pass', dkim: 'pass', dmarc: 'pass' }, 'filed', null],
    ['made up', { spf: 'fail', dkim: 'none', dmarc: 'fail' }, 'quarantined', 'unproven sender'],
    ['whom the mail service says nothing of', unchecked, 'filed', null],
  ])('%s', async (_, checks, status, reason) => {
    const db = await open()
    const reference = await enquiry(db)
    await comeIn(db, answer(reference, { checks }))
    const stored = await db.selectFrom('received_mails').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ status, reason, reference, ...checks })
    if (status === 'filed') return
    expect(await fileByHand(db, stored.id, reference, { actor: theSite, now: noon })).toMatchObject({ ok: true })
    expect((await recordNow(db, reference)).last).toMatchObject({ type: 'answer', note: 'Thanks 감사' })
  })
})
