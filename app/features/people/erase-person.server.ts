// Erases a person's data at their request, in one transaction with its entry in the ledger outside the database.

import { type RawBuilder, sql } from 'kysely'
import { forgottenSubscriber } from '#app/features/newsletter/personal-data.ts'
import { openKeptForm } from '#app/http/secrets/encryption.server.ts'
import type { StoredKey } from '#app/languages/stored-messages.ts'
import { settledStatuses } from '#app/mail/outbox/mails.server.ts'
import { type By, recordAudit, theSite } from '#db/audit.ts'
import { isPostgres, takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import { cleanFiles, shortPatienceMs } from './clean-files.server.ts'
import { eraseCopies } from './copies.server.ts'
import { hasText, identifyPerson, leadsTo, type Person } from './find-person.server.ts'
import { countRows, type Known, seenOf } from './known-data.server.ts'
import { appendErasures, type Erasure, erasureOf, hashesOf, type Place, readSite } from './ledger.server.ts'
import { maskMentions, mentions } from './mask.ts'
import { columnsOf, type DeclaredTable, personalTables } from './personal-tables.ts'

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

/** The id of the newest erasure of this address, by which the audit log names it; null if there was none. */
export async function lastErasure(db: Db, address: string): Promise<string | null> {
  const found = await db
    .selectFrom('erasures')
    .select('id')
    .where('address_hash', 'in', hashesOf(address))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
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

// Deletes the rows of a person, and what other rows say of them.
/** Everything about the person, in the transaction of the erasure. */
async function eraseRows(trx: Trx, person: Person, now: number): Promise<void> {
  // Children first: the tables are declared in the order of their references.
  for (const table of [...personalTables].reverse()) {
    const isTheirs = leadsTo(person, table)
    if (isTheirs && table.stays === undefined)
      await sql`delete from ${sql.table(table.table)} where ${isTheirs}`.execute(trx)
  }
  await forgetSubscriber(trx, person, now)
  await settleRequests(trx, person, now)
  const sought = [person.key, ...person.phones]
  await eraseCopies(trx, person.key, [...person.phones, ...person.links.reference])
  await eraseKeptForms(trx, [...sought, ...person.links.reference])
  await dropMoves(trx, person.links.reference)
  await blankMails(trx, [...sought, ...person.links.reference])
  for (const table of personalTables) await maskTable(trx, table, sought)
}

/** A request that was never confirmed is deleted; otherwise the hash stays, and the receipts of consent. */
async function forgetSubscriber(trx: Trx, { links }: Person, now: number) {
  if (links.subscriber.length === 0) return
  const theirs = () => trx.updateTable('subscribers').where('id', 'in', links.subscriber)
  await trx
    .deleteFrom('subscribers')
    .where('id', 'in', links.subscriber)
    .where('status', '=', 'pending')
    .where('opt_in', '=', 1)
    .execute()
  const ended = await theirs()
    .set((e) => ({ status: 'unsubscribed', ended_at: now, version: e('version', '+', 1) }))
    .where('status', 'in', ['pending', 'active', 'bounced'])
    .returning('address_hash')
    .execute()
  await theirs()
    .set({ ...forgottenSubscriber, link_key: null })
    .execute()
  const receipt = { kind: 'unsubscribed', wording: null, version: null, at: now } as const
  const receipts = ended.map(({ address_hash }) => ({ id: newId(), address_hash, ...receipt }))
  if (receipts.length > 0) await trx.insertInto('consent_events').values(receipts).execute()
}

/** The person's links say from now on that the data is erased. */
async function settleRequests(trx: Trx, { links: { address } }: Person, now: number) {
  if (address.length === 0) return
  await trx
    .updateTable('erasure_requests')
    .set({ closed_at: now, is_erased: 1 })
    .where('email', 'in', address)
    .where('closed_at', 'is', null)
    .execute()
  await trx.updateTable('erasure_requests').set({ email: null }).where('email', 'in', address).execute()
  await trx.updateTable('data_links').set({ email: null }).where('email', 'in', address).execute()
}

async function eraseKeptForms(trx: Trx, sought: readonly string[]) {
  for (const { user_id, path, sealed } of await trx.selectFrom('kept_forms').selectAll().execute()) {
    const text = openKeptForm(user_id, path, sealed)
    if (text !== null && !mentions(`${path} ${text}`, sought)) continue
    await trx.deleteFrom('kept_forms').where('user_id', '=', user_id).where('path', '=', path).execute()
  }
}

async function dropMoves(trx: Trx, references: readonly string[]) {
  for (const reference of references) {
    await trx
      .deleteFrom('last_moves')
      .where(hasText(trx, 'moves', reference.toLowerCase()))
      .execute()
  }
}

const erased: StoredKey = 'Not sent: its text was erased.'
const mailTexts = ['reply_to', 'subject', 'text_body', 'html_body', 'headers', 'calendar'] as const

/** Mails to others that mention the person, such as a colleague's digest: they lose their text, and wait no more. */
async function blankMails(trx: Trx, sought: readonly string[]) {
  for (const text of sought) {
    const found = await trx
      .selectFrom('outbox')
      .select(['id', 'status', ...mailTexts])
      .where((e) => e.or(mailTexts.map((column) => hasText(trx, column, text.toLowerCase()))))
      .execute()
    const mails = found.filter((mail) => mailTexts.some((column) => mentions(mail[column] ?? '', [text])))
    for (const { id, status } of mails) {
      await trx
        .updateTable('outbox')
        .set({ reply_to: null, subject: '', text_body: '', html_body: '', headers: '{}', calendar: null })
        .set(settledStatuses.includes(status) ? {} : { status: 'discarded', last_error: erased })
        .set({ sealed: sql<string | null>`case when sealed is null then null else '' end` })
        .where('id', '=', id)
        .execute()
    }
  }
}

/** Masks the address and the phone numbers in what others wrote. */
async function maskTable(trx: Trx, { table, ...declared }: DeclaredTable, sought: readonly string[]) {
  const columns = columnsOf(declared, 'words', 'company')
  if (columns.length === 0) return
  const key: RawBuilder<string> = isPostgres(trx) ? sql`ctid` : sql`rowid`
  const selected = sql.join(columns.map((column) => sql.ref(column)))
  for (const text of sought) {
    const has = sql.join(
      columns.map((column) => hasText(trx, column, text.toLowerCase())),
      sql` or `,
    )
    type Found = Record<string, string | null> & { row_key: string }
    const { rows } =
      await sql<Found>`select ${key} as row_key, ${selected} from ${sql.table(table)} where ${has}`.execute(trx)
    for (const { row_key, ...texts } of rows) {
      const masked = Object.entries(texts).flatMap(([column, value]) => {
        const changed = value === null ? null : maskMentions(value, [text])
        return changed === value ? [] : [sql`${sql.ref(column)} = ${changed}`]
      })
      if (masked.length === 0) continue
      const row = isPostgres(trx) ? sql`${row_key}::tid` : sql`${row_key}`
      await sql`update ${sql.table(table)} set ${sql.join(masked)} where ${key} = ${row}`.execute(trx)
    }
  }
}
