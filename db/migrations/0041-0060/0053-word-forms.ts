import { type Kysely, sql } from 'kysely'
import { withBaseForms } from '#db/queries/site-search.ts'

export const onlyAdds = true

/** Adds the base form of each word to the search index of the site. */
export async function up(db: Kysely<unknown>) {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ seq: number; text: string }>`select seq, search_text as text from search_entries
      where seq > ${after} order by seq limit 100`.execute(db)
    for (const { seq, text } of rows) {
      await sql`update search_entries set search_text = ${withBaseForms(text)} where seq = ${seq}`.execute(db)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.seq
  }
}
