// The order of the entries of a kind of text, which of them are hidden, and those that staff added.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('text_order')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('title', 'text')
    .addColumn('number', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('text_order_key', ['kind', 'key'])
    .execute()
}
