// Puts a database into the standstill of a move, and ends it.
import { changeMark, endStandstill, findMark, standStill } from '#db/move/standstill.ts'
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'

/** As it is announced: the jobs stand still. */
export async function announceMove(db: Db, since = Date.now()) {
  const mark = { id: newId(), state: 'announced', to: 'elsewhere', sealed: '', since } as const
  await changeMark(db, null, mark, since)
  return mark
}

export const stopWriting = async (db: Db, until: number) => standStill(db, await announceMove(db), until, Date.now)

export const writeAgain = async (db: Db) => endStandstill(db, await findMark(db))
