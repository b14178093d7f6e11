import type { Kysely } from 'kysely'
import { normalizeForSearch } from '#db/queries/search.ts'

type Then = { subscribers: { id: string; name: string | null; email: string | null; search_text: string | null } }

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('subscribers').addColumn('search_text', 'text').execute()
  const then = db.withTables<Then>()
  const known = await then
    .selectFrom('subscribers')
    .select(['id', 'name', 'email'])
    .where('email', 'is not', null)
    .execute()
  for (const { id, name, email } of known) {
    await then
      .updateTable('subscribers')
      .set({ search_text: normalizeForSearch(`${name}\n${email}`) })
      .where('id', '=', id)
      .execute()
  }
  await db.schema.createIndex('subscribers_asked').on('subscribers').columns(['consented_at', 'id']).execute()
  await db.schema
    .createIndex('subscribers_status_asked')
    .on('subscribers')
    .columns(['status', 'consented_at', 'id'])
    .execute()
}
