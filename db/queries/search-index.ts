// Makes a table with `seq` and `search_text` quick to search (see search.ts): on SQLite with a contentless FTS5 trigram
// table, on PostgreSQL with a pg_trgm index where the extension is available.
import { type Kysely, sql } from 'kysely'
import { isPostgres, takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'
import { indexOf } from './search.ts'

/** For migrations: indexes existing rows; triggers copy every later change of the column in its transaction. */
export async function addSearchIndex(db: Kysely<unknown>, name: string): Promise<void> {
  // On PostgreSQL it is added after the migrations, because a failure would roll them back.
  if (isPostgres(db as Db)) return
  const [table, index] = [sql.table(name), sql.table(indexOf(name))]
  const trigger = (event: string) => sql.id(`${indexOf(name)}_${event}`)
  const [add, remove] = [
    sql`insert into ${index} (rowid, text) select new.seq, new.search_text where new.search_text is not null`,
    sql`delete from ${index} where rowid = old.seq`,
  ]
  const changed = sql`new.seq is not old.seq or new.search_text is not old.search_text`
  for (const statement of [
    sql`create virtual table ${index} using
      fts5(text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
    sql`insert into ${index} (rowid, text) select seq, search_text from ${table} where search_text is not null order by seq`,
    sql`create trigger ${trigger('insert')} after insert on ${table} begin ${add}; end`,
    sql`create trigger ${trigger('update')} after update of seq, search_text on ${table} when ${changed}
      begin ${remove}; ${add}; end`,
    sql`create trigger ${trigger('delete')} after delete on ${table} begin ${remove}; end`,
  ]) {
    await statement.execute(db)
  }
}

const suffix = '_search_trigrams'
/** Recognises the index by name in a dump, which cannot include the extension. */
export const isTrigramIndex = (line: string) => line.includes(suffix)

/** On PostgreSQL, after the migrations of each start. Without the extension, searches scan all rows. */
export async function addTrigramIndexes(db: Db): Promise<void> {
  if (!isPostgres(db)) return
  const missing = await unindexedTables(db)
  if (missing.length === 0) return
  try {
    await db.transaction().execute(async (trx) => {
      await takeAdvisoryLock(trx, 'trigram indexes')
      const schema = (await extensionSchema(trx)) ?? (await addExtension(trx))
      for (const table of missing) {
        // With fastupdate, a search would read the whole pending list, and the planner would avoid the index for it.
        await sql`create index if not exists ${sql.id(`${table}${suffix}`)} on ${sql.table(table)}
          using gin (search_text ${sql.id(schema, 'gin_trgm_ops')}) with (fastupdate = off)`.execute(trx)
      }
    })
  } catch {
    // The extension is not installed, or this user may not add it: only speed is lost.
  }
}

async function unindexedTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns c
    where table_schema = current_schema() and column_name = 'search_text' and not exists (
      select 1 from pg_indexes where schemaname = table_schema and indexname = table_name || ${suffix}
    )`.execute(db)
  return rows.map(({ name }) => name)
}

async function addExtension(db: Db): Promise<string> {
  await sql`create extension pg_trgm`.execute(db)
  return (await extensionSchema(db)) ?? 'public'
}

async function extensionSchema(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select n.nspname as name
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'`.execute(db)
  return rows[0]?.name
}
