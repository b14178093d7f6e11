import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('verb', 'text', (c) => c.notNull())
    .addColumn('record_kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text')
    .addColumn('record_reference', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .execute()
  await db.schema.createIndex('audit_events_newest').on('audit_events').columns(['at', 'id']).execute()
  await db.schema.createIndex('audit_events_actor').on('audit_events').columns(['actor_id', 'at', 'id']).execute()
  await db.schema.createIndex('audit_events_what').on('audit_events').columns(['record_kind', 'verb', 'at']).execute()
}
