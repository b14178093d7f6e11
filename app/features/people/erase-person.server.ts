// Erases a person's data at their request, in one transaction with its entry in the ledger outside the database.
import { type By, recordAudit, theSite } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import { cleanFiles, shortPatienceMs } from './clean-files.server.ts'
import { eraseRows } from './erase-rows.server.ts'
import { identifyPerson, type Person } from './find-person.server.ts'
import { countRows, type Known, seenOf } from './known.server.ts'
import { appendErasures, type Erasure, erasureOf } from './ledger.server.ts'
import { type Place, readSite } from './place.server.ts'

type Erased =
  | { ok: true; counts: Known['counts']; isClean: boolean }
  /**
   * `nothing`: nothing is known about the address, perhaps since an earlier press · `changed`: there is more or less than
   * the page showed · `sending`: a mail to the person is on its way
   */
  | { ok: false; reason: 'nothing' | 'changed' | 'sending' }

type Refused = Extract<Erased, { ok: false }>

/** @param input `seen` is what the page showed; without it, everything is erased that is there */
export async function erasePerson(
  db: Db,
  { address, seen, place }: { address: string; seen?: string; place: Place },
  by: By,
): Promise<Erased> {
  const erasure = erasureOf(newId(), address, await readSite(db), by.now)
  const done = await db.transaction().execute(async (trx): Promise<Refused | { counts: Known['counts'] }> => {
    await takeAdvisoryLock(trx, `person ${erasure.address_hash}`)
    const person = await identifyPerson(trx, address)
    const counts = await countRows(trx, person)
    if (counts.length === 0) return { ok: false, reason: 'nothing' }
    if (seen !== undefined && seen !== seenOf(counts)) return { ok: false, reason: 'changed' }
    if (await isSending(trx, person)) return { ok: false, reason: 'sending' }
    await eraseInto(trx, person, erasure, by)
    // The last step before the commit: if that fails, the next start erases what the ledger says.
    appendErasures(place.ledger, [erasure])
    return { counts }
  })
  if ('ok' in done) return done
  return { ok: true, ...done, isClean: await cleanFiles(db, place, by.now, shortPatienceMs) }
}

/** Erases again what a restored copy of the database still has, as the ledger says. */
export async function eraseAgain(trx: Trx, address: string | null, erasure: Erasure, now: number): Promise<void> {
  const by = { actor: theSite, now }
  if (address === null) return recordErasure(trx, erasure)
  return eraseInto(trx, await identifyPerson(trx, address), erasure, by)
}

async function eraseInto(trx: Trx, person: Person, erasure: Erasure, by: By) {
  await eraseRows(trx, person, by.now)
  await recordErasure(trx, erasure)
  const detail = { records: person.links.record.length }
  await recordAudit(trx, { verb: 'erased', kind: 'person', id: erasure.id, detail }, by)
}

async function recordErasure(trx: Trx, { site: _, ...erasure }: Erasure): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({ ...erasure, cleaned_at: null })
    // Two servers may start on the same restored copy.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A mail that a server is handing over, or an issue of the newsletter that may have to be repeated byte for byte. */
async function isSending(trx: Trx, { links }: Person): Promise<boolean> {
  const mail =
    links.mail.length > 0 &&
    (await trx
      .selectFrom('outbox')
      .select('id')
      .where('id', 'in', links.mail)
      .where('status', '=', 'sending')
      .executeTakeFirst())
  if (mail) return true
  if (links.subscriber.length === 0) return false
  const batch = await trx
    .selectFrom('newsletter_recipients')
    .innerJoin('newsletter_batches', 'newsletter_batches.id', 'newsletter_recipients.batch_id')
    .select('newsletter_batches.id')
    .where('subscriber_id', 'in', links.subscriber)
    .where('newsletter_batches.sealed', 'is not', null)
    .executeTakeFirst()
  return batch !== undefined
}
