// Keeps a form that a member of staff sent after their session had ended, so that no text is lost. It is encrypted for
// them alone and deleted after a day. Strangers' forms are not kept.

import { formOfField, ownerField } from '#app/forms/fields/field-names.ts'
import type { FormValues, KeptForm } from '#app/forms/form-state.ts'
import { fieldsRead, readBody, readBodyWithFile } from '#app/forms/read/body.server.ts'
import { safeReturnTo } from '#app/http/browser/return-to.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { openKeptForm, sealKeptForm } from '#app/http/secrets/encryption.server.ts'
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { DeletePortion } from '#db/queries/expiry.ts'
import { countDeleted } from '#db/queries/expiry.ts'
import type { Db } from '#db/schema.ts'

const lifetime = 24 * 60 * 60_000
/** The number of forms kept for each person, newest first. */
const mostKept = 10

/** Carried by every staff form, because signing out in another tab takes the cookie away. */
export const issueOwner = (userId: string) => `${userId}.${hmac('form-owner', userId)}`

function ownerIn(fields: URLSearchParams): string | null {
  const [userId = '', signature = ''] = (fields.get(ownerField) ?? '').split('.', 2)
  return verifyHmac('form-owner', userId, signature) ? userId : null
}

type Kept = {
  /** False for a stranger's form. */
  isOwned: boolean
  /** The page of the kept form, or null if nothing was kept. */
  page: string | null
}

/** @param ended the owner of the request's ended session, if it has one */
export async function keepForm(db: Db, request: Request, ended: string | null, now: number): Promise<Kept> {
  try {
    const fields = fieldsRead(request) ?? (await read(request.clone(), ended))
    const owner = await findActive(db, ownerIn(fields) ?? ended)
    if (owner === null) return { isOwned: false, page: null }
    const formOf = fields.get(formOfField) ?? ''
    const path = safeReturnTo(formOf.slice(formOf.indexOf(' ') + 1), '')
    // Forms with a password are not kept: they are sensitive and quickly retyped.
    if (path === '' || [...fields.keys()].some((name) => /password/i.test(name))) return { isOwned: true, page: null }
    await store(db, owner, { formOf, path, values: valuesOf(fields) }, now)
    const { pathname, search } = new URL(request.url)
    return { isOwned: true, page: pathname === path ? path + search : path }
  } catch (error) {
    // An unreadable body is reported by the action after signing in; with a full disk nothing is kept.
    if (!(error instanceof Response)) logError(error, { form: 'kept' })
    return { isOwned: ended !== null, page: null }
  }
}

/** Files are not kept. Only a browser with the cookie of a former session may send so large a form. */
const read = async (request: Request, ended: string | null) =>
  ended === null ? readBody(request) : (await readBodyWithFile(request, 'file', uploadLimits.reply)).fields

async function findActive(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return user?.id ?? null
}

async function store(db: Db, userId: string, { path, ...kept }: KeptForm & { path: string }, now: number) {
  const row = { sealed: sealKeptForm(userId, path, JSON.stringify(kept)), kept_at: now }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('kept_forms')
      .values({ user_id: userId, path, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'path']).doUpdateSet(row))
      .execute()
    const all = await trx
      .selectFrom('kept_forms')
      .select('path')
      .where('user_id', '=', userId)
      .orderBy('kept_at', 'desc')
      .execute()
    const surplus = all.slice(mostKept).map((form) => form.path)
    if (surplus.length > 0)
      await trx.deleteFrom('kept_forms').where('user_id', '=', userId).where('path', 'in', surplus).execute()
  })
}

function valuesOf(fields: URLSearchParams): FormValues {
  const values: FormValues = {}
  for (const name of new Set(fields.keys())) {
    if (name === formOfField || name === ownerField) continue
    const all = fields.getAll(name).map((value) => value.replace(/\r\n/g, '\n'))
    values[name] = all.length > 1 ? all : (all[0] ?? '')
  }
  return values
}

/** The forms kept for this person that this page may draw: its own and those of the pages directly below it. */
export async function listKeptForms(db: Db, userId: string, page: string, now: number): Promise<KeptForm[]> {
  const rows = await db
    .selectFrom('kept_forms')
    .select(['path', 'sealed'])
    .where('user_id', '=', userId)
    .where('kept_at', '>', now - lifetime)
    .execute()
  return rows.flatMap(({ path, sealed }) => {
    if (path !== page && path.slice(0, path.lastIndexOf('/')) !== page) return []
    const text = openKeptForm(userId, path, sealed)
    return text ? [JSON.parse(text) as KeptForm] : []
  })
}

/** Deletes the kept form once it is sent again, to its own address or one below it, such as its preview's. */
export async function forgetKeptForm(db: Db, userId: string, sentTo: string): Promise<void> {
  const rows = await db.selectFrom('kept_forms').select('path').where('user_id', '=', userId).execute()
  for (const { path } of rows) {
    if (sentTo !== path && !sentTo.startsWith(`${path}/`)) continue
    await db.deleteFrom('kept_forms').where('user_id', '=', userId).where('path', '=', path).execute()
  }
}

export const keptFormExpiries: Record<'keptForms', DeletePortion> = {
  keptForms: (trx, { now }) => countDeleted(trx.deleteFrom('kept_forms').where('kept_at', '<=', now - lifetime)),
}
