import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('purge_clock')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('newest_at', 'bigint', (c) => c.notNull())
    .addColumn('told_at', 'bigint')
    .execute()
  // The newest existing record is a lower bound for the time, in case the clock is wrong at this very start.
  await sql`insert into purge_clock (id, newest_at)
    select 1, coalesce(max(at), ${sql.lit(Date.now())}) from (
      select max(at) as at from audit_events
      union all select max(received_at) from enquiries
      union all select max(received_at) from applications
      union all select max(created_at) from outbox
    ) as moments`.execute(db)

  await db.schema
    .createTable('removed_records')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'bigint', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('removed_records_age').on('removed_records').column('removed_at').execute()

  // Lets the purge find a portion without scanning the table.
  await db.schema.createIndex('enquiries_completed').on('enquiries').columns(['status', 'completed_at']).execute()
  await db.schema.createIndex('applications_decided').on('applications').columns(['status', 'decided_at']).execute()
  await db.schema.createIndex('rate_limits_age').on('rate_limits').column('resets_at').execute()
  await sql`create index outbox_kept on outbox (created_at) where text_body <> ''`.execute(db)
}
