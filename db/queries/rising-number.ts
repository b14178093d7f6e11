// `seq`: a number that rises with every row that is written, so that it orders a list and names a row in a search index.
import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'

/** The value for a row that is to stand first in its list. */
export const nextSeq = (db: Db, table: 'subscribers' | 'posts' | 'media'): RawBuilder<number> =>
  isPostgres(db)
    ? sql`nextval(pg_get_serial_sequence(${table}, 'seq'))`
    : sql`(select coalesce(max(seq), 0) + 1 from ${sql.table(table)})`
