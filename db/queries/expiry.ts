// Deletes expired rows, a portion at a time. Each feature decides which of its rows expire, and when.
import type { DeleteResult, SelectQueryBuilder } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { type Family, removeWithCopies } from '#db/removed-records.ts'
import type { Database, Trx } from '#db/schema.ts'

export type Portion = { limit: number; now: number }

/** Deletes up to `limit` rows in the transaction. @returns the number deleted */
export type DeletePortion = (trx: Trx, portion: Portion) => Promise<number>

/** Deletes the rows that the query finds with everything that belongs to them, and keeps a copy of each. */
export async function removeExpired<Table extends keyof Database>(
  trx: Trx,
  family: Family,
  expired: SelectQueryBuilder<Database, Table, { key: string }>,
  { limit, now }: Portion,
): Promise<number> {
  // The lock keeps them from being changed meanwhile.
  const found = await expired
    .limit(limit)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute()
  const keys = found.map(({ key }) => key)
  await removeWithCopies(trx, family, keys, now)
  return keys.length
}

export async function countDeleted(query: { executeTakeFirst: () => Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows)
}
