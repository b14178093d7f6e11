import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, describe, expect } from 'vitest'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { type Migrations, tableNames } from './additive-migrations.ts'
import { isPostgres } from './driver/advisory-lock.ts'
import { connect } from './driver/connect.ts'
import { sayFailure } from './driver/say-failure.ts'
import { SQLite } from './driver/sqlite-library.ts'
import { migrate, released } from './migrate.ts'
import type { Db } from './schema.ts'

const more = { up: (db: Kysely<unknown>) => db.schema.alterTable('users').addColumn('nickname', 'text').execute() }
const adding: Migrations = { ...released, '9998-more': { ...more, onlyAdds: true } }
const changing: Migrations = {
  ...adding,
  '9999-less': { up: (db) => db.schema.alterTable('users').dropColumn('time_zone').execute() },
}
const url = 'file::memory:'
const failureOf = async (db: Db, migrations = released) =>
  sayFailure(await migrate(db, url, migrations).catch((e) => e))

describeOnBothDialects('a database that a newer release has migrated', () => {
  test('is served when that release only added things', async ({ db }) => {
    await migrate(db, url, adding)
    expect(await migrate(db, url)).toEqual({ applied: [], backup: null, ahead: ['9998-more'] })
    expect(await db.selectFrom('users').select('name').execute()).toEqual([])
    // The newer release still finds its own state.
    expect(await migrate(db, url, adding)).toEqual({ applied: [], backup: null, ahead: [] })
  })

  test('is refused in one line when that release changed existing tables', async ({ db }) => {
    await migrate(db, url, changing)
    expect(await failureOf(db)).toMatch(/^A newer release changed the database \(9999-less\).*\.$/)
  })

  test('is refused when this release needs a migration that the other one lacked', async ({ db }) => {
    await migrate(db, url, adding)
    const other = { ...released, '9997-other': { up: async () => {}, onlyAdds: true } }
    expect(await failureOf(db, other)).toContain('lacks one that it needs (9997-other)')
  })

  test('another program’s database is not mistaken for ours', async ({ db }) => {
    const before = await tableNames(db)
    expect(await failureOf(db, { '0001-theirs': { up: async () => {} } })).toContain('another program migrated it')
    expect(await tableNames(db)).toEqual(before)
  })

  test('a database with unknown tables is left untouched', async ({ db }) => {
    for (const table of await tableNames(db)) {
      if (table.startsWith('kysely')) await db.schema.dropTable(table).execute()
    }
    expect(await failureOf(db)).toContain('it holds other tables')
    expect(await tableNames(db)).not.toContain('kysely_migration')
  })

  test('every migration marked onlyAdds only adds', async ({ db }) => {
    await dropAll(db)
    const done: Migrations = {}
    for (const [name, migration] of Object.entries(released)) {
      const before = await shapeOf(db)
      done[name] = migration
      await migrate(db, url, done)
      if (migration.onlyAdds) expect(lossOf(before, await shapeOf(db)), name).toEqual([])
    }
  })

  test('a migration wrongly marked onlyAdds is detected', async ({ db }) => {
    const before = await shapeOf(db)
    await db.schema.alterTable('users').dropColumn('time_zone').execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex('one_name_each').on('users').column('name').unique().execute()
    await db.schema
      .createTable('more')
      .addColumn('id', 'text', (c) => c.notNull())
      .execute()
    expect(lossOf(before, await shapeOf(db))).toEqual(['users.time_zone is gone', 'users takes less than before'])
  })
})

type Column = { name: string; type: string; isNullable: boolean; hasDefault: boolean }
type Shape = Record<string, { columns: Column[]; uniqueIndexes: number }>

async function shapeOf(db: Db): Promise<Shape> {
  const own = await tableNames(db)
  const tables = (await db.introspection.getTables()).filter(({ name }) => own.includes(name))
  const shapes = tables.map(async ({ name, columns }) => {
    const { rows } = await (isPostgres(db)
      ? sql<{
          n: number
        }>`select count(*) as n from pg_indexes where tablename = ${name} and indexdef like 'CREATE UNIQUE%'`
      : sql<{ n: number }>`select count(*) as n from pragma_index_list(${name}) where "unique"`
    ).execute(db)
    const shown = columns.map((c) => ({
      name: c.name,
      type: c.dataType,
      isNullable: c.isNullable,
      hasDefault: c.hasDefaultValue,
    }))
    return [name, { columns: shown, uniqueIndexes: Number(rows[0]?.n) }] as const
  })
  return Object.fromEntries(await Promise.all(shapes))
}

/** Things that a program knowing only the old schema could do before the migration and cannot do after it. */
function lossOf(before: Shape, after: Shape): string[] {
  return Object.entries(before).flatMap(([table, was]) => {
    const is = after[table]
    if (!is) return [`${table} is gone`]
    const known = was.columns.flatMap((column) => {
      const now = is.columns.find(({ name }) => name === column.name)
      if (!now) return [`${table}.${column.name} is gone`]
      if (now.type !== column.type || now.isNullable !== column.isNullable)
        return [`${table}.${column.name} is another`]
      return []
    })
    const needed = is.columns
      .filter(({ name }) => !was.columns.some((column) => column.name === name))
      .filter(({ isNullable, hasDefault }) => !isNullable && !hasDefault)
      .map(({ name }) => `${table}.${name} must be given`)
    return [...known, ...needed, ...(is.uniqueIndexes > was.uniqueIndexes ? [`${table} takes less than before`] : [])]
  })
}

async function dropAll(db: Db) {
  if (!isPostgres(db)) await sql`pragma foreign_keys = off`.execute(db)
  for (const table of await tableNames(db)) {
    await sql`drop table ${sql.id(table)} ${sql.raw(isPostgres(db) ? 'cascade' : '')}`.execute(db)
  }
}

describe('a file that is not this site’s database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const whyNot = async (path: string) => {
    const db = connect(`file:${path}`)
    const failure = await migrate(db, `file:${path}`).catch((error: unknown) => error)
    await db.destroy()
    return sayFailure(failure)
  }

  test('another program’s database is refused and left unchanged, byte for byte', async () => {
    const path = join(folder, 'other.db')
    const other = new SQLite(path)
    other.exec('create table songs (title text)')
    other.close()
    const before = readFileSync(path)
    expect(await whyNot(path)).toMatch(/^The database is not one of this site: it holds other tables \(songs\)\..*$/)
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('so are a text file and a folder', async () => {
    const path = join(folder, 'notes.txt')
    writeFileSync(path, 'Buy milk. '.repeat(500))
    expect(await whyNot(path)).toMatch(/not a database.*$/)
    expect(readFileSync(path, 'utf8')).toMatch(/^Buy milk/)
    expect(await whyNot(folder)).toMatch(/cannot be opened.*$/)
    expect(await whyNot(join(path, 'site.db'))).toMatch(/a file stands where a folder should be\.$/)
  })
})
