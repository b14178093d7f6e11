// Queries of stored mails for lists and records.
import { type SelectQueryBuilder, sql } from 'kysely'
import { hasMailService } from '#app/env.server.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { type Cursor, countBy, countUpTo, type Page, readPage } from '#db/queries/page.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { MailStatus, OutboxMail } from '#db/tables/mail.ts'
import { openMail } from '../encrypted-mail.server.ts'
import { type MailKind, toStaff } from '../priority.ts'

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
  const counts = mailStatuses.map(
    async (status) => [status, await countUpTo(filtered(db.selectFrom('outbox'), { status, to }), limit)] as const,
  )
  return Object.fromEntries(await Promise.all(counts)) as Record<MailStatus, number>
}

export const mailCounts = (db: Db) => countBy(db.selectFrom('outbox'), 'status', mailStatuses)

const listed = ['id', 'kind', 'to_address', 'subject', 'status', 'created_at'] as const
export type MailRow = Pick<OutboxMail, (typeof listed)[number]>

/** The mail that was stored for the address at that moment. */
export const findMailTo = (db: Db, address: string, at: number) =>
  db
    .selectFrom('outbox')
    .select(['status', 'last_error'])
    .where('mailbox_key', '=', mailboxKey(address))
    .where('created_at', '=', at)
    .orderBy('id', 'desc')
    .executeTakeFirst()

const unsent: MailStatus[] = ['discarded', 'failed']

/** Such a mail is never sent, as to a suppressed address. */
export const isUnsent = ({ status }: Pick<OutboxMail, 'status'>) => unsent.includes(status)

/**
 * Whether a mail of the kind about the record is on its way or was sent; none is without a mail service.
 * @param since the mail was stored then or later
 */
export const isMailed = async (db: Db, kind: MailKind, reference: string, since: number): Promise<boolean> =>
  hasMailService &&
  (await db
    .selectFrom('outbox')
    .select('id')
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .where('status', 'not in', unsent)
    .executeTakeFirst()) !== undefined

type MailReaders = 'visitors' | 'staff'

type MailFilter = { status?: MailStatus; to?: MailReaders }

const filtered = <DB, TB extends keyof DB, Row>(
  mails: SelectQueryBuilder<DB, TB, Row>,
  { status, to }: MailFilter,
): SelectQueryBuilder<DB, TB, Row> => {
  const withStatus = status ? mails.where(sql.ref('status'), '=', status) : mails
  return to ? withStatus.where(sql.ref('kind'), to === 'staff' ? 'in' : 'not in', toStaff) : withStatus
}

/**
 * One page, newest first.
 * @param search a complete address, a reference, or words of a record
 */
export async function pageOfMails(
  db: Db,
  { search, ...filter }: MailFilter & { search?: string },
  after?: Cursor,
  size?: number,
): Promise<Page<MailRow>> {
  const paging = { by: ['created_at', 'id'], after, size } as const
  if (!search) return readPage(filtered(db.selectFrom('outbox').select(listed), filter), paging)
  const references = await referencesFor(db, search)
  // Found by the search alone, then filtered: along the index of a status, every mail would be read for the few of a person.
  const found = db
    .with(
      (cte) => cte('found').materialized(),
      () => mailsMatching(db, search, references).select(listed),
    )
    .selectFrom('found')
    .select(listed)
  return readPage(filtered(found, filter), paging)
}

export const countSearchedMails = async (db: Db, text: string, limit: number): Promise<number> =>
  countUpTo(mailsMatching(db, text, await referencesFor(db, text)), limit)

const mailsMatching = (db: Db, text: string, references: readonly string[]) =>
  db
    .selectFrom('outbox')
    .where((e) => e.or([e('mailbox_key', '=', mailboxKey(text.trim())), e('reference', 'in', references)]))

/** Mails have no text index, but most are about a record: those that the words find lead to their mails by an index. */
async function referencesFor(db: Db, text: string): Promise<string[]> {
  const records = selectMatching(db, 'records', text).select('reference').orderBy('seq', 'desc').limit(mostRecords)
  const found = await records.execute()
  return [text.trim().toUpperCase(), ...found.map(({ reference }) => reference)]
}

/** The newest are searched for; a word of thousands of records would read all their mails. */
const mostRecords = 200

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

/** With the name of the person whose record each is about, if there is one. */
export async function withNames<Row extends Pick<OutboxMail, 'id' | 'kind'>>(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  const named =
    ids.length === 0
      ? []
      : await db
          .selectFrom('outbox')
          .innerJoin('records', 'records.reference', 'outbox.reference')
          .select(['outbox.id', 'records.name'])
          .where('outbox.id', 'in', ids)
          .execute()
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? null, isToStaff: isToStaff(row.kind) }))
}

const isToStaff = (kind: string) => toStaff.some((one) => one === kind)

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
