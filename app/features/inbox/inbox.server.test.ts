import { expect } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { findNeighbour, listInbox } from './inbox.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const hour = 60 * 60_000

type Sent = { name: string; promised_by: number; booked?: number }

async function add(db: Db, { name, promised_by, booked }: Sent) {
  const sending = { digest: name, client: name, language: 'en' as const, spamReasons: null, now: noon - 99 * hour }
  const { reference } = await submitEnquiry(db, 'contact', { name, email: 'a@example.com', message: 'x' }, sending)
  const { id } = await db
    .updateTable('records')
    .set({ promised_by })
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (booked === undefined) return
  const time = { starts_at: booked, minutes: 30, office: 'seoul', visitor_zone: null, held_until: null }
  const made = { id: newId(), record_id: id, sequence: 0, created_at: noon, status: 'booked' as const }
  await db
    .insertInto('appointments')
    .values({ ...made, ...time })
    .execute()
}

describeOnBothDialects('open records', (open) => {
  test('come in the order of their promises, or of an appointment before it, page by page both ways', async () => {
    const db = await open()
    await add(db, { name: 'promised second', promised_by: noon + 2 * hour })
    await add(db, { name: 'appointment third', promised_by: noon + 20 * hour, booked: noon + 3 * hour })
    await add(db, { name: 'promised last', promised_by: noon + 10 * hour, booked: noon + 50 * hour })
    await add(db, { name: 'appointment first', promised_by: noon + 20 * hour, booked: noon + hour })
    await add(db, { name: 'promised fourth', promised_by: noon + 4 * hour })
    const order = ['appointment first', 'promised second', 'appointment third', 'promised fourth', 'promised last']

    const reader = { userId: 'x', kinds: ['enquiry', 'application'] as const, now: noon }
    const filter = { view: 'todo', search: '' } as const
    const whole = await listInbox(db, filter, reader)
    expect(whole.rows.map(({ name }) => name)).toEqual(order)

    const first = await listInbox(db, filter, reader, { size: 2 })
    const second = await listInbox(db, filter, reader, { size: 2, after: first.next ?? [] })
    const third = await listInbox(db, filter, reader, { size: 2, after: second.next ?? [] })
    const pages = [first, second, third].map(({ rows }) => rows.map(({ name }) => name))
    expect([pages, third.next]).toEqual([[order.slice(0, 2), order.slice(2, 4), order.slice(4)], null])

    const nameBeside = async (index: number, direction: 'next' | 'previous') => {
      const row = whole.rows[index]
      const found = row && (await findNeighbour(db, filter, reader, row, direction))
      return whole.rows.find(({ reference }) => reference === found?.reference)?.name
    }
    expect([await nameBeside(2, 'previous'), await nameBeside(2, 'next')]).toEqual([order[1], order[3]])
    expect([await nameBeside(0, 'previous'), await nameBeside(4, 'next')]).toEqual([undefined, undefined])
  })
})
