// A double click, a reload or a retry makes one record: an identical send within a day is the same one.
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Trx } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'

const day = 24 * 60 * 60_000

/** Includes the UTC day, so that the same text can be sent again later. */
export const idempotencyKey = (kind: RecordKind, digest: string, now: number) =>
  `${kind}.${new Date(now).toISOString().slice(0, 10)}.${digest}`

/** Identical sends take turns until the transaction ends. @returns the id of the record that an identical send made */
export async function findEqualSend(trx: Trx, kind: RecordKind, digest: string, now: number): Promise<string | null> {
  await takeAdvisoryLock(trx, `${kind} ${digest}`)
  const event = await trx
    .selectFrom('record_events')
    .select('record_id')
    .where('idempotency_key', 'in', [idempotencyKey(kind, digest, now), idempotencyKey(kind, digest, now - day)])
    .where('at', '>', now - day)
    .executeTakeFirst()
  return event?.record_id ?? null
}
