// Makes a delivery for each target of a change, in the transaction of the change: never lost, and never of what was undone.
import { siteUrl } from '#app/mail/site-url.server.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Trx } from '#db/schema.ts'
import type { RecordEventType, RecordRow } from '#db/tables/records.ts'
import type { WebhookTarget } from '#db/tables/webhooks.ts'
import { recordPath } from '../kinds.ts'
import { changesOf, eventsOf, testEvent, type WebhookEvent } from './events.ts'
import type { MessageBody } from './message.ts'

type Announced = {
  record: RecordRow
  /** Null for a new record. */
  before: RecordRow | null
  events: readonly { type: RecordEventType; from_status?: string | null; to_status: string }[]
}

/** A record in quarantine is told of once it is released. */
export async function announceChange(trx: Trx, { record, before, events }: Announced, now: number): Promise<void> {
  if (record.status === 'spam') return
  // Only a record that was never told of: staff may also mark an older one as spam, and take that back.
  const isReleased = before?.status === 'spam' && before.spam_reasons !== null
  const told: WebhookEvent[] = isReleased ? ['record.created'] : eventsOf(record.kind, events)
  if (told.length === 0) return
  const { reference, kind, status } = record
  const data = { reference, kind, status, changes: changesOf(events), url: siteUrl(recordPath(record)) }
  await queueFor(trx, await targetsOf(trx, told), { reference, data }, now)
}

type Addressed = { id: string; event: string }

/** Each with the first of the events that it has chosen. */
async function targetsOf(trx: Trx, told: readonly WebhookEvent[]): Promise<Addressed[]> {
  const on = await trx
    .selectFrom('webhook_targets')
    .select(['id', 'events'])
    .where('is_on', '=', 1)
    .orderBy('id')
    // Deleting one meanwhile waits, or its deliveries would have no target and undo the change of the record.
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .execute()
  return on.flatMap(({ id, events }) => {
    const chosen = events.split(',')
    const event = told.find((one) => chosen.includes(one))
    return event ? [{ id, event }] : []
  })
}

type Message = { reference: string | null; data: MessageBody['data'] }

async function queueFor(
  trx: Trx,
  targets: readonly Addressed[],
  { reference, data }: Message,
  now: number,
): Promise<string[]> {
  const event_id = newId()
  const timestamp = new Date(now).toISOString()
  const rows = targets.map(({ id: target_id, event }) => ({
    id: newId(),
    target_id,
    event_id,
    event,
    reference,
    body: JSON.stringify({ id: event_id, type: event, timestamp, data } satisfies MessageBody),
    ...fresh(now),
    created_at: now,
  }))
  if (rows.length > 0) await trx.insertInto('webhook_deliveries').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** The columns of a delivery that has not been tried. */
export const fresh = (now: number) => ({
  status: 'queued' as const,
  attempts: 0,
  first_attempt_at: null,
  next_attempt_at: now,
  locked_until: null,
  last_error: null,
  last_answer: null,
  sent_at: null,
})

/** @returns the delivery's id */
export async function queueTest(trx: Trx, target: Pick<WebhookTarget, 'id'>, now: number): Promise<string> {
  const data = { reference: null, kind: null, status: null, changes: [], url: siteUrl('/dashboard/settings/webhooks') }
  const [id = ''] = await queueFor(trx, [{ id: target.id, event: testEvent }], { reference: null, data }, now)
  return id
}
