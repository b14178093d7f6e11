import type { Db } from '#db/schema.ts'
import type { InboxRow } from './inbox.server.ts'

/** The spreadsheet's additional columns; an enquiry's services are separated by commas. */
export type InboxLine = InboxRow & { phone: string | null; company: string | null; services: string | null }

export async function* withContacts(db: Db, portions: AsyncIterable<InboxRow[]>): AsyncGenerator<InboxLine[]> {
  for await (const rows of portions) {
    const contacts = await contactsOf(db, rows)
    yield rows.map((row) => ({ ...row, ...(contacts.get(row.reference) ?? nothing) }))
  }
}

const nothing = { phone: null, company: null, services: null }

async function contactsOf(db: Db, rows: readonly InboxRow[]) {
  const references = rows.map(({ reference }) => reference)
  if (references.length === 0) return new Map<string, typeof nothing>()
  const [people, services] = await Promise.all([
    db
      .selectFrom('records')
      .leftJoin('enquiries', 'enquiries.record_id', 'records.id')
      .leftJoin('applications', 'applications.record_id', 'records.id')
      .select((e) => [
        'records.id',
        'records.reference',
        'enquiries.company',
        e.fn.coalesce('enquiries.phone', 'applications.phone').as('phone'),
      ])
      .where('records.reference', 'in', references)
      .execute(),
    db
      .selectFrom('enquiry_services')
      .innerJoin('records', 'records.id', 'enquiry_services.record_id')
      .select(['record_id', 'service'])
      .where('records.reference', 'in', references)
      .orderBy('position')
      .execute(),
  ])
  return new Map(
    people.map(({ id, reference, phone, company }) => {
      const names = services.flatMap(({ record_id, service }) => (record_id === id ? [service] : []))
      return [reference, { phone, company, services: names.join(', ') || null }] as const
    }),
  )
}
