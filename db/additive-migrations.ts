// Migrations that only add to the schema, which let the previous release keep serving the database.
import { type Migration, sql } from 'kysely'
import { isPostgres, takeAdvisoryLock } from './driver/advisory-lock.ts'
import { OperationalError } from './driver/say-failure.ts'
import type { Db } from './schema.ts'

export type Migrations = Record<
  string,
  Migration & {
    /** True when the previous release can still use the migrated database: docs/operations.md has the conditions. */
    onlyAdds?: boolean
  }
>

export type History = {
  /** This release's migrations that have not been applied yet. */
  pending: string[]
  /** Migrations of a newer release that this one can ignore, because they only added to the schema. */
  ahead: string[]
}

/** @param applied the migrations that made the database @throws OperationalError when this release cannot serve it */
export async function judgeHistory(db: Db, applied: readonly string[], migrations: Migrations): Promise<History> {
  const unknown = applied.filter((name) => !(name in migrations))
  const lacking = Object.keys(migrations).filter((name) => !applied.includes(name))
  if (unknown.length === 0) {
    const passed = lacking.find((name) => applied.some((other) => other > name))
    if (passed === undefined) return { pending: lacking, ahead: [] }
    throw new OperationalError(
      `The database has a later change and lacks one from before it (${passed}), as no release of this site leaves it: put a backup in its place. Nothing was changed.`,
    )
  }
  if (unknown.length === applied.length) {
    throw new OperationalError(
      `The database is not one of this site: another program migrated it (${unknown[0]}). Nothing was changed: check DATABASE_URL.`,
    )
  }
  if (lacking.length > 0) {
    throw new OperationalError(
      `The database has a change that this release does not know (${unknown[0]}) and lacks one that it needs (${lacking[0]}): start the release that it belongs to. Nothing was changed.`,
    )
  }
  const additions = await recordedAdditions(db)
  const change = unknown.find((name) => !additions.includes(name))
  if (!change) return { pending: [], ahead: unknown }
  throw new OperationalError(
    `A newer release changed the database (${change}) in a way that this one cannot work with: start the newer release, or restore the copy that was made before the upgrade. Nothing was changed.`,
  )
}

/** Records which migrations are additive, for an older release that starts on this database. */
export async function recordAdditions(db: Db, migrations: Migrations) {
  const recorded = await recordedAdditions(db)
  const missing = Object.keys(migrations).filter((name) => migrations[name]?.onlyAdds && !recorded.includes(name))
  if (missing.length === 0) return
  await db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, 'additive migrations')
    await trx.schema
      .createTable('additive_migrations')
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (c) => c.primaryKey())
      .execute()
    await trx
      .withTables<Additions>()
      .insertInto('additive_migrations')
      .values(missing.map((name) => ({ name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

type Additions = { additive_migrations: { name: string }; kysely_migration: { name: string } }

const recordedAdditions = (db: Db) => namesIn(db, 'additive_migrations')
/** The migrations that were applied to it. */
export const namesOfApplied = (db: Db) => namesIn(db, 'kysely_migration')

async function namesIn(db: Db, table: keyof Additions): Promise<string[]> {
  if (!(await tableNames(db)).includes(table)) return []
  const rows = await db.withTables<Additions>().selectFrom(table).select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** Tables in our schema, except those of PostgreSQL extensions. */
export async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`
        select c.relname as name from pg_class c
        where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        order by c.relname`
    : sql<{ name: string }>`
        select name from pragma_table_list
        where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite\_%' escape '\\' order by name`
  ).execute(db)
  return rows.map(({ name }) => name)
}
