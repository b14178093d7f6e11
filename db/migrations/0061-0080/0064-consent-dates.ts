// Finds ended consents by their age, and subscribers who are to be reminded of theirs.
import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('consent_events_kind').on('consent_events').columns(['kind', 'at']).execute()
  // Of active subscribers only: the rows of those who have left stay for ever, and are never reminded.
  await sql`create index subscribers_notice on subscribers (noticed_at, confirmed_at) where status = 'active'`.execute(
    db,
  )
}
