// The outbox: mails are stored with the record they are about and leave later (courier.server.ts).
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { isPostgres, takeAdvisoryLock } from '#db/advisory-lock.ts'
import { type Actor, recordAudit, theSite } from '#db/audit.ts'
import { clockTolerance, hasEnded } from '#db/clock.ts'
import { newId } from '#db/id.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { type Cursor, countBy, type Page, readPage } from '#db/page.ts'
import { copyMailWords } from '#db/removed-records.ts'
import type { Database, Db, MailStatus, NewOutboxMail, OutboxMail, SuppressedAddress, Trx } from '#db/schema.ts'
import { isBareAddress, isDemonstration, isPlainAddress, singleLine } from './address.ts'
import { type Appointment, calendarFile } from './calendar-file.ts'
import { type DeadMail, encryptMail, linksGone, openMail } from './encrypted-mail.server.ts'
import { type Letter, layOut } from './layout.ts'
import { companyName, type MailLook, readMailLook } from './mail-look.ts'
import { mailTransaction } from './mail-transaction.server.ts'
import { answerable, lowestAwaited, priorityOf } from './priority.ts'
import { recordAddress } from './record-address.server.ts'
import { findSuppression, suppressionWords } from './suppressions.server.ts'

type MailFrame = {
  /** A past event, as `enquiry-received`. */
  kind: string
  to: string
  replyTo?: string
  subject: string
  headers?: Record<string, string>
  /** The reference of the record the mail is about. */
  reference?: string
  /** When its links end: after that it is not sent any more. */
  linksEndAt?: number
  /** What goes with it as a file for calendars. */
  appointment?: Appointment
}
/** What it says; it is laid out in the company's look when it is queued. */
export type Mail = MailFrame & { letter: Letter }
export type WrittenMail = MailFrame & { text: string; html: string }

export const writeMail = ({ letter, ...mail }: Mail, look: MailLook): WrittenMail => ({
  ...mail,
  subject: mail.subject.replaceAll(companyName, look.name),
  ...layOut(letter, look),
})

/** Longer than one attempt can take: who holds it is either still sending or gone. */
export const leaseMs = 60_000
/** The provider forgets an idempotency key after 24 h; from then on another attempt could be a second mail. */
export const retryWindowMs = 23 * 60 * 60_000
/** No attempt is put off for longer. */
export const longestPauseMs = 75 * 60_000
/** From then on a mail that waits is worth a warning. */
const lateMs = 15 * 60_000
/** As long as somebody may still be looking at the page that caused a mail. */
const freshMs = 60_000

const hour = 60 * 60_000
const day = 24 * hour
const settled: MailStatus[] = ['sent', 'delivered', 'bounced', 'complained', 'failed', 'unknown', 'discarded']

/** As it would leave now. */
export const previewMail = async (db: Db, mail: Mail): Promise<WrittenMail> => writeMail(mail, await findMailLook(db))

/** Stores a mail in the caller's mailTransaction. An address that cannot be mailed is kept as failed, never refused. */
export async function queueMail(trx: Trx, mail: Mail | WrittenMail, now: number): Promise<string> {
  const look = await findMailLook(trx)
  const written = toRow('letter' in mail ? writeMail(mail, look) : mail, look.name, now)
  const suppressed = written.status === 'queued' && (await findSuppression(trx, written.to_address))
  const row = suppressed ? { ...written, ...notSent(suppressed, written.sealed) } : written
  await trx.insertInto('outbox').values(row).execute()
  return row.id
}

export type Cap = { perDay: number } | { perHour: number }

const notSent = (suppressed: SuppressedAddress, sealed?: string | null) => ({
  status: 'discarded' as const,
  last_error: suppressionWords(suppressed),
  sealed: sealed ? linksGone : null,
})

/** Like queueMail, but over the cap of this kind for this mailbox it stores nothing. @returns the id, or null */
export async function queueCappedMail(
  trx: Trx,
  mail: Mail | WrittenMail,
  now: number,
  cap: Cap,
): Promise<string | null> {
  await takeAdvisoryLock(trx, `mail ${keyOf(mail.to)}`)
  const [limit, since] = 'perDay' in cap ? [cap.perDay, now - day] : [cap.perHour, now - hour]
  if ((await countMailsTo(trx, mail.kind, mail.to, since, now)) >= limit) return null
  return queueMail(trx, mail, now)
}

/** The newest there is: what is saved on the brand board shows in the next mail. */
async function findMailLook(trx: Db | Trx): Promise<MailLook> {
  const newest = await trx
    .selectFrom('brand_revisions')
    .select('mail_look')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return readMailLook(newest?.mail_look)
}

