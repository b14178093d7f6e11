import type { Kysely } from 'kysely'

export const onlyAdds = true

/** A reply waits until this time, so that its author can take it back. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('waits_until', 'bigint').execute()
}
