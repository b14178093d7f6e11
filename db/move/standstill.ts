// The standstill of a site whose database is moved. Triggers refuse every write, so that it holds for every process, also of
// an older release; a row in the settings says why, and until when.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { movingMessage } from '#db/driver/trouble.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'

/** The setting with the mark. It stays behind when the rest is moved. */
export const markKey = 'move'

export type MoveMark = {
  id: string
  /** `announced`: jobs stop, forms are still accepted. `moving` and `moved`: nothing can be written. */
  state: 'announced' | 'moving' | 'moved'
  /** The target, without its password. */
  to: string
  /** Its encrypted address, with which the command goes on. */
  sealed: string
  since: number
}

export const findMark = async (db: Db | Trx): Promise<MoveMark | null> =>
  ((await readSetting(db, markKey)).value as MoveMark | undefined) ?? null

export const writeMark = (db: Db, mark: MoveMark, now: number) =>
  db.transaction().execute((trx) => storeMark(trx, mark, now))

async function storeMark(trx: Trx, mark: MoveMark, now: number) {
  const { version } = await readSetting(trx, markKey)
  await writeSetting(trx, markKey, mark, version, now)
}

/** Afterwards nothing is written but the mark. Writers that were first have ended by then. */
export async function standStill(db: Db, mark: MoveMark, until: number, now: number) {
  if (isPostgres(db)) await makeRefusal(db, until)
  const refuse = isPostgres(db) ? refuseOnPostgres : refuseOnSqlite
  await forEachTable(db, async (trx, table) => {
    await dropTriggers(trx, table)
    await refuse(trx, table, until)
  })
  await writeMark(db, { ...mark, state: 'moving' }, now)
}

/** Writing goes on as if nothing had been. */
export async function endStandstill(db: Db) {
  await forEachTable(db, dropTriggers)
  if (isPostgres(db)) await sql`drop function if exists ${sql.id(refusal)}()`.execute(db)
  await db.deleteFrom('settings').where('key', '=', markKey).execute()
}

const verbs = ['insert', 'update', 'delete'] as const
const nameOf = (table: string, verb: string) => `standstill_${table}_${verb}`
const refusal = 'refuse_while_moving'

/** The mark itself can be written. */
const isOther = (table: string, verb: (typeof verbs)[number]) => {
  if (table !== 'settings') return sql``
  return sql`when (${sql.raw(verb === 'delete' ? 'old' : 'new')}.key <> ${sql.lit(markKey)})`
}

async function refuseOnSqlite(trx: Trx, table: string, until: number) {
  for (const verb of verbs) {
    await sql`create trigger ${sql.id(nameOf(table, verb))} before ${sql.raw(verb)} on ${sql.id(table)}
      ${isOther(table, verb)} begin select raise(abort, ${sql.lit(movingMessage(until))}); end`.execute(trx)
  }
}

const makeRefusal = (db: Db, until: number) =>
  sql`create or replace function ${sql.id(refusal)}() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${movingMessage(until)}'; end`)}`.execute(db)

async function refuseOnPostgres(trx: Trx, table: string) {
  for (const verb of verbs) {
    const each = table === 'settings' ? sql`for each row` : sql`for each statement`
    await sql`create trigger ${sql.id(nameOf(table, verb))} before ${sql.raw(verb)} on ${sql.id(table)}
      ${each} ${isOther(table, verb)} execute function ${sql.id(refusal)}()`.execute(trx)
  }
}

async function dropTriggers(trx: Trx, table: string) {
  for (const verb of verbs) {
    const place = isPostgres(trx) ? sql`on ${sql.id(table)}` : sql``
    await sql`drop trigger if exists ${sql.id(nameOf(table, verb))} ${place}`.execute(trx)
  }
}

/**
 * SQLite: all at once. PostgreSQL: one table after the other, each once its writers have ended. Waiting for all at once would
 * lock up with them; and who has written to one table before it refuses is refused by the next, and rolls back.
 */
async function forEachTable(db: Db, work: (trx: Trx, table: string) => Promise<void>) {
  const tables = await ownTables(db)
  if (isPostgres(db)) {
    for (const table of tables) await patiently(() => db.transaction().execute((trx) => work(trx, table)))
    return
  }
  await db.transaction().execute(async (trx) => {
    for (const table of tables) await work(trx, table)
  })
}

const longestWaitMs = 60_000
/** The time limit of a statement, or of its answer. */
const isLate = (error: unknown) =>
  error instanceof Error &&
  (/^Query read timeout/.test(error.message) || ('code' in error && ['57014', '55P03'].includes(String(error.code))))

async function patiently(work: () => Promise<void>) {
  for (const end = performance.now() + longestWaitMs; ; await sleep(100)) {
    try {
      return await work()
    } catch (error) {
      if (!isLate(error) || performance.now() > end) throw error
    }
  }
}

/** Without SQLite's own tables and those of its search indexes, which triggers write. */
export async function ownTables(db: Db): Promise<string[]> {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`
        select c.relname as name from pg_class c
        where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`
    : sql<{ name: string }>`
        select name from pragma_table_list
        where schema = 'main' and type = 'table' and name not like 'sqlite\_%' escape '\\'`
  ).execute(db)
  return rows.map(({ name }) => name).sort()
}
