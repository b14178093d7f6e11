// Records that are merged into another of the same person.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('records').addColumn('merged_into', 'text').execute()
  await db.schema.createIndex('records_merged').on('records').column('merged_into').execute()
}
