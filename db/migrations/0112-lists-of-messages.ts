// Several stored messages in one column become a list: they stood after each other, each ending with a full stop.
import { type Kysely, sql } from 'kysely'
import type { Db } from '../schema.ts'

const columns = [
  ['records', 'spam_reasons'],
  ['subscribers', 'spam_reasons'],
  ['outbox', 'last_error'],
  ['webhook_deliveries', 'last_error'],
] as const

/** What was added to an error when it was given up. */
const added = / (No success for 23 hours\.|No clear answer for 23 hours: the mail may or may not have been sent\.)$/

export async function up(db: Kysely<unknown>) {
  for (const [table, name] of columns) {
    const column = sql.ref(name)
    const { rows } = await sql<{ text: string }>`
      select distinct ${column} as text from ${sql.table(table)} where ${column} like ${'%. %'} or ${column} like ${'% No %'}`.execute(
      db as Db,
    )
    for (const { text } of rows) {
      const list = name === 'spam_reasons' ? text.split(/(?<=\.) /) : partsOf(text)
      if (list.length < 2) continue
      const stored = JSON.stringify({ sentences: list })
      await sql`update ${sql.table(table)} set ${column} = ${stored} where ${column} = ${text}`.execute(db as Db)
    }
  }
}

/** The error, which may be a message with values as JSON, and what was added to it. */
function partsOf(text: string): unknown[] {
  const [whole, last] = added.exec(text) ?? []
  if (!whole || !last) return [text]
  const error = text.slice(0, -whole.length)
  return [error.startsWith('{"phrase":') ? JSON.parse(error) : error, last]
}
