import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

/** Finds other records with the same message by its beginning: the whole may be too long for an index. */
export async function up(db: Kysely<unknown>) {
  await sql`create index enquiries_message on enquiries (substr(message, 1, 100))`.execute(db)
  await sql`create index applications_message on applications (substr(message, 1, 100))`.execute(db)
}
