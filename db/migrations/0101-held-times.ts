// Times that wait until their visitor confirms them.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('appointments').addColumn('held_until', 'bigint').execute()
}
