// Converts the copies of recently deleted rows, so that they can be restored into the new tables.
import type { Kysely } from 'kysely'
import { searchText } from '#db/queries/search.ts'
import { keyOf, promiseAt } from './values.ts'

type Row = Record<string, string | number | null>
type Content = Record<string, Row[]>
type Then = {
  removed_records: { id: string; kind: string; content: string }
  record_numbers: { id: string; seq: number }
}

export async function convertCopies(db: Kysely<unknown>) {
  const then = db.withTables<Then>()
  let after = ''
  for (;;) {
    const page = await then
      .selectFrom('removed_records')
      .selectAll()
      .where('kind', 'in', ['enquiries', 'applications'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(200)
      .execute()
    for (const { id, kind, content } of page) {
      const old: Content = JSON.parse(content)
      const number = await then
        .selectFrom('record_numbers')
        .select('seq')
        .where('id', '=', String(old[kind]?.[0]?.id))
        .executeTakeFirst()
      if (!number) continue
      const converted = kind === 'enquiries' ? enquiryOf(old, number.seq) : applicationOf(old, number.seq)
      await then
        .updateTable('removed_records')
        .set({ content: JSON.stringify(converted) })
        .where('id', '=', id)
        .execute()
    }
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}

/** In the order in which they can be restored. */
function enquiryOf({ enquiries = [], enquiry_services = [], enquiry_events = [] }: Content, seq: number): Content {
  const [row = {}] = enquiries
  const { id, kind, digest, phone, company, subject, message, context } = row
  const events = enquiry_events.map(({ enquiry_id, ...event }) => ({
    ...event,
    record_id: enquiry_id ?? '',
    kind: 'enquiry',
    detail: null,
    idempotency_key: null as string | null,
  }))
  const first = events.find(({ type }: Row) => type === 'received')
  if (first) first.idempotency_key = `enquiry.${digest}`
  return {
    records: [
      { ...common(row, 'enquiry', seq), email_key: keyOf(String(row.email)), ...closedEnquiry(row, enquiry_events) },
    ],
    enquiries: [{ record_id: id ?? '', form: kind ?? '', phone, company, subject, message, context } as Row],
    enquiry_services: enquiry_services.map(({ enquiry_id, ...rest }) => ({ record_id: enquiry_id ?? '', ...rest })),
    record_events: events,
  }
}

function closedEnquiry({ status, completed_at, received_at }: Row, events: Row[]): Row {
  const last = (chosen: Row[]) => chosen.map(({ at }) => Number(at)).sort((a, b) => b - a)[0]
  if (status === 'completed') return { closed_at: completed_at ?? last(events) ?? received_at ?? null }
  const toSpam = events.filter(({ type, to_status }) => to_status === 'spam' && type !== 'added')
  return { closed_at: status === 'spam' ? (last(toSpam) ?? received_at ?? null) : null }
}

function applicationOf(
  { applications = [], application_events = [], course_signups = [] }: Content,
  seq: number,
): Content {
  const [row = {}] = applications
  const { id, first_name, last_name, email_key, decided_at, received_at } = row
  const record = {
    ...common(row, 'application', seq),
    name: `${first_name} ${last_name}`,
    email_key,
    closed_at: decided_at,
    ...promiseAt(Number(received_at)),
  }
  return {
    records: [record as Row],
    applications: [{ record_id: id, ...pick(row, answers) } as Row],
    course_signups: course_signups.map(({ application_id, ...rest }) => ({ record_id: application_id ?? '', ...rest })),
    record_events: application_events.map(({ application_id, changes, proposed, digest, ...event }) => ({
      ...event,
      record_id: application_id ?? '',
      kind: 'application',
      detail: detailOf(changes, proposed),
      idempotency_key: digest ? `application.${digest}` : null,
    })),
  }
}

const detailOf = (changes: Row[string] = null, proposed: Row[string] = null) => {
  if (proposed !== null) return `{"changes":${changes ?? '[]'},"proposed":${proposed}}`
  return changes === null ? null : `{"changes":${changes}}`
}

const shared = [
  'id',
  'reference',
  'status',
  'name',
  'email',
  'received_at',
  'promised_by',
  'office',
  'language',
  'version',
]

const common = (row: Row, kind: string, seq: number): Row => ({
  seq,
  kind,
  assignee_id: null,
  spam_reasons: row.suspicion ?? null,
  ...pick(row, shared),
  // As the next migration writes it for existing rows.
  search_text: searchText(String(row.search_text ?? '')),
})

const answers = [
  'first_name',
  'last_name',
  'phone',
  'experience',
  'message',
  'course_id',
  'course_name',
  'course_level',
  'course_weeks',
  'promo_code',
  'promo_percent',
  'promo_redeemed_at',
  'consent_wording',
  'consent_version',
  'consented_at',
]

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name] ?? null]))
