import { expect } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { deleteView, listSavedViews, saveView } from './saved-views.server.ts'

const now = Date.UTC(2026, 0, 15, 12)

async function staff(db: Db, name: string) {
  const user = await createUser(db, { email: `${name}@example.com`, name, role: 'desk' }, now)
  return { actor: { id: user?.id ?? '', name, address: null }, now }
}

describeOnBothDialects('saved views', () => {
  test('are a person’s own, replaced by name, and gone with the account', async ({ db }) => {
    const [ada, bob] = [await staff(db, 'ada'), await staff(db, 'bob')]
    await saveView(db, { name: 'Seoul', query: 'view=todo&office=seoul' }, ada)
    await saveView(db, { name: 'Late', query: 'view=overdue' }, ada)
    await saveView(db, { name: 'Seoul', query: 'view=mine&office=seoul' }, ada)
    const views = await listSavedViews(db, ada.actor.id)
    expect(views.map(({ name, query }) => [name, query])).toEqual([
      ['Late', 'view=overdue'],
      ['Seoul', 'view=mine&office=seoul'],
    ])
    expect(await listSavedViews(db, bob.actor.id)).toEqual([])
    const [late, seoul] = views.map(({ id }) => id)
    expect(await deleteView(db, late ?? '', bob)).toBe(false)
    expect([await deleteView(db, late ?? '', ada), await deleteView(db, late ?? '', ada)]).toEqual([true, false])
    expect((await listSavedViews(db, ada.actor.id)).map(({ id }) => id)).toEqual([seoul])
    await db.deleteFrom('users').where('id', '=', ada.actor.id).execute()
    expect(await db.selectFrom('saved_views').select('id').execute()).toEqual([])
  })

  test('are twenty at most', async ({ db }) => {
    const ada = await staff(db, 'ada')
    for (let n = 1; n <= 20; n++) await saveView(db, { name: `View ${n}`, query: 'view=all' }, ada)
    expect(await saveView(db, { name: 'One more', query: 'view=all' }, ada)).toEqual({ ok: false, reason: 'full' })
    expect(await saveView(db, { name: 'View 3', query: 'view=mine' }, ada)).toEqual({ ok: true })
  })
})
