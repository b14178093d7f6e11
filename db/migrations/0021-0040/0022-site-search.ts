import type { Kysely } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { addSearchIndex } from '#db/queries/search-index.ts'
import type { Db } from '#db/schema.ts'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  const onPostgres = isPostgres(db as Db)
  await db.schema
    .createTable('search_entries')
    .addColumn('seq', onPostgres ? 'bigserial' : 'integer', (c) =>
      onPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('ref', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('section', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('live_from', 'bigint')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addUniqueConstraint('search_entries_ref', ['kind', 'ref'])
    .execute()
  const columns = { live: ['kind', 'live_from', 'seq'], section: ['kind', 'section', 'live_from', 'seq'] }
  for (const [name, indexed] of Object.entries(columns)) {
    await db.schema.createIndex(`search_entries_${name}`).on('search_entries').columns(indexed).execute()
  }
  await addSearchIndex(db, 'search_entries')
}
