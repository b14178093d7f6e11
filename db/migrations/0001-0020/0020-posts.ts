import type { Kysely } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { addSearchIndex } from '#db/queries/search-index.ts'
import type { Db } from '#db/schema.ts'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seq', isPostgres(db as Db) ? 'bigserial' : 'integer', (c) => c.notNull().unique())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text')
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('image_src', 'text')
    .addColumn('image_alt', 'text')
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('author_key', 'text', (c) => c.notNull())
    .addColumn('featured', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('original_id', 'text', (c) => c.references('posts.id').onDelete('set null'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('publish_at', 'bigint')
    .addColumn('live_from', 'bigint')
    .addColumn('was_public', 'integer', (c) => c.notNull())
    .addColumn('origin', 'text')
    .addColumn('words', 'integer', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('trashed_at', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  const indexes = {
    posts_live: ['live_from', 'id'],
    posts_live_category: ['category', 'live_from', 'id'],
    posts_live_author: ['author_key', 'live_from', 'id'],
    posts_featured: ['featured', 'live_from', 'id'],
    posts_original: ['original_id'],
    posts_trashed: ['trashed_at', 'seq'],
    posts_status: ['status', 'trashed_at', 'seq'],
    posts_origin: ['origin'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('posts').columns(columns).execute()
  }

  await addSearchIndex(db, 'posts')

  await db.schema
    .createTable('post_slugs')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('post_id', 'text', (c) => c.references('posts.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('post_slugs_post').on('post_slugs').column('post_id').execute()

  await db.schema
    .createTable('post_tags')
    .addColumn('post_id', 'text', (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('tag_key', 'text', (c) => c.notNull())
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('post_tags_key', ['post_id', 'tag_key'])
    .execute()
  await db.schema.createIndex('post_tags_tag').on('post_tags').columns(['tag_key', 'post_id']).execute()

  await db.schema
    .createTable('post_revisions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('post_id', 'text', (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('post_revisions_post').on('post_revisions').columns(['post_id', 'id']).execute()

  await db.schema
    .createTable('post_previews')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('post_id', 'text', (c) => c.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('post_previews_age').on('post_previews').column('expires_at').execute()
  await db.schema.createIndex('post_previews_post').on('post_previews').column('post_id').execute()
}
