// The target of a move: prepared, recognised when a move goes on, and put in order at its end.
import { sql } from 'kysely'
import { connect } from '#db/driver/connect.ts'
import { OperationalError } from '#db/driver/say-failure.ts'
import { migrate } from '#db/migrate.ts'
import {
  literal,
  notMoved,
  quoted,
  restores,
  type Table,
  type Target,
  type TargetState,
  targetStateTable,
} from './database-adapter.ts'
import { ownTables } from './standstill.ts'

/** Null in a database to which nothing is being moved. */
export async function findTargetState(target: Target): Promise<TargetState | null> {
  const tables = await target.tables()
  if (!tables.some(({ name }) => name === targetStateTable)) return null
  const [row] = await target.ask(`select id, state from ${targetStateTable}`)
  return (row as TargetState | undefined) ?? null
}

export const writeTargetState = (target: Target, { id, state }: TargetState) =>
  target.run(`update ${targetStateTable} set state = ${literal(state)} where id = ${literal(id)}`)

/** True without tables, or with no more in them than migrations leave. */
export async function isVacant(target: Target): Promise<boolean> {
  const tables = await namesIn(target)
  if (tables.length === 0) return true
  const fresh = await freshCounts()
  for (const table of tables) {
    if (table === 'kysely_migration' || table === 'additive_migrations') continue
    if ((await target.count(table)) !== fresh.get(table)) return false
  }
  return true
}

const namesIn = async (target: Target) =>
  (await target.tables()).map(({ name }) => name).filter((name) => !notMoved.has(name))

/** The rows of each table in a database that was migrated and has not been used. */
let counted: Promise<Map<string, number>> | undefined
function freshCounts() {
  counted ??= countFresh()
  return counted
}

async function countFresh(): Promise<Map<string, number>> {
  const url = 'file::memory:'
  const db = connect(url)
  try {
    await migrate(db, url)
    const counts = new Map<string, number>()
    for (const name of await ownTables(db)) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.id(name)}`.execute(db)
      counts.set(name, Number(rows[0]?.n))
    }
    return counts
  } finally {
    await db.destroy()
  }
}

export const notEmpty =
  'The target is not empty: npm run move fills an empty database only, and deletes nothing. Nothing was changed.'

/** Locks the target before it looks, so that no other program can write meanwhile. @throws OperationalError when it holds anything */
async function expectVacant(target: Target) {
  await target.lock(await namesIn(target))
  if (!(await isVacant(target))) throw new OperationalError(notEmpty)
}

/** No site starts on it from now on. */
export async function claim(target: Target, id: string) {
  await freshCounts()
  await target.atOnce(async () => {
    await expectVacant(target)
    await runEach(target, [
      `create table ${targetStateTable} (id text primary key, state text not null)`,
      `create table ${restores} (step integer primary key, statement text not null)`,
      `insert into ${targetStateTable} (id, state) values (${literal(id)}, 'claimed')`,
    ])
  })
}

/** All or nothing: empty tables, and indexes, triggers and references set aside. */
export async function clearFor(target: Target, id: string, tables: readonly Table[]) {
  const { remove, restore } = await target.asides()
  await target.atOnce(async () => {
    await expectVacant(target)
    await runEach(target, [
      `update ${targetStateTable} set state = 'arriving' where id = ${literal(id)}`,
      ...restore.map((statement, step) => `insert into ${restores} values (${step}, ${literal(statement)})`),
      // References first, so that the order of the tables does not matter.
      ...[...remove].reverse(),
      ...tables.map(({ name }) => `delete from ${quoted(name)}`),
    ])
  })
}

async function runEach(target: Target, statements: readonly string[]) {
  for (const statement of statements) await target.step(statement)
}

/** Each step by itself, so that an interrupted move goes on with the next. */
export async function restoreAsides(target: Target, onStep: (statement: string) => void) {
  const steps = await target.ask(`select step, statement from ${restores} order by step`)
  for (const { step, statement } of steps) {
    onStep(String(statement))
    await target.run(String(statement), `delete from ${restores} where step = ${Number(step)}`)
  }
}

export const removeMark = (target: Target) => target.run(`drop table ${restores}`, `drop table ${targetStateTable}`)
