// Names the last change of a record when a later change is refused.
import type { Db } from '#db/schema.ts'
import type { RecordEventType, RecordKind } from '#db/tables/records.ts'
import { findRecord } from './records.server.ts'
import { statusLabel } from './statuses.ts'
import { eventsOf } from './timeline.server.ts'

const changes: Record<Exclude<RecordEventType, 'status'>, string> = {
  received: 'sent',
  again: 'sent again',
  adopted: 'new answers adopted',
  dismissed: 'new answers dismissed',
  added: 'information added',
  withdrawn: 'withdrawn',
  note: 'note added',
  assigned: 'assigned',
  corrected: 'email address changed',
  settled: 'no reply needed',
  reply: 'answered by email',
  undelivered: 'an email was not delivered',
  answer: 'a reply by email',
}

const ofVisitors: readonly RecordEventType[] = ['received', 'again', 'added', 'withdrawn', 'answer']

/** A sentence with person, time and change. */
export async function lastEventText<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  reference: string,
  timeZone: string,
): Promise<string | null> {
  const record = await findRecord(db, kind, reference)
  const last = record && (await eventsOf(db, record)).at(-1)
  if (!last) return null
  const isVisitor = last.actor === null && ofVisitors.includes(last.type)
  const person = isVisitor ? 'the visitor' : (last.actor ?? 'a former colleague')
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(last.at)
  const change = last.type === 'status' ? `moved to ${statusLabel(kind, last.to_status)}` : changes[last.type]
  return `Last changed by ${person}, ${when}: ${change}.`
}
