// What visitors asked for and did not find, and how often redirects were used: counted in memory, stored now and then,
// because looking at a page writes nothing.
import { sql } from 'kysely'
import { type Cursor, readPage } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'

/** Between two storings no more addresses are counted: whoever makes them up fills nothing. */
const mostPending = 500
const mostKept = 2_000
const longestPath = 200

type Missing = { hits: number; linkedFrom: string | null }

const missing = new Map<string, Missing>()
const used = new Map<string, number>()

/** @param linkedFrom the page of this site that the reader came from */
export function countMissing(path: string, linkedFrom: string | null) {
  if (path.length > longestPath) return
  const known = missing.get(path)
  if (!known && missing.size >= mostPending) return
  missing.set(path, { hits: (known?.hits ?? 0) + 1, linkedFrom: linkedFrom ?? known?.linkedFrom ?? null })
}

export function countRedirect(id: string) {
  used.set(id, (used.get(id) ?? 0) + 1)
}

export async function storeVisits(db: Db, now: number): Promise<void> {
  if (missing.size === 0 && used.size === 0) return
  const [paths, redirects] = [[...missing], [...used]]
  missing.clear()
  used.clear()
  await db.transaction().execute(async (trx) => {
    for (const [id, hits] of redirects) {
      await trx
        .updateTable('redirects')
        .set((e) => ({ hits: e('hits', '+', hits), last_hit_at: now }))
        .where('id', '=', id)
        .execute()
    }
    for (const [path, { hits, linkedFrom }] of paths) {
      await trx
        .insertInto('missing_pages')
        .values({ path, hits, linked_from: linkedFrom, first_at: now, last_at: now })
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet({
            hits: sql`missing_pages.hits + excluded.hits`,
            linked_from: sql`coalesce(excluded.linked_from, missing_pages.linked_from)`,
            last_at: now,
          }),
        )
        .execute()
    }
    await dropRarest(trx)
  })
}

/** What was asked for least often, and longest ago, makes room. */
async function dropRarest(trx: Db) {
  const { count } = await trx
    .selectFrom('missing_pages')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const surplus = Number(count) - mostKept
  if (surplus <= 0) return
  await trx
    .deleteFrom('missing_pages')
    .where('path', 'in', (e) =>
      e.selectFrom('missing_pages').select('path').orderBy('hits').orderBy('last_at').limit(surplus),
    )
    .execute()
}

/** The most wanted first. */
export const listMissing = (db: Db, after?: Cursor) =>
  readPage(db.selectFrom('missing_pages').selectAll(), { by: ['hits', 'path'], after })
