// The newsletter's list counts its subscribers by status for its tabs: of a million they are not counted for every page.
import type { Kysely } from 'kysely'
import { countRows } from './0030/rows.ts'

export const up = (db: Kysely<unknown>) => countRows(db, { table: 'subscribers', kind: 'subscriber' })
