// Puts the next recipients of an issue into a batch, and takes a lease on it. A batch that was tried before goes first.
import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'
import type { StoredKey } from '#app/languages/stored-messages.ts'
import { isDue, leaseMs, renewLease, takeLease } from '#app/mail/lease.server.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { IssueBatch, IssueRecipient, IssueRow } from '#db/tables/issues.ts'
import type { SubscriberStatus } from '#db/tables/newsletter.ts'
import type { Language } from '#db/tables/records.ts'
import { lockIssue } from '../issues/issues.server.ts'
import { type LeftOut, type WantingReader, whyLeftOut } from './audience.ts'

/** The most that the provider takes at once, and the largest request that it is known to take. */
const mostMails = 100
const mostBytes = 2_000_000

/** All that a batch needs to be repeated byte for byte, even if a reader has left or the settings have changed meanwhile. */
export type Sealed = { from: string; site: string; readers: { n: number; to: string; key: string }[] }

const purpose = 'newsletter batch'

/** Null if it was encrypted with a secret that is gone. */
export function openBatch({ id, sealed }: IssueBatch): Sealed | null {
  const opened = sealed === null ? null : decrypt(purpose, id, sealed)
  return opened === null ? null : JSON.parse(opened)
}

type Claimed =
  | { ok: true; batch: IssueBatch }
  /** 'skipped': only readers who have left meanwhile came next · 'later': a retry must wait */
  | { ok: false; reason: 'stopped' | 'skipped' | 'later' | 'none' }

/** Between the claims of one issue there is only one: its row is locked. */
export function claimBatch(
  db: Db,
  issueId: string,
  { from, site, bytesOf, now }: Omit<Sealed, 'readers'> & { bytesOf: (language: Language) => number; now: number },
): Promise<Claimed> {
  return db.transaction().execute(async (trx): Promise<Claimed> => {
    const issue = await lockIssue(trx, issueId, ['sending'])
    if (!issue) return { ok: false, reason: 'stopped' }
    const due = await claimTried(trx, issueId, now)
    if (due) return { ok: true, batch: due }
    const first = await nextQueued(trx, issueId, 1)
    if (!first[0]) return { ok: false, reason: (await isOpen(trx, issueId)) ? 'later' : 'none' }
    const { language } = first[0]
    const size = Math.min(mostMails, Math.max(1, Math.floor(mostBytes / bytesOf(language))))
    const queued = (await nextQueued(trx, issueId, size)).filter((recipient) => recipient.language === language)
    const readers = await keepWanted(trx, issue, queued, now)
    if (readers.length === 0) return { ok: false, reason: 'skipped' }
    return { ok: true, batch: await addBatch(trx, { issueId, language }, { from, site, readers }, now) }
  })
}

/** A batch whose turn has come again: its pause is over, or its process has ended. */
function claimTried(trx: Trx, issueId: string, now: number): Promise<IssueBatch | undefined> {
  const due = trx
    .selectFrom('newsletter_batches')
    .select('id')
    .where('issue_id', '=', issueId)
    .where(isDue('newsletter_batches', now))
    .orderBy('next_attempt_at')
  return takeLease(trx, 'newsletter_batches', due, now)
}

const nextQueued = (trx: Trx, issueId: string, limit: number): Promise<IssueRecipient[]> =>
  trx
    .selectFrom('newsletter_recipients')
    .selectAll()
    .where('issue_id', '=', issueId)
    .where('state', '=', 'queued')
    .orderBy('language')
    .orderBy('n')
    .limit(limit)
    .execute()

