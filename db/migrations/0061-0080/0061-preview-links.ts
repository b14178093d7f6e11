// How often the preview links of a draft or a planned text were withdrawn.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('texts')
    .addColumn('links_withdrawn', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
