// The staff's view of subscribers: lists, search, details and export.
import type { SelectQueryBuilder } from 'kysely'
import { sayIn } from '#app/languages/phrases.server.ts'
import { storedMessage } from '#app/languages/stored-messages.ts'
import { type By, recordExport } from '#db/audit.ts'
import { type Cursor, countUpTo, type Page, portion, readPage, walkPages } from '#db/queries/page.ts'
import { selectMatching } from '#db/queries/search.ts'
import type { Database, Db } from '#db/schema.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'
import type { Language } from '#db/tables/records.ts'
import type { SubscriberState } from './status.ts'

export type SubscriberFilter = { state?: SubscriberState; search?: string }

const listed = [
  'id',
  'seq',
  'name',
  'email',
  'status',
  'spam_reasons',
  'source',
  'language',
  'version',
  'consented_at',
  'confirmed_at',
  'marketing_at',
  'declined_topics',
  'frequency',
] as const
export type SubscriberRow = Pick<Subscriber, (typeof listed)[number]>

/** One page, the latest request first. */
export const listSubscribers = (
  db: Db,
  { state, search }: SubscriberFilter,
  after?: Cursor,
  size?: number,
): Promise<Page<SubscriberRow>> =>
  readPage(inState(selectMatching(db, 'subscribers', search ?? ''), state).select(listed), { by: ['seq'], after, size })

export const countMatchingSubscribers = (db: Db, { state, search }: SubscriberFilter, limit: number): Promise<number> =>
  countUpTo(inState(selectMatching(db, 'subscribers', search ?? ''), state), limit)

export const findSubscriber = async (db: Db, id: string): Promise<Subscriber | null> =>
  (await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** All active subscribers in pages, so that a download of any length needs little memory. */
export const walkActive = (db: Db) => walkPages((after) => listSubscribers(db, { state: 'active' }, after, portion))

/** Exporting the list is itself recorded. */
export async function recordListExport(db: Db, by: By): Promise<void> {
  const { count } = await inState(db.selectFrom('subscribers'), 'active')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await recordExport(db, { kind: 'subscriber', detail: { count: Number(count) } }, by)
}

function inState<O>(query: SelectQueryBuilder<Database, 'subscribers', O>, state?: SubscriberState) {
  if (state === 'quarantined') return query.where('status', '=', 'pending').where('spam_reasons', 'is not', null)
  if (state === 'pending') return query.where('status', '=', 'pending').where('spam_reasons', 'is', null)
  if (state) return query.where('status', '=', state)
  // Quarantined requests are shown only in their own list.
  return query.where((e) => e.or([e('status', '!=', 'pending'), e('spam_reasons', 'is', null)]))
}

/** A sign-up with the reasons of its quarantine, which are stored in English, in the language of the page. */
export const withSaidReasons = <Row extends { spam_reasons: string | null }>(language: Language, row: Row): Row => ({
  ...row,
  spam_reasons: row.spam_reasons && sayIn(language)(storedMessage(row.spam_reasons)),
})
