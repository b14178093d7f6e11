import type { Kysely } from 'kysely'

export const onlyAdds = true

/** Keeps a form that was sent after its session had ended, for a day. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('kept_forms')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('kept_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('kept_forms_key', ['user_id', 'path'])
    .execute()
  await db.schema.createIndex('kept_forms_age').on('kept_forms').column('kept_at').execute()
}