export async function countMailsTo(
  db: Db,
  kind: string,
  address: string,
  since: number,
  until: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    // What the clock dated ahead before it was set back counts no more.
    .where('created_at', '<=', until + clockTolerance)
    .where('mailbox_key', '=', keyOf(address))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const acknowledgementsTo = (db: Db, address: string, since: number, until: number) =>
  countMailsTo(db, 'enquiry-acknowledged', address, since, until)

/** The one place that says which mails may be handed to the provider now. */
const mayLeave = (now: number) => (e: ExpressionBuilder<Database, 'outbox'>) =>
  e.and([
    e('status', '=', 'queued'),
    // What was never tried waits for nothing, whatever the clock said when it was written.
    e.or([e('attempts', '=', 0), hasEnded(e, 'next_attempt_at', longestPauseMs, now)]),
    e.or([e('first_attempt_at', 'is', null), e('first_attempt_at', '>', now - retryWindowMs)]),
  ])

export async function isMailDue(db: Db, now: number): Promise<boolean> {
  const due = await db.selectFrom('outbox').select('id').where(mayLeave(now)).limit(1).executeTakeFirst()
  return due !== undefined
}

/**
 * Takes a mail, so that no one else sends it until the lease ends: one that a person may be waiting for, or else, in
 * the order of their priority, the one that has waited longest.
 */
export const claimNextMail = async (db: Db, now: number): Promise<OutboxMail | undefined> =>
  (await claim(db, now, 'fresh')) ?? (await claim(db, now, 'any'))

/**
 * Takes a mail to see whether the provider works again: in turn, so that none which it cannot bear is tried each time.
 * @param rather 'tried' where there is one: the fewer have been tried, the fewer can end in doubt
 */
export const claimProbe = async (db: Db, now: number, rather: 'tried' | 'any'): Promise<OutboxMail | undefined> =>
  (rather === 'tried' ? await claim(db, now, 'tried') : undefined) ?? (await claim(db, now, 'any', false))

type Choice = 'fresh' | 'tried' | 'any'

const conditions: Record<Choice, (e: ExpressionBuilder<Database, 'outbox'>, now: number) => Expression<SqlBool>> = {
  // Just written, never put off, and of a kind that somebody may be looking out for.
  fresh: (e, now) =>
    e.and([
      e('priority', '<=', lowestAwaited),
      e('next_attempt_at', '>', now - freshMs),
      e('created_at', '>', now - freshMs),
    ]),
  tried: (e) => e('attempts', '>', 0),
  any: (e) => e.lit(true),
}

function claim(db: Db, now: number, choice: Choice, isByPriority = choice !== 'tried') {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where(mayLeave(now))
    .where((e) => conditions[choice](e, now))
    .$if(isByPriority, (query) => query.orderBy('priority'))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
  return db
    .updateTable('outbox')
    .set((e) => ({
      status: 'sending',
      locked_until: now + leaseMs,
      attempts: e('attempts', '+', 1),
      first_attempt_at: e.fn.coalesce('first_attempt_at', e.val(now)),
    }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

/** Puts back what somebody took and did not finish: the process has ended. The attempt counts, for it may have arrived. */
export async function releaseLostMails(db: Db, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'queued', locked_until: null })
    .where('status', '=', 'sending')
    .where((e) => hasEnded(e, 'locked_until', leaseMs, now))
    .execute()
}

/** Mails that may have been sent too long ago for a safe repetition wait for a person. @returns how many */
export async function setAsideOverdueMails(db: Db, now: number): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({
      status: 'unknown',
      locked_until: null,
      last_error: sql<string>`coalesce(last_error || ' ', '') || 'No clear answer for 23 hours: the mail may or may not have been sent.'`,
    })
    .where('status', '=', 'queued')
    .where('first_attempt_at', '<=', now - retryWindowMs)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Recorded even when the lease was lost meanwhile: what was sent is sent. */
export async function recordSent(db: Db, mail: OutboxMail, providerId: string, now: number) {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', provider_id: providerId, sent_at: now, locked_until: null, last_error: null })
    .set({ sealed: withoutLinks })
    .where('id', '=', mail.id)
    .where('status', 'in', ['sending', 'queued', 'unknown'])
    .execute()
}

export const recordRetry = (db: Db, mail: OutboxMail, error: string, nextAttemptAt: number) =>
  settle(db, mail, { status: 'queued', last_error: error, next_attempt_at: nextAttemptAt })

/** Clearly refused without a word on the mail itself: the attempt does not count, and the next may be another mail's. */
export const recordNotTried = (db: Db, mail: OutboxMail, error: string, now: number) =>
  settle(db, mail, {
    status: 'queued',
    last_error: error,
    next_attempt_at: now,
    attempts: mail.attempts - 1,
    first_attempt_at: mail.attempts > 1 ? mail.first_attempt_at : null,
  })

export const recordFailed = (db: Db, mail: OutboxMail, error: string) =>
  settle(db, mail, { status: 'failed', last_error: error })

export const recordUncertain = (db: Db, mail: OutboxMail, error: string) =>
  settle(db, mail, { status: 'unknown', last_error: error })

/** A mail that must not be sent any more. */
export const recordDead = (db: Db, mail: OutboxMail, { status, error }: DeadMail) =>
  settle(db, mail, { status, last_error: error, sealed: linksGone })

/** The column's value once nobody needs the links any more; still null where there were none. */
const withoutLinks = sql<string | null>`case when sealed is null then null else ${linksGone} end`

// Only while the lease is still ours: otherwise the next holder has the say.
async function settle(db: Db, mail: OutboxMail, outcome: Partial<OutboxMail>) {
  await db
    .updateTable('outbox')
    .set({ ...outcome, locked_until: null })
    .where('id', '=', mail.id)
    .where('status', '=', 'sending')
    .where('locked_until', '=', mail.locked_until)
    .execute()
}

const listed = ['id', 'kind', 'to_address', 'subject', 'status', 'created_at'] as const
export type MailRow = Pick<OutboxMail, (typeof listed)[number]>

/** One page, newest first. */
export const pageOfMails = (db: Db, status?: MailStatus, after?: Cursor, size?: number): Promise<Page<MailRow>> =>
  readPage(
    db
      .selectFrom('outbox')
      .select(listed)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'queued')),
    { by: ['created_at', 'id'], after, size },
  )

