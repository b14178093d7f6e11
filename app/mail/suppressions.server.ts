// Suppressed addresses, to which nothing is sent: mails bounced, or were reported as spam. Staff can release them.

import { sql } from 'kysely'
import type { StoredKey } from '#app/languages/stored-messages.ts'
import { type By, recordAudit, theSite } from '#db/audit.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { newId } from '#db/queries/id.ts'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { OutboxMail, SuppressedAddress, SuppressionReason } from '#db/tables/mail.ts'
import { linksGone } from './encrypted-mail.server.ts'

/** Why nothing is sent to this address; undefined if it is not suppressed. */
export const findSuppression = async (db: Db | Trx, address: string): Promise<SuppressedAddress | null> =>
  (await db
    .selectFrom('suppressed_addresses')
    .selectAll()
    .where('mailbox_key', '=', mailboxKey(address))
    .executeTakeFirst()) ?? null

const reasons: Record<SuppressionReason, StoredKey> = {
  bounced: 'Not sent: mails to this address came back.',
  complained: 'Not sent: mails to this address were reported as spam.',
}

export const suppressionWords = ({ reason }: Pick<SuppressedAddress, 'reason'>) => reasons[reason]

type Lost = { reason: SuppressionReason; detail: string | null }

/** Suppresses the address of this mail, including mails that already wait. */
export async function suppressAddress(
  trx: Trx,
  mail: Pick<OutboxMail, 'to_address' | 'mailbox_key'> & { id: string | null },
  { reason, detail }: Lost,
  now: number,
): Promise<void> {
  const { id: mail_id, to_address: address, mailbox_key } = mail
  const suppressed = await trx
    .insertInto('suppressed_addresses')
    .values({ id: newId(), mailbox_key, address, reason, detail, mail_id, suppressed_at: now })
    // A spam report must not be overwritten by a full mailbox.
    .onConflict((conflict) => conflict.column('mailbox_key').doUpdateSet({ reason, detail, mail_id }))
    .returning(['id', 'suppressed_at'])
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('outbox')
    .set({ status: 'discarded', last_error: suppressionWords({ reason }) })
    .set({ sealed: sql<string | null>`case when sealed is null then null else ${linksGone} end` })
    .where('mailbox_key', '=', mailbox_key)
    .where('status', 'in', ['queued', 'held'])
    .execute()
  if (Number(suppressed.suppressed_at) !== now) return
  const entry = { verb: 'suppressed', kind: 'address', id: suppressed.id, detail: { reason } } as const
  await recordAudit(trx, entry, { actor: theSite, now })
}

/** One page, newest first. */
export const pageOfSuppressed = (db: Db, after?: Cursor): Promise<Page<SuppressedAddress>> =>
  readPage(db.selectFrom('suppressed_addresses').selectAll(), { by: ['suppressed_at', 'id'], after })

export const findSuppressionById = async (db: Db, id: string): Promise<SuppressedAddress | null> =>
  (await db.selectFrom('suppressed_addresses').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/**
 * Lifts the suppression. @param onRelease runs in the same transaction
 * @returns false when it was already lifted
 */
export function releaseAddress(
  db: Db,
  id: string,
  by: By,
  onRelease: (trx: Trx, address: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const released = await trx
      .deleteFrom('suppressed_addresses')
      .where('id', '=', id)
      .returning(['address', 'reason'])
      .executeTakeFirst()
    if (!released) return false
    await onRelease(trx, released.address)
    const { reason } = released
    await recordAudit(trx, { verb: 'released', kind: 'address', id, detail: { reason } }, by)
    return true
  })
}
