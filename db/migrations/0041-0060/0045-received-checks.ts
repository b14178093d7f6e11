import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

/**
 * For received mails: the mail service's sender checks, the process that is reading one, when it was fetched, and when
 * staff were notified.
 */
export async function up(db: Kysely<unknown>) {
  for (const name of ['spf', 'dkim', 'dmarc'])
    await db.schema.alterTable('received_mails').addColumn(name, 'text').execute()
  for (const name of ['reading_since', 'fetched_at', 'told_at'])
    await db.schema.alterTable('received_mails').addColumn(name, 'bigint').execute()
  await sql`update received_mails set fetched_at = received_at
    where status <> 'waiting' and (reason is null or reason <> 'not fetched')`.execute(db)
  await sql`update received_mails set told_at = received_at where status = 'filed'`.execute(db)
  await sql`create index received_mails_untold on received_mails (record_id)
    where told_at is null and status = 'filed'`.execute(db)
}
