// Keeps a form that a member of staff sent after their session had ended, so that no text is lost. It is encrypted for
// them alone and deleted after a day. Strangers' forms are not kept.

import { formOfField } from '#app/forms/fields/field-names.ts'
import type { FormValues, KeptForm } from '#app/forms/form-state.ts'
import { readBody } from '#app/forms/read/body.server.ts'
import { safeReturnTo } from '#app/http/browser/return-to.ts'
import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { DeletePortion } from '#db/queries/expiry.ts'
import { countDeleted } from '#db/queries/expiry.ts'
import type { Db } from '#db/schema.ts'

const lifetime = 24 * 60 * 60_000
/** The number of forms kept for each person, newest first. */
const mostKept = 10
const purpose = 'kept-form'
const aboutOf = (userId: string, path: string) => `${userId} ${path}`

/** @returns the page of the kept form, or null if nothing was kept */
export async function keepForm(db: Db, userId: string, request: Request, now: number): Promise<string | null> {
  try {
    const fields = await readBody(request.clone())
    const formOf = fields.get(formOfField) ?? ''
    const path = safeReturnTo(formOf.slice(formOf.indexOf(' ') + 1), '')
    // Forms with a password are not kept: they are sensitive and quickly retyped.
    if (path === '' || [...fields.keys()].some((name) => /password/i.test(name))) return null
    await store(db, userId, { formOf, path, values: valuesOf(fields) }, now)
    const { pathname, search } = new URL(request.url)
    return pathname === path ? path + search : path
  } catch (error) {
    // An unreadable body is reported by the action after signing in; with a full disk nothing is kept.
    if (!(error instanceof Response)) logError(error, { form: 'kept' })
    return null
  }
}

async function store(db: Db, userId: string, { path, ...kept }: KeptForm & { path: string }, now: number) {
  const row = { sealed: encrypt(purpose, aboutOf(userId, path), JSON.stringify(kept)), kept_at: now }
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
    if (name === formOfField) continue
    const all = fields.getAll(name).map((value) => value.replace(/\r\n/g, '\n'))
    values[name] = all.length > 1 ? all : (all[0] ?? '')
  }
  return values
}

/** The form kept for this person and this page. */
export async function findKeptForm(db: Db, userId: string, path: string, now: number): Promise<KeptForm | null> {
  const row = await db
    .selectFrom('kept_forms')
    .select('sealed')
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .where('kept_at', '>', now - lifetime)
    .executeTakeFirst()
  const text = row && decrypt(purpose, aboutOf(userId, path), row.sealed)
  return text ? JSON.parse(text) : null
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
