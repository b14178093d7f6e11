import type { Kysely } from 'kysely'
import { mailboxKey } from '#db/mailbox-key.ts'

type Then = { outbox: { id: string; to_address: string; mailbox_key: string } }

export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('outbox')
    .addColumn('mailbox_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  const then = db.withTables<Then>()
  // Blank addresses stay blank.
  const known = await then.selectFrom('outbox').select(['id', 'to_address']).where('to_address', '<>', '').execute()
  for (const { id, to_address } of known) {
    await then
      .updateTable('outbox')
      .set({ mailbox_key: mailboxKey(to_address) })
      .where('id', '=', id)
      .execute()
  }
  // Caps were counted by the lower-case address, which this index never matched.
  await db.schema.dropIndex('outbox_recipient').execute()
  await db.schema.createIndex('outbox_mailbox').on('outbox').columns(['mailbox_key', 'kind', 'created_at']).execute()
}
