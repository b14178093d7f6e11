// The requests that people make themselves: a mailed link to their data, and behind it the erasure, which staff carry out.
import { randomBytes } from 'node:crypto'
import { retention } from '#app/content/legal/retention.ts'
import { addressHash } from '#app/features/newsletter/personal-data.ts'
import { adminAddressees } from '#app/features/records/notices.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { countSend, isRepeat } from '#app/http/edge/rate-limit.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { erasureRequested } from '#app/mail/messages/staff/operations.ts'
import { dataLinkRequested } from '#app/mail/messages/visitors/links-requested.ts'
import { type AnswerLinkRequest, storeLinkRequest } from '#app/mail/outbox/link-requests.server.ts'
import { queueCappedMail, queueMail } from '#app/mail/outbox/queue.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { clockTolerance } from '#db/queries/clock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'

const day = 24 * 60 * 60_000
const lifetime = retention.dataLinks.amount * day
const lifetimeOnceAsked = retention.dataLinksAsked.amount * day
/** The law gives a month. */
const dueMs = 30 * day
const mailsPerDay = 2
/** An identical request within this time is a double press or a reload. Later it asks for another mail. */
const repeatMs = 10 * 60_000

/** @throws TooManyRequests when the sender's limit is reached */
export async function requestDataLink(
  db: Db,
  { email }: { email: string },
  { digest, client, language, now }: Pick<SendContext, 'digest' | 'client' | 'language' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await isRepeat(trx, `your-data:${digest}`, repeatMs, now)) return
    await countSend(trx, { form: 'your-data', client, email }, now)
    await storeLinkRequest(trx, { kind: 'your-data', email, reference: null, language, requested_at: now })
  })
}

/** If anything is known about the address. */
export const mailDataLink: AnswerLinkRequest = async (trx, { email, language }, now) => {
  if (!(await isKnown(trx, email))) return
  const token = randomBytes(32).toString('base64url')
  const link = dataLinkRequested({ email, language }, hrefIn(language, `/your-data/${token}`))
  const mail = { ...link, linksEndAt: now + lifetime }
  if (!(await queueCappedMail(trx, mail, now, { perDay: mailsPerDay }))) return
  await trx
    .insertInto('data_links')
    .values({ token_hash: hashed(token), email, request_id: null, created_at: now, expires_at: now + lifetime })
    .execute()
}

/** By indexes only: strangers may ask as often as their limit allows. */
async function isKnown(trx: Trx, email: string): Promise<boolean> {
  const key = emailKey(email)
  const record = await trx.selectFrom('records').select('id').where('email_key', '=', key).limit(1).executeTakeFirst()
  if (record) return true
  const subscriber = await trx
    .selectFrom('subscribers')
    .select('email')
    .where('address_hash', '=', addressHash(email))
    .executeTakeFirst()
  if (subscriber?.email) return true
  const mails = await trx
    .selectFrom('outbox')
    .select('to_address')
    .where('mailbox_key', '=', mailboxKey(email))
    .execute()
  return mails.some(({ to_address }) => emailKey(to_address) === key)
}

type DataLink = { email: string | null; request: { dueBy: number; closedAt: number | null; isErased: boolean } | null }

/** The address and the request behind a valid link. */
export async function findDataLink(db: Db, token: string, now: number): Promise<DataLink | null> {
  const link = await validLink(db, token, now)
  if (!link) return null
  const request = link.request_id
    ? await db.selectFrom('erasure_requests').selectAll().where('id', '=', link.request_id).executeTakeFirst()
    : undefined
  return {
    email: link.email,
    request: request ? { dueBy: request.due_by, closedAt: request.closed_at, isErased: request.is_erased === 1 } : null,
  }
}

const validLink = (db: Db, token: string, now: number) =>
  db
    .selectFrom('data_links')
    .selectAll()
    .where('token_hash', '=', hashed(token))
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + clockTolerance)
    .executeTakeFirst()

/** The link stays valid until the person can have read there that it is done. A second press changes nothing. */
export function requestErasure(db: Db, token: string, now: number): Promise<'done' | 'gone'> {
  return mailTransaction(db, async (trx) => {
    const link = await validLink(trx, token, now)
    if (!link?.email) return 'gone'
    await takeAdvisoryLock(trx, `erasure ${emailKey(link.email)}`)
    const open = await trx
      .selectFrom('erasure_requests')
      .select('id')
      .where('email', '=', link.email)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    const id = open?.id ?? (await addRequest(trx, link.email, now))
    await trx
      .updateTable('data_links')
      .set({ request_id: id, expires_at: now + lifetimeOnceAsked })
      .where('token_hash', '=', link.token_hash)
      .execute()
    return 'done'
  })
}

async function addRequest(trx: Trx, email: string, now: number): Promise<string> {
  const [id, due_by] = [newId(), now + dueMs]
  await trx.insertInto('erasure_requests').values({ id, email, requested_at: now, due_by, closed_at: null }).execute()
  for (const admin of await adminAddressees(trx)) await queueMail(trx, erasureRequested(admin, due_by), now)
  return id
}

type ErasureRequest = { id: string; email: string; requested_at: number; due_by: number }

/** Those that wait for staff, the first due first. */
export async function listErasureRequests(db: Db): Promise<ErasureRequest[]> {
  const rows = await db
    .selectFrom('erasure_requests')
    .select(['id', 'email', 'requested_at', 'due_by'])
    .where('closed_at', 'is', null)
    .orderBy('due_by')
    .execute()
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
}

/** Closes a request without an erasure, such as one that the person took back. @returns false if it is closed already */
export function closeRequest(db: Db, id: string, by: By): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('erasure_requests')
      .set({ closed_at: by.now })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (closed) await recordAudit(trx, { verb: 'request-closed', kind: 'person', id }, by)
    return closed !== undefined
  })
}
