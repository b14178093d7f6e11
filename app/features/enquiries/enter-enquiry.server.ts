// Staff enter what somebody said on the phone or at the counter; it is answered like what came through a form.
import { findEqualSend } from '#app/features/records/idempotency.server.ts'
import { hmac } from '#app/http/secret.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { EnteredInput } from './schema.ts'
import { insertEnquiry } from './submit-enquiry.server.ts'

/** The same words within a day are the same enquiry. @returns its reference */
export function enterEnquiry(db: Db, input: EnteredInput, actor: Actor & { id: string }, now: number): Promise<string> {
  const digest = hmac('entered-enquiry', JSON.stringify(input))
  return db.transaction().execute(async (trx) => {
    const equal = await findEqualSend(trx, 'enquiry', digest, now)
    if (equal) {
      const found = trx.selectFrom('records').select('reference').where('id', '=', equal)
      return (await found.executeTakeFirstOrThrow()).reference
    }
    const { form, language, ...words } = input
    const send = { digest, language, now, spamReasons: null, actorId: actor.id }
    const { id, reference } = await insertEnquiry(trx, form, words, send)
    await recordAudit(trx, actor, { verb: 'entered', kind: 'enquiry', id, reference, detail: { form } }, now)
    return reference
  })
}
