import type { Kysely } from 'kysely'

export const onlyAdds = true

/** The member of staff who holds an interview, and whose calendar it is in. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('interviews')
    .addColumn('interviewer_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
}
