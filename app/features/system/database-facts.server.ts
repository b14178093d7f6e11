// Facts about the database, read from the database itself.
import { sql } from 'kysely'
import { namesOfApplied } from '#db/additive-migrations.ts'
import { baseline } from '#db/before-baseline.ts'
import type { Db } from '#db/schema.ts'

/** Tells whether a site has run on it: each start indexes its pages. An older release counts too. */
export async function hasServed(db: Db): Promise<boolean> {
  const applied = await namesOfApplied(db)
  if (!applied.includes(baseline)) return applied.length > 0
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
