import { expect } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { newId } from '#db/queries/id.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { planOf } from '#tests/support/query-plan.ts'
import { todayOf, undeliveredReplies } from './today.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000

describeOnBothDialects('what is to be done today', (open) => {
  test('is what is due before midnight in the reader’s zone, and then what is assigned to the reader', async () => {
    const db = await open()
    const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, noon)
    const add = async (name: string, promised_by: number, isMine = false) => {
      const sending = { digest: name, client: name, language: 'en' as const, spamReasons: null, now: noon - 99 * hour }
      const { reference } = await submitEnquiry(db, 'contact', { name, email: 'a@example.com', message: 'x' }, sending)
      const assignee_id = isMine ? user?.id : null
      await db.updateTable('records').set({ promised_by, assignee_id }).where('reference', '=', reference).execute()
    }
    await add('overdue', noon - hour)
    await add('tonight', noon + 2 * hour)
    await add('tomorrow', noon + 4 * hour)
    await add('mine', noon + 30 * hour, true)
    const reader = { userId: user?.id ?? '', kinds: ['enquiry'] as const, now: noon }
    const names = async (zone: string) => {
      const { due, mine } = await todayOf(db, reader, zone)
      return [due, mine].map(({ records }) => records.map(({ name }) => name))
    }
    // Midnight in Seoul is at 15:00 UTC.
    expect(await names('Asia/Seoul')).toEqual([['overdue', 'tonight'], ['mine']])
    expect(await names('UTC')).toEqual([['overdue', 'tonight', 'tomorrow'], ['mine']])
  })

  test('includes the reader’s own records, however many others of theirs were answered', async ({ db }) => {
    const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, noon)
    for (let n = 0; n < 13; n++) {
      const words = { name: `N${n}`, email: 'a@example.com', message: 'x' }
      const sending = { digest: `${n}`, client: `${n}`, language: 'en' as const, spamReasons: null, now: noon }
      const { reference } = await submitEnquiry(db, 'contact', words, sending)
      const values = { assignee_id: user?.id, promised_by: noon + n, answered_at: n < 12 ? noon : null }
      await db.updateTable('records').set(values).where('reference', '=', reference).execute()
    }
    const { mine } = await todayOf(db, { userId: user?.id ?? '', kinds: ['enquiry'], now: noon }, 'UTC')
    expect(mine.records.map(({ name }) => name)).toEqual(['N12'])
  })

  test('has a record whose consultation is over first, though its promise is for tomorrow', async ({ db }) => {
    const received = noon - 99 * hour
    for (const name of ['appointed', 'tonight']) {
      const sending = { digest: name, client: name, language: 'en' as const, spamReasons: null, now: received }
      await submitEnquiry(db, 'contact', { name, email: `${name}@example.com`, message: 'x' }, sending)
    }
    const promise = (name: string, promised_by: number) =>
      db.updateTable('records').set({ promised_by }).where('name', '=', name).execute()
    await promise('appointed', noon + 30 * hour)
    await promise('tonight', noon + hour)
    const appointed = db.selectFrom('records').select('id').where('name', '=', 'appointed')
    const { id: record_id } = await appointed.executeTakeFirstOrThrow()
    const time = { starts_at: noon - 2 * hour, minutes: 30, office: 'seoul', visitor_zone: null, held_until: null }
    const booked = { id: newId(), record_id, sequence: 0, created_at: received, status: 'booked' as const, ...time }
    await db.insertInto('appointments').values(booked).execute()
    const { due } = await todayOf(db, { userId: 'somebody', kinds: ['enquiry'], now: noon }, 'UTC')
    expect([due.records.map(({ name }) => name), due.count]).toEqual([['appointed', 'tonight'], 2])
  })

  test('is cut to five records and says that there are more', async ({ db }) => {
    for (let n = 0; n < 6; n++) {
      const words = { name: `N${n}`, email: 'a@example.com', message: 'x' }
      const sending = {
        digest: `${n}`,
        client: `${n}`,
        language: 'en' as const,
        spamReasons: null,
        now: noon - 99 * hour,
      }
      await submitEnquiry(db, 'contact', words, sending)
    }
    const { due, mine } = await todayOf(db, { userId: 'somebody', kinds: ['enquiry'], now: noon }, 'UTC')
    expect([due.records.length, due.hasMore]).toEqual([5, true])
    expect(mine).toEqual({ records: [], hasMore: false })
  })

  test('finds lost replies along indexes', async ({ db }) => {
    const plan = await planOf(db, (trx) =>
      undeliveredReplies(trx, { userId: 'somebody', kinds: ['enquiry', 'application'], now: noon }),
    )
    expect(plan).not.toMatch(/SCAN (records|outbox|reply)\b|Seq Scan/)
  })
})
