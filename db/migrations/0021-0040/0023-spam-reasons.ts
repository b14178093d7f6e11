import type { Kysely } from 'kysely'

/** The name that records have for the same. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('subscribers').renameColumn('suspicion', 'spam_reasons').execute()
}
