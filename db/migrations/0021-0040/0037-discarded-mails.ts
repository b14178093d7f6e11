import type { Kysely } from 'kysely'

export const onlyAdds = true

/** Which mails staff have discarded: those can be sent after all, unlike those that a copy has replaced. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('discarded_at', 'bigint').execute()
}
