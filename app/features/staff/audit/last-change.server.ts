// Who changed a record last, for whoever comes too late with another change.
import type { AuditKind } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'

export type AuditedRecord = {
  kind: AuditKind
  /** As the audit log names it: by its id, or by what people call it. */
  id?: string
  reference?: string
  /** What changes the record, where the log holds other things of it as well. */
  verbs?: readonly string[]
}

/** A sentence with person, change and time; null where nothing is recorded. */
export async function lastChangeText(
  db: Db,
  { kind, id, reference, verbs }: AuditedRecord,
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
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(entry.at)
  const facts = Object.entries(JSON.parse(entry.detail)).map(([name, value]) => `${name}: ${value ?? 'none'}`)
  const what = [entry.verb.replaceAll('-', ' '), facts.length > 0 ? `(${facts.join(', ')})` : ''].join(' ').trim()
  return `The last change on record is by ${entry.actor_name}, ${when}: ${what}.`
}
