import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { connect } from './connect.ts'
import { SQLite } from './sqlite-library.ts'
import type { Trouble } from './trouble.ts'
import { knownTrouble } from './trouble-watch.ts'

let folder: string
let file: string
let db: Db
let told: (Trouble | null)[]
const closers: (() => unknown)[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  file = join(folder, 'site.db')
  told = []
  db = connect(`file:${file}`, { onTrouble: (trouble) => told.push(trouble) })
  await migrate(db, `file:${file}`)
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const counter = (key: string) => ({ key, count: 1, resets_at: 1 })
const count = (key: string) => db.insertInto('rate_limits').values(counter(key)).execute()
const countInTransaction = (key: string) =>
  db.transaction().execute((trx) => trx.insertInto('rate_limits').values(counter(key)).execute())
const counted = async (from: Db = db) =>
  (await from.selectFrom('rate_limits').select('key').orderBy('key').execute()).map(({ key }) => key)

/** Another process that holds the write lock. */
function lockElsewhere() {
  const other = new SQLite(file)
  other.exec('begin immediate')
  closers.push(() => other.close())
  return () => other.exec('rollback')
}

describe('while another process holds the lock', () => {
  test.each([
    ['a single write', count],
    ['a transaction', countInTransaction],
  ])('%s waits for it, and whoever reads does not', async (_, write) => {
    const unlock = lockElsewhere()
    let isWritten = false
    const writing = write('a').then(() => {
      isWritten = true
    })
    expect(await counted()).toEqual([])
    // Timers still fire, so requests are still served.
    await new Promise((resolve) => setTimeout(resolve))
    expect([isWritten, await counted()]).toEqual([false, []])
    unlock()
    await writing
    expect(await counted()).toEqual(['a'])
    expect(told).toEqual([])
  })

  test('a writer is refused after five seconds, together with those queued behind it', async () => {
    const unlock = lockElsewhere()
    const outcomes = await Promise.allSettled([count('a'), countInTransaction('b'), count('c')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect([told, knownTrouble(db)]).toEqual([['busy'], 'busy'])
    unlock()
    await count('d')
    expect([told, knownTrouble(db), await counted()]).toEqual([['busy', null], null, ['d']])
  })
})

describe('reading', () => {
  test('a transaction sees its own writes, and others see them only after the commit', async () => {
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_limits').values(counter('a')).execute()
      expect(await counted(trx)).toEqual(['a'])
      expect(await counted()).toEqual([])
    })
    expect(await counted()).toEqual(['a'])
  })

  test('a failure rolls back the whole transaction', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_limits').values(counter('a')).execute()
      throw new Error('as it happens')
    })
    await expect(failing).rejects.toThrow('as it happens')
    expect(await counted()).toEqual([])
    expect(told).toEqual([])
  })

  test('concurrent transactions run one after another', async () => {
    const adding = Array.from({ length: 20 }, () =>
      db.transaction().execute(async (trx) => {
        const rows = await counted(trx)
        await trx
          .insertInto('rate_limits')
          .values(counter(`${rows.length}`.padStart(2, '0')))
          .execute()
      }),
    )
    await Promise.all(adding)
    expect(await counted()).toHaveLength(20)
  })

  test('a statement prepared before another process altered the table reads the new columns', async () => {
    await count('a')
    const all = () => db.selectFrom('rate_limits').selectAll().execute()
    expect(await all()).toEqual([counter('a')])
    const other = new SQLite(file)
    other.exec("alter table rate_limits add column note text default 'new'")
    other.close()
    expect(await all()).toEqual([{ ...counter('a'), note: 'new' }])
    await count('b')
    expect(await counted()).toEqual(['a', 'b'])
  })

  test('a write with RETURNING does not run on the read connection', async () => {
    const rows = await db.insertInto('rate_limits').values(counter('a')).returning('key').execute()
    expect([rows, await counted()]).toEqual([[{ key: 'a' }], ['a']])
  })
})

describe('the files of the database', () => {
  test('are created together with their folder', async () => {
    const url = `file:${join(folder, 'not', 'there', 'site.db')}`
    const other = connect(url)
    closers.push(() => other.destroy())
    expect((await migrate(other, url)).applied).not.toEqual([])
  })

  test.each(['', '-wal', '-shm'])(
    'site.db%s moved away while in use: nothing more is stored until it is back',
    async (end) => {
      await count('a')
      renameSync(file + end, join(folder, 'elsewhere'))
      for (const write of [count, countInTransaction]) await expect(write('b')).rejects.toThrow('deleted or replaced')
      expect([told, knownTrouble(db)]).toEqual([['gone'], 'gone'])
      expect(await counted()).toEqual(['a'])
      renameSync(join(folder, 'elsewhere'), file + end)
      await count('c')
      expect([told, await counted()]).toEqual([
        ['gone', null],
        ['a', 'c'],
      ])
    },
  )

  test('refuse writes after a copy replaced them', async () => {
    await count('a')
    const copy = join(folder, 'copy.db')
    await sql`vacuum into ${copy}`.execute(db)
    renameSync(copy, file)
    await expect(countInTransaction('b')).rejects.toThrow('deleted or replaced')
    expect(told).toEqual(['gone'])
  })

  test('deleted during a transaction: the commit fails', async () => {
    const writing = db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_limits').values(counter('a')).execute()
      rmSync(file)
    })
    await expect(writing).rejects.toThrow('deleted or replaced')
  })
})

describe('a full disk', () => {
  // SQLite's page limit produces the error of a full disk.
  const limitPages = (pages: number) =>
    db.transaction().execute((trx) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(trx))
  const long = 'x'.repeat(100_000)

  test('refuses a write that does not fit as a whole, and accepts it once there is space', async () => {
    await limitPages(1)
    const writing = db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_limits').values(counter('a')).execute()
      await trx.insertInto('rate_limits').values(counter(long)).execute()
    })
    await expect(writing).rejects.toThrow('full')
    await expect(count(long)).rejects.toThrow('full')
    expect([told, await counted()]).toEqual([['full'], []])
    await limitPages(100_000)
    expect(knownTrouble(db)).toBe('full')
    await count(long)
    expect([told, await counted()]).toEqual([['full', null], [long]])
  })

  test('ends the transaction, and its later statements are not stored', async () => {
    await limitPages(1)
    const writing = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('rate_limits')
        .values(counter(long))
        .execute()
        .catch(() => {})
      await trx.insertInto('rate_limits').values(counter('a')).execute()
    })
    await expect(writing).rejects.toThrow()
    expect(await counted()).toEqual([])
  })
})
