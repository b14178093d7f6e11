// Takes away what only exports of other systems had: their name, their pictures' hosts and the posts' old addresses.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('imports').dropColumn('source').execute()
  await db.schema.alterTable('imports').dropColumn('hosts').execute()
  await db.schema.alterTable('import_posts').dropColumn('old_paths').execute()
}
