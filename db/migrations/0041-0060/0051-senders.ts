import type { Kysely } from 'kysely'

export const onlyAdds = true

/** The office of a member of staff, and the name that a mail is sent in. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('users').addColumn('office', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('sender', 'text').execute()
}
