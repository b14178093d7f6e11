// One table for what strangers ask to be mailed: a new password, a status link, a link to their data.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('link_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into link_requests (id, kind, email, language, requested_at)
    select id, 'password', email, 'en', requested_at from password_requests`.execute(db)
  await db.schema.dropTable('password_requests').execute()
}
