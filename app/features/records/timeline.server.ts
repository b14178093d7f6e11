// A record's events: the action, the person and the time.
import { type RawBuilder, sql } from 'kysely'
import { emailKey } from '#app/forms/fields/rules.ts'
import { type Verdict, verdictOf } from '#app/mail/incoming/sender-checks.ts'
import { senderWords } from '#app/mail/incoming/sender-name.ts'
import { mailableAddress } from '#db/mailable-address.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { MailStatus } from '#db/tables/mail.ts'
import type { RecordEvent, RecordEventType, RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import { type FileLine, filesOf } from './mail/files.server.ts'
import { idsOf } from './merged.server.ts'
import { shownLetters, shownLettersOfQuotation } from './thread-page.ts'

type Subject<Kind extends RecordKind = RecordKind> = Pick<RecordRow<Kind>, 'id' | 'kind'>

export type NewEvent = Pick<RecordEvent, 'type' | 'to_status'> &
  Partial<Pick<RecordEvent, 'actor_id' | 'from_status' | 'note' | 'detail' | 'idempotency_key' | 'mail_id'>>

export async function addEvent(trx: Trx, { id, kind }: Subject, at: number, event: NewEvent): Promise<void> {
  const nothing = { actor_id: null, from_status: null, note: null, detail: null, idempotency_key: null, mail_id: null }
  await trx
    .insertInto('record_events')
    .values({ id: newId(), record_id: id, kind, at, ...nothing, ...event })
    .execute()
}

export type EventLine<Kind extends RecordKind = RecordKind> = Pick<RecordEvent, 'id' | 'at' | 'type' | 'note'> & {
  from_status: StatusOf<Kind> | null
  to_status: StatusOf<Kind>
  /** The member of staff; null for the visitor, the system and deleted accounts. */
  actor: string | null
  detail: string | null
  /** The mail sent for this event and its delivery status; null if none was sent. */
  mail_id: string | null
  mail_status: MailStatus | null
  /** Until then the sent reply can be taken back; null for other events. */
  waits_until: number | null
  /** The sender of a received mail that came from another address than the record's; null for other events. */
  sender: string | null
  /** For a received mail: the text quoted below its own, and whether a program sent it. */
  quoted: string | null
  is_automatic: number | null
  /** Those of a received mail, or of a reply. */
  files: FileLine[]
  /** The sender checks (SPF, DKIM, DMARC) of a received mail; null for other events. */
  checks: Verdict | null
  /** The reference of the merged record to which it belongs; null for the record's own. */
  merged: string | null
  /** True if the note, or the quotation, is cut to its beginning. */
  isCut: boolean
  isQuotationCut: boolean
}

/** The events of a mail that may have files. */
const byMail: readonly RecordEventType[] = ['received', 'answer', 'reply']

/** Events in order, with those of records merged into it, cut to the letters that a page shows, except the one requested in full. */
export async function eventsOf<Kind extends RecordKind>(
  db: Db,
  { id }: Subject<Kind>,
  whole: string | null = null,
): Promise<EventLine<Kind>[]> {
  const isOwn = sql`event.record_id = ${id}`
  // The page of a record has its first message; that of a merged one stands in the thread.
  const words = sql<
    string | null
  >`case when event.type <> 'received' or ${isOwn} then event.note else enquiries.message end`
  const note = startOf(words, shownLetters, whole)
  const quoted = startOf(sql.ref<string | null>('received_mails.quoted'), shownLettersOfQuotation, whole)
  const events = await db
    .selectFrom('record_events as event')
    .innerJoin('records', 'records.id', 'event.record_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .leftJoin('outbox', 'outbox.id', 'event.mail_id')
    .leftJoin('received_mails', 'received_mails.id', 'event.mail_id')
    .leftJoin('enquiries', 'enquiries.record_id', 'event.record_id')
    .select(['event.id', 'event.at', 'event.type', 'event.from_status', 'event.to_status', note.text.as('note')])
    .select(['event.detail', 'users.name as actor', 'event.mail_id', 'outbox.status as mail_status'])
    .select('outbox.waits_until')
    .select([quoted.text.as('quoted'), 'received_mails.is_automatic', 'spf', 'dkim', 'dmarc'])
    .select(['records.email_key', 'received_mails.from_address', 'received_mails.from_name'])
    .select([note.isCut.as('is_cut'), quoted.isCut.as('is_quotation_cut')])
    .select(sql<string | null>`case when ${isOwn} then null else records.reference end`.as('merged'))
    .where('event.record_id', 'in', idsOf(id))
    // Both sides have an event of their merging, and the status that counts is the record's own.
    .where((e) => e.or([sql<boolean>`${isOwn}`, e('event.type', 'not in', ['merged', 'separated', 'status'])]))
    .orderBy('event.at')
    .orderBy('event.id')
    .execute()
  const mails = events.flatMap(({ type, mail_id }) => (byMail.includes(type) && mail_id ? [mail_id] : []))
  const files = await filesOf(db, mails)
  const lines = events.map(({ is_cut, is_quotation_cut, spf, dkim, dmarc, ...rest }) => {
    const { email_key, from_address, from_name, ...event } = rest
    const isOther = from_address && !isOfSender(from_address, { email_key })
    return {
      ...event,
      sender: isOther ? senderWords(from_address, from_name) : null,
      files: files.get(event.mail_id ?? '') ?? [],
      checks: event.is_automatic === null ? null : verdictOf({ spf, dkim, dmarc }),
      isCut: Number(is_cut) === 1,
      isQuotationCut: Number(is_quotation_cut) === 1,
    }
  })
  return (lines as EventLine<Kind>[]).filter((line, index, all) => !isRepeated(line, index, all))
}

/** What was done to several of them at once is told once, as the record's own. */
const isRepeated = ({ type, note, merged }: EventLine, at: number, all: readonly EventLine[]) =>
  merged !== null &&
  (type === 'assigned' || type === 'corrected') &&
  all.some((other, index) => {
    const isKept = other.merged === null || index < at
    return isKept && other.merged !== merged && other.type === type && other.note === note
  })

/** Mail programs write an internationalised host in Punycode. */
const sameHost = (key: string) => mailableAddress(key) ?? key

/** Whether the mail came from the record's own address. */
export const isOfSender = (from: string, { email_key }: Pick<RecordRow, 'email_key'>) =>
  sameHost(emailKey(from)) === sameHost(email_key)

/** The beginning of a text, so that long texts are never loaded. */
function startOf(text: RawBuilder<string | null>, letters: number, whole: string | null) {
  const isWhole = sql`event.id = ${whole ?? ''}`
  return {
    text: sql<string | null>`case when ${isWhole} then ${text} else substr(${text}, 1, ${sql.lit(letters)}) end`,
    isCut: sql<number>`case when ${isWhole} then 0 when length(${text}) > ${sql.lit(letters)} then 1 else 0 end`,
  }
}
