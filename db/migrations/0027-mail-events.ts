import type { Kysely } from 'kysely'

export const onlyAdds = true

/** What the mail service tells of mails after they have left, and the addresses that nothing is sent to for it. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('message_id', 'text').execute()
  await db.schema.createIndex('outbox_provider').on('outbox').column('provider_id').execute()

  await db.schema
    .createTable('webhook_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('webhook_events_time').on('webhook_events').column('received_at').execute()

  await db.schema
    .createTable('suppressed_addresses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mailbox_key', 'text', (c) => c.notNull().unique())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('suppressed_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('suppressed_addresses_time')
    .on('suppressed_addresses')
    .columns(['suppressed_at', 'id'])
    .execute()
}
