// Where, when, in which language and by whom a course run is taught, and the price that a person was told.
import type { Kysely } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  for (const name of ['place', 'hours', 'language', 'teacher'])
    await db.schema.alterTable('course_runs').addColumn(name, 'text').execute()
  await db.schema.alterTable('course_signups').addColumn('price', 'bigint').execute()
  await db.schema.alterTable('course_signups').addColumn('currency', 'text').execute()
}
