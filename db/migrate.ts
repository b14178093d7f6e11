// Brings a database to the newest schema: under a lock, with a copy of the file made first.
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { type Migration, Migrator, PostgresAdapter, sql } from 'kysely'
import { databaseFile } from './connect.ts'
import * as m0001 from './migrations/0001-spine.ts'
import * as m0002 from './migrations/0002-password-requests.ts'
import * as m0003 from './migrations/0003-audit.ts'
import * as m0004 from './migrations/0004-two-step.ts'
import * as m0005 from './migrations/0005-subscribers.ts'
import * as m0006 from './migrations/0006-promise.ts'
import * as m0007 from './migrations/0007-applications.ts'
import * as m0008 from './migrations/0008-status-links.ts'
import * as m0009 from './migrations/0009-subscriber-search.ts'
import * as m0010 from './migrations/0010-ended-sessions.ts'
import * as m0011 from './migrations/0011-languages.ts'
import * as m0017 from './migrations/0017-mail-order.ts'
import * as m0018 from './migrations/0018-deletion.ts'
import type { Db } from './schema.ts'

// Names are final once released: the database remembers them.
const released: Record<string, Migration> = {
  '0001-spine': m0001,
  '0002-password-requests': m0002,
  '0003-audit': m0003,
  '0004-two-step': m0004,
  '0005-subscribers': m0005,
  '0006-promise': m0006,
  '0007-applications': m0007,
  '0008-status-links': m0008,
  '0009-subscriber-search': m0009,
  '0010-ended-sessions': m0010,
  '0011-languages': m0011,
  '0017-mail-order': m0017,
  '0018-deletion': m0018,
}

export type MigrationReport = { applied: string[]; backup: string | null }

/** Applies what is pending. Safe to call from several processes at once. */
export async function migrate(db: Db, url: string, migrations = released): Promise<MigrationReport> {
  const file = databaseFile(url)
  const release = file ? await lock(file) : () => {}
  try {
    const provider = { getMigrations: async () => migrations }
    const migrator = new Migrator({ db, provider, migrationTableSchema: await currentSchema(db) })
    const known = await migrator.getMigrations()
    const pending = known.filter((migration) => !migration.executedAt)
    const isUpgrade = pending.length > 0 && pending.length < known.length
    const backup = file && isUpgrade ? await copyBefore(db, file, pending[0]?.name ?? '') : null
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw error
    return { applied: (results ?? []).map((result) => result.migrationName), backup }
  } finally {
    release()
  }
}

// Without its name, a migrated neighbour in another schema of the same PostgreSQL database is taken for ours.
async function currentSchema(db: Db): Promise<string | undefined> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

// SQLite has no advisory lock. An exclusive transaction on a file of its own is one, and it ends with its process.
async function lock(file: string) {
  const guard = new SQLite(`${file}.lock`, { timeout: 0 })
  for (let waited = 0; ; waited += 50) {
    try {
      guard.exec('begin exclusive')
      return () => guard.close()
    } catch (error) {
      const isHeld = error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY'
      if (!isHeld || waited > 60_000) throw error
      await sleep(50)
    }
  }
}

async function copyBefore(db: Db, file: string, name: string) {
  const folder = join(dirname(file), 'backups')
  mkdirSync(folder, { recursive: true })
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const backup = join(folder, `${stamp}-before-${name}.db`)
  const unfinished = `${backup}.part`
  await sql`vacuum into ${unfinished}`.execute(db)
  const copy = openSync(unfinished, 'r+')
  fsyncSync(copy)
  closeSync(copy)
  renameSync(unfinished, backup)
  return backup
}
