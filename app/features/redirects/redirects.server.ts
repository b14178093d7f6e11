// Redirects that staff make for addresses without a page.

import type { z } from 'zod'
import type { Errors, FormValues } from '#app/forms/form-state.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Redirect } from '#db/tables/site.ts'
import { type changedRedirectSchema, pathKey, redirectSchema } from './schema.ts'

export const listRedirects = (db: Db, after?: Cursor): Promise<Page<Redirect>> =>
  // Ids sort by time.
  readPage(db.selectFrom('redirects').selectAll(), { by: ['id'], after })

export const findRedirect = async (db: Db, id: string): Promise<Redirect | null> =>
  (await db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export const findRedirectFrom = async (db: Db, path: string): Promise<Redirect | null> =>
  (await db.selectFrom('redirects').selectAll().where('from_path', '=', pathKey(path)).executeTakeFirst()) ?? null

type Input = z.output<typeof redirectSchema>

/** Tells whether a page exists at this path. */
type IsTaken = (path: string) => boolean

type Made = { ok: true } | { ok: false; errors: Errors }

const taken: Record<'from', Message[]> = { from: ['There is already a redirect from this address'] }

type Asked = Partial<Pick<Input, 'from' | 'to'>>

/** @param own the redirect as it is stored; null for a new one */
async function errorsOf(db: Db | Trx, { from, to }: Asked, isTaken: IsTaken, own: Redirect | null): Promise<Errors> {
  const errors: Errors = {}
  if (from !== undefined && from !== own?.from_path) {
    if (isTaken(from)) errors.from = ['There is already a page at this address']
    else if (await findRedirectFrom(db, from)) errors.from = taken.from
  }
  if (!to?.startsWith('/')) return errors
  const next = await findRedirectFrom(db, to)
  if (pathKey(to) === from) errors.to = ['A redirect cannot lead to itself']
  else if (next && next.id !== own?.id)
    errors.to = ['This address is itself a redirect. Enter the page that it leads to']
  return errors
}

/** The errors of rules over all redirects, for a form that is refused for single fields already. @param id of an older one */
export async function lateErrors(db: Db, values: FormValues, isTaken: IsTaken, id = ''): Promise<Errors> {
  const { from, to } = redirectSchema.shape
  const asked = { from: from.safeParse(values.from).data, to: to.safeParse(values.to).data }
  return errorsOf(db, asked, isTaken, await findRedirect(db, id))
}

const isEmpty = (errors: Errors) => Object.keys(errors).length === 0

const numberOf = (kind: Input['kind']) => (kind === '301' ? 301 : 302)

export function createRedirect(db: Db, input: Input, { actor, now }: By, isTaken: IsTaken): Promise<Made> {
  const { from, to, kind } = input
  return db.transaction().execute(async (trx): Promise<Made> => {
    const errors = await errorsOf(trx, input, isTaken, null)
    if (!isEmpty(errors)) return { ok: false, errors }
    const id = newId()
    const counted = { hits: 0, last_hit_at: null, created_at: now, created_by: actor.name, version: 1 }
    const inserted = await trx
      .insertInto('redirects')
      .values({ id, from_path: from, to_path: to, kind: numberOf(kind), ...counted })
      .onConflict((conflict) => conflict.column('from_path').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return { ok: false, errors: taken }
    await trx.deleteFrom('missing_pages').where('path', '=', from).execute()
    await recordAudit(trx, { verb: 'created', kind: 'redirect', id, reference: from, detail: { to } }, { actor, now })
    return { ok: true }
  })
}

type ChangedInput = z.output<typeof changedRedirectSchema>
type Changed = Made | { ok: false; reason: 'gone' | 'changed' }

/** It keeps the number of its uses. */
export function changeRedirect(
  db: Db,
  id: string,
  { version, ...input }: ChangedInput,
  by: By,
  isTaken: IsTaken,
): Promise<Changed> {
  const { from, to, kind } = input
  return db.transaction().execute(async (trx): Promise<Changed> => {
    const own = await findRedirect(trx, id)
    if (!own) return { ok: false, reason: 'gone' }
    if (own.version !== version) return { ok: false, reason: 'changed' }
    const errors = await errorsOf(trx, input, isTaken, own)
    if (!isEmpty(errors)) return { ok: false, errors }
    const changed = await trx
      .updateTable('redirects')
      .set({ from_path: from, to_path: to, kind: numberOf(kind), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return { ok: false, reason: 'changed' }
    await trx.deleteFrom('missing_pages').where('path', '=', from).execute()
    const detail = { was: `${own.from_path} → ${own.to_path} (${own.kind})`, to }
    await recordAudit(trx, { verb: 'changed', kind: 'redirect', id, reference: from, detail }, by)
    return { ok: true }
  })
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
