import type { Kysely } from 'kysely'
import { maskLinks } from '#db/queries/secret-links.ts'

type Row = { id: string; status: string; text_body: string; html_body: string; headers: string; sealed: string | null }
type Then = { outbox: Row }

const gone = ''

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('outbox').addColumn('sealed', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('links_end_at', 'bigint').execute()
  await db.schema.createIndex('outbox_links_end').on('outbox').column('links_end_at').execute()
  // Waiting mails are encrypted at the next start, with a key that this file does not have.
  const waiting = ['queued', 'sending', 'failed', 'unknown']
  const then = db.withTables<Then>()
  let after = ''
  for (;;) {
    const page = await then
      .selectFrom('outbox')
      .select(['id', 'text_body', 'html_body', 'headers'])
      .where('status', 'not in', waiting)
      .where('id', '>', after)
      .orderBy('id')
      .limit(200)
      .execute()
    for (const { id, text_body, html_body, headers } of page) {
      const masked = {
        text_body: maskLinks(text_body),
        html_body: maskLinks(html_body),
        headers: maskLinks(headers),
      }
      if (masked.text_body === text_body && masked.html_body === html_body && masked.headers === headers) continue
      await then
        .updateTable('outbox')
        .set({ ...masked, sealed: gone })
        .where('id', '=', id)
        .execute()
    }
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}
