// Links that strangers ask for: the page only stores the request, and the worker looks up whether to mail one. Neither the
// answer nor its timing tells whether anything is known about an address.
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { LinkRequest } from '#db/tables/mail.ts'

export const storeLinkRequest = (trx: Trx, asked: Omit<LinkRequest, 'id'>) =>
  trx
    .insertInto('link_requests')
    .values({ id: newId(), ...asked })
    .execute()

/** Mails the link, if there is something behind it. */
export type AnswerLinkRequest = (trx: Trx, asked: LinkRequest, now: number) => Promise<unknown>

const longestTried = 24 * 60 * 60_000

/**
 * Answers up to a hundred, oldest first. One that fails does not hold up the others: it is tried again, for a day.
 * @returns the number of requests found
 */
export async function takeLinkRequests(
  db: Db,
  answer: AnswerLinkRequest,
  now: number,
  failed: (error: unknown) => void,
): Promise<number> {
  const requests = await db.selectFrom('link_requests').select('id').orderBy('id').limit(100).execute()
  for (const { id } of requests)
    await mailTransaction(db, async (trx) => {
      const asked = await trx.deleteFrom('link_requests').where('id', '=', id).returningAll().executeTakeFirst()
      if (asked) await answer(trx, asked, now)
    }).catch((error: unknown) => {
      failed(error)
      return db
        .deleteFrom('link_requests')
        .where('id', '=', id)
        .where('requested_at', '<', now - longestTried)
        .execute()
    })
  return requests.length
}
