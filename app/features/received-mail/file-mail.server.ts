// Files a received mail: in its record's timeline, or in quarantine with the reason.
import { declineAppointment } from '#app/features/appointments/change-appointment.server.ts'
import { askedAgain } from '#app/features/records/ask-again.server.ts'
import { changeRecord } from '#app/features/records/change-record.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { remainingReference } from '#app/features/records/merged.server.ts'
import { lockRecord } from '#app/features/records/records.server.ts'
import { kindOf, possibleReferences } from '#app/features/records/reference.ts'
import { isOfSender } from '#app/features/records/timeline.server.ts'
import { fileName } from '#app/forms/fields/file-name.ts'
import { calendarAnswer } from '#app/mail/incoming/calendar-answer.ts'
import type { ReceivedMail } from '#app/mail/incoming/received-mail.server.ts'
import { verdictOf } from '#app/mail/incoming/sender-checks.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type By, recordAudit, theVisitor } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { QuarantineReason, ReceivedMailRow, ReceivedStatus } from '#db/tables/mail.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { htmlText, marksQuotation } from './html-text.ts'
import { referenceAmong } from './note-received.server.ts'
import { indexMail, mostSearchedOfMail } from './search-mails.server.ts'
import { type Parted, splitQuotation } from './split-quotation.ts'
import { tellOfAnswersTo } from './tell-of-answers.server.ts'

/** Files the content of a reported mail; a second call changes nothing. */
export function fileFetched(db: Db, id: string, mail: ReceivedMail, now: number): Promise<void> {
  const reference = referenceAmong(mail.to)
  // Outside the transaction, because others have to wait for that.
  const { text, quoted } = reference ? wordsOf(mail) : firstWordsOf(mail)
  const calendar = calendarAnswer(mail.files)
  const declined = calendar?.isDeclined ? calendar.id : null
  return mailTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('received_mails')
      .set({
        status: 'quarantined',
        from_address: mail.from,
        from_name: mail.name,
        subject: mail.subject,
        message_id: mail.messageId,
        // A calendar writes what was decided into the subject.
        body: text || (declined ? mail.subject : ''),
        quoted,
        is_automatic: mail.isAutomatic && !declined ? 1 : 0,
        ...mail.checks,
        reference,
        reading_since: null,
        fetched_at: now,
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
      name: fileName(file.name) || 'attachment',
      content: content?.toString('base64') ?? null,
    }))
    if (files.length > 0) await trx.insertInto('received_files').values(files).execute()
    const record = reference ? await recordOf(trx, reference) : undefined
    const reason = reasonAgainst(mail, reference, record)
    if (record && !reason) return intoRecord(trx, row, record, { now, declined, hasText: text !== '' })
    await indexMail(trx, row)
    await trx.updateTable('received_mails').set({ reason }).where('id', '=', id).execute()
  })
}

/** Null if the mail belongs in the record. */
function reasonAgainst(
  { from, checks }: ReceivedMail,
  reference: string | null,
  record: RecordRow | undefined,
): QuarantineReason | null {
  if (!reference) return 'unknown address'
  if (!record) return 'record gone'
  if (!isOfSender(from, record)) return 'unknown sender'
  // If the mail service reports no checks, quarantining for that would keep every answer out.
  return verdictOf(checks) === 'unproven' ? 'unproven sender' : null
}

const cut = '\n\n[The email is longer. The email service has the full text.]'

function wordsOf({ text, html, isCut }: ReceivedMail): Parted {
  const { text: own, quoted } = text?.trim()
    ? splitQuotation(text)
    : splitQuotation(htmlText(html ?? ''), marksQuotation(html ?? ''))
  if (!isCut) return { text: own, quoted }
  return quoted === null ? { text: `${own}${cut}`, quoted } : { text: own, quoted: `${quoted}${cut}` }
}

const mostLettersOfStrangers = 20_000

/** The beginning of a mail that belongs to no record: enough to decide about it. */
function firstWordsOf({ text, html, isCut }: ReceivedMail): Parted {
  const markup = text?.trim() ? '' : (html ?? '')
  const read = markup ? htmlText(markup.slice(0, 3 * mostLettersOfStrangers)) : (text ?? '').trim()
  const first = read.slice(0, mostLettersOfStrangers).toWellFormed().trim()
  const hasMore = isCut || read.length > mostLettersOfStrangers || markup.length > 3 * mostLettersOfStrangers
  return { text: hasMore ? `${first}${cut}` : first, quoted: null }
}

/** The record of the reference, or the one into which it was merged. */
async function recordOf(trx: Trx, reference: string): Promise<RecordRow | undefined> {
  const kind = kindOf(reference)
  return kind ? lockRecord(trx, kind, await remainingReference(trx, reference)) : undefined
}

