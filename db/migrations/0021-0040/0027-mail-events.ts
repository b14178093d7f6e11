import type { Kysely } from 'kysely'

export const onlyAdds = true

/**
 * Adds the page and campaign that an enquiry came from, the mail service's reports about sent mails, the addresses that it
 * suppresses, and received mails.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiries').addColumn('page', 'text').execute()
  await db.schema.alterTable('enquiries').addColumn('campaign', 'text').execute()

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

  await db.schema
    .createTable('received_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider_id', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('record_id', 'text', (c) => c.references('records.id').onDelete('cascade'))
    .addColumn('reference', 'text')
    .addColumn('from_address', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('subject', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('message_id', 'text')
    .addColumn('body', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('quoted', 'text')
    .addColumn('is_automatic', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .execute()
  const indexes = { due: ['status', 'next_attempt_at'], list: ['received_at', 'id'], record: ['record_id'] }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(`received_mails_${name}`).on('received_mails').columns(columns).execute()
  }
  await db.schema.createIndex('received_mails_reference').on('received_mails').column('reference').execute()

  // No foreign key: a record that is restored after its deletion finds its files again.
  await db.schema
    .createTable('received_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('received_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('content', 'text')
    .addColumn('orphaned_at', 'bigint')
    .execute()
  await db.schema.createIndex('received_files_mail').on('received_files').columns(['received_id', 'position']).execute()
}