/** The newest, whole. */
export const listMails = (db: Db, { limit }: { limit: number }): Promise<OutboxMail[]> =>
  db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

/** The newest to a whole address, or about a reference. */
export function findMails(db: Db, text: string, limit: number): Promise<MailRow[]> {
  const asked = text.trim()
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address', 'subject', 'status', 'created_at'])
    .where((e) => e.or([e('mailbox_key', '=', mailboxKey(asked)), e('reference', '=', asked.toUpperCase())]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest about a record. */
export const mailsAbout = (db: Db, reference: string): Promise<Omit<MailRow, 'subject'>[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address', 'status', 'created_at'])
    .where('reference', '=', reference)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** The newest to an address, about whatever they are. */
export const mailsTo = (db: Db, email: string): Promise<Omit<MailRow, 'subject'>[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address', 'status', 'created_at'])
    .where('mailbox_key', '=', mailboxKey(email))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

export const findMail = (db: Db | Trx, id: string): Promise<OutboxMail | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * A new mail with the same content; a failed or unknown one is thereby dealt with. Not for one whose links are gone.
 * @returns the new id, or null
 */
export function sendAgain(db: Db, id: string, actor: Actor, now: number): Promise<string | null> {
  return mailTransaction(db, async (trx) => {
    const known = await findMail(trx, id)
    const opened = known && openMail(known, now)
    if (!opened?.ok || (await findSuppression(trx, opened.mail.to_address))) return null
    const earlier = await trx
      .updateTable('outbox')
      .set({
        status: sql<MailStatus>`case when status = 'sent' then 'sent' else 'discarded' end`,
        sealed: withoutLinks,
      })
      .where('id', '=', id)
      .where('status', 'in', ['failed', 'unknown', 'held', 'sent'])
      .where('text_body', '<>', '')
      .returningAll()
      .executeTakeFirst()
    if (!earlier) return null
    const anew = fresh(now)
    const copy = { ...earlier, ...anew, ...encryptMail(anew.id, opened.mail) }
    await trx.insertInto('outbox').values(copy).execute()
    await recordAudit(trx, actor, { verb: 'sent-again', ...recordOf(earlier), detail: { as: copy.id } }, now)
    return copy.id
  })
}

/** Whether the mail was one that could still be dropped. */
export function discardMail(db: Db, id: string, actor: Actor, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const discarded = await trx
      .updateTable('outbox')
      .set({ status: 'discarded', sealed: withoutLinks })
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'held', 'failed', 'unknown'])
      .returning(['id', 'kind', 'reference'])
      .executeTakeFirst()
    if (!discarded) return false
    await recordAudit(trx, actor, { verb: 'discarded', ...recordOf(discarded) }, now)
    return true
  })
}

const recordOf = ({ id, kind, reference }: Pick<OutboxMail, 'id' | 'kind' | 'reference'>) => ({
  kind: 'mail' as const,
  id,
  reference: [kind, reference].filter(Boolean).join(' '),
})

export const mailStatuses: readonly MailStatus[] = ['queued', 'held', 'sending', ...settled]

export const mailCounts = (db: Db) => countBy(db.selectFrom('outbox'), 'status', mailStatuses)

export type OutboxHealth = {
  /** Mails that have not left yet. */
  queued: number
  /** How long the mail that was written first of these has waited; null when none waits. */
  oldestDueMs: number | null
  /** Whether that is too long. */
  isLate: boolean
  /** Failed, unknown and held mails: a person must decide. */
  needsReview: number
  pausedReason: string | null
}

export async function outboxHealth(db: Db, now: number): Promise<OutboxHealth> {
  // What has left is most of all mails, and is not counted for this.
  const waiting = ['queued', 'sending', 'failed', 'unknown', 'held'] as const
  const counts = await countBy(db.selectFrom('outbox').where('status', 'in', waiting), 'status', waiting)
  const pause = await outboxPause(db)
  const oldest = await db
    .selectFrom('outbox')
    .select((e) => e.fn.min('created_at').as('at'))
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirst()
  const oldestDueMs = oldest?.at == null ? null : Math.max(0, now - Number(oldest.at))
  return {
    queued: counts.queued + counts.sending,
    oldestDueMs,
    isLate: (oldestDueMs ?? 0) > lateMs,
    needsReview: counts.failed + counts.unknown + counts.held,
    pausedReason: pause?.reason ?? null,
  }
}

export const outboxPause = (db: Db) => db.selectFrom('outbox_pause').select(['reason', 'since']).executeTakeFirst()

/** A pause that is there already only learns the newer reason. */
export function pauseOutbox(db: Db, reason: string, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('outbox_pause')
      .values({ id: 1, reason, since: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Not the reason: it quotes what the mail service answered.
    if (begun) await recordAudit(trx, theSite, { verb: 'paused', kind: 'outbox' }, now)
    else await trx.updateTable('outbox_pause').set({ reason }).execute()
  })
}

export function resumeOutbox(db: Db, actor: Actor, now: number): Promise<void> {
  return mailTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('outbox_pause').executeTakeFirst()
    if (numDeletedRows > 0n) await recordAudit(trx, actor, { verb: 'resumed', kind: 'outbox' }, now)
  })
}