type Filing = {
  now: number
  /** The appointment that the mail declines. */
  declined?: string | null
  hasText?: boolean
}

async function intoRecord(trx: Trx, mail: ReceivedMailRow, target: RecordRow, { now, declined, hasText }: Filing) {
  const { id, kind, reference } = target
  const isFreed = declined ? await declineAppointment(trx, target, declined, now) : false
  // Staff are told of the appointment itself.
  const isNews = mail.is_automatic === 0 && !(isFreed && !hasText)
  const filed = { status: 'filed' as const, reason: null, record_id: id, reference, told_at: isNews ? null : now }
  await trx.updateTable('received_mails').set(filed).where('id', '=', mail.id).execute()
  await indexMail(trx, { ...mail, record_id: id })
  const outcome = await changeRecord(trx, { kind, reference }, { actor: theVisitor, now }, async (record) => ({
    ...(isNews ? await askedAgain(trx, record, now) : isFreed ? { reading: 'unread' as const } : {}),
    words: [mail.body.slice(0, mostSearchedOfMail)],
    events: [{ type: 'answer', note: mail.body, mail_id: mail.id }],
  }))
  if (isNews && outcome.ok) await tellOfAnswersTo(trx, outcome.before, now)
}

type FilingOutcome = { ok: true; path: string } | { ok: false; reason: 'gone' | 'changed' | 'no record' }

/** Files a quarantined mail under the record that staff name, however they type its reference. */
export async function fileByHand(db: Db, id: string, typed: string, by: By): Promise<FilingOutcome> {
  for (const reference of possibleReferences(typed)) {
    const outcome = await fileUnder(db, id, reference, by)
    if (outcome.ok || outcome.reason !== 'no record') return outcome
  }
  return { ok: false, reason: 'no record' }
}

function fileUnder(db: Db, id: string, reference: string, by: By): Promise<FilingOutcome> {
  return mailTransaction(db, async (trx): Promise<FilingOutcome> => {
    const record = await recordOf(trx, reference)
    if (!record) return { ok: false, reason: 'no record' }
    const mail = await trx
      .updateTable('received_mails')
      .set({ status: 'filed' })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .where('fetched_at', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!mail) return { ok: false, reason: 'changed' }
    await intoRecord(trx, mail, record, by)
    await recordAudit(trx, { verb: 'filed', kind: 'received-mail', id, reference }, by)
    return { ok: true, path: recordPath(record) }
  })
}

/** Makes a record from a mail, in the same transaction. */
type MakeRecord = (trx: Trx, mail: ReceivedMailRow) => Promise<Pick<RecordRow, 'id' | 'kind' | 'reference'>>

/** Makes a new record from a quarantined mail. */
export function fileAsNew(db: Db, id: string, make: MakeRecord, by: By): Promise<FilingOutcome> {
  return mailTransaction(db, async (trx): Promise<FilingOutcome> => {
    const mail = await trx
      .updateTable('received_mails')
      .set({ status: 'filed', reason: null, told_at: by.now })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .where('fetched_at', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!mail) return { ok: false, reason: 'changed' }
    const record = await make(trx, mail)
    const { reference } = record
    await trx.updateTable('received_mails').set({ record_id: record.id, reference }).where('id', '=', id).execute()
    await indexMail(trx, { ...mail, record_id: record.id })
    await trx.updateTable('record_events').set({ mail_id: id }).where('record_id', '=', record.id).execute()
    await recordAudit(trx, { verb: 'made-enquiry', kind: 'received-mail', id, reference }, by)
    return { ok: true, path: recordPath(record) }
  })
}

/** Moves a mail out of quarantine; it is kept until it is purged. @returns false if it was decided already */
export const discardReceived = (db: Db, id: string, by: By): Promise<boolean> =>
  decide(db, { id, from: ['quarantined', 'failed'], to: 'discarded', verb: 'discarded' }, by)

/** @returns false for a mail that is not discarded or no longer exists */
export async function restoreReceived(db: Db, id: string, by: By): Promise<boolean> {
  const mail = await db.selectFrom('received_mails').select('reason').where('id', '=', id).executeTakeFirst()
  const to = mail?.reason === 'not fetched' ? 'failed' : 'quarantined'
  return decide(db, { id, from: ['discarded'], to, verb: 'restored' }, by)
}

type Decision = { id: string; from: ReceivedStatus[]; to: ReceivedStatus; verb: 'discarded' | 'restored' }

const decide = (db: Db, { id, from, to, verb }: Decision, by: By): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('received_mails')
      .set({ status: to, told_at: by.now })
      .where('id', '=', id)
      .where('status', 'in', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await recordAudit(trx, { verb, kind: 'received-mail', id }, by)
    return true
  })
