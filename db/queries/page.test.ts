import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { type Cursor, countBy, countUpTo, readPage, walkPages } from './page.ts'

const row = { actor_id: null, actor_name: 'Ada', record_kind: 'user', record_id: null, record_reference: null }

async function addEvents(db: Db, times: number[]) {
  const values = times.map((at, index) => ({
    ...row,
    detail: '{}',
    address: null,
    at,
    id: String(index).padStart(3, '0'),
    verb: index % 3 === 0 ? 'renamed' : 'disabled',
  }))
  await db.insertInto('audit_events').values(values).execute()
}

const read = (db: Db, after?: Cursor, size?: number) =>
  readPage(db.selectFrom('audit_events').select(['at', 'id']), { by: ['at', 'id'], after, size })

describeOnBothDialects('a list that is read in pages', () => {
  test('comes newest first, 25 rows a page, each row once, even when times are equal', async ({ db }) => {
    await addEvents(
      db,
      Array.from({ length: 60 }, (_, index) => 1_000_000_000_000 + Math.floor(index / 20)),
    )
    const pages = []
    for await (const rows of walkPages((after) => read(db, after))) pages.push(rows.map(({ id }) => id))
    expect(pages.map((page) => page.length)).toEqual([25, 25, 10])
    const all = Array.from({ length: 60 }, (_, index) => String(index).padStart(3, '0'))
    expect(pages.flat()).toEqual(all.reverse())
  })

  test('has no empty page after a full last one', async ({ db }) => {
    expect(await read(db)).toEqual({ rows: [], next: null })
    await addEvents(db, [1, 2, 3])
    expect((await read(db, undefined, 3)).next).toBeNull()
    expect((await read(db, undefined, 2)).next).toEqual([2, '001'])
  })

  test('pages by the columns of one table when several are joined', async ({ db }) => {
    await addEvents(db, [1, 2, 3])
    const joined = db
      .selectFrom('audit_events as event')
      .leftJoin('audit_events as other', 'other.id', 'event.id')
      .select(['event.at', 'event.id', 'other.verb'])
    const first = await readPage(joined, { by: ['event.at', 'event.id'], size: 2 })
    expect(first.next).toEqual([2, '001'])
    const second = await readPage(joined, { by: ['event.at', 'event.id'], size: 2, after: first.next ?? [] })
    expect(second.rows.map(({ id }) => id)).toEqual(['000'])
  })

  test('is counted by the values of a column', async ({ db }) => {
    await addEvents(db, [1, 2, 3, 4])
    const query = db.selectFrom('audit_events').where('at', '>', 1)
    expect(await countBy(query, 'verb', ['renamed', 'enabled'])).toEqual({ renamed: 1, enabled: 0 })
  })

  test('is counted up to a limit plus one', async ({ db }) => {
    await addEvents(db, [1, 2, 3, 4])
    expect(await countUpTo(db.selectFrom('audit_events').where('at', '>', 1), 2)).toBe(3)
    expect(await countUpTo(db.selectFrom('audit_events').where('at', '>', 2), 2)).toBe(2)
  })
})
