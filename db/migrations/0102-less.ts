// Takes away the chain of the audit log, private calendar addresses, the months of prepared newsletters, requests for templates,
// and what only imports from other systems had. Only databases from before the baseline have them.
import type { Kysely } from 'kysely'
import { tableNames } from '../additive-migrations.ts'
import type { Db } from '../schema.ts'

export async function up(db: Kysely<unknown>) {
  if (!(await tableNames(db as Db)).includes('audit_links')) return
  const { schema } = db
  for (const table of ['audit_links', 'newsletter_digests', 'brand_access_requests'])
    await schema.dropTable(table).execute()
  for (const index of ['audit_events_unlinked', 'users_calendar']) await schema.dropIndex(index).execute()
  for (const [table, column] of [
    ['audit_events', 'is_linked'],
    ['users', 'calendar_hash'],
    ['users', 'calendar_made_at'],
    ['imports', 'source'],
    ['imports', 'hosts'],
    ['import_posts', 'old_paths'],
  ] as const)
    await schema.alterTable(table).dropColumn(column).execute()
}
