// Reads records for other programs: a page at a time in the order of arrival, or one by its reference.

import { z } from 'zod'
import { newestNumber } from '#app/features/records/records.server.ts'
import { isRepeat } from '#app/http/edge/rate-limit.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { toExported } from '../export.server.ts'
import type { ExportedRecord } from '../exported-record.ts'
import type { InboxReader } from '../filter.ts'
import { listByReference, listInbox } from '../inbox.server.ts'

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

// Reads a program's query of the list of records. Unlike a page, a program is told what is wrong in it.

export const mostRecords = 100
const usualRecords = 50

type RecordsQuery = {
  /** The number of the last record of the page before. */ after?: number
  since?: number
  limit: number
}

const querySchema = z.object({
  cursor: z
    .string()
    .transform((cursor) => Buffer.from(cursor, 'base64url').toString())
    .pipe(
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    )
    .optional(),
  since: z.iso
    .datetime({ offset: true })
    .transform((time) => Date.parse(time))
    .optional(),
  limit: z.coerce.number().int().min(1).max(mostRecords).default(usualRecords),
})

const problems: Readonly<Record<string, string>> = {
  cursor: 'The cursor must be a “next_cursor” of an earlier answer.',
  since: 'The time “since” must be one like 2026-06-03T09:00:00Z.',
  limit: `The limit must be a number from 1 to ${mostRecords}.`,
}

type Read = { ok: true; value: RecordsQuery } | { ok: false; problem: string }

export function readRecordsQuery(params: URLSearchParams): Read {
  const read = querySchema.safeParse(Object.fromEntries(params))
  if (!read.success) return { ok: false, problem: problems[String(read.error.issues[0]?.path[0])] ?? 'Bad request.' }
  const { cursor: after, ...query } = read.data
  return { ok: true, value: { ...query, after } }
}

export const cursorOf = (number: number) => Buffer.from(String(number)).toString('base64url')

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
