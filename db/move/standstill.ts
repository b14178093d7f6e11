// The standstill of a site whose database is moved. Triggers refuse every write, so that it holds for every process, also of
// an older release; a row in the settings says why, and until when.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isPostgres, takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { Mendable } from '#db/driver/say-failure.ts'
import { movingMessage } from '#db/driver/trouble.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { heldTables, holdWaiting } from './hold-waiting.ts'

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

/** Puts another mark in the place of the known one. @throws Mendable when that is not there any more */
export const changeMark = (db: Db, known: Stage, next: MoveMark, now: number) =>
  inSteps(db, [(trx) => exchangeMark(trx, known, next, now)])

async function exchangeMark(trx: Trx, known: Stage, next: MoveMark, now: number) {
  await takeAdvisoryLock(trx, markLock)
  const { value, version } = await readSetting(trx, markKey)
  const current = (value as MoveMark | undefined) ?? null
  // A step that is repeated may have been stored before.
  const isKnown = isSame(current, known) || isSame(current, next)
  if (!isKnown || !(await writeSetting(trx, markKey, next, version, now))) throw new Mendable(changedMeanwhile)
}

/** Nobody changes the mark until the transaction has ended. */
async function expectMark(trx: Trx, mark: MoveMark) {
  await takeAdvisoryLock(trx, markLock)
  if (!isSame(await findMark(trx), mark)) throw new Mendable(changedMeanwhile)
}
const markLock = 'mark of a move'

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
  const refuse = isPostgres(db) ? refuseOnPostgres : refuseOnSqlite
  await inSteps(db, [
    async (trx) => {
      await expectMark(trx, announced)
      if (isPostgres(trx)) await makeRefusal(trx, until)
    },
    ...(await ownTables(db)).map((table) => async (trx: Trx) => {
      await expectMark(trx, announced)
      await dropTriggers(trx, table)
      await refuse(trx, table, until)
    }),
    async (trx) => {
      if (now() > announced.since + lapseMs - marginMs)
        throw new Mendable('Writers of the site did not end in time. Nothing was moved: try again at a quieter hour.')
      await exchangeMark(trx, announced, moving, now())
    },
  ])
  return moving
}

/**
 * Writing goes on as if nothing had been. The jobs stand still until all is ended, also when that is interrupted for a while.
 * @param known the mark that was found @param holds keeps what waits to be sent, because another site may have sent it
 */
export async function endStandstill(db: Db, known: MoveMark | null, now: number, { holds = false } = {}) {
  // With a new id, no move goes on with it after an interruption.
  const ending: MoveMark = { to: '', sealed: '', ...known, id: newId(), state: 'announced', since: now }
  await inSteps(db, [
    async (trx) => {
      await exchangeMark(trx, known, ending, now)
      if (!holds) return
      for (const table of heldTables) await dropTriggers(trx, table)
      await holdWaiting(trx)
    },
    ...(await ownTables(db)).map((table) => async (trx: Trx) => {
      await expectMark(trx, ending)
      await dropTriggers(trx, table)
    }),
    async (trx) => {
      await expectMark(trx, ending)
      if (isPostgres(trx)) await sql`drop function if exists ${sql.id(refusal)}()`.execute(trx)
      await trx.deleteFrom('settings').where('key', '=', markKey).execute()
    },
  ])
}

/** True where writes are refused, even when the mark is lost. */
export async function isRefusing(db: Db): Promise<boolean> {
  for (const table of await ownTables(db)) if ((await triggersOf(db, table)).length > 0) return true
  return false
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

const makeRefusal = (db: Trx, until: number) =>
  sql`create or replace function ${sql.id(refusal)}() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${movingMessage(until)}'; end`)}`.execute(db)

async function refuseOnPostgres(trx: Trx, table: string) {
  for (const verb of verbs) {
    const each = table === 'settings' ? sql`for each row` : sql`for each statement`
    await sql`create trigger ${sql.id(nameOf(table, verb))} before ${sql.raw(verb)} on ${sql.id(table)}
      ${each} ${isOther(table, verb)} execute function ${sql.id(refusal)}()`.execute(trx)
  }
}

/** For a copy on PostgreSQL, within another transaction. An older release had no settings. */
export const endCopiedStandstill = `do $$ declare one record; begin
  for one in select t.tgname as name, c.relname as tab from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname like 'standstill\\_%' and c.relnamespace = current_schema()::regnamespace loop
    execute format('drop trigger %I on %I', one.name, one.tab);
  end loop;
  drop function if exists ${refusal}();
  delete from settings where key = '${markKey}';
  exception when undefined_table then null; end $$;`

/** Only those that are there: PostgreSQL would stop readers for any other, too. */
async function dropTriggers(trx: Trx, table: string) {
  const place = isPostgres(trx) ? sql`on ${sql.id(table)}` : sql``
  for (const name of await triggersOf(trx, table)) await sql`drop trigger ${sql.id(name)} ${place}`.execute(trx)
}

async function triggersOf(db: Db | Trx, table: string): Promise<string[]> {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`
        select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.relname = ${table} and c.relnamespace = current_schema()::regnamespace`
    : sql<{ name: string }>`select name from sqlite_master where type = 'trigger' and tbl_name = ${table}`
  ).execute(db)
  const own = verbs.map((verb) => nameOf(table, verb))
  return rows.map(({ name }) => name).filter((name) => own.includes(name))
}

/**
 * SQLite: all at once. PostgreSQL: one table after the other, each once its writers have ended. Waiting for all at once would
 * lock up with them; and who has written to one table before it refuses is refused by the next, and rolls back.
 */
async function inSteps(db: Db, steps: readonly ((trx: Trx) => Promise<void>)[]) {
  if (isPostgres(db)) {
    for (const step of steps) await patiently(() => db.transaction().execute(step))
    return
  }
  await db.transaction().execute(async (trx) => {
    for (const step of steps) await step(trx)
  })
}

const longestWaitMs = 60_000
/** The time limit of a statement, or of its answer, or two that wait for each other. */
const isLate = (error: unknown) =>
  error instanceof Error &&
  (/^Query read timeout/.test(error.message) ||
    ('code' in error && ['57014', '55P03', '40P01'].includes(String(error.code))))

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
