// Finds ended consents by their age, and subscribers who are to be reminded of theirs.
import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('consent_events_kind').on('consent_events').columns(['kind', 'at']).execute()
  const due = sql`(coalesce(noticed_at, confirmed_at))`
  await sql`create index subscribers_notice on subscribers (status, ${due})`.execute(db)
}
