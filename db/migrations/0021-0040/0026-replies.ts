import type { Kysely } from 'kysely'

export const onlyAdds = true

/** Replies by mail: drafts, and the mail that an event of a record sent. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('reply_drafts')
    .addColumn('record_id', 'text', (c) => c.notNull().references('records.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('reply_drafts_key', ['record_id', 'user_id'])
    .execute()
  await db.schema.createIndex('reply_drafts_user').on('reply_drafts').column('user_id').execute()
  await db.schema.alterTable('record_events').addColumn('mail_id', 'text').execute()
}
