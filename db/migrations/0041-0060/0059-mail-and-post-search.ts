import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { searchText } from '#db/queries/search.ts'
import { addSearchIndex } from '#db/queries/search-index.ts'
import type { Db } from '#db/schema.ts'

export const onlyAdds = true

/** Makes received mails searchable, and posts by their text. */
export async function up(db: Kysely<unknown>) {
  const isOnPostgres = isPostgres(db as Db)
  await db.schema
    .createTable('received_words')
    .addColumn('seq', isOnPostgres ? 'bigint' : 'integer', (c) =>
      isOnPostgres ? c.generatedByDefaultAsIdentity().primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('mail_id', 'text', (c) => c.notNull().unique().references('received_mails.id').onDelete('cascade'))
    .addColumn('record_id', 'text', (c) => c.references('records.id').onDelete('cascade'))
    .addColumn('search_text', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('received_words_record').on('received_words').column('record_id').execute()
  await addSearchIndex(db, 'received_words')
  await readMails(db)
  await readPosts(db)
}

type Mail = { id: string; at: number; record_id: string | null; from_address: string; subject: string; body: string }

async function readMails(db: Kysely<unknown>) {
  for (let after = { at: -1, id: '' }; ; ) {
    const { rows } = await sql<Mail>`select id, received_at as at, record_id, from_address, subject,
      substr(body, 1, 10000) as body from received_mails
      where (received_at, id) > (${after.at}, ${after.id}) order by received_at, id limit 200`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = { at: Number(last.at), id: last.id }
    const values = rows.map(
      (row) => sql`(${row.id}, ${row.record_id}, ${searchText(row.from_address, row.subject, row.body)})`,
    )
    await sql`insert into received_words (mail_id, record_id, search_text) values ${sql.join(values)}`.execute(db)
  }
}

async function readPosts(db: Kysely<unknown>) {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; text: string; content: string }>`select id, search_text as text, content
      from posts where id > ${after} order by id limit 50`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    for (const { id, text, content } of rows) {
      await sql`update posts set search_text = ${text + searchText(content)} where id = ${id}`.execute(db)
    }
  }
}
