import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '#app/env.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { eventsOf } from '#app/features/records/timeline.server.ts'
import type { ReceivedMail } from '#app/mail/received-mail.server.ts'
import { recordAddress } from '#app/mail/record-address.server.ts'
import { theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { searchText } from '#db/search.ts'
import type { EnquiryStatus } from '#db/tables/records.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { discardReceived, fileByHand, restoreReceived } from './file-mail.server.ts'
import { fetchReceived, noteReceived, pageOfQuarantined, readFile, readQuarantined } from './received-mails.server.ts'

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

const answer = (reference: string, more: Partial<ReceivedMail> = {}): ReceivedMail => ({
  from: 'ann@example.com',
  to: [recordAddress(reference) ?? ''],
  subject: 'Re: x',
  messageId: '<a@b>',
  text: 'Thanks 감사\n\n> Our answer',
  html: null,
  isAutomatic: false,
  files: [],
  ...more,
})
const comeIn = async (db: Db, mail: ReceivedMail, at = noon) => {
  await db.transaction().execute((trx) => noteReceived(trx, `p-${at}`, at))
  return fetchReceived(db, { read: async () => mail }, () => at)
}
const recordNow = async (db: Db, reference: string) => {
  const record = await findRecord(db, 'enquiry', reference)
  if (!record) throw new Error('no such record')
  return { record, last: (await eventsOf(db, record)).at(-1) }
}

describeOnBothDialects('an answer by mail', (open) => {
  test('stands in the timeline of its record with its files and what it quotes apart, and staff are told', async () => {
    const db = await open()
    const reference = await enquiry(db)
    const file = { name: '계획.pdf', type: 'application/pdf', bytes: 3, content: Buffer.from('PDF') }
    const large = { name: 'large.zip', type: 'application/zip', bytes: 9_000_000, content: null }
    await comeIn(db, answer(reference, { files: [file, large] }))
    const { record, last } = await recordNow(db, reference)
    expect(record).toMatchObject({ status: 'new', version: 2 })
    expect(record.search_text).toContain(searchText('감사'))
    expect(last).toMatchObject({ type: 'answer', note: 'Thanks 감사', quoted: '> Our answer', actor: null })
    expect(last?.files.map(({ name, isKept }) => [name, isKept])).toEqual([
      ['계획.pdf', true],
      ['large.zip', false],
    ])
    const [kept = { id: '' }, lost = { id: '' }] = last?.files ?? []
    expect(await readFile(db, kept.id, { reference })).toMatchObject({ content: Buffer.from('PDF') })
    expect(await readFile(db, lost.id, { reference })).toBeNull()
    expect(await readFile(db, kept.id, { reference: 'ENQ-0000-0000' })).toBeNull()
    expect(await mailRows(db, { kind: 'visitor-added' })).toHaveLength(1)
    expect((await pageOfQuarantined(db)).rows).toEqual([])
  })

  test('opens again what was completed', async () => {
    const db = await open()
    const reference = await enquiry(db, 'completed')
    await comeIn(db, answer(reference))
    expect((await recordNow(db, reference)).record).toMatchObject({ status: 'in_progress', closed_at: null })
  })

  test('of a program neither opens it again nor is told to staff', async () => {
    const db = await open()
    const reference = await enquiry(db, 'completed')
    await comeIn(db, answer(reference, { isAutomatic: true, text: 'I am away.' }))
    const { record, last } = await recordNow(db, reference)
    expect([record.status, last?.note, last?.is_automatic]).toEqual(['completed', 'I am away.', 1])
    expect(await mailRows(db)).toEqual([])
  })

  test('is taken in once, however often it is told of and fetched', async () => {
    const db = await open()
    const reference = await enquiry(db)
    await Promise.all([comeIn(db, answer(reference)), comeIn(db, answer(reference)), comeIn(db, answer(reference))])
    const { record } = await recordNow(db, reference)
    expect((await eventsOf(db, record)).map(({ type }) => type)).toEqual(['received', 'answer'])
  })

  test('that the mail service does not give is asked for again, less and less often, and in the end told to staff', async () => {
    const db = await open()
    await db.transaction().execute((trx) => noteReceived(trx, 'p', noon))
    let [now, tries] = [noon, 0]
    const reader = {
      read: () => {
        tries += 1
        return Promise.reject(new Error('500: broken'))
      },
    }
    for (let round = 0; round < 40 * 60; round++) {
      await fetchReceived(db, reader, () => now)
      now += minute
    }
    expect(tries).toBe(30)
    expect((await pageOfQuarantined(db)).rows).toMatchObject([{ status: 'failed', reason: 'not fetched' }])
  })
})

describeOnBothDialects('a mail in quarantine', (open) => {
  test('is one from somebody else, to no address of a record, or to a record that is gone', async () => {
    const db = await open()
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
    expect(await mailRows(db)).toEqual([])
  })

  test('is filed under the record that staff name, once, or discarded and restored with its files', async () => {
    const db = await open()
    const reference = await enquiry(db)
    const files = [{ name: 'a', type: 'text/plain', bytes: 1, content: Buffer.from('x') }]
    await comeIn(db, answer(reference, { from: 'eve@example.com', files }), noon)
    await comeIn(db, answer(reference, { from: 'eve@example.com', files }), noon + 1)
    const [second, first] = (await pageOfQuarantined(db)).rows.map(({ id }) => id)
    const file = (await readQuarantined(db, first ?? ''))?.files[0]
    expect(await readFile(db, file?.id ?? '', { mail: first ?? '' })).not.toBeNull()
    const byHand = (to: string) => fileByHand(db, first ?? '', to, theSite, noon)
    expect(await byHand('ENQ-0000-0000')).toEqual({ ok: false, reason: 'no record' })
    expect(await byHand(reference)).toMatchObject({ ok: true })
    expect(await byHand(reference)).toEqual({ ok: false, reason: 'changed' })
    expect((await recordNow(db, reference)).last).toMatchObject({ type: 'answer', note: 'Thanks 감사' })
    const discard = () => discardReceived(db, second ?? '', theSite, noon)
    expect([await discard(), await discard()]).toEqual([true, false])
    expect((await pageOfQuarantined(db)).rows).toEqual([])
    expect((await pageOfQuarantined(db, undefined, { isDiscarded: true })).rows.map(({ id }) => id)).toEqual([second])
    const restore = () => restoreReceived(db, second ?? '', theSite, noon)
    expect([await restore(), await restore()]).toEqual([true, false])
    const back = await readQuarantined(db, second ?? '')
    expect([back?.status, back?.files.length]).toEqual(['quarantined', 1])
    expect(await restoreReceived(db, first ?? '', theSite, noon)).toBe(false)
  })
})
