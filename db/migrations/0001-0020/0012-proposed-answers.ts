import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('application_events').addColumn('proposed', 'text').execute()
}
