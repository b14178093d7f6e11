import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { declaredData } from './personal-tables.ts'

/** They hold names of migrations only. */
const migrationTables = ['additive_migrations', 'kysely_migration', 'kysely_migration_lock']

const declared = Object.fromEntries(
  Object.entries(declaredData).map(([table, { columns }]) => [table, Object.keys(columns).sort()]),
)

describeOnBothDialects('each column of the schema', (open) => {
  test('is declared as personal by something, or as none', async () => {
    expect(await schemaOf(await open())).toEqual(declared)
  })
})

/** All columns by table, but for the migrations' own and the search indexes, which follow a column of their table. */
async function schemaOf(db: Db): Promise<Record<string, string[]>> {
  const { rows } = await (isPostgres(db)
    ? sql<{ table: string; column: string }>`select table_name as table, column_name as column
        from information_schema.columns where table_schema = current_schema()`
    : sql<{ table: string; column: string }>`select m.name as "table", p.name as "column"
        from sqlite_master m join pragma_table_info(m.name) p where m.type = 'table'`
  ).execute(db)
  const tables: Record<string, string[]> = {}
  for (const { table, column } of rows) {
    const isOwn = !migrationTables.includes(table) && !/_search(_[a-z]+)?$|^sqlite_/.test(table)
    if (isOwn) tables[table] = [...(tables[table] ?? []), column].sort()
  }
  return tables
}
