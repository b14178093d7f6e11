// The chain of the audit log: each link carries the hash of the one before. The worker adds the entries that are there already.
import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('audit_events')
    .addColumn('is_linked', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('audit_events_unlinked')
    .on('audit_events')
    .columns(['at', 'id'])
    .where(sql.ref('is_linked'), '=', sql.lit(0))
    .execute()
  await db.schema
    .createTable('audit_links')
    .addColumn('number', 'bigint', (c) => c.primaryKey())
    .addColumn('event_id', 'text', (c) => c.notNull().unique())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('salt', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
}
