import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

/** The files that a mail carries, and the way from a file to the event that it belongs to. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('files', 'text').execute()
  await sql`create index record_events_mail on record_events (mail_id) where mail_id is not null`.execute(db)
}
