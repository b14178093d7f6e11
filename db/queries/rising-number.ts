// `seq`: a number that rises with every insert, which orders a list and is the row's key in the search index.
import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'

/** The value for a row that goes to the top of its list. */
export const nextSeq = (db: Db, table: 'subscribers' | 'posts' | 'media'): RawBuilder<number> =>
  isPostgres(db)
    ? sql`nextval(pg_get_serial_sequence(${table}, 'seq'))`
    : sql`(select coalesce(max(seq), 0) + 1 from ${sql.table(table)})`
