// Puts a mail that came in where it belongs: into the timeline of its record, or into quarantine with the reason.
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { lockRecord } from '#app/features/records/records.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { emailKey } from '#app/forms/rules.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { visitorAdded } from '#app/mail/messages/visitor-news.ts'
import { queueNotice } from '#app/mail/notices.server.ts'
import type { ReceivedMail } from '#app/mail/received-mail.server.ts'
import { referenceOf } from '#app/mail/record-address.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import { newId } from '#db/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import { searchText } from '#db/search.ts'
import type { ReceivedMailRow, ReceivedStatus } from '#db/tables/mail.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { htmlText } from './html-text.ts'
import { splitQuotation } from './split-quotation.ts'

/** What was fetched of a mail that waits; a second time changes nothing. */
export function fileFetched(db: Db, id: string, mail: ReceivedMail, now: number): Promise<void> {
  return mailTransaction(db, async (trx) => {
    const { text, quoted } = splitQuotation(mail.text?.trim() ? mail.text : htmlText(mail.html ?? ''))
    const row = await trx
      .updateTable('received_mails')
      .set({
        status: 'quarantined',
        from_address: mail.from,
        subject: mail.subject,
        message_id: mail.messageId,
        body: text,
        quoted,
        is_automatic: mail.isAutomatic ? 1 : 0,
        last_error: null,
      })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .returningAll()
      .executeTakeFirst()
    if (!row) return
    const files = mail.files.map(({ content, ...file }, position) => ({
      id: newId(),
      received_id: id,
      position,
      ...file,
      content: content?.toString('base64') ?? null,
    }))
    if (files.length > 0) await trx.insertInto('received_files').values(files).execute()
    const reference = mail.to.map(referenceOf).find((found) => found !== null) ?? null
    const record = reference ? await recordOf(trx, reference) : undefined
    if (record && emailKey(mail.from) === record.email_key) return intoRecord(trx, row, record, now)
    const reason = record ? 'unknown sender' : reference ? 'record gone' : 'unknown address'
    await trx.updateTable('received_mails').set({ reason, reference }).where('id', '=', id).execute()
  })
}

async function recordOf(trx: Trx, reference: string): Promise<RecordRow | undefined> {
  const kind = kindOf(reference)
  return kind ? lockRecord(trx, kind, reference) : undefined
}

/** Who answers what was completed is not done with it; what was decided stays so. */
const reopened = (record: RecordRow) =>
  record.kind === 'enquiry' && record.status === 'completed' ? recordKinds.enquiry.begun : record.status

async function intoRecord(trx: Trx, mail: ReceivedMailRow, record: RecordRow, now: number): Promise<void> {
  const isNews = mail.is_automatic === 0
  const status = isNews ? reopened(record) : record.status
  await trx
    .updateTable('records')
    // A new version, so that nobody decides on it without having seen this.
    .set((e) => ({
      status,
      search_text: `${record.search_text}${searchText(mail.body)}`,
      version: e('version', '+', 1),
      ...(isNews ? { read_at: null, snoozed_until: null } : {}),
      closed_at: record.status !== status && isOpen(record.kind, status) ? null : record.closed_at,
    }))
    .where('id', '=', record.id)
    .execute()
  const filed = { status: 'filed' as const, reason: null, record_id: record.id, reference: record.reference }
  await trx.updateTable('received_mails').set(filed).where('id', '=', mail.id).execute()
  const event = { note: mail.body, mail_id: mail.id, from_status: record.status, to_status: status }
  await addEvent(trx, record, now, { type: 'answer', ...event })
  if (!isNews || record.status === 'spam') return
  const { reference, name, email } = record
  const noticed = { reference, name, email, path: recordPath(record) }
  const { readPermission } = recordKinds[record.kind]
  await queueNotice(trx, readPermission, (to) => visitorAdded(noticed, mail.body, to), now)
}

export type FilingOutcome = { ok: true; path: string } | { ok: false; reason: 'gone' | 'changed' | 'no record' }

/** Staff know which record a quarantined mail belongs to. */
export function fileByHand(db: Db, id: string, reference: string, actor: Actor, now: number): Promise<FilingOutcome> {
  return mailTransaction(db, async (trx): Promise<FilingOutcome> => {
    const record = await recordOf(trx, reference)
    if (!record) return { ok: false, reason: 'no record' }
    const mail = await trx
      .updateTable('received_mails')
      .set({ status: 'filed' })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .returningAll()
      .executeTakeFirst()
    if (!mail) return { ok: false, reason: 'changed' }
    await intoRecord(trx, mail, record, now)
    await recordAudit(trx, actor, { verb: 'filed', kind: 'received-mail', id, reference }, now)
    return { ok: true, path: recordPath(record) }
  })
}

/** It is kept, out of the way, until it is purged. @returns false when somebody has decided already */
export const discardReceived = (db: Db, id: string, actor: Actor, now: number): Promise<boolean> =>
  decide(db, { id, from: ['quarantined', 'failed'], to: 'discarded', verb: 'discarded' }, actor, now)

/** @returns false for one that is not discarded, or not there any more */
export async function restoreReceived(db: Db, id: string, actor: Actor, now: number): Promise<boolean> {
  const mail = await db.selectFrom('received_mails').select('reason').where('id', '=', id).executeTakeFirst()
  const to = mail?.reason === 'not fetched' ? 'failed' : 'quarantined'
  return decide(db, { id, from: ['discarded'], to, verb: 'restored' }, actor, now)
}

type Decision = { id: string; from: ReceivedStatus[]; to: ReceivedStatus; verb: 'discarded' | 'restored' }

const decide = (db: Db, { id, from, to, verb }: Decision, actor: Actor, now: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('received_mails')
      .set({ status: to })
      .where('id', '=', id)
      .where('status', 'in', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await recordAudit(trx, actor, { verb, kind: 'received-mail', id }, now)
    return true
  })
