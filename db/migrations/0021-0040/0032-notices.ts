// Each person's choice of notices, and the day of their latest digest.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  for (const column of ['notices', 'digest_day']) {
    await db.schema.alterTable('users').addColumn(column, 'text').execute()
  }
}
