// Counts and lists everything about the person behind an address, for staff and for the person.
import { sql } from 'kysely'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Db } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { identifyPerson, leadsTo, type Person } from './find-person.server.ts'
import { personalTables } from './personal-tables.ts'

export type Known = {
  person: Person
  /** The numbers of rows, by what they are called. */
  counts: { called: Phrase; count: number; stays: Phrase | null }[]
  records: { kind: RecordKind; reference: string; name: string; email: string; received_at: number; language: string }[]
  subscriberIds: string[]
  /** Differs once anything is added or deleted. */
  seen: string
}

/** Null for an address that nothing is known about. */
export async function findKnown(db: Db, address: string): Promise<Known | null> {
  const person = await identifyPerson(db, address)
  const counts = await countRows(db, person)
  if (counts.length === 0) return null
  const records = await db
    .selectFrom('records')
    .select(['kind', 'reference', 'name', 'email', 'received_at', 'language'])
    .where('email_key', '=', person.key)
    .orderBy('seq', 'desc')
    .execute()
  return { person, counts, records, subscriberIds: person.links.subscriber, seen: seenOf(counts) }
}

export const seenOf = (counts: Known['counts']) =>
  hashed(JSON.stringify(counts.map(({ called, count }) => [called, count])))

export async function countRows(db: Db, person: Person): Promise<Known['counts']> {
  const counts: Known['counts'] = []
  for (const table of personalTables) {
    const isTheirs = leadsTo(person, table)
    const count =
      table.table === 'removed_records' ? person.copies.length : isTheirs ? await countOf(db, table.table, isTheirs) : 0
    if (count > 0) counts.push({ called: table.called, count, stays: table.stays ?? null })
  }
  return counts
}

async function countOf(db: Db, table: string, isTheirs: NonNullable<ReturnType<typeof leadsTo>>): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${sql.table(table)} where ${isTheirs}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
