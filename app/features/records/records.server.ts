// Reads and makes the part of a record that all kinds share.

import { emailKey } from '#app/forms/fields/rules.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { answeringOffice, promisedBy } from '#app/time/promise.ts'
import { isPostgres, shareAdvisoryLock, takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import { countUpTo } from '#db/queries/page.ts'
import { newReference } from '#db/queries/reference.ts'
import { searchText, selectMatching } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import { idempotencyKey } from './idempotency.server.ts'
import { recordKinds } from './kinds.ts'
import { readOwnDays } from './office-days.server.ts'
import { overdueAt } from './overdue.server.ts'
import { addEvent } from './timeline.server.ts'
import { announceChange } from './webhooks/announce.server.ts'

const find = (db: Db, kind: RecordKind, reference: string) =>
  db.selectFrom('records').selectAll().where('reference', '=', reference).where('kind', '=', kind)

export async function findRecord<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  reference: string,
): Promise<RecordRow<Kind> | null> {
  return ((await find(db, kind, reference).executeTakeFirst()) ?? null) as RecordRow<Kind> | null
}

/** Concurrent changes come before or after this transaction, never in between. */
export async function lockRecord<Kind extends RecordKind>(
  trx: Trx,
  kind: Kind,
  reference: string,
): Promise<RecordRow<Kind> | undefined> {
  const found = await find(trx, kind, reference)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  return found as RecordRow<Kind> | undefined
}

type Send = Pick<SendContext, 'digest' | 'language' | 'now'> & {
  /** The reason for quarantine, or null. */
  spamReasons: string | null
  /** The member of staff who enters it for the visitor. */
  actorId?: string
}

type NewRecord = {
  name: string
  email: string
  /** The texts that the staff search indexes, beside the reference. */
  texts: readonly (string | null)[]
  /** A note for staff on the first event. */
  note?: string | null
}

/** Makes a record with its first event; the caller adds its kind's own rows. */
export async function createRecord<Kind extends RecordKind>(
  trx: Trx,
  kind: Kind,
  { name, email, texts, note = null }: NewRecord,
  { digest, spamReasons, language, now, actorId }: Send,
): Promise<RecordRow<Kind>> {
  await shareAdvisoryLock(trx, numbering)
  const reference = await unusedReference(trx, kind)
  const status = spamReasons ? 'spam' : 'new'
  const ownDays = await readOwnDays(trx, now)
  const record = await trx
    .insertInto('records')
    .values({
      id: newId(),
      kind,
      reference,
      status,
      name,
      email,
      email_key: emailKey(email),
      received_at: now,
      promised_by: promisedBy(now, ownDays),
      office: answeringOffice(now, ownDays).id,
      assignee_id: null,
      read_at: actorId ? now : null,
      language,
      spam_reasons: spamReasons,
      closed_at: spamReasons ? now : null,
      version: 1,
      search_text: searchText(reference, ...texts),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const received = { type: 'received', to_status: status } as const
  await addEvent(trx, record, now, {
    ...received,
    actor_id: actorId ?? null,
    note: spamReasons ?? note,
    idempotency_key: idempotencyKey(kind, digest, now),
  })
  await announceChange(trx, { record: record as RecordRow, before: null, events: [received] }, now)
  return record as RecordRow<Kind>
}

/** Held from before a record gets its number until it is stored for all to see. */
const numbering = 'record numbers'

/**
 * The highest number of a record, once all lower ones are stored or given up: a reader in the order of numbers who stops
 * there misses none.
 */
export const newestNumber = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, numbering)
    const { seq } = await trx
      .selectFrom('records')
      .select((e) => e.fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow()
    return Number(seq ?? 0)
  })

async function unusedReference(trx: Trx, kind: RecordKind): Promise<string> {
  const reference = newReference(recordKinds[kind].prefix)
  const taken = await trx.selectFrom('records').select('id').where('reference', '=', reference).executeTakeFirst()
  return taken ? unusedReference(trx, kind) : reference
}

type Name = { kind: RecordKind; reference: string; name: string }

/** The names in records, for other pages than their own. */
export async function listNames(db: Db, references: readonly string[]): Promise<Name[]> {
  if (references.length === 0) return []
  return db.selectFrom('records').select(['kind', 'reference', 'name']).where('reference', 'in', references).execute()
}

export type RecordFilter<Kind extends RecordKind> = {
  status?: StatusOf<Kind>
  /** Only records that are overdue at this time. */
  overdueAt?: number
  search?: string
}

/** The query is meant to be ordered by `seq`, newest first. */
export function selectRecords<Kind extends RecordKind>(db: Db, kind: Kind, filter: RecordFilter<Kind>) {
  const { status, search = '' } = filter
  const found = selectMatching(db, 'records', search).where('records.kind', '=', kind)
  // Quarantined records are listed only in their own status.
  const ofStatus = status ? found.where('records.status', '=', status) : found.where('records.status', '!=', 'spam')
  return filter.overdueAt === undefined ? ofStatus : ofStatus.where(overdueAt(filter.overdueAt))
}

export const countMatchingRecords = <Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  filter: RecordFilter<Kind>,
  limit: number,
): Promise<number> => countUpTo(selectRecords(db, kind, filter), limit)
