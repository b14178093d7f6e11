import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  for (const column of ['answered_at', 'read_at', 'snoozed_until']) {
    await db.schema.alterTable('records').addColumn(column, 'bigint').execute()
  }
  await db.schema.alterTable('records').addColumn('tags', 'text').execute()

  // A record that was decided or completed was answered then; one that staff moved was read.
  await sql`update records set
    answered_at = (select min(at) from record_events where record_id = records.id
      and to_status in ('completed', 'interview', 'accepted', 'rejected', 'withdrawn')),
    read_at = (select min(at) from record_events where record_id = records.id and type = 'status')`.execute(db)

  // The inbox by kind: open records by promised time, the rest newest first.
  const open = (name: string, condition: string) =>
    sql`create index ${sql.id(name)} on records (kind, promised_by, seq) where closed_at is null and ${sql.raw(condition)}`
  await open('records_unanswered', 'answered_at is null').execute(db)
  await open('records_answered', 'answered_at is not null').execute(db)
  await open('records_unread', 'read_at is null').execute(db)
  await open('records_snoozed', 'snoozed_until is not null').execute(db)
  await sql`create index records_assigned on records (assignee_id, kind, promised_by, seq)
    where closed_at is null and assignee_id is not null`.execute(db)
  await sql`create index records_done on records (kind, seq) where closed_at is not null and status <> 'spam'`.execute(
    db,
  )
}
