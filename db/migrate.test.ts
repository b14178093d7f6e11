import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { addSubscribers, readers } from '#tests/support/issues.ts'
import { describeUpgrades } from '#tests/support/upgrades.ts'
import { type Migrations, tableNames } from './additive-migrations.ts'
import { connect } from './driver/connect.ts'
import { databaseFile } from './driver/database-file.ts'
import { OperationalError, sayFailure } from './driver/say-failure.ts'
import { SQLite } from './driver/sqlite-library.ts'
import { migrate, released } from './migrate.ts'
import type { Db } from './schema.ts'

describeOnBothDialects('migrating', () => {
  test('an empty database gets every table, and a second run finds nothing to do', async ({ db }) => {
    const tables = (await db.introspection.getTables()).map((table) => table.name)
    expect(tables).toEqual(expect.arrayContaining(['users', 'enquiries', 'outbox', 'rate_limits']))
    expect(await migrate(db, 'file::memory:')).toEqual({ applied: [], backup: null, ahead: [] })
  })
})

const appliedIn = async (db: Db) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )
/** As if the migrations with these names had made it. */
async function madeBy(db: Db, names: readonly string[]) {
  await sql`delete from kysely_migration`.execute(db)
  await sql`create table if not exists additive_migrations (name varchar(255) primary key)`.execute(db)
  for (const name of names) await sql`insert into kysely_migration values (${name}, ${'2026-11-01'})`.execute(db)
}

describeOnBothDialects('a database from before the migrations became one', () => {
  test('is taken as it is if all of them had run', async ({ db }) => {
    await sql`insert into outbox_pause (id, reason, since) values (1, 'kept', 1)`.execute(db)
    const [, ...later] = Object.keys(released)
    await madeBy(db, ['0001-spine', '0077-tagged-records', ...later])
    expect(await migrate(db, 'file::memory:')).toEqual({ applied: [], backup: null, ahead: [] })
    expect(await appliedIn(db)).toEqual(['0100-baseline', ...later])
    expect(await db.selectFrom('outbox_pause').select('reason').execute()).toEqual([{ reason: 'kept' }])
    expect(await siteStartedAt(db)).toBe('2026-11-01')
  })

  test('becomes like one that was made today', async ({ db }) => {
    const tablesOf = async () =>
      (await db.introspection.getTables()).map(({ name, columns }) => [
        name,
        columns.map((column) => column.name).sort(),
      ])
    const today = await tablesOf()
    for (const table of ['audit_links', 'newsletter_digests', 'brand_access_requests'])
      await db.schema.createTable(table).addColumn('id', 'text').execute()
    for (const [table, column] of [
      ['audit_events', 'is_linked'],
      ['users', 'calendar_hash'],
      ['users', 'calendar_made_at'],
      ['imports', 'source'],
      ['imports', 'hosts'],
      ['import_posts', 'old_paths'],
      ['newsletter_batches', 'size'],
      ['newsletter_issues', 'daily_ceiling'],
      ['newsletter_issues', 'frequency'],
    ] as const)
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
    await db.schema.createIndex('audit_events_unlinked').on('audit_events').column('is_linked').execute()
    await db.schema.createIndex('newsletter_batches_made').on('newsletter_batches').column('size').execute()
    await db.schema.createIndex('users_calendar').on('users').column('calendar_hash').execute()
    await db.schema.alterTable('appointments').dropColumn('held_until').execute()
    await db.schema.alterTable('received_mails').dropColumn('from_name').execute()
    await db.schema.dropIndex('records_merged').execute()
    await db.schema.alterTable('records').dropColumn('merged_into').execute()
    await db.schema.dropTable('saved_views').execute()
    for (const column of ['place', 'hours', 'language', 'teacher'])
      await db.schema.alterTable('course_runs').dropColumn(column).execute()
    for (const column of ['price', 'currency'])
      await db.schema.alterTable('course_signups').dropColumn(column).execute()
    await db.schema.dropTable('link_requests').execute()
    const requests = db.schema.createTable('password_requests').addColumn('id', 'text').addColumn('email', 'text')
    await requests.addColumn('requested_at', 'bigint').execute()
    await madeBy(db, ['0001-spine', '0077-tagged-records'])
    expect((await migrate(db, 'file::memory:')).applied).toEqual(Object.keys(released).slice(1))
    expect(await tablesOf()).toEqual(today)
  })

  test('is refused in one sentence that says what to start first, and stays as it is', async ({ db }) => {
    await madeBy(db, ['0001-spine', '0076-nodes'])
    const failure = sayFailure(await migrate(db, 'file::memory:').catch((error: unknown) => error))
    expect(failure).toMatch(/older than this release can take: start version 1\.0\.0 on it first/)
    expect(await appliedIn(db)).toEqual(['0001-spine', '0076-nodes'])
  })
})

