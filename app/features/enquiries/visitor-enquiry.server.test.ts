import { expect } from 'vitest'
import { findRecord } from '#app/features/records/records.server.ts'
import { addToRecord, findSender, withdrawRecord } from '#app/features/records/visitor/visitor.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { findEnquiry, listEnquiries, moveEnquiry } from './enquiries.server.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'
import { enquiryForVisitor } from './visitor-enquiry.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const input = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }
const visit = { client: 'visitor', now: noon + 1 }
const actor = { id: null, name: 'Bob', address: null }

async function enquiry(db: Db, spamReasons: string | null = null) {
  const sending = { ...visit, now: noon, digest: 'd', spamReasons, language: 'fr' as const }
  return (await submitEnquiry(db, 'contact', input, sending)).reference
}
const notices = (db: Db) =>
  db.selectFrom('outbox').select(['kind', 'reply_to']).where('kind', 'like', 'visitor-%').execute()

describeOnBothDialects('a visitor behind the status link', (open) => {
  test('is the sender of the enquiry', async ({ db }) => {
    expect(await findSender(db, await enquiry(db))).toEqual({ email: 'ada@example.com', language: 'fr' })
    expect(await findSender(db, 'ENQ-2222-2222')).toBeNull()
    expect(await enquiryForVisitor(db, 'ENQ-2222-2222', noon)).toBeNull()
  })

  test('adds a message that staff read, find and are notified of; the same message only once', {
    tags: 'simultaneous',
  }, async ({ db }) => {
    const reference = await enquiry(db)
    const adds = Array.from({ length: 20 }, () => addToRecord(db, { reference, text: 'Déjà 추가 🎉' }, visit))
    expect(new Set(await Promise.all(adds))).toEqual(new Set(['done']))
    const stored = await findEnquiry(db, reference)
    expect(stored?.events.slice(1)).toMatchObject([
      { type: 'added', note: 'Déjà 추가 🎉', to_status: 'new', actor: null },
    ])
    expect(stored?.version).toBe(2)
    expect((await listEnquiries(db, { search: 'deja 추가' })).rows).toHaveLength(1)
    expect(await notices(db)).toEqual([{ kind: 'visitor-added', reply_to: 'ada@example.com' }])
    expect(await enquiryForVisitor(db, reference, noon)).toMatchObject({
      history: [{ title: 'You added', words: 'Déjà 추가 🎉' }, { title: 'We received it' }],
      isOpen: true,
    })
  })

  test('has to wait after five messages in an hour, with nothing stored', async ({ db }) => {
    const reference = await enquiry(db)
    for (const index of [1, 2, 3, 4]) await addToRecord(db, { reference, text: `More ${index}` }, visit)
    await expect(addToRecord(db, { reference, text: 'Too much' }, visit)).rejects.toBeInstanceOf(TooManyRequests)
    expect((await findEnquiry(db, reference))?.events).toHaveLength(5)
  })

  test('withdraws once, even with repeated requests; then nothing can be added', { tags: 'simultaneous' }, async () => {
    const db = await open()
    const reference = await enquiry(db)
    const asked = await Promise.all(Array.from({ length: 10 }, () => withdrawRecord(db, reference, visit)))
    expect(new Set(asked)).toEqual(new Set(['done']))
    const stored = await findEnquiry(db, reference)
    expect(stored).toMatchObject({ status: 'completed' })
    expect(await findRecord(db, 'enquiry', reference)).toMatchObject({ closed_at: visit.now })
    expect(stored?.events.slice(1)).toMatchObject([
      { type: 'withdrawn', from_status: 'new', to_status: 'completed', note: 'withdrawn by the visitor' },
    ])
    expect(await notices(db)).toMatchObject([{ kind: 'visitor-withdrew' }])
    expect(await addToRecord(db, { reference, text: 'Still there?' }, visit)).toBe('closed')
    expect(await enquiryForVisitor(db, reference, noon)).toMatchObject({ stage: { label: 'Withdrawn' }, isOpen: false })
  })

  test('sees the stages in words, and cannot withdraw a completed enquiry', async ({ db }) => {
    const reference = await enquiry(db)
    expect(await enquiryForVisitor(db, reference, noon)).toMatchObject({
      stage: { label: 'Received' },
      promise: expect.arrayContaining([expect.objectContaining({ at: noon + 24 * 60 * 60_000 })]),
    })
    await moveEnquiry(db, { reference, to: 'in_progress', version: 1 }, { actor, now: visit.now })
    expect(await enquiryForVisitor(db, reference, noon)).toMatchObject({
      stage: { label: 'In progress' },
      promise: null,
    })
    await moveEnquiry(db, { reference, to: 'completed', version: 2 }, { actor, now: visit.now })
    expect(await enquiryForVisitor(db, reference, noon)).toMatchObject({ stage: { label: 'Completed' }, isOpen: false })
    expect(await withdrawRecord(db, reference, visit)).toBe('closed')
    expect(await withdrawRecord(db, 'ENQ-2222-2222', visit)).toBe('gone')
    expect(await notices(db)).toHaveLength(0)
  })

  test('never sees the quarantine, and a message added during it notifies no staff', async ({ db }) => {
    const reference = await enquiry(db, 'A reason.')
    expect(await addToRecord(db, { reference, text: 'Please read it' }, visit)).toBe('done')
    const shown = await enquiryForVisitor(db, reference, noon)
    expect(shown).toMatchObject({ stage: { label: 'Received' }, isOpen: true })
    expect(JSON.stringify(shown)).not.toMatch(/spam|reason/i)
    expect(await notices(db)).toHaveLength(0)
  })
})