/**
 * Empties mails that were settled before the given time; kind, dates and outcome stay, and a copy of the words for
 * some days. @returns how many
 */
export function blankOldMails(db: Db, { before, limit, now }: { before: number; limit: number; now: number }) {
  return db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('outbox')
      .select('id')
      // Word for word the condition of the index outbox_kept, and no other index to choose: it finds the few at once.
      .where(sql<boolean>`text_body <> ''`)
      .where('created_at', '<', before)
      .where((e) => e(e.fn.coalesce('sent_at', 'created_at'), '<', before))
      .where((e) => e(e.fn.coalesce('status', e.val('')), 'in', settled))
      .orderBy('created_at')
      .limit(limit)
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .execute()
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return 0
    await copyMailWords(trx, ids, now)
    await trx
      .updateTable('outbox')
      .set({
        to_address: '',
        mailbox_key: '',
        reply_to: null,
        subject: '',
        text_body: '',
        html_body: '',
        headers: '{}',
        calendar: null,
      })
      .set({ sealed: withoutLinks })
      .where('id', 'in', ids)
      .execute()
    return ids.length
  })
}

function toRow(mail: WrittenMail, company: string, now: number): NewOutboxMail {
  const to = addressLine(mail.to)
  const begun = fresh(now)
  const row = {
    kind: mail.kind,
    to_address: to,
    mailbox_key: keyOf(to),
    reply_to: mail.replyTo && isPlainAddress(mail.replyTo) ? mail.replyTo : ownAddress(mail),
    subject: singleLine(mail.subject),
    ...encryptMail(begun.id, {
      text_body: mail.text,
      html_body: mail.html,
      headers: JSON.stringify(mail.headers ?? {}),
    }),
    links_end_at: mail.linksEndAt ?? null,
    calendar: mail.appointment ? calendarFile(mail.appointment, company, now) : null,
    reference: mail.reference ?? null,
    priority: priorityOf(mail.kind),
    ...begun,
  }
  if (isDemonstration(to)) return { ...row, status: 'discarded', last_error: 'A demonstration mail is never sent.' }
  if (isBareAddress(to)) return row
  return { ...row, status: 'failed', last_error: 'This is not an address that can be mailed.' }
}

/** Where answers to a mail about a record come in. */
const ownAddress = ({ kind, reference }: WrittenMail) =>
  reference && answerable.includes(kind) ? recordAddress(reference) : null

const addressLine = (address: string) => singleLine(address, 320)
const keyOf = (address: string) => mailboxKey(addressLine(address))

const fresh = (now: number) => ({
  id: newId(),
  status: 'queued' as const,
  attempts: 0,
  next_attempt_at: now,
  locked_until: null,
  first_attempt_at: null,
  last_error: null,
  provider_id: null,
  message_id: null,
  created_at: now,
  sent_at: null,
})
