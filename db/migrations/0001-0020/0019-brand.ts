import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('brand_revisions')
    .addColumn('version', 'integer', (c) => c.primaryKey())
    .addColumn('assets', 'text', (c) => c.notNull())
    .addColumn('mail_look', 'text', (c) => c.notNull())
    .addColumn('changed', 'text', (c) => c.notNull())
    .addColumn('restored_from', 'integer')
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('brand_share_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('downloads', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('downloaded_at', 'bigint')
    .execute()

  await db.schema
    .createTable('brand_access_requests')
    .addColumn('template', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('brand_access_requests_key', ['template', 'user_id'])
    .execute()
}
