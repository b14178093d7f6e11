// The English text that a translation was signed off against, so that a later change of it shows.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('text_versions').addColumn('source', 'text').execute()
}
