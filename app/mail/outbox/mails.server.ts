// Queries of stored mails for lists and records.
import type { ExpressionBuilder } from 'kysely'
import { mailboxKey } from '#db/mailbox-key.ts'
import { type Cursor, countBy, countUpTo, type Page, readPage } from '#db/queries/page.ts'
import type { Database, Db, Trx } from '#db/schema.ts'
import type { MailStatus, OutboxMail } from '#db/tables/mail.ts'
import { openMail } from '../encrypted-mail.server.ts'
import { toStaff } from '../priority.ts'

export const settledStatuses: MailStatus[] = [
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
  'unknown',
  'discarded',
]

export const mailStatuses: readonly MailStatus[] = ['queued', 'held', 'sending', ...settledStatuses]

/** Counts each status up to the limit plus one: the number of sent mails grows for ever. */
export async function mailCountsUpTo(db: Db, limit: number, to?: MailReaders): Promise<Record<MailStatus, number>> {
  const mails = mailsOf(db, to)
  const counts = mailStatuses.map(
    async (status) => [status, await countUpTo(mails.where('status', '=', status), limit)] as const,
  )
  return Object.fromEntries(await Promise.all(counts)) as Record<MailStatus, number>
}

export const mailCounts = (db: Db) => countBy(db.selectFrom('outbox'), 'status', mailStatuses)

const listed = ['id', 'kind', 'to_address', 'subject', 'status', 'created_at'] as const
export type MailRow = Pick<OutboxMail, (typeof listed)[number]>

type MailReaders = 'visitors' | 'staff'

const mailsOf = (db: Db, to?: MailReaders) =>
  to ? db.selectFrom('outbox').where('kind', to === 'staff' ? 'in' : 'not in', toStaff) : db.selectFrom('outbox')

type MailFilter = {
  status?: MailStatus
  to?: MailReaders
  /** A complete address, or a reference. */
  search?: string
}

/** One page, newest first. */
export function pageOfMails(
  db: Db,
  { status, to, search }: MailFilter,
  after?: Cursor,
  size?: number,
): Promise<Page<MailRow>> {
  let query = mailsOf(db, to).select(listed)
  if (status) query = query.where('status', '=', status)
  if (search) query = query.where(matches(search))
  return readPage(query, { by: ['created_at', 'id'], after, size })
}

/** The newest to a complete address, or about a reference. */
export const searchMails = (db: Db, text: string, after?: Cursor, size?: number): Promise<Page<MailRow>> =>
  readPage(mailsMatching(db, text).select(listed), { by: ['created_at', 'id'], after, size })

export const countSearchedMails = (db: Db, text: string, limit: number): Promise<number> =>
  countUpTo(mailsMatching(db, text), limit)

const mailsMatching = (db: Db, text: string) => db.selectFrom('outbox').where(matches(text))

const matches = (text: string) => (e: ExpressionBuilder<Database, 'outbox'>) =>
  e.or([e('mailbox_key', '=', mailboxKey(text.trim())), e('reference', '=', text.trim().toUpperCase())])

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

/** The newest to an address, about any subject. */
export const mailsTo = (db: Db, email: string): Promise<Omit<MailRow, 'subject'>[]> =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'to_address', 'status', 'created_at'])
    .where('mailbox_key', '=', mailboxKey(email))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

const waiting: readonly MailStatus[] = ['queued', 'held']

/** Marks the waiting mails that will fail, or be discarded, on their turn because their links are gone. */
export async function markLost<Row extends Pick<OutboxMail, 'id' | 'status'>>(
  db: Db,
  rows: readonly Row[],
  now: number,
): Promise<(Row & { isLost: boolean })[]> {
  const ids = rows.filter(({ status }) => waiting.includes(status)).map(({ id }) => id)
  const sealed =
    ids.length === 0
      ? []
      : await db.selectFrom('outbox').selectAll().where('id', 'in', ids).where('sealed', 'is not', null).execute()
  const lost = new Set(sealed.filter((mail) => !openMail(mail, now).ok).map(({ id }) => id))
  return rows.map((row) => ({ ...row, isLost: lost.has(row.id) }))
}

export const findMail = async (db: Db | Trx, id: string): Promise<OutboxMail | null> =>
  (await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
