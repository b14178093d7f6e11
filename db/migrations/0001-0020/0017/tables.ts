import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

export const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/** A column that references a record and is deleted with it. */
const withRecord = <Table extends string>(table: CreateTableBuilder<Table>) =>
  table.addColumn('record_id', 'text', (c) => c.notNull().references('records.id').onDelete('cascade'))

export async function createTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('records')
    // SQLite's search index uses this number as its rowid.
    .addColumn('seq', isPostgres(db) ? 'bigint' : 'integer', (c) =>
      isPostgres(db) ? c.generatedByDefaultAsIdentity().primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('promised_by', 'bigint', (c) => c.notNull())
    .addColumn('office', 'text', (c) => c.notNull())
    .addColumn('assignee_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('spam_reasons', 'text')
    .addColumn('closed_at', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('search_text', 'text', (c) => c.notNull())
    .execute()

  await withRecord(db.schema.createTable('record_events').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('detail', 'text')
    .addColumn('idempotency_key', 'text', (c) => c.unique())
    .execute()

  await withRecord(db.schema.createTable('enquiries'))
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('subject', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('context', 'text')
    .addPrimaryKeyConstraint('enquiries_record', ['record_id'])
    .execute()
  await withRecord(db.schema.createTable('enquiry_services'))
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('enquiry_services_record', ['record_id', 'service'])
    .execute()

  await withRecord(db.schema.createTable('applications'))
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('experience', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('course_name', 'text', (c) => c.notNull())
    .addColumn('course_level', 'text', (c) => c.notNull())
    .addColumn('course_weeks', 'integer', (c) => c.notNull())
    .addColumn('promo_code', 'text')
    .addColumn('promo_percent', 'integer')
    .addColumn('promo_redeemed_at', 'bigint')
    .addColumn('consent_wording', 'text', (c) => c.notNull())
    .addColumn('consent_version', 'text', (c) => c.notNull())
    .addColumn('consented_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('applications_record', ['record_id'])
    .execute()
  await db.schema
    .createTable('course_signups')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull().references('records.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('course_signups_place', ['id'])
    .addUniqueConstraint('course_signups_record', ['record_id'])
    .execute()
}

/** Created after the rows, which move faster without indexes. */
export async function createIndexes(db: Kysely<unknown>) {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute()
  // For the two lists, newest first, and their tabs by status.
  await index('records_kind', 'records', ['kind', 'seq'])
  await index('records_status', 'records', ['kind', 'status', 'seq'])
  // For open records, by promised time.
  await sql`create index records_open on records (promised_by, seq, kind, status) where closed_at is null`.execute(db)
  await index('records_person', 'records', ['email_key', 'seq'])
  await sql`create index records_assignee on records (assignee_id, seq) where assignee_id is not null`.execute(db)
  // For the purge.
  await index('records_closed', 'records', ['kind', 'status', 'closed_at'])
  await index('records_received', 'records', ['kind', 'received_at', 'status'])
  await index('record_events_record', 'record_events', ['record_id', 'at', 'id'])
  await index('record_events_newest', 'record_events', ['at', 'id'])
  await index('record_events_kind', 'record_events', ['kind', 'at', 'id'])
  await index('record_events_actor', 'record_events', ['actor_id', 'at', 'id'])
  await index('applications_promo', 'applications', ['promo_code', 'promo_redeemed_at'])
  await index('course_signups_status', 'course_signups', ['status'])
}
