// Migrates a database to the newest schema, under a lock and after copying the file.
import { setTimeout as sleep } from 'node:timers/promises'
import { Migrator, sql } from 'kysely'
import { listAhead, type Migrations, recordAdditions, tableNames } from './additive-migrations.ts'
import { isPostgres } from './driver/advisory-lock.ts'
import { connect } from './driver/connect.ts'
import { databaseFile } from './driver/database-file.ts'
import { Mendable, sayFailure } from './driver/say-failure.ts'
import { otherTables } from './driver/sqlite.ts'
import { SQLite } from './driver/sqlite-library.ts'
import { troubleOf } from './driver/trouble.ts'
import * as m0001 from './migrations/0001-0020/0001-spine.ts'
import * as m0002 from './migrations/0001-0020/0002-password-requests.ts'
import * as m0003 from './migrations/0001-0020/0003-audit.ts'
import * as m0004 from './migrations/0001-0020/0004-two-step.ts'
import * as m0005 from './migrations/0001-0020/0005-subscribers.ts'
import * as m0006 from './migrations/0001-0020/0006-promise.ts'
import * as m0007 from './migrations/0001-0020/0007-applications.ts'
import * as m0008 from './migrations/0001-0020/0008-status-links.ts'
import * as m0009 from './migrations/0001-0020/0009-subscriber-search.ts'
import * as m0010 from './migrations/0001-0020/0010-ended-sessions.ts'
import * as m0011 from './migrations/0001-0020/0011-languages.ts'
import * as m0012 from './migrations/0001-0020/0012-proposed-answers.ts'
import * as m0013 from './migrations/0001-0020/0013-mailbox-keys.ts'
import * as m0014 from './migrations/0001-0020/0014-sealed-mails.ts'
import * as m0015 from './migrations/0001-0020/0015-mail-order.ts'
import * as m0016 from './migrations/0001-0020/0016-deletion.ts'
import * as m0017 from './migrations/0001-0020/0017-records.ts'
import * as m0018 from './migrations/0001-0020/0018-search.ts'
import * as m0019 from './migrations/0001-0020/0019-brand.ts'
import * as m0020 from './migrations/0001-0020/0020-posts.ts'
import * as m0021 from './migrations/0021-0040/0021-media.ts'
import * as m0022 from './migrations/0021-0040/0022-site-search.ts'
import * as m0023 from './migrations/0021-0040/0023-spam-reasons.ts'
import * as m0024 from './migrations/0021-0040/0024-desk.ts'
import * as m0025 from './migrations/0021-0040/0025-last-moves.ts'
import * as m0026 from './migrations/0021-0040/0026-replies.ts'
import * as m0027 from './migrations/0021-0040/0027-mail-events.ts'
import * as m0028 from './migrations/0021-0040/0028-interviews.ts'
import * as m0029 from './migrations/0021-0040/0029-course-runs.ts'
import * as m0030 from './migrations/0021-0040/0030-kept-counts.ts'
import * as m0031 from './migrations/0021-0040/0031-api-tokens.ts'
import * as m0032 from './migrations/0021-0040/0032-notices.ts'
import * as m0033 from './migrations/0021-0040/0033-answers.ts'
import * as m0034 from './migrations/0021-0040/0034-repeated-messages.ts'
import * as m0035 from './migrations/0021-0040/0035-file-orphans.ts'
import * as m0036 from './migrations/0021-0040/0036-reply-presence.ts'
import * as m0037 from './migrations/0021-0040/0037-discarded-mails.ts'
import * as m0038 from './migrations/0021-0040/0038-subscriber-counts.ts'
import * as m0039 from './migrations/0021-0040/0039-closed-records.ts'
import * as m0040 from './migrations/0021-0040/0040-kept-forms.ts'
import * as m0041 from './migrations/0041-0060/0041-asked-again.ts'
import * as m0043 from './migrations/0041-0060/0043-first-code.ts'
import * as m0045 from './migrations/0041-0060/0045-received-checks.ts'
import * as m0047 from './migrations/0041-0060/0047-imports.ts'
import * as m0049 from './migrations/0041-0060/0049-texts.ts'
import * as m0051 from './migrations/0041-0060/0051-senders.ts'
import * as m0053 from './migrations/0041-0060/0053-word-forms.ts'
import * as m0055 from './migrations/0041-0060/0055-unsent-replies.ts'
import * as m0057 from './migrations/0041-0060/0057-text-order.ts'
import * as m0058 from './migrations/0041-0060/0058-interviewers.ts'
import * as m0059 from './migrations/0041-0060/0059-mail-and-post-search.ts'
import * as m0060 from './migrations/0041-0060/0060-reply-files.ts'
import * as m0061 from './migrations/0061-0080/0061-preview-links.ts'
import * as m0062 from './migrations/0061-0080/0062-newsletter-issues.ts'
import * as m0064 from './migrations/0061-0080/0064-consent-dates.ts'
import * as m0065 from './migrations/0061-0080/0065-newsletter-digests.ts'
import * as m0066 from './migrations/0061-0080/0066-open-preview-links.ts'
import * as m0067 from './migrations/0061-0080/0067-text-sources.ts'
import * as m0068 from './migrations/0061-0080/0068-staff-language.ts'
import * as m0069 from './migrations/0061-0080/0069-erasures.ts'
import * as m0070 from './migrations/0061-0080/0070-data-requests.ts'
import * as m0071 from './migrations/0061-0080/0071-appointments.ts'
import * as m0072 from './migrations/0061-0080/0072-passkeys.ts'
import * as m0073 from './migrations/0061-0080/0073-audit-chain.ts'
import * as m0074 from './migrations/0061-0080/0074-webhooks.ts'
import * as m0076 from './migrations/0061-0080/0076-nodes.ts'
import * as m0077 from './migrations/0061-0080/0077-tagged-records.ts'
import * as m0079 from './migrations/0061-0080/0079-import-columns.ts'
import * as m0080 from './migrations/0061-0080/0080-less.ts'
import { arrivals } from './move/house.ts'
import { addTrigramIndexes } from './queries/search-index.ts'
import type { Db } from './schema.ts'
import { copyBeforeUpgrade, pruneCopies } from './upgrade-copy.ts'

