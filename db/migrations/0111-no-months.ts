// Takes away the choice of one mail a month: nothing collects the issues of a month any more.
import type { Kysely } from 'kysely'
import type { Db } from '../schema.ts'

export async function up(db: Kysely<unknown>) {
  await (db as Db).updateTable('subscribers').set({ frequency: 'each' }).where('frequency', '!=', 'paused').execute()
  await db.schema.alterTable('newsletter_issues').dropColumn('frequency').execute()
}
