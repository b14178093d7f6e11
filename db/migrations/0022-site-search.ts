import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../one-at-a-time.ts'
import type { Database } from '../schema.ts'

export const onlyAdds = true

export async function up(db: Kysely<Database>) {
  const onPostgres = isPostgres(db)
  await db.schema
    .createTable('search_entries')
    .addColumn('seq', onPostgres ? 'serial' : 'integer', (c) =>
      onPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('ref', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('section', 'text')
    .addColumn('head_text', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('live_from', 'bigint')
    .addUniqueConstraint('search_entries_ref', ['kind', 'ref'])
    .execute()
  await db.schema
    .createIndex('search_entries_live')
    .on('search_entries')
    .columns(['kind', 'live_from', 'seq'])
    .execute()
  await (onPostgres ? postgresIndex : sqliteIndex)(db)
}

async function postgresIndex(db: Kysely<Database>) {
  // Without it searches work all the same, by reading every text.
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'
    and has_database_privilege(current_database(), 'create')`.execute(db)
  if (rows.length === 0) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index search_entries_text on search_entries using gin (text gin_trgm_ops)`.execute(db)
}

async function sqliteIndex(db: Kysely<Database>) {
  await sql`create virtual table search_index using fts5
    (text, content='search_entries', content_rowid='seq', tokenize='trigram', detail='full')`.execute(db)
  const remove = sql`insert into search_index (search_index, rowid, text) values ('delete', old.seq, old.text)`
  const add = sql`insert into search_index (rowid, text) values (new.seq, new.text)`
  await sql`create trigger search_entries_added after insert on search_entries begin ${add}; end`.execute(db)
  await sql`create trigger search_entries_removed after delete on search_entries begin ${remove}; end`.execute(db)
  await sql`create trigger search_entries_changed after update of text on search_entries begin ${remove}; ${add}; end`.execute(
    db,
  )
}