// Released names are final: the database remembers them.
export const released: Migrations = {
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
  '0012-proposed-answers': m0012,
  '0013-mailbox-keys': m0013,
  '0014-sealed-mails': m0014,
  '0015-mail-order': m0015,
  '0016-deletion': m0016,
  '0017-records': m0017,
  '0018-search': m0018,
  '0019-brand': m0019,
  '0020-posts': m0020,
  '0021-media': m0021,
  '0022-site-search': m0022,
  '0023-spam-reasons': m0023,
  '0024-desk': m0024,
  '0025-last-moves': m0025,
  '0026-replies': m0026,
  '0027-mail-events': m0027,
  '0028-interviews': m0028,
  '0029-course-runs': m0029,
  '0030-kept-counts': m0030,
  '0031-api-tokens': m0031,
  '0032-notices': m0032,
  '0033-answers': m0033,
  '0034-repeated-messages': m0034,
  '0035-file-orphans': m0035,
  '0036-reply-presence': m0036,
  '0037-discarded-mails': m0037,
  '0038-subscriber-counts': m0038,
  '0039-closed-records': m0039,
  '0040-kept-forms': m0040,
  '0041-asked-again': m0041,
  '0043-first-code': m0043,
  '0045-received-checks': m0045,
  '0047-imports': m0047,
  '0049-texts': m0049,
  '0051-senders': m0051,
  '0053-word-forms': m0053,
  '0055-unsent-replies': m0055,
  '0057-text-order': m0057,
  '0058-interviewers': m0058,
  '0059-mail-and-post-search': m0059,
  '0060-reply-files': m0060,
  '0061-preview-links': m0061,
  '0062-newsletter-issues': m0062,
  '0064-consent-dates': m0064,
  '0065-newsletter-digests': m0065,
  '0066-open-preview-links': m0066,
  '0067-text-sources': m0067,
  '0068-staff-language': m0068,
  '0069-erasures': m0069,
  '0070-data-requests': m0070,
  '0071-appointments': m0071,
  '0072-passkeys': m0072,
  '0073-audit-chain': m0073,
  '0074-webhooks': m0074,
  '0076-nodes': m0076,
  '0077-tagged-records': m0077,
  '0079-import-columns': m0079,
  '0080-less': m0080,
}

type MigrationReport = {
  applied: string[]
  backup: string | null
  /** Migrations of a newer release that this one can ignore, because they only added to the schema. */
  ahead: string[]
}

/** Applies pending migrations. Several processes may call it at once. @throws Mendable */
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
  await expectUsable(db)
  const release = file ? await lock(file) : () => {}
  try {
    const ahead = await listAhead(db, migrations)
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

function upgradeFailed(error: unknown, backup: string | null): Mendable {
  const words = sayFailure(error) ?? (error instanceof Error ? error.message : String(error))
  const copy = backup ? ` ${backup} is a copy of it from before the upgrade.` : ''
  return new Mendable(`The database was not upgraded: ${words} It is as it was before.${copy}`, { cause: error })
}

async function expectUsable(db: Db) {
  const tables = await tableNames(db)
  if (tables.includes(arrivals)) throw new Mendable(unfinishedMove)
  if (tables.length > 0 && !tables.includes('kysely_migration')) throw new Mendable(otherTables(tables))
  if (tables.length === 0) return
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
