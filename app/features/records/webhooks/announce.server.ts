// Makes a delivery for each target of a change, in the transaction of the change: never lost, and never of what was undone.

import { recordPath } from '#app/features/records/kinds.ts'
import { siteUrl } from '#app/mail/site-url.server.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import type { Trx } from '#db/schema.ts'
import type { RecordEventType, RecordKind, RecordRow } from '#db/tables/records.ts'
import type { WebhookTarget } from '#db/tables/webhooks.ts'
import { changesOf, eventsOf, type ToldChange, testEvent, type WebhookEvent } from './events.ts'

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

// Writes the messages: the same body for every program, and a short text for Slack.

export type MessageBody = {
  /** The same in every repeat, and for every target. */
  id: string
  type: string
  timestamp: string
  data: {
    reference: string | null
    kind: RecordKind | null
    status: string | null
    changes: readonly ToldChange[]
    /** The record's page in the staff area. */
    url: string
    /** For a target that gets the senders' data: the record as it is now; null once it is gone. */
    record?: TellingRecord | null
  }
}

/** The part of a record that a Slack message tells; the whole of it is for programs. */
export type TellingRecord = { name: string; email: string | null; about: string | null }

const kinds: Record<RecordKind, string> = { enquiry: 'enquiry', application: 'application' }

export function slackMessage({ type, data }: MessageBody): { text: string } {
  const { reference, url, record } = data
  const link = `<${url}|${escapeSlack(reference ?? 'BN')}>`
  const sender = record ? `\n${escapeSlack(senderOf(record))}` : ''
  return { text: `${escapeSlack(headline(type, data))}: ${link}${sender}` }
}

const senderOf = ({ name, email, about }: TellingRecord) =>
  [email ? `${name} (${email})` : name, about].filter(Boolean).join(': ')

function headline(type: string, { kind, changes }: MessageBody['data']): string {
  const noun = kind ? kinds[kind] : 'record'
  const move = changes.find(({ to }) => to)
  if (type === testEvent) return 'This is a test of the site’s messages'
  if (type === 'record.created') return `New ${noun}`
  if (type === 'record.replied') return `Reply sent about an ${noun}`
  if (type === 'record.message') return `The sender of an ${noun} wrote again or withdrew it`
  return move ? `Status of an ${noun}: ${spaced(move.from)} → ${spaced(move.to)}` : `Assignment of an ${noun} changed`
}

const spaced = (status = '') => status.replaceAll('_', ' ')

/** The three characters that mean something in Slack's texts. */
const escapeSlack = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
