import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Migration, sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { describeUpgrades } from '#tests/support/upgrades.ts'
import { type Migrations, tableNames } from './additive-migrations.ts'
import { connect } from './driver/connect.ts'
import { databaseFile } from './driver/database-file.ts'
import { Mendable } from './driver/say-failure.ts'
import { SQLite } from './driver/sqlite-library.ts'
import { migrate } from './migrate.ts'
import * as m0013 from './migrations/0001-0020/0013-mailbox-keys.ts'

describeOnBothDialects('migrating', (open) => {
  test('an empty database gets every table, and a second run finds nothing to do', async () => {
    const db = await open()
    const tables = (await db.introspection.getTables()).map((table) => table.name)
    expect(tables).toEqual(expect.arrayContaining(['users', 'enquiries', 'outbox', 'rate_limits']))
    expect(await migrate(db, 'file::memory:')).toEqual({ applied: [], backup: null, ahead: [] })
  })
})

describeOnBothDialects('the key of mailboxes', (open) => {
  test('is filled in for existing mails, but not for blank ones', async () => {
    const db = await open()
    // Recreates the state before the migration.
    await db.schema.dropIndex('outbox_mailbox').execute()
    await db.schema.alterTable('outbox').dropColumn('mailbox_key').execute()
    await db.schema.createIndex('outbox_recipient').on('outbox').columns(['to_address', 'kind', 'created_at']).execute()
    const row = { kind: 'k', status: 'sent', subject: '', text_body: '', html_body: '', headers: '{}' }
    const then = db.withTables<{ outbox: Record<string, string | number> }>()
    for (const [id, to_address] of [
      ['1', 'V.ic+x@googlemail.com'],
      ['2', ''],
    ] as const) {
      await then
        .insertInto('outbox')
        .values({ id, to_address, ...row, next_attempt_at: 1, created_at: 1 })
        .execute()
    }
    const migration: Migration = m0013
    await migration.up(db)
    const rows = await db.selectFrom('outbox').select(['id', 'mailbox_key', 'to_address']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: '1', mailbox_key: 'vic@gmail.com', to_address: 'V.ic+x@googlemail.com' },
      { id: '2', mailbox_key: '', to_address: '' },
    ])
  })
})

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
      expect(error).toBeInstanceOf(Mendable)
      failures.push(String(error))
    }
    expect(await tableNames(db)).not.toContain('more')
    expect(new Set(failures).size).toBe(1)
    expect(failures[0]).toContain('The database was not upgraded: no most today')
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
