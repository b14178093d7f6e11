import type { Kysely } from 'kysely'

/** Renames the column as it is called in records. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('subscribers').renameColumn('suspicion', 'spam_reasons').execute()
}
