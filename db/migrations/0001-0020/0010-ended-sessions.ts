import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('sessions').addColumn('ended_at', 'bigint').execute()
}
