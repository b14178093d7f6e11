// The scope of API tokens, the targets of webhooks and the deliveries to them.
import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('api_tokens')
    .addColumn('scope', 'text', (c) => c.notNull().defaultTo('dashboard.read'))
    .execute()
  await db.schema
    .createTable('webhook_targets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('sealed_address', 'text', (c) => c.notNull())
    .addColumn('sealed_secret', 'text')
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('has_personal', 'integer', (c) => c.notNull())
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('failing_since', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('target_id', 'text', (c) => c.notNull().references('webhook_targets.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('first_attempt_at', 'bigint')
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('locked_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('last_answer', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`webhook_deliveries_${name}`).on('webhook_deliveries').columns(columns).execute()
  await index('due', ['status', 'next_attempt_at', 'id'])
  await index('newest', ['created_at', 'id'])
  await index('status', ['status', 'created_at', 'id'])
  await index('target', ['target_id', 'status'])
  await sql`create index webhook_deliveries_record on webhook_deliveries (reference) where reference is not null`.execute(
    db,
  )
}
