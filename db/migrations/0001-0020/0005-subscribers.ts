import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address_hash', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('name', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('request_digest', 'text')
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .addColumn('opt_in', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('consent_wording', 'text', (c) => c.notNull())
    .addColumn('consent_version', 'text', (c) => c.notNull())
    .addColumn('consented_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('marketing_wording', 'text')
    .addColumn('marketing_version', 'text')
    .addColumn('marketing_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('subscribers_status')
    .on('subscribers')
    .columns(['status', 'requested_at', 'id'])
    .execute()
}
