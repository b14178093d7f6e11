import type { Kysely } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { addSearchIndex } from '#db/queries/search-index.ts'
import type { Db } from '#db/schema.ts'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seq', isPostgres(db as Db) ? 'bigserial' : 'integer', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('files', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('uploaded_at', 'bigint', (c) => c.notNull())
    .addColumn('uploaded_by', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await addSearchIndex(db, 'media')

  // Posts in the trash count too: they may be restored.
  await db.schema
    .createTable('post_media')
    .addColumn('post_id', 'text', (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('post_media_key', ['post_id', 'hash'])
    .execute()
  await db.schema.createIndex('post_media_hash').on('post_media').column('hash').execute()

  await db.schema
    .createTable('redirects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('from_path', 'text', (c) => c.notNull().unique())
    .addColumn('to_path', 'text', (c) => c.notNull())
    .addColumn('kind', 'integer', (c) => c.notNull())
    .addColumn('hits', 'integer', (c) => c.notNull())
    .addColumn('last_hit_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('missing_pages')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('hits', 'integer', (c) => c.notNull())
    .addColumn('linked_from', 'text')
    .addColumn('first_at', 'bigint', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('missing_pages_hits').on('missing_pages').columns(['hits', 'path']).execute()
  await db.schema.createIndex('missing_pages_age').on('missing_pages').column('last_at').execute()
}
