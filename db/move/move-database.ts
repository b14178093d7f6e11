// Moves a whole SQLite database into PostgreSQL while its site serves pages and stores nothing.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from '#db/driver/connect.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { OperationalError } from '#db/driver/say-failure.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { type Compared, compareTable } from './compare-rows.ts'
import { copyTable, type Progress, sharedTables } from './copy-rows.ts'
import type { DatabaseAdapter, Source, Table, Target, TargetState } from './database-adapter.ts'
import { postgresAdapter } from './postgres-adapter.ts'
import { sqliteAdapter } from './sqlite-adapter.ts'
import { changeMark, endStandstill, findMark, isForJobs, type MoveMark, standStill } from './standstill.ts'
import {
  claim,
  clearFor,
  findTargetState,
  isVacant,
  notEmpty,
  removeMark,
  restoreAsides,
  writeTargetState,
} from './target.ts'

export type Move = {
  /** The source, as its site has it open. */
  db: Db
  from: string
  to: string
  /** It goes on with a move, or finds that it has ended. */
  isResumed?: boolean
  /** A new one; a move that is under way keeps its own. */
  mark: Omit<MoveMark, 'state'>
  now: () => number
  /** The jobs of a site see the mark within this time. */
  jobsStopMs?: number
  /** Called once nothing is written any more, before the source counts as moved. */
  moveFiles: () => Promise<void>
  say: (line: string) => void
  onProgress?: Progress
}

/** Jobs look for the mark every second. */
const usualJobsStopMs = 3_000
/** Longer than any job holds a mail, a batch of a newsletter or a message. */
const longestLeaseMs = 100_000

/**
 * @returns each table with its rows and digest, which both databases have; none when all had been compared before
 * @throws OperationalError when anything differs
 */
export async function moveDatabase(move: Move): Promise<Compared[]> {
  const file = sourceFile(move)
  if (move.isResumed && (await hasEnded(move))) return []
  const source = sqliteAdapter(file)
  try {
    await prepareTarget(move)
    return await inTarget(move.to, async (target) => {
      await takeTurn(target)
      return moveInto(move, source, target)
    })
  } finally {
    await source.close()
  }
}

async function moveInto(move: Move, source: Source, target: Target): Promise<Compared[]> {
  const known = await findMark(move.db)
  const state = await findTargetState(target)
  refuseOther(known, state)
  // After a power cut the target may know less than the source: then it goes on as from any interruption.
  if (known?.state === 'moved' && state?.state === 'arrived') {
    await removeMark(target)
    return []
  }
  const tables = await sharedTables(source, target)
  const isCleared = state !== null && state.state !== 'claimed'
  if (!isCleared) await expectSameMigrations(source, target)
  let mark = await announce(move, known, state)
  if (mark.state === 'announced') mark = await begin(move, mark, { source, target, tables, isClaimed: state !== null })
  else if (!isCleared) {
    if (!state) await claim(target, mark.id)
    await clearFor(target, mark.id, tables)
  }
  if (state?.state !== 'arrived') {
    await copyAll(move, source, target, tables)
    await putInOrder(move, source, target)
  }
  const compared = await compareAll(move, source, target, tables)
  await move.moveFiles()
  await target.makeDurable()
  await writeTargetState(target, { id: mark.id, state: 'arrived' })
  await changeMark(move.db, mark, { ...mark, state: 'moved' }, move.now())
  await removeMark(target)
  return compared
}

async function copyAll({ say, onProgress }: Move, source: Source, target: Target, tables: readonly Table[]) {
  for (const table of tables) {
    say(`Copying ${table.name}`)
    await copyTable(source, target, table, onProgress ?? (() => {}))
  }
}

async function putInOrder({ say }: Move, source: Source, target: Target) {
  say('Making the indexes')
  await restoreAsides(target, () => {})
  await target.setSequences(await source.sequences())
  await target.run('analyze')
}

async function compareAll(
  { say }: Move,
  source: DatabaseAdapter,
  target: DatabaseAdapter,
  tables: readonly Table[],
): Promise<Compared[]> {
  say('Comparing every row')
  const compared: Compared[] = []
  for (const table of tables) compared.push(await compareTable(source, target, table))
  return compared
}

/** Another empty target may be named than before. */
async function announce({ db, mark: own, now }: Move, known: MoveMark | null, state: TargetState | null) {
  const { id, to, sealed, since } = own
  const isUnderWay = known && (state || known.state !== 'announced')
  const mark: MoveMark = isUnderWay ? { ...known, to, sealed } : { id, to, sealed, since, state: 'announced' }
  if (mark.state === 'announced') mark.since = now()
  await changeMark(db, known, mark, now())
  return mark
}

type Places = { source: DatabaseAdapter; target: Target; tables: readonly Table[]; isClaimed: boolean }

/** Takes the target, stops the jobs, waits for what they have begun, and then refuses all writes. */
async function begin(move: Move, announced: MoveMark, { source, target, tables, isClaimed }: Places) {
  const { db, now, say } = move
  let mark = announced
  try {
    if (!isClaimed) await claim(target, mark.id)
    await untilJobsStop(move)
    let rows = 0
    for (const { name } of tables) rows += await source.count(name)
    mark = await announceAgain(db, mark, now())
    mark = await standStill(db, mark, expectedEnd(rows, now()), now)
    say(`Nothing is stored from now on. ${rows.toLocaleString('en')} rows in ${tables.length} tables will be moved.`)
    await clearFor(target, mark.id, tables)
    return mark
  } catch (error) {
    await goBack(move, mark, target)
    throw error
  }
}

