// The seats of a course run: counted and given under one lock, so that none is given twice.

import { placeOffered } from '#app/mail/messages/visitors/places.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { CourseRun } from '#db/tables/careers.ts'
import { readApplication } from '../applications.server.ts'
import { heldStatuses } from './place-statuses.ts'

/** Locks a place until the transaction ends; taken before the locks of runs. @param reference the application's */
export const lockPlace = (trx: Trx, { reference }: { reference: string }) => takeAdvisoryLock(trx, `place ${reference}`)

/**
 * Locks these runs until the transaction ends, so that no seat is given or freed meanwhile. @returns those that exist
 */
export async function lockRuns(trx: Trx, ids: readonly (string | null)[]): Promise<Map<string, CourseRun>> {
  const runIds = [...new Set(ids)].filter((id) => id !== null).sort()
  for (const id of runIds) await takeAdvisoryLock(trx, `run ${id}`)
  if (runIds.length === 0) return new Map()
  const runs = await trx.selectFrom('course_runs').selectAll().where('id', 'in', runIds).execute()
  return new Map(runs.map((run) => [run.id, run]))
}

export async function countTaken(db: Db, runId: string): Promise<number> {
  const { taken } = await db
    .selectFrom('course_signups')
    .select((e) => e.fn.countAll<number>().as('taken'))
    .where('run_id', '=', runId)
    .where('status', 'in', heldStatuses)
    .where('waiting_since', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(taken)
}

export const hasSeat = async (trx: Trx, run: CourseRun): Promise<boolean> => (await countTaken(trx, run.id)) < run.seats

/** The day in the form of the runs' dates. */
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** Gives free seats to those who have waited longest, and mails them. @returns the references of their applications */
export async function moveUp(trx: Trx, run: CourseRun | undefined, now: number): Promise<string[]> {
  if (!run || run.ends_on < dayOf(now)) return []
  const free = run.seats - (await countTaken(trx, run.id))
  if (free <= 0) return []
  const next = await trx
    .selectFrom('course_signups')
    .select(['id', 'record_id'])
    .where('run_id', '=', run.id)
    .where('status', '=', 'pending')
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(free)
    .execute()
  const references: string[] = []
  for (const { id, record_id } of next) {
    await trx
      .updateTable('course_signups')
      .set((e) => ({ waiting_since: null, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const application = await readApplication(trx, { id: record_id })
    await queueMail(trx, placeOffered(application, run), now)
    references.push(application.reference)
  }
  return references
}
