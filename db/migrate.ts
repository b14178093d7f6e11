// Migrates a database to the newest schema, under a lock and after copying the file.
import { setTimeout as sleep } from 'node:timers/promises'
import { Migrator, sql } from 'kysely'
import {
  type History,
  judgeHistory,
  type Migrations,
  namesOfApplied,
  recordAdditions,
  tableNames,
} from './additive-migrations.ts'
import { afterBaseline, baseline, takeBaseline } from './before-baseline.ts'
import { isPostgres } from './driver/advisory-lock.ts'
import { connect } from './driver/connect.ts'
import { databaseFile } from './driver/database-file.ts'
import { asSentence, OperationalError, sayFailure } from './driver/say-failure.ts'
import { otherTables } from './driver/sqlite-file.ts'
import { SQLite } from './driver/sqlite-library.ts'
import { troubleOf } from './driver/trouble.ts'
import * as m0100 from './migrations/0100-baseline.ts'
import * as m0101 from './migrations/0101-held-times.ts'
import * as m0102 from './migrations/0102-less.ts'
import * as m0104 from './migrations/0104-link-requests.ts'
import * as m0106 from './migrations/0106-sender-names.ts'
import * as m0107 from './migrations/0107-runs-told.ts'
import * as m0108 from './migrations/0108-issues-without-limit.ts'
import * as m0109 from './migrations/0109-merged-records.ts'
import * as m0110 from './migrations/0110-saved-views.ts'
import * as m0111 from './migrations/0111-no-months.ts'
import * as m0112 from './migrations/0112-lists-of-messages.ts'
import { targetStateTable } from './move/database-adapter.ts'
import { addTrigramIndexes } from './queries/search-index.ts'
import type { Db } from './schema.ts'
import { copyBeforeUpgrade, pruneCopies } from './upgrade-copy.ts'

// Released names are final: the database remembers them. They run in the order of their names.
export const released: Migrations = {
  [baseline]: m0100,
  '0101-held-times': m0101,
  '0102-less': m0102,
  '0104-link-requests': m0104,
  '0106-sender-names': m0106,
  '0107-runs-told': m0107,
  '0108-issues-without-limit': m0108,
  '0109-merged-records': m0109,
  '0110-saved-views': m0110,
  '0111-no-months': m0111,
  '0112-lists-of-messages': m0112,
}

type MigrationReport = Pick<History, 'ahead'> & {
  applied: string[]
  backup: string | null
}

/** Applies pending migrations. Several processes may call it at once. @throws OperationalError */
export async function migrate(db: Db, url: string, migrations = released): Promise<MigrationReport> {
  // Migrating many rows takes longer than a page's query may.
  const patient = url.startsWith('postgres') ? connect(url, { isPatient: true }) : db
  try {
    return await migrateWith(patient, databaseFile(url), migrations)
  } finally {
    if (patient !== db) await patient.destroy()
  }
}

async function migrateWith(db: Db, file: string | null, migrations: Migrations): Promise<MigrationReport> {
  await examineSchema(db, migrations)
  await expectWritable(db)
  const release = file ? await lock(file) : () => {}
  try {
    if (baseline in migrations) await takeBaseline(db)
    // Another process may have migrated it meanwhile.
    const { ahead } = await examineSchema(db, migrations)
    if (ahead.length > 0) return { applied: [], backup: null, ahead }
    const provider = { getMigrations: async () => migrations }
    const migrator = new Migrator({ db, provider, migrationTableSchema: await currentSchema(db) })
    const allMigrations = await migrator.getMigrations()
    const pending = allMigrations.filter((migration) => !migration.executedAt)
    const isUpgrade = pending.length > 0 && pending.length < allMigrations.length
    const backup = file && isUpgrade ? copyBeforeUpgrade(file, pending[0]?.name ?? '', new Date()) : null
    // One transaction for all, in both databases: a failed or killed run leaves nothing behind.
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw isUpgrade ? upgradeFailed(error, backup) : error
    if (file && backup) pruneCopies(file)
    await recordAdditions(db, migrations)
    await addTrigramIndexes(db)
    return { applied: (results ?? []).map((result) => result.migrationName), backup, ahead }
  } finally {
    release()
  }
}

function upgradeFailed(error: unknown, backup: string | null): OperationalError {
  const words = sayFailure(error) ?? (error instanceof Error ? error.message : String(error))
  const copy = backup ? ` ${backup} is a copy of it from before the upgrade.` : ''
  return new OperationalError(`The database was not upgraded: ${asSentence(words)} It is as it was before.${copy}`, {
    cause: error,
  })
}

/** What a start would find and do; changes nothing. @throws OperationalError in the words of a start that would refuse the database */
export async function examineSchema(db: Db, migrations = released): Promise<History & { isEmpty: boolean }> {
  const tables = await tableNames(db)
  if (tables.includes(targetStateTable)) throw new OperationalError(unfinishedMove)
  const isEmpty = tables.length === 0
  if (!isEmpty && !tables.includes('kysely_migration')) throw new OperationalError(otherTables(tables))
  const applied = await namesOfApplied(db)
  const history = await judgeHistory(db, baseline in migrations ? afterBaseline(applied) : applied, migrations)
  return { isEmpty, ...history }
}

async function expectWritable(db: Db) {
  if ((await namesOfApplied(db)).length === 0) return
  try {
    // Changes nothing, but a read-only database refuses it.
    await sql`delete from kysely_migration where 1 = 0`.execute(db)
  } catch (error) {
    // Busy means that another connection is writing, so the database is writable. A moved one can still be read.
    if (!['busy', 'moving'].includes(troubleOf(error) ?? '')) throw error
  }
}

const unfinishedMove =
  'A move to this database has not ended: run npm run move -- --resume where the former database is. Nothing was changed.'

// Without the schema's name, a migrated neighbour in another schema of the same PostgreSQL database would pass for ours.
async function currentSchema(db: Db): Promise<string | undefined> {
  if (!isPostgres(db)) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

// SQLite has no advisory lock. An exclusive transaction on a separate file serves as one and ends with its process.
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
