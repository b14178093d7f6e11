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

/** The time of the database's first migration, which every copy of it has too. */
export async function readSite(db: Db): Promise<string> {
  const { rows } = await sql<{ first: string }>`select min(timestamp) as first from kysely_migration`.execute(db)
  return rows[0]?.first ?? ''
}
