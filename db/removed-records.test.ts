import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from './driver/connect.ts'
import { migrate } from './migrate.ts'
import { families } from './removed-records.ts'

test('a copy holds everything that the database deletes with a record', async () => {
  const db = connect('file::memory:')
  await migrate(db, 'file::memory:')
  const { rows: pointers } = await sql<{ child: string; parent: string; column: string }>`
    select m.name as child, f."table" as parent, f."from" as "column"
    from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f.on_delete = 'CASCADE'`.execute(db)
  await db.destroy()
  const all = Object.values(families).map((tables) => Object.entries(tables))
  for (const [[head] = ['']] of all) {
    const children = pointers.filter(({ parent }) => parent === head).map(({ child, column }) => `${child}.${column}`)
    const copied = all.filter(([first]) => first?.[0] === head).flatMap(([, ...others]) => others)
    // Kinds with a table in common each copy their part of it.
    expect(new Set(copied.map(([table, column]) => `${table}.${column}`))).toEqual(new Set(children))
    // Rows that reference these tables in turn would be lost, unless they are copied as well.
    const isCopied = ({ child }: { child: string }) => copied.some(([table]) => table === child)
    for (const [table] of copied) {
      expect(pointers.filter((pointer) => pointer.parent === table && !isCopied(pointer))).toEqual([])
    }
  }
})
