import { type Kysely, sql } from 'kysely'

const day = 24 * 60 * 60_000

export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('enquiries')
    .addColumn('promised_by', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('enquiries')
    .addColumn('office', 'text', (c) => c.notNull().defaultTo('seoul'))
    .execute()
  // Existing enquiries had been promised an answer within 24 hours.
  await sql`update enquiries set promised_by = received_at + ${sql.lit(day)}`.execute(db)
  await db.schema.createIndex('enquiries_due').on('enquiries').columns(['status', 'promised_by']).execute()
}
