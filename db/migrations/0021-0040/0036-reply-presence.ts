import type { Kysely } from 'kysely'

export const onlyAdds = true

/** Shows who is writing a reply now. Without a foreign key: rows expire after two minutes anyway. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('reply_presence')
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('reply_presence_key', ['record_id', 'user_id'])
    .execute()
  await db.schema.createIndex('reply_presence_user').on('reply_presence').column('user_id').execute()
}
