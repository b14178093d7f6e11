// The files of the installation that an erasure concerns.
import { sql } from 'kysely'
import { env } from '#app/env.server.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import type { Db } from '#db/schema.ts'
import { ledgerIn } from './ledger.server.ts'

export type Place = {
  ledger: string
  /** Null for a database on a server. */
  database: string | null
}

export const installedPlace = (): Place => ({
  ledger: ledgerIn(env.dataFolder),
  database: databaseFile(env.DATABASE_URL),
})

/**
 * The end of the last erasure, or of its repetition after a restore: copies from before it may still have the data. Null if
 * nobody was erased; the largest number while an erasure is not finished.
 */
export async function findLastErasure(db: Db): Promise<number | null> {
  const { all, ended, at } = await db
    .selectFrom('erasures')
    .select((e) => [e.fn.countAll().as('all'), e.fn.count('cleaned_at').as('ended'), e.fn.max('cleaned_at').as('at')])
    .executeTakeFirstOrThrow()
  if (Number(all) === 0) return null
  return Number(all) > Number(ended) ? Number.MAX_SAFE_INTEGER : Number(at)
}

/** The time of the database's first migration, which every copy of it has too. */
export async function readSite(db: Db): Promise<string> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db)
  return rows[0]?.first ?? ''
}
