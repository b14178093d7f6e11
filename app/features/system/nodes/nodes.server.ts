// The nodes that serve one PostgreSQL database. Each joins at its start, and is refused where it disagrees with another one;
// then it says every few seconds that it is there. All times are of the database's clock.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { log } from '#app/process/log.server.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { OperationalError } from '#db/driver/say-failure.ts'
import { databaseNow } from '#db/queries/clock.ts'
import type { Db, Trx } from '#db/schema.ts'
import { type NodeFacts, type NodeProblem, problemBetween, type SeenNode, sayProblem } from './node-problems.ts'

/** A node that has been silent for this long is gone. */
const silentMs = 20_000
/** Rows of nodes that are gone are removed after a day. */
const keptMs = 24 * 60 * 60_000

/** The nodes that are there, newest last. */
export async function listNodes(db: Db | Trx): Promise<SeenNode[]> {
  const now = databaseNow(db)
  const rows = await db
    .selectFrom('nodes')
    .selectAll()
    .select(sql<number>`${now} - seen_at`.as('age_ms'))
    .orderBy('started_at')
    .execute()
  return (
    rows
      .map(({ secret_marks, clock_ms, started_at, seen_at, age_ms, ...node }) => ({
        ...node,
        secretMarks: JSON.parse(secret_marks) as string[],
        clockMs: Number(clock_ms),
        startedAt: Number(started_at),
        seenAt: Number(seen_at),
        ageMs: Number(age_ms),
      }))
      // A node is never seen in the future, unless the database's clock was set back since.
      .filter(({ ageMs }) => Math.abs(ageMs) < silentMs)
  )
}

/**
 * Adds this node, or only finds out whether it may join. Where it disagrees with a node that is there, it waits until that
 * one is seen again, or is gone. @throws OperationalError in the first case
 */
export async function joinNodes(db: Db, own: NodeFacts, { isAdded = true } = {}): Promise<void> {
  let watched: SeenNode | null = null
  for (;;) {
    const clockMs = await compareClocks(db)
    const found = await db.transaction().execute(async (trx) => {
      await takeAdvisoryLock(trx, 'nodes')
      const [first] = await findProblems(trx, { ...own, clockMs })
      if (first === undefined && isAdded) await writeNode(trx, own, clockMs)
      return first ?? null
    })
    if (found === null) return
    if (watched?.id === found.node.id && watched.seenAt !== found.node.seenAt) {
      throw new OperationalError(sayProblem(found.problem, own, found.node))
    }
    if (watched === null)
      log('node-waits', { words: `${sayProblem(found.problem, own, found.node)} Is it still there?` })
    watched = found.node
    await sleep(500)
  }
}

type Found = { problem: NodeProblem; node: SeenNode }

async function findProblems(db: Db | Trx, own: NodeFacts & { clockMs: number }): Promise<Found[]> {
  const others = (await listNodes(db)).filter(({ id }) => id !== own.id)
  return others.flatMap((node) => {
    const problem = problemBetween(own, node)
    return problem ? [{ problem, node }] : []
  })
}

/** Says that this node is there. @returns its clock minus the database's, and where it disagrees with another */
export async function keepNode(db: Db, own: NodeFacts): Promise<{ clockMs: number; problem: string | null }> {
  const clockMs = await compareClocks(db)
  await writeNode(db, own, clockMs)
  const [found] = await findProblems(db, { ...own, clockMs })
  return { clockMs, problem: found ? sayProblem(found.problem, own, found.node) : null }
}

async function writeNode(db: Db | Trx, { id, secretMarks, ...facts }: NodeFacts, clock_ms: number) {
  const now = databaseNow(db)
  await db
    .insertInto('nodes')
    .values({ id, ...facts, secret_marks: JSON.stringify(secretMarks), clock_ms, started_at: now, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ clock_ms, seen_at: now }))
    .execute()
  await db
    .deleteFrom('nodes')
    .where('seen_at', '<', sql<number>`${now} - ${sql.lit(keptMs)}`)
    .execute()
}

export async function leaveNodes(db: Db, id: string): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', id).execute()
}

/** @returns our clock minus the database's: the least difference that the time of the question leaves possible */
export async function compareClocks(db: Db | Trx): Promise<number> {
  const [before, began] = [Date.now(), performance.now()]
  const { rows } = await sql<{ now: number }>`select ${databaseNow(db)} as now`.execute(db)
  const took = performance.now() - began
  const apart = before + took / 2 - Number(rows[0]?.now)
  return Math.round(Math.sign(apart) * Math.max(0, Math.abs(apart) - took / 2))
}
