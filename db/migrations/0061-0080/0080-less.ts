// Takes away the chain of the audit log, private calendar addresses, the months of prepared newsletters and requests for
// templates.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.dropTable('audit_links').execute()
  await db.schema.dropIndex('audit_events_unlinked').execute()
  await db.schema.alterTable('audit_events').dropColumn('is_linked').execute()
  await db.schema.dropIndex('users_calendar').execute()
  await db.schema.alterTable('users').dropColumn('calendar_hash').execute()
  await db.schema.alterTable('users').dropColumn('calendar_made_at').execute()
  await db.schema.dropTable('newsletter_digests').execute()
  await db.schema.dropTable('brand_access_requests').execute()
}
