// Names the last change of a record when a later change is refused.
import { pageLanguages } from '#app/languages/pages.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { Db } from '#db/schema.ts'
import type { Language, RecordEventType, RecordKind } from '#db/tables/records.ts'
import { findRecord } from './records.server.ts'
import { statusLabel } from './statuses.ts'
import { eventsOf } from './timeline.server.ts'

const changes: Record<Exclude<RecordEventType, 'status'>, Phrase> = {
  received: 'sent',
  again: 'sent again',
  adopted: 'new answers adopted',
  dismissed: 'new answers dismissed',
  added: 'information added',
  withdrawn: 'withdrawn',
  note: 'note added',
  assigned: 'assigned',
  corrected: 'contact details changed',
  merged: 'merged with another enquiry',
  separated: 'separated from another enquiry',
  settled: 'no reply needed',
  reply: 'answered by email',
  undelivered: 'an email was not delivered',
  answer: 'a reply by email',
  'appointment-held': 'appointment to be confirmed',
  'appointment-booked': 'appointment booked',
  'appointment-moved': 'appointment moved',
  'appointment-cancelled': 'appointment cancelled',
}

const ofVisitors: readonly RecordEventType[] = [
  'received',
  'again',
  'added',
  'withdrawn',
  'answer',
  'appointment-held',
  'appointment-booked',
  'appointment-moved',
  'appointment-cancelled',
]

export type Reader = { timeZone: string; language: Language }

/** A sentence with person, time and change. */
export async function lastEventText<Kind extends RecordKind>(
  db: Db,
  kind: Kind,
  reference: string,
  { timeZone, language }: Reader,
): Promise<string | null> {
  const record = await findRecord(db, kind, reference)
  const last = record && (await eventsOf(db, record)).at(-1)
  if (!last) return null
  const isVisitor = last.actor === null && ofVisitors.includes(last.type)
  const say = sayIn(language)
  const name = isVisitor ? say('the visitor') : (last.actor ?? say('a former colleague'))
  const { locale } = pageLanguages[language]
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(last.at)
  const change =
    last.type === 'status'
      ? say('moved to {status}', { status: say(statusLabel(kind, last.to_status)) })
      : say(changes[last.type])
  return say('Last changed by {name}, {time}: {change}.', { name, time, change })
}
