import type { Kysely } from 'kysely'

export const onlyAdds = true

/** The last move of each member of staff, for undo. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('last_moves')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('moves', 'text', (c) => c.notNull())
    .execute()
}
