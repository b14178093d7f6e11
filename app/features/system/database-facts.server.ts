// Facts about the database, read from the database itself.
import { sql } from 'kysely'
import { isBeforeBaseline, isTooOld } from '#db/before-baseline.ts'
import { released } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'

type SchemaState = {
  newest: string
  /** This release's migrations that have not been applied yet. */
  pending: string[]
  /** Migrations of a newer release. */
  ahead: string[]
  /** It is older than this release can take. */
  isTooOld: boolean
}

/** Null for an empty database. */
export async function schemaState(db: Db): Promise<SchemaState | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const [applied, known] = [rows.map(({ name }) => name), Object.keys(released)]
  return {
    newest: known.at(-1) ?? '',
    pending: known.filter((name) => !applied.includes(name)),
    ahead: applied.filter((name) => !known.includes(name) && !isBeforeBaseline(name)),
    isTooOld: isTooOld(applied),
  }
}

/** Tells whether a site has run on it: each start indexes its pages. An older release counts too. */
export async function hasServed(db: Db): Promise<boolean> {
  const state = await schemaState(db)
  if (!state || state.pending.length > 0) return state !== null
  const page = db.selectFrom('search_entries').select('ref').where('kind', '!=', 'post').limit(1)
  return (await page.executeTakeFirst()) !== undefined
}

/** The time of the latest stored event. */
export async function newestStored(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number | string | null }>`select max(at) as at from (
    select max(at) as at from audit_events
    union all select max(created_at) from outbox
    union all select max(received_at) from records
    union all select max(last_seen_at) from sessions
  ) as times`.execute(db)
  return Number(rows[0]?.at ?? 0)
}
