import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

/** Which files are orphaned is looked up every hour: without this by reading all that they hold. */
export async function up(db: Kysely<unknown>) {
  await sql`create index received_files_orphaned on received_files (orphaned_at, received_id)`.execute(db)
}
