// The events that other programs are told of: one message for each change, named by the most telling of its events.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { RecordEventType, RecordKind } from '#db/tables/records.ts'

export const webhookEvents = {
  'record.created': 'New record',
  'record.changed': 'An enquiry’s status or an assignment changed',
  'application.stage': 'An application’s status changed',
  'record.message': 'A sender wrote again or withdrew a record',
  'record.replied': 'A reply was sent',
} as const satisfies Record<string, Phrase>

export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent]

/** The event of a test. */
export const testEvent = 'webhook.test'

/** The names of changes for programs; notes and other work within the office are not told. */
const told = {
  received: 'received',
  reply: 'reply',
  answer: 'message',
  added: 'message',
  withdrawn: 'withdrawn',
  status: 'status',
  assigned: 'assignee',
} as const satisfies Partial<Record<RecordEventType, string>>

const isTold = (type: RecordEventType): type is keyof typeof told => type in told

type Changed = { type: RecordEventType; from_status?: string | null; to_status: string }

const isMove = ({ from_status, to_status }: Changed) => Boolean(from_status) && from_status !== to_status

/** Leaves out what the timeline holds under a status that stays, such as an interview that was planned. */
const toldOf = (events: readonly Changed[]) =>
  events.filter((event) => isTold(event.type) && (event.type !== 'status' || isMove(event)))

/** By what happened, apart from a move to another status. */
const eventByType: Partial<Record<RecordEventType, WebhookEvent>> = {
  received: 'record.created',
  reply: 'record.replied',
  answer: 'record.message',
  added: 'record.message',
  withdrawn: 'record.message',
  assigned: 'record.changed',
}

/** The most telling first: a message is named by one only. */
const inOrder: readonly WebhookEvent[] = [
  'record.created',
  'record.replied',
  'record.message',
  'application.stage',
  'record.changed',
]

/** The events that a change contains, the most telling first; none for a change that is not told. */
export function eventsOf(kind: RecordKind, events: readonly Changed[]): WebhookEvent[] {
  const moved = kind === 'application' ? 'application.stage' : 'record.changed'
  const found = toldOf(events).flatMap((event) => [eventByType[event.type], isMove(event) ? moved : undefined])
  return inOrder.filter((event) => found.includes(event))
}

export type ToldChange = { what: (typeof told)[keyof typeof told]; from?: string; to?: string }

export const changesOf = (events: readonly Changed[]): ToldChange[] =>
  toldOf(events).flatMap((event) => {
    const { type, from_status, to_status } = event
    if (!isTold(type)) return []
    return [{ what: told[type], ...(from_status && isMove(event) ? { from: from_status, to: to_status } : {}) }]
  })
