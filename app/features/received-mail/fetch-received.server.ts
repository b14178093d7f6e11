// Fetches reported mails one at a time. The attempt is stored before the mail is read, so that a mail which crashes the
// process is not read again.

import { type MailReader, MailTooLarge } from '#app/mail/incoming/received-mail.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { fileFetched } from './file-mail.server.ts'
import { referenceAmong } from './note-received.server.ts'
import { undecided } from './received-mails.server.ts'
import { tellOfAnswers, tellOfWaiting } from './tell-of-answers.server.ts'

const minute = 60_000
const longestPause = 60 * minute
/** With the pauses between them they take more than a day. */
const mostAttempts = 30
/** For one mail with all its files: well within the lease. */
const longestReadMs = 2 * minute
const leaseMs = 5 * minute
const mostOfOneRun = 50
/** The limit for the files of a mail that belongs to no record. */
const strangersBytes = 5_000_000
const day = 24 * 60 * minute
/** Limits of stored files: a day's from one sender, a day's from all, and those of undecided mails. Beyond them only names are kept. */
const mostBytes = { ofSender: 60_000_000, ofDay: 500_000_000, undecided: 1_000_000_000 }

/** Network requests are made outside transactions. @returns the number of fetched mails */
export async function fetchReceived(db: Db, reader: MailReader, now: () => number, signal?: AbortSignal) {
  await leaveUnread(db, now())
  let fetched = 0
  for (let n = 0; n < mostOfOneRun && !signal?.aborted; n++) {
    const mail = await takeNext(db, now())
    if (!mail) break
    if (await fetchOne(db, reader, mail, now, signal)) fetched += 1
  }
  await tellOfAnswers(db, now())
  await tellOfWaiting(db, now())
  return fetched
}

type Taken = { id: string; provider_id: string; attempts: number; from_address: string }

async function roomForFiles(db: Db, { from_address }: Taken, now: number): Promise<number> {
  const kept = db
    .selectFrom('received_mails')
    .innerJoin('received_files', 'received_files.received_id', 'received_mails.id')
    .select((e) => e.fn.sum<number | null>('bytes').as('bytes'))
    .where('content', 'is not', null)
  const today = kept.where('received_at', '>', now - day)
  const sums = await Promise.all([
    today.where('from_address', '=', from_address).executeTakeFirst(),
    today.executeTakeFirst(),
    kept.where('status', 'in', undecided).executeTakeFirst(),
  ])
  const [ofSender = 0, ofDay = 0, waiting = 0] = sums.map((sum) => Number(sum?.bytes ?? 0))
  return Math.max(0, Math.min(mostBytes.ofSender - ofSender, mostBytes.ofDay - ofDay, mostBytes.undecided - waiting))
}

async function fetchOne(db: Db, reader: MailReader, mail: Taken, now: () => number, signal?: AbortSignal) {
  const limit = AbortSignal.timeout(longestReadMs)
  try {
    const room = await roomForFiles(db, mail, now())
    const read = await reader.read(mail.provider_id, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      bytesFor: (to) => (referenceAmong(to) ? room : Math.min(room, strangersBytes)),
    })
    await fileFetched(db, mail.id, read, now())
    return true
  } catch (error) {
    if (signal?.aborted) await giveBack(db, mail, now())
    else if (error instanceof MailTooLarge) await quarantineUnread(db, mail.id, 'too large', error.message)
    else await recordFailure(db, mail, error instanceof Error ? error.message : String(error))
    return false
  }
}

/** Sets the time of the next attempt first, so that a failure cannot cause an immediate retry. */
async function takeNext(db: Db, now: number): Promise<Taken | undefined> {
  const next = await db
    .selectFrom('received_mails')
    .select(['id', 'attempts'])
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where('reading_since', 'is', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  if (!next) return undefined
  const attempts = Number(next.attempts) + 1
  const pause = Math.min(minute * 2 ** (attempts - 1), longestPause)
  return db
    .updateTable('received_mails')
    .set({ attempts, reading_since: now, next_attempt_at: now + pause })
    .where('id', '=', next.id)
    .where('status', '=', 'waiting')
    .where('reading_since', 'is', null)
    .returning(['id', 'provider_id', 'attempts', 'from_address'])
    .executeTakeFirst()
}

/** A process that took a mail this long ago has crashed or was stopped. */
const leaveUnread = (db: Db, now: number) =>
  db
    .updateTable('received_mails')
    .set({ status: 'quarantined', reason: 'reading ended', reading_since: null })
    .where('status', '=', 'waiting')
    .where('reading_since', '<=', now - leaseMs)
    .execute()

const giveBack = (db: Db, { id, attempts }: Taken, now: number) =>
  waiting(db, id)
    .set({ reading_since: null, attempts: attempts - 1, next_attempt_at: now })
    .execute()

const quarantineUnread = (db: Db, id: string, reason: 'too large', error: string) =>
  waiting(db, id).set({ reading_since: null, status: 'quarantined', reason, last_error: error }).execute()

const recordFailure = (db: Db, { id, attempts }: Taken, error: string) =>
  waiting(db, id)
    .set({ reading_since: null, last_error: error.slice(0, 500) })
    .set(attempts >= mostAttempts ? { status: 'failed', reason: 'not fetched' } : {})
    .execute()

const waiting = (db: Db, id: string) =>
  db.updateTable('received_mails').where('id', '=', id).where('status', '=', 'waiting')

/**
 * Fetches a mail that was held back, at the staff's request. @returns false if it was fetched already or no longer
 * exists
 */
export const fetchAgain = (db: Db, id: string, by: By): Promise<boolean> =>
  mailTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('received_mails')
      .set({ status: 'waiting', reason: null, attempts: 0, next_attempt_at: by.now, reading_since: null })
      .where('id', '=', id)
      .where('status', 'in', ['quarantined', 'failed'])
      .where('fetched_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await recordAudit(trx, { verb: 'fetched', kind: 'received-mail', id }, by)
    return true
  })
