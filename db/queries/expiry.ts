// Deletes expired rows, a portion at a time. Each feature decides which of its rows expire, and when.
import { type DeleteResult, type SelectQueryBuilder, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { type Family, removeWithCopies } from '#db/removed-records.ts'
import type { Database, Trx } from '#db/schema.ts'

type Portion = { limit: number; now: number }

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

/** Rows without copies: they are deleted once the time in their column has reached the cutoff. */
export const expire =
  <Table extends keyof Database>(
    table: Table,
    { key, column, cutoff = (now) => now }: ExpiryRule<Table>,
  ): DeletePortion =>
  async (trx, { limit, now }) => {
    const keys = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(column)} <= ${cutoff(now)} limit ${limit}`
    const deleted = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${keys})`.execute(trx)
    return Number(deleted.numAffectedRows)
  }

type ExpiryRule<Table extends keyof Database> = {
  key: keyof Database[Table] & string
  column: keyof Database[Table] & string
  /** Now, unless the rows are kept for a while after that time. */
  cutoff?: (now: number) => number
}

export async function countDeleted(query: { executeTakeFirst: () => Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows)
}
