import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('course_runs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('course_runs_start').on('course_runs').columns(['starts_on', 'id']).execute()
  await db.schema.createIndex('course_runs_course').on('course_runs').columns(['course_id', 'starts_on']).execute()

  // No foreign key: a restored place may name a run that is gone.
  await db.schema.alterTable('course_signups').addColumn('run_id', 'text').execute()
  await db.schema.alterTable('course_signups').addColumn('waiting_since', 'bigint').execute()
  const indexes = {
    course_signups_created: ['created_at', 'id'],
    course_signups_listed: ['status', 'created_at', 'id'],
    course_signups_run: ['run_id', 'status'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('course_signups').columns(columns).execute()
  }
}
