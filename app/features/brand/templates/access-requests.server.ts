// Requests for templates that do not exist yet: stored once for each person, and mailed to the admins.

import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { brandAccessRequested } from '#app/mail/messages/staff/brand-access-requested.ts'
import { adminAddresses } from '#app/mail/notices.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type Actor, type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { type ComingTemplate, comingTitle } from './templates.ts'

type Asking = { id: string; name: string; address: Actor['address'] }
/** A repeated request only adds to the audit log. */
export function requestAccess(db: Db, template: ComingTemplate, by: By<Asking>) {
  return mailTransaction(db, async (trx) => {
    const first = await trx
      .insertInto('brand_access_requests')
      .values({ template, user_id: by.actor.id, requested_at: by.now })
      .onConflict((conflict) => conflict.columns(['template', 'user_id']).doNothing())
      .returning('template')
      .executeTakeFirst()
    const entry = { verb: 'access-requested', kind: 'brand', reference: comingTitle(template) } as const
    await recordAudit(trx, entry, by)
    if (!first) return
    for (const to of await adminAddresses(trx)) {
      await queueMail(trx, brandAccessRequested({ to, name: by.actor.name, template: comingTitle(template) }), by.now)
    }
  })
}

export type AccessRequest = { template: string; user_id: string; name: string; requested_at: number }

/** By template, earliest request first. */
export function listRequests(db: Db): Promise<AccessRequest[]> {
  return db
    .selectFrom('brand_access_requests')
    .innerJoin('users', 'users.id', 'brand_access_requests.user_id')
    .select(['template', 'user_id', 'users.name', 'requested_at'])
    .orderBy('requested_at')
    .orderBy('user_id')
    .execute()
}
