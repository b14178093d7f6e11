// Names the last change of a record when a later change is refused.
import { message } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { type Message, sayIn } from '#app/languages/phrases.server.ts'
import type { AuditKind } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { isTime } from './audit.server.ts'
import { detailLabel, logWord, valueWords } from './detail-words.ts'

/** The person who reads the sentence. */
type Reader = { timeZone: string; language: Language }

type Entry = { verb: string; detail: Record<string, unknown> }

export type AuditedRecord = {
  kind: AuditKind
  /** The audit log's reference to the record: its id or its readable name. */
  id?: string
  reference?: string
  /** The verbs that change the record, if the log has others about it too. */
  verbs?: readonly string[]
  /** All that the log tells of such a change. */
  detail?: Record<string, unknown>
  /** The change in the reader's words, where the log's own would not tell. */
  inWords?: (entry: Entry, format: Intl.DateTimeFormat) => string
}

/** What the log has about a record that leaves it as it is. */
const unchanging = ['announced', 'conflict-kept', 'exported', 'preview-link-made', 'tested'] as const

const lastEntry = (db: Db, { kind, id, reference, verbs, detail }: AuditedRecord) =>
  db
    .selectFrom('audit_events')
    .select(['actor_id', 'actor_name', 'verb', 'at', 'detail'])
    .where('record_kind', '=', kind)
    .$if(id !== undefined, (query) => query.where('record_id', '=', id ?? ''))
    .$if(reference !== undefined, (query) => query.where('record_reference', '=', reference ?? ''))
    .$if(verbs !== undefined, (query) => query.where('verb', 'in', verbs ?? []))
    .$if(detail !== undefined, (query) => query.where('detail', '=', JSON.stringify(detail)))
    .where('verb', 'not in', unchanging)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const timeFormat = ({ timeZone, language }: Reader) =>
  new Intl.DateTimeFormat(pageLanguages[language].locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** A sentence with person, change and time; null without an entry. */
export async function lastChangeText(db: Db, record: AuditedRecord, reader: Reader): Promise<string | null> {
  const entry = await lastEntry(db, record)
  if (!entry) return null
  const { inWords } = record
  const { language } = reader
  const format = timeFormat(reader)
  const detail: Record<string, unknown> = JSON.parse(entry.detail)
  const told = { verb: entry.verb, detail }
  const change = inWords ? inWords(told, format) : inLogWords(told, format, language)
  return sayIn(language)('Last changed by {name}, {time}: {change}.', {
    name: entry.actor_name,
    time: format.format(entry.at),
    change,
  })
}

/** The time of the last change if that person made it; null without an entry, or after another person's change. */
export async function ownChangeAt(db: Db, record: AuditedRecord, { id }: { id: string }): Promise<number | null> {
  const entry = await lastEntry(db, record)
  return entry?.actor_id === id ? entry.at : null
}

/** What a form says when its own reader changed the same record in another tab. */
export const ownChangeWords = (at: number, reader: Reader): Message =>
  message('You changed this yourself in another tab, {time}.', { time: timeFormat(reader).format(at) })

function inLogWords({ verb, detail }: Entry, format: Intl.DateTimeFormat, language: Language): string {
  const word = sayIn(language)
  const facts = Object.entries(detail).map(([name, value]) => {
    const shown =
      isTime(name) && typeof value === 'number' ? format.format(value) : valueWords({ verb, name }, value, word)
    return detailLabel(name, word) + shown
  })
  return [word(logWord(verb)), facts.length > 0 ? `(${facts.join(', ')})` : ''].join(' ').trim()
}
