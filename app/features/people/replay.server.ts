// Brings the database and the ledger into step at each start. After an older copy of the database was put back, those who
// were erased since then are erased again, before the site answers anything.
import { sql } from 'kysely'
import { emailKey } from '#app/forms/fields/rules.ts'
import { Mendable } from '#db/driver/say-failure.ts'
import type { Db } from '#db/schema.ts'
import { listCopies } from './copies.server.ts'
import { columnsOf, personalTables } from './declared.ts'
import { eraseAgain } from './erase-person.server.ts'
import { addToLedger, type Erasure, hashesOf, isReadable, listErasures } from './ledger.server.ts'
import { type Place, readSite } from './place.server.ts'

/** @returns the number of erasures that were carried out again @throws Mendable when a hash cannot be compared */
export async function replayErasures(db: Db, { ledger }: Pick<Place, 'ledger'>, now: number): Promise<number> {
  const site = await readSite(db)
  const written = listErasures(ledger).filter((erasure) => erasure.site === site)
  const done = await keepLedger(db, { ledger })
  const missing = written.filter(({ id }) => !done.has(id))
  if (missing.length === 0) return 0
  refuseUnreadable(missing, ledger)
  const addresses = await addressesByHash(db)
  for (const erasure of missing) {
    await db.transaction().execute((trx) => eraseAgain(trx, addresses.get(erasure.address_hash) ?? null, erasure, now))
  }
  return missing.length
}

/** Adds to the ledger what another server has erased. @returns the ids of the erasures that the database knows */
export async function keepLedger(db: Db, { ledger }: Pick<Place, 'ledger'>): Promise<Set<string>> {
  const done = await db.selectFrom('erasures').select(['id', 'at', 'address_hash', 'key_mark']).orderBy('at').execute()
  const site = await readSite(db)
  addToLedger(
    ledger,
    done.map((erasure) => ({ ...erasure, site })),
  )
  return new Set(done.map(({ id }) => id))
}

function refuseUnreadable(missing: readonly Erasure[], ledger: string) {
  const lost = missing.filter((erasure) => !isReadable(erasure)).length
  if (lost === 0) return
  throw new Mendable(
    `This database is older than ${lost} ${lost === 1 ? 'erasure' : 'erasures'} in ${ledger}, whose hashes were made with another SESSION_SECRET: add that one at the end of the list in SESSION_SECRET, so that the data is erased again. Nothing was changed.`,
  )
}

/** Every address in the database, by its keyed hashes. */
async function addressesByHash(db: Db): Promise<Map<string, string>> {
  const keys = new Set<string>()
  const add = (value: unknown) => typeof value === 'string' && value && keys.add(emailKey(value))
  for (const { table, ...declared } of personalTables) {
    for (const column of columnsOf(declared, 'address')) {
      const { rows } = await sql<{
        value: string | null
      }>`select distinct ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db)
      for (const { value } of rows) add(value)
    }
  }
  for (const { content } of await listCopies(db)) {
    for (const row of [...(content.records ?? []), ...(content.outbox ?? [])]) add(row.email ?? row.to_address)
  }
  return new Map([...keys].flatMap((key) => hashesOf(key).map((hash) => [hash, key] as const)))
}
