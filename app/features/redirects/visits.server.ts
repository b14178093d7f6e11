// Counts missing pages and the uses of redirects in memory and stores them at intervals, so that a page view writes
// nothing.
import { sql } from 'kysely'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { MissingPage } from '#db/tables/site.ts'

/** The most addresses counted between two saves, so that invented ones cannot fill the memory. */
const mostPending = 500
const mostKept = 2_000
const longestPath = 200

type Missing = { hits: number; linkedFrom: string | null }

const missing = new Map<string, Missing>()
const used = new Map<string, number>()

/** @param linkedFrom the page of this site with the link */
export function countMissing(path: string, linkedFrom: string | null) {
  if (path.length > longestPath) return
  const entry = missing.get(path)
  if (!entry && missing.size >= mostPending) return
  missing.set(path, { hits: (entry?.hits ?? 0) + 1, linkedFrom: linkedFrom ?? entry?.linkedFrom ?? null })
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

/** Removes the addresses with the fewest and oldest requests. */
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

/** Most requested first. */
export const listMissing = (db: Db, after?: Cursor): Promise<Page<MissingPage>> =>
  readPage(db.selectFrom('missing_pages').selectAll(), { by: ['hits', 'path'], after })
