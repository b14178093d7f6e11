// Facts and texts that staff edit: whole documents, every version of them, and which one stands where. What admins had
// chosen of the company becomes the first version of its facts, of schema 0, which its kind lifts when it is read.
import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('text_versions')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('document', 'text')
    .addColumn('schema', 'integer', (c) => c.notNull())
    .addColumn('before', 'integer')
    .addColumn('changed', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addColumn('saved_by', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('text_versions_key', ['kind', 'number'])
    .execute()
  await db.schema
    .createIndex('text_versions_text')
    .on('text_versions')
    .columns(['kind', 'key', 'language', 'number'])
    .execute()

  await db.schema
    .createTable('texts')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('live_from', 'bigint')
    .addColumn('live_until', 'bigint')
    .addPrimaryKeyConstraint('texts_key', ['kind', 'key', 'language', 'state'])
    .addForeignKeyConstraint('texts_version', ['kind', 'number'], 'text_versions', ['kind', 'number'])
    .execute()

  await sql`insert into text_versions (kind, number, key, language, action, document, schema, before, changed, saved_at, saved_by)
    select 'company', 1, 'facts', 'en', 'published', value, 0, null, '', changed_at, 'The site'
    from settings where key = 'company'`.execute(db)
  await sql`insert into texts (kind, key, language, state, number)
    select kind, key, language, 'live', number from text_versions`.execute(db)
}
