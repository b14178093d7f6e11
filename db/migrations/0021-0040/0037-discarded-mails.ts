import type { Kysely } from 'kysely'

export const onlyAdds = true

/** Marks mails that staff discarded: these can still be sent, unlike those that a copy has replaced. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('discarded_at', 'bigint').execute()
}
