// Names the last change of a record when a later change is refused.
import type { AuditKind } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { isTime } from './audit.server.ts'
import { spacedWords, valueWords } from './detail-words.ts'

type Entry = { verb: string; detail: Record<string, unknown> }

export type AuditedRecord = {
  kind: AuditKind
  /** The audit log's reference to the record: its id or its readable name. */
  id?: string
  reference?: string
  /** The verbs that change the record, if the log has others about it too. */
  verbs?: readonly string[]
  /** The change in words, where the log's own would not tell. */
  inWords?: (entry: Entry, format: Intl.DateTimeFormat) => string
}

/** A sentence with person, change and time; null without an entry. */
export async function lastChangeText(
  db: Db,
  { kind, id, reference, verbs, inWords = inLogWords }: AuditedRecord,
  timeZone: string,
): Promise<string | null> {
  const entry = await db
    .selectFrom('audit_events')
    .select(['actor_name', 'verb', 'at', 'detail'])
    .where('record_kind', '=', kind)
    .$if(id !== undefined, (query) => query.where('record_id', '=', id ?? ''))
    .$if(reference !== undefined, (query) => query.where('record_reference', '=', reference ?? ''))
    .$if(verbs !== undefined, (query) => query.where('verb', 'in', verbs ?? []))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!entry) return null
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const detail: Record<string, unknown> = JSON.parse(entry.detail)
  const what = inWords({ verb: entry.verb, detail }, format)
  return `Last changed by ${entry.actor_name}, ${format.format(entry.at)}: ${what}.`
}

function inLogWords({ verb, detail }: Entry, format: Intl.DateTimeFormat): string {
  const facts = Object.entries(detail).map(
    ([name, value]) =>
      `${spacedWords(name)}: ${isTime(name) && typeof value === 'number' ? format.format(value) : valueWords(value)}`,
  )
  return [spacedWords(verb), facts.length > 0 ? `(${facts.join(', ')})` : ''].join(' ').trim()
}
