// Corrects a person's name, phone number and company in everything that is known by their address.
import { addressHash } from '#app/features/newsletter/personal-data.ts'
import { changeRecord } from '#app/features/records/change-record.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import type { DetailsInput } from './schema.ts'

export type DetailsRow = {
  kind: RecordKind
  reference: string
  received_at: number
  name: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  company: string | null
}

type Details = {
  rows: DetailsRow[]
  /** The name in the newsletter's list; null without one. */
  subscriber: { id: string; name: string | null; email: string } | null
  /** Each value that is the same everywhere; empty for one that is not. */
  same: DetailsInput
  /** Has an application, whose name is in two parts. */
  isInParts: boolean
  /** Differs once any of it is changed. */
  version: string
}

/** Null where nothing has a name. */
export async function findDetails(db: Db, address: string): Promise<Details | null> {
  const rows = await db
    .selectFrom('records')
    .leftJoin('enquiries', 'enquiries.record_id', 'records.id')
    .leftJoin('applications', 'applications.record_id', 'records.id')
    .select(['records.kind', 'reference', 'received_at', 'name', 'first_name', 'last_name', 'company'])
    .select((e) => e.fn.coalesce('enquiries.phone', 'applications.phone').as('phone'))
    .where('email_key', '=', emailKey(address))
    .orderBy('seq', 'desc')
    .execute()
  const found = await db
    .selectFrom('subscribers')
    .select(['id', 'name', 'email'])
    .where('address_hash', '=', addressHash(address))
    .executeTakeFirst()
  const subscriber = found?.email ? { ...found, email: found.email } : null
  if (rows.length === 0 && !subscriber?.name) return null
  const parts = rows.find(({ kind }) => kind === 'application')
  const name = sameOf([...rows.map((row) => row.name), subscriber?.name])
  const same = {
    name,
    firstName: name === null ? null : (parts?.first_name ?? null),
    lastName: name === null ? null : (parts?.last_name ?? null),
    phone: sameOf(rows.map((row) => row.phone)),
    company: sameOf(rows.map((row) => row.company)),
  }
  return { rows, subscriber, same, isInParts: parts !== undefined, version: hashed(JSON.stringify([rows, subscriber])) }
}

function sameOf(values: readonly (string | null | undefined)[]): string | null {
  const [first = null, ...others] = new Set(values.filter(Boolean))
  return others.length === 0 ? (first ?? null) : null
}

type Corrected =
  | { ok: true }
  | { ok: false; reason: 'gone' | 'changed' | 'unchanged' }
  /** The same person corrected them, in another tab. */
  | { ok: false; reason: 'own'; at: number }
  | { ok: false; errors: Errors }

/**
 * A field that was left as it was changes nothing; another replaces every value that is stored of it, or is added to every
 * record if none is.
 * @param input `typed.version` is of what the page showed
 */
export function correctPerson(
  db: Db,
  { address, typed }: { address: string; typed: DetailsInput & { version: string } },
  by: By,
): Promise<Corrected> {
  return db.transaction().execute(async (trx): Promise<Corrected> => {
    const known = await findDetails(trx, address)
    if (!known) return { ok: false, reason: 'gone' }
    if (known.version !== typed.version) {
      const last = await lastChangeOf(trx, address)
      return last?.type === 'corrected' && last.actor_id !== null && last.actor_id === by.actor.id
        ? { ok: false, reason: 'own', at: last.at }
        : { ok: false, reason: 'changed' }
    }
    const { rows, same, isInParts } = known
    const half = isInParts ? halfName(typed) : null
    if (half) return { ok: false, errors: half }
    const whole = isInParts ? wholeName(typed) : typed.name
    const wanted: Wanted = {
      name: whole !== null && whole !== same.name ? whole : undefined,
      parts: isInParts ? { first_name: typed.firstName ?? '', last_name: typed.lastName ?? '' } : undefined,
      phone: typed.phone === same.phone ? undefined : typed.phone,
      company: typed.company === same.company ? undefined : typed.company,
      isNew: { phone: rows.every(({ phone }) => !phone), company: rows.every(({ company }) => !company) },
    }
    let isChanged = false
    // In a fixed order, so that two people who correct the same records cannot deadlock.
    for (const row of rows.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)))
      if (await correctRecord(trx, row, wanted, by)) isChanged = true
    if (await correctSubscriber(trx, known.subscriber, wanted, by)) isChanged = true
    return isChanged ? { ok: true } : { ok: false, reason: 'unchanged' }
  })
}

