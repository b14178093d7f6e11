// What a record has of those that are merged into it: they keep their rows, and their events are read with its own.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/schema.ts'

/** The ids of a record and of those merged into it, for a condition. */
export const idsOf = (id: string): RawBuilder<string> =>
  sql<string>`(select whole.id from records as whole where whole.id = ${id} or whole.merged_into = ${id})`

/** The reference of the record into which this one was merged, or else its own. */
export async function remainingReference(db: Db, reference: string): Promise<string> {
  const found = await db
    .selectFrom('records as merged')
    .innerJoin('records as remaining', 'remaining.id', 'merged.merged_into')
    .select('remaining.reference')
    .where('merged.reference', '=', reference)
    .executeTakeFirst()
  return found?.reference ?? reference
}
