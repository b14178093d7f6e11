// Adds one table of records and one of their events, shared by enquiries and applications. Columns of one kind only stay
// in that kind's table; every row, id, reference, version, event and time is kept.
import type { Kysely } from 'kysely'
import { convertCopies } from './0017/copies.ts'
import { countRecords } from './0017/counts.ts'
import { continueSequence, dropOldTables, moveRows, numberRecords, setOldTablesAside } from './0017/rows.ts'
import { createIndexes, createTables } from './0017/tables.ts'
import { correctKeys, correctPromises } from './0017/values.ts'

export async function up(db: Kysely<unknown>) {
  await setOldTablesAside(db)
  await createTables(db)
  await numberRecords(db)
  await moveRows(db)
  await correctKeys(db)
  await correctPromises(db)
  await convertCopies(db)
  await continueSequence(db)
  await dropOldTables(db)
  await createIndexes(db)
  await countRecords(db)
}
