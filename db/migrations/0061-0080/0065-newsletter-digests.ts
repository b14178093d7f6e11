// The months whose digest was prepared.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_digests')
    .addColumn('month', 'text', (c) => c.primaryKey())
    .addColumn('issue_id', 'text')
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .execute()
}
