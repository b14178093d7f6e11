// The copies of deleted records that are kept for some days (db/removed-records.ts), as far as they are a person's.
import { sql } from 'kysely'
import { emailKey } from '#app/forms/fields/rules.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import { maskMentions, mentions } from './mask.ts'

type Row = Record<string, string | number | null>
export type Copy = { id: string; kind: string; removedAt: number; content: Record<string, Row[]> }

/** Copies with one of these texts in small letters. */
export async function copiesMentioning(db: Db, sought: readonly string[]): Promise<Copy[]> {
  const has = isPostgres(db) ? sql`strpos` : sql`instr`
  const copies = new Map<string, Copy>()
  for (const text of sought) {
    const found = await db
      .selectFrom('removed_records')
      .selectAll()
      .where(sql<boolean>`${has}(lower(content), ${text.toLowerCase()}) > 0`)
      .execute()
    for (const { id, kind, removed_at: removedAt, content } of found) {
      copies.set(id, { id, kind, removedAt, content: JSON.parse(content) })
    }
  }
  return [...copies.values()]
}

/** All of them, in portions. */
export async function* listCopies(db: Db): AsyncGenerator<Copy, void, undefined> {
  for (let last = '', isWhole = true; isWhole; ) {
    const copies = await db
      .selectFrom('removed_records')
      .selectAll()
      .where('kind', 'in', ['enquiries', 'applications', 'mails'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(portion)
      .execute()
    for (const { removed_at: removedAt, content, ...copy } of copies)
      yield { ...copy, removedAt, content: JSON.parse(content) }
    last = copies.at(-1)?.id ?? ''
    isWhole = copies.length === portion
  }
}

const portion = 50

/** True for the copy of a record from this address, or of the text of a mail to it. */
export const isCopyOf = ({ content: { records = [], outbox = [] } }: Copy, key: string): boolean =>
  [...records.map(({ email }) => email), ...outbox.map(({ to_address }) => to_address)].some(
    (address) => typeof address === 'string' && emailKey(address) === key,
  )

/** Deletes the person's copies and those of mails about them, and masks what others mention. @returns the number deleted */
export async function eraseCopies(trx: Trx, key: string, sought: readonly string[]): Promise<number> {
  let deleted = 0
  for (const copy of await copiesMentioning(trx, [key, ...sought])) {
    const text = JSON.stringify(copy.content)
    if (!mentions(text, [key, ...sought])) continue
    const isTheirs = isCopyOf(copy, key) || copy.kind === 'mails'
    if (isTheirs) await trx.deleteFrom('removed_records').where('id', '=', copy.id).execute()
    else await maskCopy(trx, copy, key, [key, ...sought])
    deleted += isTheirs ? 1 : 0
  }
  return deleted
}

/** Another person's record: a mail from the erased person that was filed in it goes, and mentions are masked. */
async function maskCopy(trx: Trx, { id, content }: Copy, key: string, sought: readonly string[]) {
  const { received_mails: mails = [] } = content
  const own = mails.filter(({ from_address }) => typeof from_address === 'string' && emailKey(from_address) === key)
  const gone = new Set(own.map((mail) => mail.id))
  const kept = Object.entries(content).map(([table, rows]) => [
    table,
    rows.filter((row) => !gone.has(row[table === 'received_mails' ? 'id' : 'mail_id'] ?? null)),
  ])
  const text = maskMentions(JSON.stringify(Object.fromEntries(kept)), sought)
  await trx.updateTable('removed_records').set({ content: text }).where('id', '=', id).execute()
}
