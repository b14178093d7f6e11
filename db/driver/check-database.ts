// Checks that the database can be read and written now.
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import { isPostgres } from './advisory-lock.ts'
import { within } from './time-limit.ts'
import { troubleOf, troubleWords } from './trouble.ts'
import { knownTrouble } from './trouble-watch.ts'

const readMs = 4_000
const writeMs = 1_000
/** About what three enquiries and their mails need. */
const leastFreeBytes = 256 * 1024

export type DatabaseState = 'ok' | 'locked' | 'moving'

/**
 * Answers within seconds even when the database hangs. "locked" means that a write is waiting but has not been refused,
 * "moving" that writes are refused until a move has ended, and pages are served.
 * @throws when a read or a write fails
 */
export async function checkDatabase(db: Db, now: number): Promise<DatabaseState> {
  if ((await within(readMs, readSome(db))) === 'late') throw new Error('The database does not answer')
  // Any query may have found the corruption: the rows read here seldom include the damaged page.
  if (knownTrouble(db) === 'corrupt') throw new Error(troubleWords.corrupt.operator)
  // SQLite's log has room left for a small row when there is none for an enquiry.
  if ((await freeBytes(db)) < leastFreeBytes) throw new Error(troubleWords.full.operator)
  const written = await within(writeMs, writeSomething(db, now).catch(movingOrFailed))
  if (written !== 'late') return written ?? 'ok'
  if (knownTrouble(db)) throw new Error('The database cannot be written')
  return 'locked'
}

function movingOrFailed(error: unknown): 'moving' {
  if (troubleOf(error) === 'moving') return 'moving'
  throw error
}

/** The most valuable tables, and their keys. */
const tables = [
  ['records', 'id'],
  ['enquiries', 'record_id'],
  ['applications', 'record_id'],
  ['subscribers', 'id'],
  ['outbox', 'id'],
  ['users', 'id'],
] as const
const newest = 20
const portion = 50
const readUpTo = new WeakMap<Db, Record<string, string>>()

/** Reads the newest rows and the next portion of the rest, so that repeated checks also find damage in old rows. */
async function readSome(db: Db) {
  const cursors = readUpTo.get(db) ?? {}
  readUpTo.set(db, cursors)
  for (const [table, column] of tables) {
    const key = sql<string>`${sql.ref(column)}`
    const rows = db.selectFrom(table as keyof Database).selectAll()
    await rows.orderBy(key, 'desc').limit(newest).execute()
    const read = await rows
      .select(key.as('read_up_to'))
      .where(key, '>', cursors[table] ?? '')
      .orderBy(key)
      .limit(portion)
      .execute()
    cursors[table] = read.length === portion ? (read.at(-1)?.read_up_to ?? '') : ''
  }
}

/** Writes and rolls back a row, so that a full disk or a read-only file is noticed before an enquiry is lost. */
async function writeSomething(db: Db, now: number) {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('rate_limits')
      .values({ key: `probe:${now}:${process.hrtime.bigint()}`, count: 0, resets_at: now })
      .execute()
    await trx.deleteFrom('rate_limits').where('key', 'like', 'probe:%').where('resets_at', '<=', now).execute()
  })
}

/** On the disk of an SQLite database. */
async function freeBytes(db: Db): Promise<number> {
  if (isPostgres(db)) return Number.POSITIVE_INFINITY
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db)
  const file = rows[0]?.file
  if (!file) return Number.POSITIVE_INFINITY
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}
