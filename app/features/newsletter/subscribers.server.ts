// Subscribers as staff see them: listed, searched, read one by one, taken away as a table.
import { type SelectQueryBuilder, sql } from 'kysely'
import { type Actor, recordAudit } from '#db/audit.ts'
import { containing } from '#db/fold.ts'
import { olderThan } from '#db/newest-first.ts'
import type { Database, Db, Subscriber } from '#db/schema.ts'
import type { SubscriberState } from './status.ts'

export const pageSize = 25

export type SubscriberFilter = { state?: SubscriberState; search?: string }
export type SubscriberKey = { at: number; id: string }

const listed = [
  ...(['id', 'name', 'email', 'status', 'suspicion', 'source', 'language', 'version'] as const),
  ...(['consented_at', 'confirmed_at', 'marketing_at'] as const),
] as const
export type SubscriberRow = Pick<Subscriber, (typeof listed)[number]>

/** One page, those who asked last first. `next` is the key for the page after it, null on the last. */
export async function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  after?: SubscriberKey,
  size = pageSize,
): Promise<{ rows: SubscriberRow[]; next: SubscriberKey | null }> {
  let query = filtered(db.selectFrom('subscribers'), filter)
    .select(listed)
    .orderBy('consented_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
  if (after) query = query.where(olderThan('consented_at', 'id', after))
  const rows = await query.execute()
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: rows.length > size && last ? { at: last.consented_at, id: last.id } : null }
}

export const readSubscriber = (db: Db, id: string): Promise<Subscriber | undefined> =>
  db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()

/** Everybody who is subscribed, in pages, so that a download of any length needs little memory. */
export async function* walkActive(db: Db): AsyncGenerator<SubscriberRow[]> {
  let after: SubscriberKey | undefined
  do {
    const { rows, next } = await listSubscribers(db, { state: 'active' }, after, 500)
    yield rows
    after = next ?? undefined
  } while (after)
}

/** Taking the list away is a deed as well. */
export function recordExport(db: Db, actor: Actor, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { count } = await filtered(trx.selectFrom('subscribers'), { state: 'active' })
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    await recordAudit(trx, actor, { verb: 'exported', kind: 'subscriber', detail: { count: Number(count) } }, now)
  })
}

function filtered<O>(query: SelectQueryBuilder<Database, 'subscribers', O>, { state, search }: SubscriberFilter) {
  let narrowed = query
  if (state === 'held') narrowed = narrowed.where('status', '=', 'pending').where('suspicion', 'is not', null)
  else if (state === 'pending') narrowed = narrowed.where('status', '=', 'pending').where('suspicion', 'is', null)
  else if (state) narrowed = narrowed.where('status', '=', state)
  // What is held back shows only when it is asked for.
  else narrowed = narrowed.where((e) => e.or([e('status', '!=', 'pending'), e('suspicion', 'is', null)]))
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    narrowed = narrowed.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`)
  }
  return narrowed
}
