// The names that senders of received mails give themselves.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('received_mails').addColumn('from_name', 'text').execute()
}
