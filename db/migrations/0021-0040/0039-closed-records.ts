// Removes open records from the retention index. SQLite preferred it for the inbox to the indexes of open records, and
// read every open one of a million for each count.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('records_closed').execute()
  await sql`create index records_closed on records (kind, status, closed_at) where closed_at is not null`.execute(db)
}
