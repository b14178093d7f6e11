// Redirects that staff make for addresses without a page.
import type { z } from 'zod'
import { type By, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Redirect } from '#db/tables/site.ts'
import { pathKey, type redirectSchema } from './schema.ts'

export const listRedirects = (db: Db, after?: Cursor): Promise<Page<Redirect>> =>
  // Ids sort by time.
  readPage(db.selectFrom('redirects').selectAll(), { by: ['id'], after })

export const findRedirect = async (db: Db, id: string): Promise<Redirect | null> =>
  (await db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export const findRedirectFrom = async (db: Db, path: string): Promise<Redirect | null> =>
  (await db.selectFrom('redirects').selectAll().where('from_path', '=', pathKey(path)).executeTakeFirst()) ?? null

type Made = { ok: true } | { ok: false; errors: Record<string, string[]> }

/** @param isTaken tells whether a page exists at this path */
export function createRedirect(
  db: Db,
  { from, to, kind }: z.output<typeof redirectSchema>,
  { actor, now }: By,
  isTaken: (path: string) => boolean,
): Promise<Made> {
  const refuse = (field: 'from' | 'to', message: string): Made => ({ ok: false, errors: { [field]: [message] } })
  return db.transaction().execute(async (trx): Promise<Made> => {
    if (isTaken(from)) return refuse('from', 'There is already a page at this address')
    if (to.startsWith('/') && pathKey(to) === from) return refuse('to', 'A redirect cannot lead to itself')
    if (to.startsWith('/') && (await findRedirectFrom(trx, to))) {
      return refuse('to', 'This address is itself a redirect. Enter the page that it leads to')
    }
    const id = newId()
    const counted = { hits: 0, last_hit_at: null, created_at: now, created_by: actor.name, version: 1 }
    const inserted = await trx
      .insertInto('redirects')
      .values({ id, from_path: from, to_path: to, kind: kind === '301' ? 301 : 302, ...counted })
      .onConflict((conflict) => conflict.column('from_path').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return refuse('from', 'There is already a redirect from this address')
    await trx.deleteFrom('missing_pages').where('path', '=', from).execute()
    await recordAudit(trx, { verb: 'created', kind: 'redirect', id, reference: from, detail: { to } }, { actor, now })
    return { ok: true }
  })
}

/** Redirects old addresses to a post; existing redirects stay as they are. @returns the number added */
export async function addRedirects(trx: Trx, from: readonly string[], to: string, { actor, now }: By): Promise<number> {
  // Only paths can be looked up: "/?p=12" is the home page.
  const paths = from.filter((path) => /^\/[^/?#]/.test(path) && !/[?#]/.test(path) && path.length <= 300).map(pathKey)
  const rows = [...new Set(paths)]
    .filter((path) => path !== to)
    .map((path) => {
      const counted = { hits: 0, last_hit_at: null, created_at: now, created_by: actor.name, version: 1 }
      return { id: newId(), from_path: path, to_path: to, kind: 301 as const, ...counted }
    })
  if (rows.length === 0) return 0
  const inserted = await trx
    .insertInto('redirects')
    .values(rows)
    .onConflict((conflict) => conflict.column('from_path').doNothing())
    .returning('from_path')
    .execute()
  const begun = inserted.map(({ from_path }) => from_path)
  if (begun.length > 0) await trx.deleteFrom('missing_pages').where('path', 'in', begun).execute()
  return inserted.length
}

export const removeRedirectsTo = async (trx: Trx, to: string): Promise<void> => {
  await trx.deleteFrom('redirects').where('to_path', '=', to).execute()
}

export function deleteRedirect(db: Db, id: string, by: By): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx.deleteFrom('redirects').where('id', '=', id).returning('from_path').executeTakeFirst()
    if (!deleted) return false
    await recordAudit(trx, { verb: 'deleted', kind: 'redirect', id, reference: deleted.from_path }, by)
    return true
  })
}
