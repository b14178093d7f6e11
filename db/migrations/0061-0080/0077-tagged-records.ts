// Lists the tags in use, which are offered where one is typed.
import { type Kysely, sql } from 'kysely'

export const onlyAdds = true

export async function up(db: Kysely<unknown>) {
  await sql`create index records_tagged on records (kind, seq, tags) where tags is not null`.execute(db)
}
