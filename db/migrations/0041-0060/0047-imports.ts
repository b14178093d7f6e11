// Stages an import: its posts and pictures wait here until staff have reviewed it.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('options', 'text')
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('hosts', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute()
  await db.schema.createIndex('imports_status').on('imports').columns(['status', 'created_at']).execute()

  await db.schema
    .createTable('import_posts')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('source_key', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('told', 'text', (c) => c.notNull())
    .addColumn('old_paths', 'text', (c) => c.notNull())
    .addColumn('is_restricted', 'integer', (c) => c.notNull())
    .addColumn('content', 'text')
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('post_id', 'text', (c) => c.references('posts.id').onDelete('set null'))
    .addColumn('post_version', 'integer')
    .addPrimaryKeyConstraint('import_posts_key', ['import_id', 'position'])
    .execute()
  await db.schema.createIndex('import_posts_source').on('import_posts').column('source_key').execute()
  await db.schema.createIndex('import_posts_post').on('import_posts').column('post_id').execute()

  await db.schema
    .createTable('import_files')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_files_key', ['import_id', 'path'])
    .execute()
}
