// Sends a reply by mail: the mail, the event and the new status are stored in one transaction.
import { env } from '#app/env.server.ts'
import { bareAddress, singleLine } from '#app/mail/address.ts'
import { recordAddress } from '#app/mail/incoming/record-address.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { recordReplied, replySubjects } from '#app/mail/messages/visitors/record-replied.ts'
import { type Mail, queueMail } from '#app/mail/outbox/queue.server.ts'
import { findSuppression } from '#app/mail/suppressions.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import { askedWords } from '../asked-words.server.ts'
import { recordKinds } from '../kinds.ts'
import { mailThread, withoutRe } from '../mail/thread.server.ts'
import { lockRecord } from '../records.server.ts'
import { isOpen } from '../statuses.ts'
import { addEvent } from '../timeline.server.ts'
import { deleteDraft } from './draft.server.ts'
import type { ReplyInput } from './schema.ts'

/** The author of the reply, whose address receives answers if the site has no mailbox. */
export type Writer = Actor & { email: string }

type Words = Pick<ReplyInput, 'language' | 'subject' | 'body'>

/** The mail as it would be sent now. */
export async function composeReply(db: Db, record: RecordRow, words: Words, writer: Writer): Promise<Mail> {
  const [{ headers }, { quoted }] = await Promise.all([mailThread(db, record), askedWords(db, record)])
  const { email, reference } = record
  const subject = words.subject ?? (await defaultSubject(db, record))
  const replyTo = recordAddress(reference) ?? bareAddress(env.MAIL_TO[0] ?? writer.email) ?? undefined
  return recordReplied({
    email,
    reference,
    language: words.language,
    subject,
    body: words.body ?? '',
    quoted,
    replyTo,
    headers,
  })
}

/** The conversation's last subject, which mail programs group by, or else the sender's own. */
export async function defaultSubject(db: Db, record: RecordRow): Promise<string> {
  const [thread, { subject }] = await Promise.all([mailThread(db, record), askedWords(db, record)])
  const { kind, reference, language } = record
  const own = thread.subject ?? withoutRe(subject ?? '')
  if (!own) return replySubjects[language](reference)
  // An application's subject is its course, which needs the reference beside it.
  return singleLine(`Re: ${kind === 'application' && !thread.subject ? `${own} (${reference})` : own}`, 200)
}

export type ReplyOutcome<Kind extends RecordKind> =
  | { ok: true; record: RecordRow<Kind> }
  | { ok: false; reason: 'gone' | 'changed' | 'quarantined' | 'empty' | 'suppressed' | 'no address' }

type ReplyRequest = ReplyInput & { reference: string; writer: Writer }

/** The first reply starts work on a new record. */
export function sendReply<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  { reference, version, writer, ...words }: ReplyRequest,
  now: number,
): Promise<ReplyOutcome<Kind>> {
  return mailTransaction(db, async (trx) => {
    const current = await lockRecord(trx, kind, reference)
    if (!current) return { ok: false, reason: 'gone' }
    if (!words.body) return { ok: false, reason: 'empty' }
    if (current.version !== version) return { ok: false, reason: 'changed' }
    if (current.status === 'spam') return { ok: false, reason: 'quarantined' }
    // A caller may have left only a phone number.
    if (!current.email) return { ok: false, reason: 'no address' }
    if (await findSuppression(trx, current.email)) return { ok: false, reason: 'suppressed' }
    const status: StatusOf<Kind> = current.status === 'new' ? recordKinds[kind].begun : current.status
    const updated = await trx
      .updateTable('records')
      .set({
        status,
        version: version + 1,
        snoozed_until: null,
        answered_at: current.answered_at ?? now,
        // A decided record that was open because its sender wrote again is closed again.
        closed_at: isOpen(kind, status) ? null : (current.closed_at ?? now),
        read_at: current.read_at ?? now,
      })
      .where('id', '=', current.id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!updated) return { ok: false, reason: 'changed' }
    const mail_id = await queueMail(trx, await composeReply(trx, current, words, writer), now)
    const change = { from_status: current.status, to_status: status }
    await addEvent(trx, current, now, { type: 'reply', actor_id: writer.id, note: words.body, mail_id, ...change })
    await deleteDraft(trx, current, writer)
    const entry = { verb: 'replied', kind: kind as RecordKind, id: current.id, reference } as const
    await recordAudit(trx, writer, { ...entry, detail: { from: current.status, to: status } }, now)
    return { ok: true, record: updated as RecordRow<Kind> }
  })
}