describeOnBothDialects('messages that stood after each other in one column', (open) => {
  test('become lists, and others stay', async () => {
    const db = await open()
    const web = 'It contains a web address.'
    await addSubscribers(db, readers(2), 1)
    for (const [id, reasons] of [
      ['subscriber-0', `${web} Three fields contain the same text.`],
      ['subscriber-1', web],
    ])
      await sql`update subscribers set spam_reasons = ${reasons} where id = ${id}`.execute(db)
    const answered = '{"phrase":"It answered {status}.","values":{"status":500}}'
    const errors = [`${answered} No success for 23 hours.`, '422: no. Sorry.', 'busy No success for 23 hours.']
    for (const error of errors)
      await sql`insert into outbox (id, kind, status, to_address, subject, text_body, html_body, headers, next_attempt_at, created_at, last_error)
        values (${error}, 'x', 'failed', 'a@example.com', '', '', '', '', 1, 1, ${error})`.execute(db)
    await released['0112-lists-of-messages']?.up(db)
    const reasonsNow = await db.selectFrom('subscribers').select('spam_reasons').orderBy('id').execute()
    expect(reasonsNow.map(({ spam_reasons }) => spam_reasons)).toEqual([
      `{"sentences":["${web}","Three fields contain the same text."]}`,
      web,
    ])
    const mails = await db.selectFrom('outbox').select(['id', 'last_error']).execute()
    const now = new Map(mails.map(({ id, last_error }) => [id, last_error]))
    expect(errors.map((error) => now.get(error))).toEqual([
      `{"sentences":[${answered},"No success for 23 hours."]}`,
      '422: no. Sorry.',
      '{"sentences":["busy","No success for 23 hours."]}',
    ])
    await released['0112-lists-of-messages']?.up(db)
    expect(await db.selectFrom('subscribers').select('spam_reasons').orderBy('id').execute()).toEqual(reasonsNow)
  })
})

const siteStartedAt = async (db: Db) =>
  (await sql<{ at: string }>`select min(timestamp) as at from kysely_migration`.execute(db)).rows[0]?.at

let folder: string | undefined
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }))

test('four processes starting on one file migrate it once', async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  const url = `file:${join(folder, 'site.db')}`
  const connections = Array.from({ length: 4 }, () => connect(url))
  const reports = await Promise.all(connections.map((db) => migrate(db, url)))
  expect(reports.filter((report) => report.applied.length > 0)).toHaveLength(1)
  await Promise.all(connections.map((db) => db.destroy()))
})

test('an upgrade leaves a readable copy of the old database', async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  const url = `file:${join(folder, 'site.db')}`
  const db = connect(url)
  await migrate(db, url, {
    '0001-notes': { up: (old) => old.schema.createTable('notes').addColumn('id', 'text').execute() },
  })
  const { applied, backup } = await migrate(db, url, {
    '0001-notes': { up: async () => {} },
    '0002-no-notes': { up: (old) => old.schema.dropTable('notes').execute() },
  })
  await db.destroy()
  expect(applied).toEqual(['0002-no-notes'])
  const copy = new SQLite(backup ?? '', { readonly: true })
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(copy.prepare('select count(*) as n from notes').get()).toEqual({ n: 0 })
  copy.close()
})

test('the newest three copies made before upgrades are kept', async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  const url = `file:${join(folder, 'site.db')}`
  const db = connect(url)
  const known: Parameters<typeof migrate>[2] = {}
  const backups: string[] = []
  for (let n = 1; n <= 6; n++) {
    known[`000${n}-nothing`] = { up: async () => {} }
    const { backup } = await migrate(db, url, known)
    if (backup) backups.push(backup)
  }
  await db.destroy()
  expect(backups.map((backup) => existsSync(backup))).toEqual([false, false, true, true, true])
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(3)
})

describeUpgrades('an upgrade that fails half-way', (open) => {
  const first = {
    '0001-notes': { up: (old) => old.schema.createTable('notes').addColumn('id', 'text').execute() },
  } satisfies Migrations
  const whole = {
    ...first,
    '0002-more': { up: (old) => old.schema.createTable('more').addColumn('id', 'text').execute() },
    '0003-most': { up: (old) => old.schema.createTable('most').addColumn('id', 'text').execute() },
  } satisfies Migrations
  const failing = {
    ...whole,
    '0003-most': { up: () => Promise.reject(new Error('no most today')) },
  } satisfies Migrations

  test('leaves the database unchanged, reports it, and makes one copy however often it is retried', async () => {
    const { db, url } = await open()
    await migrate(db, url, first)
    const file = databaseFile(url)
    const failures: string[] = []
    for (let tries = 0; tries < 5; tries++) {
      const error: unknown = await migrate(db, url, failing).catch((caught) => caught)
      expect(error).toBeInstanceOf(OperationalError)
      failures.push(String(error))
    }
    expect(await tableNames(db)).not.toContain('more')
    expect(new Set(failures).size).toBe(1)
    expect(failures[0]).toContain('The database was not upgraded: no most today. It is as it was before.')
    if (file) {
      const copies = readdirSync(join(dirname(file), 'backups'))
      expect(copies).toHaveLength(1)
      expect(failures[0]).toContain(`${join(dirname(file), 'backups', copies[0] ?? '')} is a copy of it`)
    }
    const { applied, backup } = await migrate(db, url, whole)
    expect(applied).toEqual(['0002-more', '0003-most'])
    if (file) expect(failures[0]).toContain(backup)
  })

  test('makes another copy once rows were added', async () => {
    const { db, url } = await open()
    await migrate(db, url, first)
    const file = databaseFile(url)
    if (!file) return
    await migrate(db, url, failing).catch(() => {})
    await sql`insert into notes (id) values ('later')`.execute(db)
    await migrate(db, url, failing).catch(() => {})
    expect(readdirSync(join(dirname(file), 'backups'))).toHaveLength(2)
  })

  test('removes no earlier copy, however often it fails', async () => {
    const { db, url } = await open()
    await migrate(db, url, first)
    const file = databaseFile(url)
    if (!file) return
    const copies = () => readdirSync(join(dirname(file), 'backups')).length
    for (let tries = 1; tries <= 5; tries++) {
      await sql`insert into notes (id) values (${tries})`.execute(db)
      await migrate(db, url, failing).catch(() => {})
      expect(copies()).toBe(tries)
    }
    await migrate(db, url, whole)
    expect(copies()).toBe(3)
  })
})
