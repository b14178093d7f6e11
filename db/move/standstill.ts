// The standstill of a site whose database is moved. Triggers refuse every write, so that it holds for every process, also of
// an older release; a row in the settings says why, and until when.
import { sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { OperationalError } from '#db/driver/say-failure.ts'
import { movingMessage } from '#db/driver/trouble.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { holdWaiting } from './hold-waiting.ts'

/** The setting with the mark. It stays behind when the rest is moved. */
export const markKey = 'move'

export type MoveMark = {
  id: string
  /** `announced`: jobs stop for some minutes, forms are still accepted. `moving` and `moved`: nothing can be written. */
  state: 'announced' | 'moving' | 'moved'
  /** The target, without its password. */
  to: string
  /** Its encrypted address, with which the command goes on. */
  sealed: string
  /** The beginning of the move, or of the announcement. */
  since: number
}

export const findMark = async (db: Db | Trx): Promise<MoveMark | null> =>
  ((await readSetting(db, markKey)).value as MoveMark | undefined) ?? null

/** The mark is not as the caller has left it: another command has begun, ended or given up a move. */
const changedMeanwhile =
  'Another command has changed this move or given it up meanwhile: npm run doctor says how it stands.'

type Stage = Pick<MoveMark, 'id' | 'state'> | null
const isSame = (one: Stage, other: Stage) => one?.id === other?.id && one?.state === other?.state

/** Puts another mark in the place of the known one. @throws OperationalError when that is not there any more */
export const changeMark = (db: Db, known: Stage, next: MoveMark, now: number) =>
  db.transaction().execute((trx) => exchangeMark(trx, known, next, now))

async function exchangeMark(trx: Trx, known: Stage, next: MoveMark, now: number) {
  const { value, version } = await readSetting(trx, markKey)
  const current = (value as MoveMark | undefined) ?? null
  if (!isSame(current, known) || !(await writeSetting(trx, markKey, next, version, now)))
    throw new OperationalError(changedMeanwhile)
}

const lapseMs = 10 * 60_000
/** More than clocks differ by. */
const marginMs = 60_000

/** An announcement ends by itself, so that a command that was killed does not stop the jobs for ever. */
export const isForJobs = (mark: MoveMark | null, now: number): mark is MoveMark =>
  mark !== null && (mark.state !== 'announced' || now < mark.since + lapseMs)

/**
 * Afterwards nothing is written but the mark. Writers that were first have ended by then.
 * @param announced the mark as it is stored, by which the jobs stand still
 */
export async function standStill(db: Db, announced: MoveMark, until: number, now: () => number): Promise<MoveMark> {
  const moving: MoveMark = { ...announced, state: 'moving' }
  await db.transaction().execute(async (trx) => {
    if (now() > announced.since + lapseMs - marginMs)
      throw new OperationalError(
        'Writers of the site did not end in time. Nothing was moved: try again at a quieter hour.',
      )
    await exchangeMark(trx, announced, moving, now())
    for (const table of await ownTables(trx)) {
      await dropTriggers(trx, table)
      await refuseWrites(trx, table, until)
    }
  })
  return moving
}

/**
 * Writing goes on as if nothing had been.
 * @param known the mark that was found @param holds keeps what waits to be sent, because another site may have sent it
 */
export const endStandstill = (db: Db, known: MoveMark | null, { holds = false } = {}) =>
  db.transaction().execute(async (trx) => {
    if (!isSame(await findMark(trx), known)) throw new OperationalError(changedMeanwhile)
    for (const table of await ownTables(trx)) await dropTriggers(trx, table)
    if (holds) await holdWaiting(trx)
    await trx.deleteFrom('settings').where('key', '=', markKey).execute()
  })

/** True where writes are refused, even when the mark is lost. */
export async function isRefusing(db: Db): Promise<boolean> {
  for (const table of await ownTables(db)) if ((await triggersOf(db, table)).length > 0) return true
  return false
}

const verbs = ['insert', 'update', 'delete'] as const
const nameOf = (table: string, verb: string) => `standstill_${table}_${verb}`

/** The mark itself can be written. */
const isOther = (table: string, verb: (typeof verbs)[number]) => {
  if (table !== 'settings') return sql``
  return sql`when (${sql.raw(verb === 'delete' ? 'old' : 'new')}.key <> ${sql.lit(markKey)})`
}

async function refuseWrites(trx: Trx, table: string, until: number) {
  for (const verb of verbs) {
    await sql`create trigger ${sql.id(nameOf(table, verb))} before ${sql.raw(verb)} on ${sql.id(table)}
      ${isOther(table, verb)} begin select raise(abort, ${sql.lit(movingMessage(until))}); end`.execute(trx)
  }
}

async function dropTriggers(trx: Trx, table: string) {
  for (const name of await triggersOf(trx, table)) await sql`drop trigger ${sql.id(name)}`.execute(trx)
}

async function triggersOf(db: Db | Trx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'trigger' and tbl_name = ${table}`.execute(db)
  const own = verbs.map((verb) => nameOf(table, verb))
  return rows.map(({ name }) => name).filter((name) => own.includes(name))
}

/** Without SQLite's own tables and those of its search indexes, which triggers write. */
export async function ownTables(db: Db | Trx): Promise<string[]> {
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
