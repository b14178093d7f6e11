// Brings the database and the ledger into step at each start. After an older copy of the database was put back, those who
// were erased since then are erased again, before the site answers anything.
import { existsSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { emailKey } from '#app/forms/fields/rules.ts'
import { OperationalError } from '#db/driver/say-failure.ts'
import type { Db } from '#db/schema.ts'
import { listCopies } from './copies.server.ts'
import { eraseAgain } from './erase-person.server.ts'
import {
  appendErasures,
  type Erasure,
  hashesOf,
  idsIn,
  isReadable,
  listErasures,
  type Place,
  readSite,
} from './ledger.server.ts'
import { columnsOf, personalTables } from './personal-tables.ts'

/** @returns the number of erasures that were carried out again @throws OperationalError when a hash cannot be compared */
export async function replayErasures(db: Db, { ledger }: Pick<Place, 'ledger'>, now: number): Promise<number> {
  const unknown = await keepLedger(db, { ledger })
  if (unknown.size === 0) return 0
  const site = await readSite(db)
  const missing: Erasure[] = []
  for (const erasure of listErasures(ledger))
    if (erasure.site === site && unknown.has(erasure.id)) missing.push(erasure)
  if (missing.length === 0) return 0
  refuseUnreadable(missing, ledger)
  const addresses = await addressesByHash(db, new Set(missing.map(({ address_hash }) => address_hash)))
  for (const erasure of missing) {
    await db.transaction().execute((trx) => eraseAgain(trx, addresses.get(erasure.address_hash) ?? null, erasure, now))
  }
  return missing.length
}

const portion = 1_000

/** Adds to the ledger what another server has erased. @returns the ids in it that the database does not know */
async function keepLedger(db: Db, { ledger }: Pick<Place, 'ledger'>): Promise<Set<string>> {
  const written = idsIn(ledger)
  const site = await readSite(db)
  for (let last = '', isWhole = true; isWhole; ) {
    const done = await db
      .selectFrom('erasures')
      .select(['id', 'at', 'address_hash', 'key_mark'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(portion)
      .execute()
    // What was written is taken out, so that the rest is what the database does not know.
    const lacking = done.filter(({ id }) => !written.delete(id))
    appendErasures(
      ledger,
      lacking.map((erasure) => ({ ...erasure, site })),
    )
    last = done.at(-1)?.id ?? ''
    isWhole = done.length === portion
  }
  return written
}

const kept = new WeakMap<Db, string>()

/** For the worker, which would else read all of both at every turn. */
export async function keepLedgerIfChanged(db: Db, { ledger }: Pick<Place, 'ledger'>): Promise<void> {
  const { count, newest } = await db
    .selectFrom('erasures')
    .select((e) => [e.fn.countAll().as('count'), e.fn.max('id').as('newest')])
    .executeTakeFirstOrThrow()
  const state = () => `${count} ${newest} ${existsSync(ledger) ? statSync(ledger).size : 'absent'}`
  if (kept.get(db) === state()) return
  await keepLedger(db, { ledger })
  kept.set(db, state())
}

function refuseUnreadable(missing: readonly Erasure[], ledger: string) {
  const lost = missing.filter((erasure) => !isReadable(erasure)).length
  if (lost === 0) return
  throw new OperationalError(
    `This database is older than ${lost} ${lost === 1 ? 'erasure' : 'erasures'} in ${ledger}, whose hashes were made with another SESSION_SECRET: add that one at the end of the list in SESSION_SECRET, so that the data is erased again. Nothing was changed.`,
  )
}

/** The addresses in the database that have one of these keyed hashes. */
async function addressesByHash(db: Db, sought: ReadonlySet<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const add = (value: unknown) => {
    if (typeof value !== 'string' || !value) return
    const key = emailKey(value)
    for (const hash of hashesOf(key)) if (sought.has(hash)) found.set(hash, key)
  }
  for (const { table, ...declared } of personalTables) {
    for (const column of columnsOf(declared, 'address'))
      for await (const value of valuesOf(db, table, column)) add(value)
  }
  for await (const { content } of listCopies(db)) {
    for (const row of [...(content.records ?? []), ...(content.outbox ?? [])]) add(row.email ?? row.to_address)
  }
  return found
}

async function* valuesOf(db: Db, table: string, column: string): AsyncGenerator<string, void, undefined> {
  const most = 20 * portion
  for (let last = '', isWhole = true; isWhole; ) {
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} > ${last} order by value limit ${sql.lit(most)}`.execute(db)
    for (const { value } of rows) yield value
    last = rows.at(-1)?.value ?? ''
    isWhole = rows.length === most
  }
}
