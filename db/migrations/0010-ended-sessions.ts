import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('sessions').addColumn('ended_at', 'bigint').execute()
}
