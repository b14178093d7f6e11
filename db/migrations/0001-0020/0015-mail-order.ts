import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('outbox')
    .addColumn('priority', 'integer', (c) => c.notNull().defaultTo(2))
    .execute()
  // Only waiting mails are ordered by priority.
  await sql`update outbox set priority = 0 where status in ('queued', 'sending') and kind in
    ('password-reset-requested', 'staff-invited', 'password-changed', 'two-step-changed', 'status-link-requested')`.execute(
    db,
  )
  await sql`update outbox set priority = 1 where status in ('queued', 'sending') and kind in
    ('enquiry-acknowledged', 'application-acknowledged', 'subscription-requested', 'subscription-confirmed',
     'subscription-repeated', 'unsubscribe-requested', 'unsubscribed')`.execute(db)
  await db.schema.dropIndex('outbox_due').execute()
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['status', 'priority', 'next_attempt_at', 'id'])
    .execute()

  await db.schema
    .createTable('mail_pace')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('next_send_at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into mail_pace (id, next_send_at) values (1, 0)`.execute(db)
}
