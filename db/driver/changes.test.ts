import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { changedTable } from './changes.ts'
import { connect } from './connect.ts'

async function open() {
  const told: string[] = []
  const db = connect('file::memory:', { onChange: (table) => told.push(table) })
  await migrate(db, 'file::memory:')
  told.length = 0
  return { db, told }
}

test('a change is reported on commit, once per table', async () => {
  const { db, told } = await open()
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('posts').set({ title: 'New' }).execute()
    await trx.updateTable('posts').set({ title: 'Newer' }).execute()
    await trx.deleteFrom('redirects').execute()
    expect(told).toEqual([])
  })
  expect(told).toEqual(['posts', 'redirects'])
  await db.destroy()
})

test('rolled-back changes and reads are not reported', async () => {
  const { db, told } = await open()
  const failing = db.transaction().execute(async (trx) => {
    await trx.deleteFrom('posts').execute()
    throw new Error('stopped')
  })
  await expect(failing).rejects.toThrow('stopped')
  await db.selectFrom('posts').selectAll().execute()
  expect(told).toEqual([])
  await db.destroy()
})

test.each([
  ['insert into "posts" ("id") values (?)', 'posts'],
  ['insert or ignore into posts values (1)', 'posts'],
  ['update "posts" set "title" = ?', 'posts'],
  ['delete from "posts" where "id" = ?', 'posts'],
  ['select 1', null],
  ['begin immediate', null],
  ['with recursive tree as (select 1) select * from tree', null],
  ['with due as (select id from outbox for update skip locked) update "outbox" set "attempts" = 1', ''],
  ['alter table posts add column more text', ''],
])('%s changes %s', (sql, table) => expect(changedTable(sql)).toBe(table))
