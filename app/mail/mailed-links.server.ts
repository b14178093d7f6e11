// Deletes the encrypted copies of mails whose links are no longer needed.
import type { Db, Trx } from '#db/schema.ts'
import { linksGone } from './encrypted-mail.server.ts'

/** Call when links were used, replaced or withdrawn: the mails of these kinds to this address lose theirs. */
export async function dropMailedLinks(db: Db | Trx, to: string, kinds: string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sealed: linksGone })
    .where('to_address', '=', to)
    .where('kind', 'in', kinds)
    .where('sealed', '<>', linksGone)
    .execute()
}

/** @returns the number of mails whose expired links were deleted, at most `limit` */
export async function dropEndedLinks(db: Db, now: number, limit: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ sealed: linksGone })
    .where('id', 'in', (e) =>
      e
        .selectFrom('outbox')
        .select('id')
        .where('links_end_at', '<=', now)
        .where('sealed', '<>', linksGone)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
