// Takes away the daily limit of an issue of the newsletter, and what only counted it: the pace that the mail service allows is
// the only one.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.dropIndex('newsletter_batches_made').execute()
  await db.schema.alterTable('newsletter_batches').dropColumn('size').execute()
  await db.schema.alterTable('newsletter_issues').dropColumn('daily_ceiling').execute()
}
