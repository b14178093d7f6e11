// Reads records for other programs: a page at a time in the order of arrival, or one by its reference.

import { newestNumber } from '#app/features/records/records.server.ts'
import { isRepeat } from '#app/http/edge/rate-limit.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { toExported } from '../export.server.ts'
import type { ExportedRecord } from '../exported-record.ts'
import type { InboxReader } from '../filter.ts'
import { listByReference, listInbox } from '../inbox.server.ts'
import type { RecordsQuery } from './records-query.ts'

/** Without spam. New records come last, so that a reader who goes on from `last` misses and repeats none. */
export async function readRecords(
  db: Db,
  { after, since, limit }: RecordsQuery,
  reader: InboxReader,
): Promise<{ records: ExportedRecord[]; last: number | null; hasMore: boolean }> {
  const newest = await newestNumber(db)
  const { rows, next } = await listInbox(db, { view: 'all', from: since, search: '' }, reader, {
    after: [after ?? 0],
    size: limit,
    isBackward: true,
    hasWholeMessages: true,
  })
  const complete = rows.filter(({ seq }) => seq <= newest)
  return {
    records: await toExported(db, complete),
    last: complete.at(-1)?.seq ?? after ?? null,
    hasMore: next !== null && complete.length === rows.length,
  }
}

/** The record with this reference unless it is spam, or of a kind that is not to be read. */
export async function findExported(
  db: Db,
  reference: string,
  reader: Pick<InboxReader, 'kinds'>,
): Promise<ExportedRecord | null> {
  const rows = await listByReference(db, reference, reader, { hasWholeMessages: true })
  const [record] = await toExported(
    db,
    rows.filter(({ status }) => status !== 'spam'),
  )
  return record ?? null
}

const day = 24 * 60 * 60_000

/** The audit log says once a day that a token reads records. */
export const noteReading = (db: Db, owner: Actor & { sessionId: string; token: string }, now: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (await isRepeat(trx, `api-reading:${owner.sessionId}`, day, now)) return
    await recordAudit(trx, { verb: 'exported', kind: 'inbox', detail: { token: owner.token } }, { actor: owner, now })
  })
