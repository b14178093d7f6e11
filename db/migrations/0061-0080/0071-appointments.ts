// Appointments for a consultation, and the private calendar addresses of members of staff.
import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('appointments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('record_id', 'text', (c) => c.notNull().references('records.id').onDelete('cascade'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('office', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('visitor_zone', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('appointments_record').on('appointments').columns(['record_id', 'id']).execute()
  // An office has one appointment at a time.
  await db.schema
    .createIndex('appointments_once')
    .unique()
    .on('appointments')
    .columns(['office', 'starts_at'])
    .where(sql.ref('status'), '=', 'booked')
    .execute()
  await db.schema.createIndex('appointments_time').on('appointments').column('starts_at').execute()
  await db.schema.alterTable('users').addColumn('calendar_hash', 'text').execute()
  await db.schema.alterTable('users').addColumn('calendar_made_at', 'bigint').execute()
  await db.schema.createIndex('users_calendar').on('users').column('calendar_hash').execute()
}
