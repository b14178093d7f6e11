// Links by which people see their own data, and their requests for its erasure.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('data_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text')
    .addColumn('request_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('data_links_age').on('data_links').column('expires_at').execute()
  await db.schema
    .createTable('erasure_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text')
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .addColumn('due_by', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('is_erased', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('erasure_requests_due').on('erasure_requests').column('due_by').execute()
}
