// Records as other programs read them, and as the spreadsheet of the inbox has them.
import { recordPath } from '#app/features/records/kinds.ts'
import { siteUrl } from '#app/mail/site-url.server.ts'
import type { Db } from '#db/schema.ts'
import type { ExportedRecord } from './exported-record.ts'
import type { InboxRow } from './inbox.server.ts'

export async function* exportRecords(
  db: Db,
  portions: AsyncIterable<readonly InboxRow[]>,
): AsyncGenerator<ExportedRecord[]> {
  for await (const rows of portions) yield toExported(db, rows)
}

export async function toExported(db: Db, rows: readonly InboxRow[]): Promise<ExportedRecord[]> {
  const contacts = await contactsOf(db, rows)
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    name: row.name,
    email: row.email || null,
    ...(contacts.get(row.reference) ?? nothing),
    about: row.about,
    message: row.message,
    office: row.office,
    assigned_to: row.assignee,
    tags: row.tags?.split(',') ?? [],
    received_at: isoTime(row.received_at),
    promised_by: isoTime(row.promised_by),
    answered_at: row.answered_at === null ? null : isoTime(row.answered_at),
    closed_at: row.closed_at === null ? null : isoTime(row.closed_at),
    url: siteUrl(recordPath(row)),
  }))
}

const isoTime = (at: number) => new Date(at).toISOString()

type Contact = Pick<ExportedRecord, 'phone' | 'company' | 'services'>
const nothing: Contact = { phone: null, company: null, services: [] }

async function contactsOf(db: Db, rows: readonly InboxRow[]) {
  const references = rows.map(({ reference }) => reference)
  if (references.length === 0) return new Map<string, Contact>()
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
      return [reference, { phone, company, services: names }] as const
    }),
  )
}
