// Moving from SQLite into PostgreSQL: nothing is lost, doubled or changed, and nothing else is touched.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { connect } from '#db/driver/connect.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { cannotSave, troubleOf } from '#db/driver/trouble.ts'
import { migrate } from '#db/migrate.ts'
import { newId } from '#db/queries/id.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db } from '#db/schema.ts'
import { openPostgres, untilBlocked } from '#tests/support/databases.ts'
import { fillTables } from '#tests/support/fill-tables.ts'
import { addPerson } from '#tests/support/one-person.ts'
import { announceMove, stopWriting, writeAgain } from '#tests/support/standstill.ts'
import { type DatabaseAdapter, mostRows, notMoved } from './database-adapter.ts'
import { type Move, moveDatabase } from './move-database.ts'
import { postgresAdapter } from './postgres-adapter.ts'
import { sqliteAdapter } from './sqlite-adapter.ts'
import { changeMark, endStandstill, findMark, isRefusing, ownTables, standStill } from './standstill.ts'

let folder: string
let file: string
let db: Db
const closers: (() => unknown)[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'))
  file = join(folder, 'site.db')
  copyFileSync(inject('migratedFile'), file)
  db = opened(`file:${file}`)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

function opened(url: string): Db {
  const one = connect(url, { isPatient: true })
  closers.push(() => one.destroy())
  return one
}

async function emptyPostgres(): Promise<string> {
  const { url, close } = await openPostgres()
  closers.push(close)
  return url
}

const now = Date.now()
const markTo = (to: string) => ({ id: newId(), to, sealed: '', since: now })

const moving = (to: string, changes: Partial<Move> = {}): Move => ({
  db,
  from: `file:${file}`,
  to,
  mark: markTo(to),
  now: Date.now,
  jobsStopMs: 0,
  moveFiles: async () => {},
  say: () => {},
  ...changes,
})

async function withAdapter<T>(url: string, read: (adapter: DatabaseAdapter) => Promise<T>): Promise<T> {
  const adapter = url.startsWith('file:') ? sqliteAdapter(url.slice('file:'.length)) : await postgresAdapter(url)
  try {
    return await read(adapter)
  } finally {
    await adapter.close()
  }
}

async function runIn(url: string, statement: string) {
  const target = await postgresAdapter(url)
  await target.run(statement)
  await target.close()
}

/** Every row of every table, and the numbers given next. */
const contentOf = (url: string) =>
  withAdapter(url, async (adapter) => {
    const content: Record<string, unknown[]> = {}
    for (const table of (await adapter.tables()).filter(({ name }) => !notMoved.has(name))) {
      content[table.name] = []
      for await (const rows of adapter.read(table)) content[table.name]?.push(...rows)
    }
    return content
  })

/** The schema as migrations make it: indexes, triggers and whether they are on, references. */
const schemaOf = (url: string) =>
  withAdapter(url, async (adapter) => [
    ...(await adapter.ask('select indexname, indexdef from pg_indexes where schemaname = current_schema() order by 1')),
    ...(await adapter.ask(`select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as does from pg_constraint
      where connamespace = current_schema()::regnamespace order by 1, 2`)),
    ...(await adapter.ask(
      `select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
    )),
  ])

async function migrated(url: string): Promise<string> {
  const fresh = connect(url)
  await migrate(fresh, url)
  await fresh.destroy()
  return url
}

async function filled(): Promise<string[]> {
  await addPerson(db, now)
  return fillTables(file)
}

/** More than fit into one portion. */
const many = 2 * mostRows + 500
function addMany() {
  const database = new SQLite(file)
  const insert = database.prepare('insert into rate_limits (key, count, resets_at) values (?, 1, 1)')
  database.transaction(() => {
    for (let n = 0; n < many; n++) insert.run(`${n} many`)
  })()
  database.close()
}

test('every table goes into PostgreSQL with every row, and the schema is as migrations make it', async () => {
  const tables = await filled()
  addMany()
  const before = await contentOf(`file:${file}`)
  expect(tables.filter((name) => !notMoved.has(name) && !before[name]?.length)).toEqual([])

  const there = await emptyPostgres()
  const compared = await moveDatabase(moving(there))
  expect(compared.map(({ table }) => table)).toEqual(Object.keys(before))
  expect(await contentOf(there)).toEqual(before)
  expect(await schemaOf(there)).toEqual(await schemaOf(await migrated(await emptyPostgres())))
})

test('the site goes on in the target: it counts, numbers and refuses as before', async () => {
  await addPerson(db, now)
  // The highest number was given to a record that is gone.
  const { seq } = await db.selectFrom('records').select('seq').orderBy('seq', 'desc').executeTakeFirstOrThrow()
  await db.deleteFrom('records').where('seq', '=', seq).execute()
  const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = 'records'`.execute(db)
  const last = Number(rows[0]?.seq)
  expect(last).toBeGreaterThanOrEqual(seq)
  const there = await emptyPostgres()
  await moveDatabase(moving(there))
  const target = opened(there)
  const counted = () =>
    target
      .selectFrom('record_counts')
      .select((e) => e.fn.sum('count').as('n'))
      .executeTakeFirst()
  const counts = Number((await counted())?.n)
  const given = await addRecord(target)
  expect(given).toBe(last + 1)
  expect(Number((await counted())?.n)).toBe(counts + 1)
  expect(await findMark(target)).toBeNull()
  const stranger = { record_id: 'nobody', form: 'contact', message: 'Hello' }
  await expect(
    target
      .insertInto('enquiries')
      .values(stranger as never)
      .execute(),
  ).rejects.toThrow(/foreign key/i)
})

async function addRecord(target: Db): Promise<number> {
  const { seq } = await target
    .insertInto('records')
    .values({
      id: newId(),
      kind: 'enquiry',
      reference: `ENQ-${newId()}`,
      status: 'new',
      name: 'New',
      email: 'new@example.com',
      email_key: 'new@example.com',
      received_at: now,
      promised_by: now,
      office: 'seoul',
      language: 'en',
      search_text: searchText('New'),
    } as never)
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

describe('a move that is interrupted', () => {
  async function prepare() {
    await filled()
    addMany()
    return emptyPostgres()
  }

  test.each([
    ['between two tables', (table: string) => table === 'enquiries'],
    ['within a table', (table: string, rows: number) => table === 'rate_limits' && rows > mostRows],
  ])('%s goes on where it was, and doubles nothing', async (_, isMoment) => {
    const to = await prepare()
    const before = await contentOf(`file:${file}`)
    const stop = (table: string, rows: number) => {
      if (isMoment(table, rows)) throw new Error('Stopped')
    }
    await expect(moveDatabase(moving(to, { onProgress: stop }))).rejects.toThrow('Stopped')
    await expect(db.deleteFrom('outbox').execute()).rejects.toThrow(/being moved/)
    await expect(migrated(to)).rejects.toThrow('A move to this database has not ended')

    const copied: string[] = []
    await moveDatabase(moving(to, { onProgress: (table) => void copied.push(table) }))
    expect(copied).not.toContain('audit_events')
    expect(await contentOf(to)).toEqual(before)
  })

  test('after the last row, at any step until the source is marked, ends well', async () => {
    const to = await prepare()
    const before = await contentOf(`file:${file}`)
    const interrupted = (said: string) => (line: string) => {
      if (line === said) throw new Error('Stopped')
    }
    for (const said of ['Making the indexes', 'Comparing every row'])
      await expect(moveDatabase(moving(to, { say: interrupted(said) }))).rejects.toThrow('Stopped')
    const moveFiles = () => Promise.reject(new Error('Stopped'))
    await expect(moveDatabase(moving(to, { moveFiles }))).rejects.toThrow('Stopped')
    await moveDatabase(moving(to))
    expect(await contentOf(to)).toEqual(before)
    expect((await findMark(db))?.state).toBe('moved')
    await expect(moveDatabase(moving(to))).rejects.toThrow('was moved already')
    expect(await moveDatabase(moving(to, { isResumed: true }))).toEqual([])
    expect(await contentOf(to)).toEqual(before)
  })
})

test('a value that was changed on the way, a row that is missing and one too many are found and named', async () => {
  await filled()
  const there = await emptyPostgres()
  const moveFiles = () => Promise.reject(new Error('Stopped'))
  await expect(moveDatabase(moving(there, { moveFiles }))).rejects.toThrow('Stopped')
  for (const [spoil, words, repair] of [
    [
      `update settings set value = value || ' ' where key like '1 %'`,
      'settings differs in the target, first in the row key 1 key Ä: value.',
      `update settings set value = substr(value, 1, length(value) - 1) where key like '1 %'`,
    ],
    [
      `delete from texts where kind like '2 %'`,
      'texts lacks a row in the target: kind 2 kind z, key 2 key z, language 2 language z, state 2 state z; in its place is kind 3 kind Ä, key 3 key Ä, language 3 language Ä, state 3 state Ä.',
      'delete from texts',
    ],
    [
      `insert into webhook_events (id, type, received_at) values ('z', 'x', 1)`,
      'webhook_events has a row in the target that is not in the source: id z.',
      `delete from webhook_events where id = 'z'`,
    ],
  ]) {
    await runIn(there, spoil ?? '')
    await expect(moveDatabase(moving(there))).rejects.toThrow(new Error(words))
    expect((await findMark(db))?.state).toBe('moving')
    await runIn(there, repair ?? '')
  }
  await moveDatabase(moving(there))
  expect(await contentOf(there)).toEqual(await contentOf(`file:${file}`))
})

test('a target that holds anything is refused, and keeps it', async () => {
  const there = await migrated(await emptyPostgres())
  const target = opened(there)
  await target.insertInto('webhook_events').values({ id: 'one', type: 'x', received_at: 1 }).execute()
  const before = await contentOf(there)
  await expect(moveDatabase(moving(there))).rejects.toThrow(/not empty/)
  expect(await contentOf(there)).toEqual(before)
  expect(await findMark(db)).toBeNull()

  const foreign = await emptyPostgres()
  await runIn(foreign, 'create table theirs (id integer primary key)')
  await expect(moveDatabase(moving(foreign))).rejects.toThrow(/not empty/)
  expect(Object.keys(await contentOf(foreign))).toEqual(['theirs'])
})

test('a target that was only migrated is empty', async () => {
  const there = await migrated(await emptyPostgres())
  await moveDatabase(moving(there))
  expect(await contentOf(there)).toEqual(await contentOf(`file:${file}`))
})

test('a part of another move, and any other way than into PostgreSQL, are refused', async () => {
  const there = await emptyPostgres()
  const stop = () => {
    throw new Error('Stopped')
  }
  await expect(moveDatabase(moving(there, { onProgress: stop }))).rejects.toThrow('Stopped')
  await writeAgain(db)
  await expect(moveDatabase(moving(there))).rejects.toThrow(/part of another move/)
  expect(await findMark(db)).toBeNull()

  for (const [from, to] of [
    [`file:${file}`, `file:${join(folder, 'other.db')}`],
    [there, `file:${join(folder, 'other.db')}`],
    [there, await emptyPostgres()],
    ['file::memory:', there],
  ] as const)
    await expect(moveDatabase(moving(to, { from }))).rejects.toThrow('carries a SQLite file into PostgreSQL')
})

test('a table or a column that only one side has stops the move before anything is refused', async () => {
  const source = new SQLite(file)
  source.exec('create table extra (id text primary key)')
  await expect(moveDatabase(moving(await emptyPostgres()))).rejects.toThrow('Only one of the two databases has extra')
  source.exec('drop table extra; alter table posts add column extra text')
  await expect(moveDatabase(moving(await emptyPostgres()))).rejects.toThrow('The columns of posts differ')
  source.exec('create table bytes (id blob primary key)')
  await expect(moveDatabase(moving(await emptyPostgres()))).rejects.toThrow('bytes.id has the type BLOB')
  source.close()
  expect(await findMark(db)).toBeNull()
})

test('what PostgreSQL cannot store is named', async () => {
  await db.insertInto('webhook_events').values({ id: 'with NUL', type: 'a\0b', received_at: 1 }).execute()
  const words = 'webhook_events.type of the row ["with NUL"] is no text without NUL'
  await expect(moveDatabase(moving(await emptyPostgres()))).rejects.toThrow(words)
})

test('a move that is given up while it copies does not end, and the site stores on', async () => {
  await filled()
  let hasGivenUp: Promise<void> | undefined
  const onProgress = () => {
    hasGivenUp ??= writeAgain(db)
  }
  const there = await emptyPostgres()
  await expect(moveDatabase(moving(there, { onProgress }))).rejects.toThrow(
    /given it up meanwhile|differs|has a row|lacks/,
  )
  await hasGivenUp
  expect(await findMark(db)).toBeNull()
  await db.insertInto('webhook_events').values({ id: 'after', type: 'x', received_at: 1 }).execute()
})

test('a target that is used after it was looked at is refused and kept, and the site stores on', async () => {
  await filled()
  const there = await migrated(await emptyPostgres())
  const target = opened(there)
  const say = (line: string) => {
    if (line.startsWith('Waiting for the jobs'))
      used = target.insertInto('webhook_events').values({ id: 'theirs', type: 'x', received_at: 1 }).execute()
  }
  let used: Promise<unknown> = Promise.resolve()
  await expect(moveDatabase(moving(there, { say, jobsStopMs: 500 }))).rejects.toThrow(/not empty/)
  await used
  expect(await target.selectFrom('webhook_events').select('id').execute()).toEqual([{ id: 'theirs' }])
  expect([await findMark(db), await isRefusing(db)]).toEqual([null, false])
  expect((await contentOf(there)).moving).toBeUndefined()
})

test('a source that counts as moved before its target knows all is copied and compared again', async () => {
  await filled()
  const there = await emptyPostgres()
  const moveFiles = () => Promise.reject(new Error('Stopped'))
  await expect(moveDatabase(moving(there, { moveFiles }))).rejects.toThrow('Stopped')
  const mark = await findMark(db)
  if (!mark) throw new Error('There is no mark')
  await changeMark(db, mark, { ...mark, state: 'moved' }, now)
  expect((await moveDatabase(moving(there))).length).toBeGreaterThan(60)
  expect(await contentOf(there)).toEqual(await contentOf(`file:${file}`))
})

describe('a standstill', () => {
  test('every table refuses every write, can be read, and takes writes again after it', async () => {
    // Only a row that is written is refused.
    fillTables(file)
    await db.insertInto('settings').values({ key: 'one', value: '1', version: 1, changed_at: 1 }).execute()
    const mark = await stopWriting(db, now + 60_000)
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    const own = new Set(await ownTables(db))
    expect(own.size).toBeGreaterThan(60)
    for (const { name, columns } of tables.filter((table) => own.has(table.name))) {
      const [table, column] = [sql.id(name), sql.id(columns[0]?.name ?? '')]
      await sql`select * from ${table} limit 1`.execute(db)
      for (const write of [
        sql`insert into ${table} select * from ${table}`,
        sql`update ${table} set ${column} = ${column}`,
        sql`delete from ${table}`,
      ]) {
        const failed = await write.execute(db).catch((error: unknown) => error)
        expect([name, troubleOf(failed), cannotSave(failed)]).toEqual([name, 'moving', true])
      }
    }
    await changeMark(db, mark, { ...mark, state: 'moved' }, now)
    expect((await findMark(db))?.state).toBe('moved')
    await writeAgain(db)
    await db.insertInto('webhook_events').values({ id: 'x', type: 'x', received_at: 1 }).execute()
    expect(await findMark(db)).toBeNull()
  })

  test('writers that came first are waited for, and what they wrote is there', async () => {
    const ended: string[] = []
    let stopping: Promise<unknown> | undefined
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('webhook_events').values({ id: 'first', type: 'x', received_at: 1 }).execute()
      stopping = stopWriting(db, now).then(() => ended.push('stopped'))
      await untilBlocked(trx, stopping)
      ended.push('written')
    })
    await stopping
    expect(ended).toEqual(['written', 'stopped'])
    expect(await db.selectFrom('webhook_events').select('id').execute()).toEqual([{ id: 'first' }])
  })

  test('a move that was given up meanwhile ends with its next step, and nothing is refused', async () => {
    const announced = await announceMove(db)
    await writeAgain(db)
    await expect(standStill(db, announced, now, Date.now)).rejects.toThrow('given it up meanwhile')
    expect([await findMark(db), await isRefusing(db)]).toEqual([null, false])

    const begun = await stopWriting(db, now)
    await writeAgain(db)
    for (const known of [begun, announced])
      await expect(changeMark(db, known, { ...begun, state: 'moved' }, now)).rejects.toThrow('given it up meanwhile')
    expect(await findMark(db)).toBeNull()
  })

  test('that took too long to begin is not begun', async () => {
    const announced = await announceMove(db)
    const late = () => announced.since + 10 * 60_000
    await expect(standStill(db, announced, now, late)).rejects.toThrow('did not end in time')
    await endStandstill(db, announced)
    expect([await findMark(db), await isRefusing(db)]).toEqual([null, false])
  })

  test('that is given up takes no trigger away before another id says so', async () => {
    const mark = await stopWriting(db, now)
    await expect(endStandstill(db, { ...mark, id: 'other' })).rejects.toThrow('given it up meanwhile')
    expect([(await findMark(db))?.id, await isRefusing(db)]).toEqual([mark.id, true])
  })

  test('given up after the end of a move keeps what waits to be sent', async () => {
    const by = { kind: 'clock-doubted', to: 'a@example.com', subject: 'x', text: 'x', html: 'x' } as const
    await db.transaction().execute((trx) => queueMail(trx, by, now))
    fillTables(file)
    await db.updateTable('webhook_deliveries').set({ status: 'sending' }).execute()
    await db.updateTable('newsletter_issues').set({ status: 'sending' }).execute()
    const mark = await stopWriting(db, now)
    await endStandstill(db, mark, { holds: true })
    expect(
      await db.selectFrom('outbox').select('status').where('status', 'in', ['queued', 'sending']).execute(),
    ).toEqual([])
    expect(await db.selectFrom('outbox').select('status').where('status', '=', 'held').execute()).toHaveLength(1)
    const deliveries = await db.selectFrom('webhook_deliveries').select('status').distinct().execute()
    const issues = await db.selectFrom('newsletter_issues').select('status').distinct().execute()
    expect([deliveries, issues]).toEqual([[{ status: 'held' }], [{ status: 'paused' }]])
    expect([await findMark(db), await isRefusing(db)]).toEqual([null, false])
  })
})