/** Of what is corrected here, in the records: by the person themselves, or by staff. */
const lastChangeOf = (trx: Trx, address: string) =>
  trx
    .selectFrom('record_events')
    .innerJoin('records', 'records.id', 'record_events.record_id')
    .select(['record_events.type', 'record_events.actor_id', 'record_events.at'])
    .where('records.email_key', '=', emailKey(address))
    .where('record_events.type', 'in', ['received', 'again', 'adopted', 'added', 'corrected'])
    .orderBy('record_events.at', 'desc')
    .orderBy('record_events.id', 'desc')
    .limit(1)
    .executeTakeFirst()

const wholeName = ({ firstName, lastName }: DetailsInput) =>
  firstName === null || lastName === null ? null : `${firstName} ${lastName}`

function halfName({ firstName, lastName }: DetailsInput): Errors | null {
  if ((firstName === null) === (lastName === null)) return null
  return firstName === null ? { firstName: ['First name is required'] } : { lastName: ['Last name is required'] }
}

/** Undefined for what stays. */
type Wanted = {
  name: string | undefined
  parts: { first_name: string; last_name: string } | undefined
  phone: string | null | undefined
  company: string | null | undefined
  /** No record has one yet. */
  isNew: { phone: boolean; company: boolean }
}

/** @returns false if it was so already */
async function correctRecord(trx: Trx, row: DetailsRow, wanted: Wanted, by: By): Promise<boolean> {
  const { kind, reference } = row
  const next = {
    name: wanted.name ?? row.name,
    phone: wanted.phone !== undefined && (row.phone || wanted.isNew.phone) ? wanted.phone : row.phone,
    company:
      kind === 'enquiry' && wanted.company !== undefined && (row.company || wanted.isNew.company)
        ? wanted.company
        : row.company,
  }
  const fields = (['name', 'phone', 'company'] as const).filter(
    (field) => (next[field] || null) !== (row[field] || null),
  )
  if (fields.length === 0) return false
  await changeRecord(trx, { kind, reference }, by, async (record) => {
    const { name, phone, company } = next
    if (kind === 'enquiry')
      await trx.updateTable('enquiries').set({ phone, company }).where('record_id', '=', record.id).execute()
    else
      await trx
        .updateTable('applications')
        .set({ phone, ...(fields.includes('name') ? wanted.parts : {}) })
        .where('record_id', '=', record.id)
        .execute()
    return {
      values: { name },
      words: fields.map((field) => next[field]),
      oldWords: fields.map((field) => row[field]),
      events: [
        { type: 'corrected', note: fields.map((field) => `${row[field] || '–'} → ${next[field] || '–'}`).join('\n') },
      ],
      entry: { verb: 'details-corrected', detail: { fields: fields.join(', ') } },
      // Nobody has read it by this.
      reading: 'kept',
    }
  })
  return true
}

async function correctSubscriber(trx: Trx, subscriber: Details['subscriber'], { name }: Wanted, by: By) {
  if (!subscriber || name === undefined || name === subscriber.name) return false
  await trx
    .updateTable('subscribers')
    .set((e) => ({ name, search_text: searchText(name, subscriber.email), version: e('version', '+', 1) }))
    .where('id', '=', subscriber.id)
    .execute()
  const detail = { fields: 'name' }
  await recordAudit(trx, { verb: 'details-corrected', kind: 'subscriber', id: subscriber.id, detail }, by)
  return true
}
