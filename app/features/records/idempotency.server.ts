// A double click, a reload or a retry over a bad network makes one record: an equal send within a day is the same one.
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Trx } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'

const day = 24 * 60 * 60_000

/** Bound to the UTC day, so that the same text may be sent again later. */
export const idempotencyKey = (kind: RecordKind, digest: string, now: number) =>
  `${kind}.${new Date(now).toISOString().slice(0, 10)}.${digest}`

/** Until the transaction ends, equal sends wait for each other. @returns the id of the record that an equal one made */
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
