// The preview links of texts, so that each can be withdrawn alone. Those that were made before end.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('text_previews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('text_previews_age').on('text_previews').column('expires_at').execute()
  await db.schema
    .createIndex('text_previews_text')
    .on('text_previews')
    .columns(['kind', 'key', 'language', 'number', 'made_at'])
    .execute()
}
