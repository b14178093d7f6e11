// The inbox's filters that a member of staff has saved under a name.
import { recordAudit, type StaffBy } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import type { SavedView } from '#db/tables/staff.ts'

export const mostSavedViews = 20

/** By name. */
export const listSavedViews = (db: Db, userId: string): Promise<Pick<SavedView, 'id' | 'name' | 'query'>[]> =>
  db.selectFrom('saved_views').select(['id', 'name', 'query']).where('user_id', '=', userId).orderBy('name').execute()

type Saved = { ok: true } | { ok: false; reason: 'full' }

/** The same name replaces its view. */
export const saveView = (db: Db, view: Pick<SavedView, 'name' | 'query'>, by: StaffBy): Promise<Saved> =>
  db.transaction().execute(async (trx): Promise<Saved> => {
    const user_id = by.actor.id
    const saved = await listSavedViews(trx, user_id)
    if (saved.length >= mostSavedViews && !saved.some(({ name }) => name === view.name))
      return { ok: false, reason: 'full' }
    await trx
      .insertInto('saved_views')
      .values({ id: newId(), user_id, ...view })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ query: view.query }))
      .execute()
    await recordAudit(trx, { verb: 'view-saved', kind: 'inbox' }, by)
    return { ok: true }
  })

/** @returns false if it is gone already, or another person's */
export const deleteView = (db: Db, id: string, by: StaffBy): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .where('user_id', '=', by.actor.id)
      .returning('id')
      .executeTakeFirst()
    if (deleted) await recordAudit(trx, { verb: 'view-deleted', kind: 'inbox' }, by)
    return deleted !== undefined
  })
