// What the visitor who sent an enquiry may see of it and do to it, behind the link that was mailed.
import type { VisitorDeed, VisitorOutcome } from '#app/forms/visitor-deed.ts'
import { countSend } from '#app/http/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type VisitorRecord, visitorAdded, visitorWithdrew } from '#app/mail/messages/visitor-news.ts'
import { queueNotice } from '#app/mail/notices.server.ts'
import { fold } from '#db/fold.ts'
import { newId } from '#db/id.ts'
import { isPostgres, oneAtATime } from '#db/one-at-a-time.ts'
import type { Db, Enquiry, EnquiryEvent, Trx } from '#db/schema.ts'
import { findEnquiry } from './enquiries.server.ts'
import { stageOf } from './visitor-stage.ts'

const day = 24 * 60 * 60_000
export const withdrawnNote = 'withdrawn by the visitor'

export async function findEnquirySender(db: Db, reference: string) {
  const enquiry = await find(db, reference).executeTakeFirst()
  return enquiry ? { email: enquiry.email, language: enquiry.language } : null
}

export async function enquiryForVisitor(db: Db, reference: string) {
  const enquiry = await findEnquiry(db, reference)
  if (!enquiry) return null
  const { name, email, phone, company, subject, services, message, events } = enquiry
  const facts: [label: string, value: string | null][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Company', company],
    ['Subject', subject],
    ['Services', services.join(', ')],
  ]
  return {
    ...{ reference, what: 'enquiry', message, isOpen: enquiry.status !== 'completed' },
    stage: stageOf(enquiry, events),
    receivedAt: enquiry.received_at,
    promisedBy: enquiry.status === 'new' || enquiry.status === 'spam' ? enquiry.promised_by : null,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    added: events.flatMap(({ id, at, type, note }) => (type === 'added' && note ? [{ id, at, words: note }] : [])),
  }
}

/** Stores what the visitor adds. The same words within a day are the same addition. @throws TooManyRequests */
export function addToEnquiry(db: Db, reference: string, words: string, deed: VisitorDeed): Promise<VisitorOutcome> {
  return change(db, reference, async (trx, enquiry) => {
    if (enquiry.status === 'completed') return 'closed'
    if (await wasAdded(trx, enquiry, words, deed.now - day)) return 'done'
    await countSend(trx, { client: deed.client, email: enquiry.email }, deed.now)
    await trx
      .updateTable('enquiries')
      // A new version, so that nobody completes it without having seen this.
      .set((e) => ({ search_text: `${enquiry.search_text}\n${fold(words)}`, version: e('version', '+', 1) }))
      .where('id', '=', enquiry.id)
      .execute()
    await record(trx, enquiry, { type: 'added', to_status: enquiry.status, note: words }, deed.now)
    // What is held back as spam is no news until it is released.
    if (enquiry.status !== 'spam') await queueNotice(trx, (to) => visitorAdded(recordOf(enquiry), words, to), deed.now)
    return 'done'
  })
}

/** Ends an enquiry at the visitor's wish; once more changes nothing. */
export function withdrawEnquiry(db: Db, reference: string, deed: VisitorDeed): Promise<VisitorOutcome> {
  return change(db, reference, async (trx, enquiry) => {
    if (enquiry.status === 'completed') return (await isWithdrawn(trx, enquiry)) ? 'done' : 'closed'
    await trx
      .updateTable('enquiries')
      .set((e) => ({ status: 'completed', completed_at: deed.now, version: e('version', '+', 1) }))
      .where('id', '=', enquiry.id)
      .execute()
    await record(trx, enquiry, { type: 'withdrawn', to_status: 'completed', note: withdrawnNote }, deed.now)
    if (enquiry.status !== 'spam') await queueNotice(trx, (to) => visitorWithdrew(recordOf(enquiry), to), deed.now)
    return 'done'
  })
}

async function change(
  db: Db,
  reference: string,
  does: (trx: Trx, enquiry: Enquiry) => Promise<VisitorOutcome>,
): Promise<VisitorOutcome> {
  const outcome = await mailTransaction(db, async (trx) => {
    await oneAtATime(trx, `visitor ${reference}`)
    const enquiry = await find(trx, reference)
      // Staff who complete it at this moment come before or after, not in between.
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .executeTakeFirst()
    return enquiry ? does(trx, enquiry) : 'gone'
  })
  return outcome
}

const find = (db: Db, reference: string) => db.selectFrom('enquiries').selectAll().where('reference', '=', reference)

async function wasAdded(trx: Trx, { id }: Enquiry, words: string, since: number): Promise<boolean> {
  const equal = await trx
    .selectFrom('enquiry_events')
    .select('id')
    .where('enquiry_id', '=', id)
    .where('type', '=', 'added')
    .where('note', '=', words)
    .where('at', '>', since)
    .executeTakeFirst()
  return equal !== undefined
}

async function isWithdrawn(trx: Trx, { id }: Enquiry): Promise<boolean> {
  const last = await trx
    .selectFrom('enquiry_events')
    .select('type')
    .where('enquiry_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.type === 'withdrawn'
}

const record = (
  trx: Trx,
  { id, status }: Enquiry,
  event: Pick<EnquiryEvent, 'type' | 'to_status' | 'note'>,
  at: number,
) =>
  trx
    .insertInto('enquiry_events')
    .values({ id: newId(), enquiry_id: id, at, actor_id: null, from_status: status, ...event })
    .execute()

const recordOf = ({ reference, name, email }: Enquiry): VisitorRecord => ({
  ...{ reference, name, email },
  path: `/dashboard/contacts/${reference}`,
})
