// The events that other programs are told of: one for each change, named by what matters most in it.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { RecordEventType, RecordKind } from '#db/tables/records.ts'

export const webhookEvents = {
  'record.created': 'A record came in',
  'record.changed': 'An enquiry’s status or an assignment changed',
  'application.stage': 'An application’s status changed',
  'record.message': 'Its sender wrote again or withdrew it',
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

/** Null for a change that is not told. @param types of the events in the record's timeline */
export function eventOf(kind: RecordKind, types: readonly RecordEventType[]): WebhookEvent | null {
  if (types.includes('received')) return 'record.created'
  if (types.includes('reply')) return 'record.replied'
  if (types.some((type) => type === 'answer' || type === 'added' || type === 'withdrawn')) return 'record.message'
  if (types.includes('status')) return kind === 'application' ? 'application.stage' : 'record.changed'
  return types.includes('assigned') ? 'record.changed' : null
}

type Changed = { type: RecordEventType; from_status?: string | null; to_status: string }
export type ToldChange = { what: (typeof told)[keyof typeof told]; from?: string; to?: string }

export const changesOf = (events: readonly Changed[]): ToldChange[] =>
  events.flatMap(({ type, from_status, to_status }) => {
    if (!isTold(type)) return []
    const isMove = from_status && from_status !== to_status
    return [{ what: told[type], ...(isMove ? { from: from_status, to: to_status } : {}) }]
  })
