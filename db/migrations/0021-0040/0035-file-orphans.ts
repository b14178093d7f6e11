import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

/** The hourly search for orphaned files would otherwise read the content of every file. */
export async function up(db: Kysely<unknown>) {
  await sql`create index received_files_orphaned on received_files (orphaned_at, received_id)`.execute(db)
}
