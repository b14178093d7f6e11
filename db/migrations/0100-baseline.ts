// The schema with which the database begins. A database that the migrations before it made is taken as it is.
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../driver/advisory-lock.ts'
import { addSearchIndex } from '../queries/search-index.ts'
import type { Db } from '../schema.ts'
import { postgresSchema } from './baseline/postgres.ts'
import { sqliteSchema } from './baseline/sqlite.ts'

const searched = ['records', 'subscribers', 'posts', 'media', 'search_entries', 'received_words']

export async function up(db: Kysely<unknown>) {
  for (const statement of isPostgres(db as Db) ? postgresSchema : sqliteSchema) await sql.raw(statement).execute(db)
  for (const table of searched) await addSearchIndex(db, table)
  const now = Date.now()
  await sql`insert into mail_pace (id, next_send_at) values (1, 0)`.execute(db)
  await sql`insert into newsletter_pace (id, next_send_at, limit_per_second) values (1, 0, 2)`.execute(db)
  await sql`insert into purge_clock (id, newest_at, told_at) values (1, ${now}, null)`.execute(db)
  // The offer of the course pages, which stays off until staff give it days.
  await sql`insert into promo_codes (code, percent, starts_at, ends_at, max_uses, first_course_only, active, created_at, version)
    values ('FIRST50', 50, 0, null, null, 1, 0, ${now}, 1)`.execute(db)
}
