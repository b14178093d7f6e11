import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('interviews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('record_id', 'text', (c) => c.notNull().references('records.id').onDelete('cascade'))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('applicant_zone', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('cancelled_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('interviews_record').on('interviews').columns(['record_id', 'id']).execute()
  // The calendar file attached to a mail about an interview.
  await db.schema.alterTable('outbox').addColumn('calendar', 'text').execute()
}
