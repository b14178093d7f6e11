import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { families } from './removed-records.ts'

test('a copy holds all that the database deletes together with a record', async () => {
  const db = connect('file::memory:')
  await migrate(db, 'file::memory:')
  const { rows: pointers } = await sql<{ child: string; parent: string; column: string }>`
    select m.name as child, f."table" as parent, f."from" as "column"
    from sqlite_master m, pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f.on_delete = 'CASCADE'`.execute(db)
  await db.destroy()
  for (const [family, tables] of Object.entries(families)) {
    const children = pointers.filter(({ parent }) => parent === family)
    const copied = Object.entries(tables).slice(1)
    expect(copied.sort()).toEqual(children.map(({ child, column }) => [child, column]).sort())
    // What hangs on these in turn would be lost.
    for (const [table] of copied) expect(pointers.filter(({ parent }) => parent === table)).toEqual([])
  }
})
