// The visitor's view of a record and actions on it, behind the mailed link.

import { randomBytes } from 'node:crypto'
import { retention } from '#app/content/legal/retention.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import type { Flash } from '#app/http/browser/flash.ts'
import { countSend } from '#app/http/edge/rate-limit.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { visitorAdded, visitorWithdrew } from '#app/mail/messages/staff/visitor-news.ts'
import { type Promised, promiseSentence } from '#app/time/promise.ts'
import type { TimedSentence } from '#app/ui/text/your-time.tsx'
import { theVisitor } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language, RecordKind, RecordRow } from '#db/tables/records.ts'
import { askedAgain, tellOfSender } from '../ask-again.server.ts'
import { type Change, changeRecord } from '../change-record.server.ts'
import { recordKinds, recordPath } from '../kinds.ts'
import { findRecord } from '../records.server.ts'
import { kindOf } from '../reference.ts'
import { isOpen } from '../statuses.ts'
import type { LastWord } from './history.ts'

const day = 24 * 60 * 60_000

/** The circumstances of a visitor's action. */
export type Visit = Pick<SendContext, 'client' | 'now'>

/** `closed`: the record is already closed, so nothing changed. */
export type VisitorOutcome = 'done' | 'closed' | 'gone'

/** The sender of a record; null for an unknown reference. */
export async function findSender(db: Db, reference: string): Promise<Pick<RecordRow, 'email' | 'language'> | null> {
  const kind = kindOf(reference)
  const record = kind && (await findRecord(db, kind, reference))
  return record ? { email: record.email, language: record.language } : null
}

/** Tells whether the visitor may add to it and withdraw it: to them a quarantined record looks received. */
export const isOpenToVisitor = ({ kind, status }: Pick<RecordRow, 'kind' | 'status'>) =>
  status === 'spam' || isOpen(kind, status)

type Waiting = Promised & Pick<RecordRow, 'status' | 'answered_at'> & { bookedAt?: number | null }

/** The promise of an answer, while a new record or a later message waits for one; otherwise null. */
export function promiseToVisitor(
  { bookedAt = null, ...record }: Waiting,
  last: LastWord,
  at: Parameters<typeof promiseSentence>[2],
): TimedSentence | null {
  const waitsForFirstLook = record.status === 'new' || record.status === 'spam'
  const wroteAgain = last?.from === 'them' && record.answered_at === null
  return waitsForFirstLook || wroteAgain ? promiseSentence(record, bookedAt, at) : null
}

/** Stores a visitor's message. The same text within a day is stored once. @throws TooManyRequests */
export function addToRecord(
  db: Db,
  { reference, text }: { reference: string; text: string },
  { client, now }: Visit,
): Promise<VisitorOutcome> {
  return mailTransaction(db, async (trx) => {
    const outcome = await changeByVisitor(trx, reference, now, async (record) => {
      if (!isOpenToVisitor(record)) return { refused: 'closed' }
      if (await wasAdded(trx, record, text, now - day)) return { refused: 'done' }
      await countSend(trx, { form: record.kind, client, email: record.email }, now)
      return { ...(await askedAgain(trx, record, now)), words: [text], events: [{ type: 'added', note: text }] }
    })
    if (!outcome.ok) return outcome.reason
    await tellOfSender(trx, outcome.before, (reader) => visitorAdded(noticed(outcome.before), { text }, reader), now)
    return 'done'
  })
}

/** A kind's own work in the same transaction when its visitor withdraws. */
type OnWithdraw = (trx: Trx, record: RecordRow, now: number) => Promise<unknown>

/** Closes a record at the visitor's request; a repetition changes nothing. */
export function withdrawRecord(
  db: Db,
  reference: string,
  { now }: Visit,
  onWithdraw: Partial<Record<RecordKind, OnWithdraw>> = {},
): Promise<VisitorOutcome> {
  return mailTransaction(db, async (trx) => {
    const outcome = await changeByVisitor(trx, reference, now, async (record) => {
      const { status, note } = recordKinds[record.kind].withdrawn
      if (!isOpenToVisitor(record)) return { refused: (await isWithdrawn(trx, record)) ? 'done' : 'closed' }
      return { values: { status, closed_at: now }, events: [{ type: 'withdrawn', note }] }
    })
    if (!outcome.ok) return outcome.reason
    const { before } = outcome
    await onWithdraw[before.kind]?.(trx, before, now)
    await tellOfSender(trx, before, (reader) => visitorWithdrew(noticed(before), reader), now)
    return 'done'
  })
}

async function changeByVisitor(
  trx: Trx,
  reference: string,
  now: number,
  make: (record: RecordRow) => Promise<Change | { refused: VisitorOutcome }>,
) {
  const kind = kindOf(reference)
  if (!kind) return { ok: false, reason: 'gone' } as const
  return changeRecord(trx, { kind, reference }, { actor: theVisitor, now }, make)
}

const noticed = (record: RecordRow) => ({
  reference: record.reference,
  name: record.name,
  email: record.email,
  path: recordPath(record),
})

async function wasAdded(trx: Trx, { id }: RecordRow, text: string, since: number): Promise<boolean> {
  const equal = await trx
    .selectFrom('record_events')
    .select('id')
    .where('record_id', '=', id)
    .where('type', '=', 'added')
    .where('note', '=', text)
    .where('at', '>', since)
    .executeTakeFirst()
  return equal !== undefined
}

/**
 * Applications have a status for this; a completed enquiry is withdrawn if its last change of status was a withdrawal.
 */
async function isWithdrawn(trx: Trx, { id, status }: RecordRow): Promise<boolean> {
  if (status === 'withdrawn') return true
  const last = await trx
    .selectFrom('record_events')
    .select('type')
    .where('record_id', '=', id)
    .where('type', 'in', ['status', 'withdrawn'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.type === 'withdrawn'
}

/** @property bookedAt the time of its appointment */
type Sent = Pick<RecordRow, 'reference'> & Promised & { bookedAt?: number | null }
type On = { language: Language; now: number }

/** The flash message after a form is accepted; a promise that has already passed is left out. */
export function receiptOf(form: string, text: Phrase, record: Sent, { language, now }: On): Omit<Flash, 'id'> {
  const { reference, promised_by, bookedAt = null } = record
  const promise = (promised_by > now && promiseSentence(record, bookedAt, { language, now })) || undefined
  const say = sayIn(language)
  // The mark stands before the title of the page.
  return { form, kind: 'success', text: say(text), mark: `${say('Sent:')} `, reference, promise }
}

// Links to a record's status, sent by mail: opening one proves that its address receives mail. The table stores hashes only.

const lifetime = retention.statusLinks.amount * 24 * 60 * 60_000

type StatusLink = { token: string; endsAt: number }

export const newStatusLink = (now: number): StatusLink => ({
  token: randomBytes(32).toString('base64url'),
  endsAt: now + lifetime,
})

/** Makes the link of a mail valid. */
export const storeStatusLink = (trx: Trx, reference: string, { token, endsAt }: StatusLink, now: number) =>
  trx
    .insertInto('status_links')
    .values({ token_hash: hashed(token), reference, created_at: now, expires_at: endsAt })
    .execute()
