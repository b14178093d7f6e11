import { type Kysely, sql } from 'kysely'
import { isPostgres } from './tables.ts'

const oldTables = [
  'course_signups',
  'application_events',
  'applications',
  'enquiry_services',
  'enquiry_events',
  'enquiries',
]
const day = 24 * 60 * 60_000

export async function setOldTablesAside(db: Kysely<unknown>) {
  for (const table of oldTables) await db.schema.alterTable(table).renameTo(`old_${table}`).execute()
}

export async function dropOldTables(db: Kysely<unknown>) {
  for (const table of oldTables) await db.schema.dropTable(`old_${table}`).execute()
  await db.schema.dropTable('record_numbers').execute()
}

/** Numbers all records in order of arrival, including recently deleted ones, which may be restored. */
export async function numberRecords(db: Kysely<unknown>) {
  await db.schema
    .createTable('record_numbers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .execute()
  const copied = (table: string) => {
    const field = (name: string) =>
      isPostgres(db)
        ? sql`content::json #>> ${sql.lit(`{${table},0,${name}}`)}`
        : sql`json_extract(content, ${sql.lit(`$.${table}[0].${name}`)})`
    return sql`select ${field('id')} as id, cast(${field('received_at')} as bigint) as received_at
      from removed_records where kind = ${sql.lit(table)}`
  }
  await sql`insert into record_numbers (id, seq)
    select id, row_number() over (order by received_at, id) from (
      select id, min(received_at) as received_at from (
        select id, received_at from old_enquiries
        union all select id, received_at from old_applications
        union all ${copied('enquiries')}
        union all ${copied('applications')}
      ) as every_one where id is not null group by id
    ) as each_once`.execute(db)
}

/** Keys and promises that need more than SQL are corrected afterwards. */
export async function moveRows(db: Kysely<unknown>) {
  const columns = sql`seq, id, kind, reference, status, name, email, email_key, received_at, promised_by, office,
    language, spam_reasons, closed_at, version, search_text`
  await sql`insert into records (${columns})
    select n.seq, e.id, 'enquiry', e.reference, e.status, e.name, e.email, lower(trim(e.email)), e.received_at,
      e.promised_by, e.office, e.language, e.suspicion,
      case e.status
        when 'completed' then coalesce(e.completed_at,
          (select max(v.at) from old_enquiry_events v where v.enquiry_id = e.id), e.received_at)
        when 'spam' then coalesce((select max(v.at) from old_enquiry_events v
          where v.enquiry_id = e.id and v.to_status = 'spam' and v.type in ('received', 'status')), e.received_at)
      end, e.version, e.search_text
    from record_numbers n join old_enquiries e on e.id = n.id order by n.seq`.execute(db)
  await sql`insert into records (${columns})
    select n.seq, a.id, 'application', a.reference, a.status, a.first_name || ' ' || a.last_name, a.email, a.email_key,
      a.received_at, a.received_at + ${sql.lit(day)}, 'seoul', a.language, a.suspicion, a.decided_at, a.version,
      a.search_text
    from record_numbers n join old_applications a on a.id = n.id order by n.seq`.execute(db)

  await sql`insert into enquiries (record_id, form, phone, company, subject, message, context)
    select id, kind, phone, company, subject, message, context from old_enquiries`.execute(db)
  await sql`insert into enquiry_services (record_id, service, position)
    select enquiry_id, service, position from old_enquiry_services`.execute(db)
  const answers = sql`phone, experience, message, course_id, course_name, course_level, course_weeks, promo_code,
    promo_percent, promo_redeemed_at, consent_wording, consent_version, consented_at`
  await sql`insert into applications (record_id, first_name, last_name, ${answers})
    select id, first_name, last_name, ${answers} from old_applications`.execute(db)
  await sql`insert into course_signups (id, record_id, status, created_at, version)
    select id, application_id, status, created_at, version from old_course_signups`.execute(db)

  const event = sql`id, record_id, kind, at, actor_id, type, from_status, to_status, note, detail, idempotency_key`
  // The idempotency digest moves to the event of the send, for all kinds alike.
  await sql`insert into record_events (${event})
    select v.id, v.enquiry_id, 'enquiry', v.at, v.actor_id, v.type, v.from_status, v.to_status, v.note, null,
      case when v.id = (select min(r.id) from old_enquiry_events r
        where r.enquiry_id = v.enquiry_id and r.type = 'received') then 'enquiry.' || e.digest end
    from old_enquiry_events v join old_enquiries e on e.id = v.enquiry_id`.execute(db)
  await sql`insert into record_events (${event})
    select id, application_id, 'application', at, actor_id, type, from_status, to_status, note,
      case when proposed is not null then '{"changes":' || coalesce(changes, '[]') || ',"proposed":' || proposed || '}'
        when changes is not null then '{"changes":' || changes || '}' end,
      'application.' || digest
    from old_application_events`.execute(db)
}

/** Continues the sequence after the numbered records. */
export async function continueSequence(db: Kysely<unknown>) {
  const { rows } = await sql<{ last: number | string | null }>`select max(seq) as last from record_numbers`.execute(db)
  const last = Number(rows[0]?.last ?? 0)
  if (last === 0) return
  if (isPostgres(db)) {
    await sql`select setval(pg_get_serial_sequence('records', 'seq'), ${sql.lit(last)})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = 'records'`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values ('records', ${sql.lit(last)})`.execute(db)
}
