// Counts subscribers by status for the list's tabs: a million rows are too many to count for every page.
import type { Kysely } from 'kysely'
import { countRows } from './0030/rows.ts'

export const up = (db: Kysely<unknown>) => countRows(db, { table: 'subscribers', kind: 'subscriber' })
