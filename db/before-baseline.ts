// Databases that were made before the migrations became one: at the last of them they are taken as they are, older ones are refused.
import { sql } from 'kysely'
import { namesOfApplied } from './additive-migrations.ts'
import { takeAdvisoryLock } from './driver/advisory-lock.ts'
import { OperationalError } from './driver/say-failure.ts'
import type { Db } from './schema.ts'

export const baseline = '0100-baseline'
const lastOfVersion1 = '0077-tagged-records'

/** The migrations of a database once it is taken as it is. @throws OperationalError for an older one */
export function afterBaseline(applied: readonly string[]): string[] {
  if (!applied.includes('0001-spine') || applied.includes(baseline)) return [...applied]
  if (applied.includes(lastOfVersion1)) return [baseline, ...applied.filter((name) => name > baseline)]
  throw new OperationalError(
    'The database is older than this release can take: start version 1.0.0 on it first, which brings it up to date. Nothing was changed.',
  )
}

export async function takeBaseline(db: Db): Promise<void> {
  const applied = await namesOfApplied(db)
  if (applied.includes(baseline) || !applied.includes(lastOfVersion1)) return
  await db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, 'baseline')
    const { rows } = await sql<{ at: string }>`select min(timestamp) as at from kysely_migration`.execute(trx)
    await sql`delete from kysely_migration where name < ${baseline}`.execute(trx)
    await sql`delete from additive_migrations where name < ${baseline}`.execute(trx)
    // The first start of the site stays known.
    await sql`insert into kysely_migration (name, timestamp) values (${baseline}, ${rows[0]?.at ?? ''})
      on conflict do nothing`.execute(trx)
  })
}