const isOpen = async (trx: Trx, issueId: string): Promise<boolean> =>
  (await trx
    .selectFrom('newsletter_batches')
    .select('id')
    .where('issue_id', '=', issueId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined

type Reader = WantingReader & { status: SubscriberStatus; email: string | null; link_key: string | null }

/** Skips those who must not, or no longer want to, get the issue. */
async function keepWanted(trx: Trx, issue: IssueRow, queued: readonly IssueRecipient[], now: number) {
  const found = await trx
    .selectFrom('subscribers')
    .select(['id', 'status', 'email', 'link_key', 'language', 'frequency', 'declined_topics', 'marketing_at'])
    .where(
      'id',
      'in',
      queued.map(({ subscriber_id }) => subscriber_id),
    )
    .execute()
  const readers = new Map(found.map((reader) => [reader.id, reader]))
  const suppressed = await suppressedAmong(trx, found)
  const kept: Sealed['readers'] = []
  const skipped = new Map<StoredKey, number[]>()
  for (const { n, subscriber_id } of queued) {
    const reader = readers.get(subscriber_id)
    const why = whyNot(reader, issue, suppressed)
    if (why) skipped.set(why, [...(skipped.get(why) ?? []), n])
    else kept.push({ n, to: reader?.email ?? '', key: reader?.link_key ?? '' })
  }
  for (const [reason, numbers] of skipped) {
    await trx
      .updateTable('newsletter_recipients')
      .set({ state: 'skipped', reason, changed_at: now })
      .where('issue_id', '=', issue.id)
      .where('n', 'in', numbers)
      .execute()
  }
  return kept
}

const changes: Record<LeftOut, StoredKey> = {
  paused: 'has paused the newsletter',
  'declined topic': 'has declined the topic',
  'no consent to advertising': 'has withdrawn the consent to advertising',
  'no text': 'has changed the language',
}

function whyNot(reader: Reader | undefined, issue: IssueRow, suppressed: ReadonlySet<string>): StoredKey | null {
  if (!reader?.email || !reader.link_key || reader.status === 'unsubscribed') return 'has unsubscribed'
  if (reader.status !== 'active') return 'can no longer be reached'
  // The text was chosen when the readers were listed.
  const change = whyLeftOut(reader, { ...issue, languages: [reader.language] })
  if (change) return changes[change]
  return suppressed.has(mailboxKey(reader.email)) ? 'is a suppressed address' : null
}

async function suppressedAmong(trx: Trx, readers: readonly Reader[]): Promise<Set<string>> {
  const keys = readers.flatMap(({ email }) => (email ? [mailboxKey(email)] : []))
  if (keys.length === 0) return new Set()
  const rows = await trx
    .selectFrom('suppressed_addresses')
    .select('mailbox_key')
    .where('mailbox_key', 'in', keys)
    .execute()
  return new Set(rows.map(({ mailbox_key }) => mailbox_key))
}

/** Also for the halves of a batch that was refused. */
export async function addBatch(
  trx: Trx,
  { issueId, language }: { issueId: string; language: Language },
  sealed: Sealed,
  now: number,
  isTaken = true,
): Promise<IssueBatch> {
  const id = newId()
  await trx
    .updateTable('newsletter_recipients')
    .set({ state: 'batched', batch_id: id, changed_at: now })
    .where('issue_id', '=', issueId)
    .where(
      'n',
      'in',
      sealed.readers.map(({ n }) => n),
    )
    .execute()
  return trx
    .insertInto('newsletter_batches')
    .values({
      id,
      issue_id: issueId,
      language,
      state: 'open',
      attempts: 0,
      created_at: now,
      first_attempt_at: null,
      next_attempt_at: now,
      locked_until: isTaken ? now + leaseMs : null,
      digest: null,
      sealed: encrypt(purpose, id, JSON.stringify(sealed)),
      error: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stored before the network is used. @returns the batch; undefined if the issue was stopped, or the lease lost, meanwhile */
export function beginAttempt(db: Db, batch: IssueBatch, digest: string, now: number): Promise<IssueBatch | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockIssue(trx, batch.issue_id, ['sending']))) return undefined
    return renewLease(trx, 'newsletter_batches', batch, { digest }, now)
  })
}