async function untilJobsStop({ db, now, say, jobsStopMs = usualJobsStopMs }: Move) {
  say('Waiting for the jobs of the site to stop')
  await sleep(jobsStopMs)
  for (const end = performance.now() + longestLeaseMs; await isSending(db, now()); await sleep(500)) {
    if (performance.now() > end)
      throw new OperationalError(
        'A mail, a newsletter or a message to another system is being sent all the time: pause the sending, and move again. Nothing was moved.',
      )
  }
}

/** While tables begin to refuse, the jobs stand still in any case. @throws OperationalError when they may work again */
async function announceAgain(db: Db, mark: MoveMark, now: number): Promise<MoveMark> {
  if (!isForJobs(mark, now)) throw new OperationalError('The jobs took too long to stop. Nothing was moved: try again.')
  const again = { ...mark, since: now }
  await changeMark(db, mark, again, now)
  return again
}

/** Nothing was copied yet, so the site goes on as before, and the target is as it was. The first error is what counts. */
async function goBack({ db, say }: Move, mark: MoveMark, target: Target) {
  await endStandstill(db, mark).catch(() =>
    say('What was begun could not be ended: npm run doctor says how it stands, npm run move -- --give-up ends it.'),
  )
  const state = await findTargetState(target).catch(() => null)
  if (state?.state === 'claimed' && state.id === mark.id)
    await removeMark(target).catch(() =>
      say('A table named "moving" is left in the target: empty it before you move again.'),
    )
}

const rowsPerMinute = 400_000
/** For the visitors whose forms are refused. */
const expectedEnd = (rows: number, now: number) => now + (2 + Math.ceil(rows / rowsPerMinute)) * 60_000

/** A mail or a message is on its way, whose outcome could not be stored. */
async function isSending(db: Db, now: number): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select
    (select count(*) from outbox where locked_until > ${now}) +
    (select count(*) from newsletter_batches where locked_until > ${now}) +
    (select count(*) from webhook_deliveries where locked_until > ${now}) as n`.execute(db)
  return Number(rows[0]?.n) > 0
}

/** @throws OperationalError for any other way than from a SQLite file into PostgreSQL */
function sourceFile({ from, to }: Move): string {
  const file = databaseFile(from)
  if (file && !to.startsWith('file:')) return file
  throw new OperationalError(
    'npm run move carries a SQLite file into PostgreSQL: npm run backup and npm run restore carry a database to another place of its kind.',
  )
}

function refuseOther(known: MoveMark | null, state: { id: string } | null) {
  if (state && state.id !== known?.id)
    throw new OperationalError(
      'The target holds a part of another move, or of one that was given up: name an empty database, or empty this one. Nothing was changed.',
    )
}

async function inTarget<T>(url: string, work: (target: Target) => Promise<T>): Promise<T> {
  const target = await postgresAdapter(url)
  try {
    return await work(target)
  } finally {
    await target.close()
  }
}

/** Brings an empty target to the schema of this release. @throws OperationalError when it holds anything else */
async function prepareTarget({ db, to }: Move) {
  const isBegun = await inTarget(to, async (target) => {
    if (await findTargetState(target)) return true
    await refuseMoved(db)
    if (!(await isVacant(target))) throw new OperationalError(notEmpty)
    return false
  })
  if (isBegun) return
  const target = connect(to)
  try {
    await migrate(target, to)
  } finally {
    await target.destroy()
  }
}

async function refuseMoved(db: Db) {
  if ((await findMark(db))?.state === 'moved')
    throw new OperationalError(
      'This database was moved already: set DATABASE_URL to the other one and restart the site. Nothing was changed.',
    )
}

/** Interrupted after its last step: the target has no mark any more. */
async function hasEnded({ db, to }: Move): Promise<boolean> {
  if ((await findMark(db))?.state !== 'moved') return false
  return inTarget(to, async (target) => (await findTargetState(target)) === null && !(await isVacant(target)))
}

/** PostgreSQL ends what a killed command has begun, and only then gives up its turn. */
const longestEndMs = 10_000

/** For as long as the connection lasts. */
async function takeTurn(target: DatabaseAdapter) {
  for (const end = performance.now() + longestEndMs; performance.now() < end; await sleep(200)) {
    const [row] = await target.ask(`select pg_try_advisory_lock(hashtext('move'))::text as taken`)
    if (row?.taken === 'true') return
  }
  throw new OperationalError('Another npm run move is at work on this database.')
}

async function expectSameMigrations(source: DatabaseAdapter, target: DatabaseAdapter) {
  const names = async (adapter: DatabaseAdapter) =>
    JSON.stringify((await adapter.ask('select name from kysely_migration')).map(({ name }) => String(name)).sort())
  if ((await names(source)) === (await names(target))) return
  throw new OperationalError(
    'The database does not have the schema of this release: run npm run db:migrate before you move it.',
  )
}
