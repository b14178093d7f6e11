// The audit log as it is read: filtered, newest first, page by page. It is written by db/audit.ts.
import { type Actor, recordAudit } from '#db/audit.ts'
import type { AuditEvent, Db } from '#db/schema.ts'

export const auditPageSize = 50
/** The person filter's value for what nobody signed in did: the command line, the site itself, strangers. */
export const nobody = 'nobody'

export type AuditFilter = {
  /** A user's id, or `nobody`. */
  person?: string
  kind?: string
  verb?: string
  /** From this moment on, and before that one. */
  from?: number
  until?: number
}
export type AuditKey = { at: number; id: string }
export type AuditLine = Omit<AuditEvent, 'detail'> & { detail: [string, string][] }

/** One page. `next` is the key for the page after it, null on the last. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  before?: AuditKey,
  size = auditPageSize,
): Promise<{ lines: AuditLine[]; next: AuditKey | null }> {
  const { person, kind, verb, from, until } = filter
  let query = db.selectFrom('audit_events').selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
  if (person === nobody) query = query.where('actor_id', 'is', null)
  else if (person) query = query.where('actor_id', '=', person)
  if (kind) query = query.where('record_kind', '=', kind)
  if (verb) query = query.where('verb', '=', verb)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  if (before) {
    const { at, id } = before
    query = query.where((eb) => eb.or([eb('at', '<', at), eb.and([eb('at', '=', at), eb('id', '<', id)])]))
  }
  const rows = await query.limit(size + 1).execute()
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { lines: page.map(toLine), next: rows.length > size && last ? { at: last.at, id: last.id } : null }
}

/** Everything that matches, in pages, so that a download of any length needs little memory. */
export async function* walkAudit(db: Db, filter: AuditFilter): AsyncGenerator<AuditLine[]> {
  let before: AuditKey | undefined
  do {
    const { lines, next } = await listAudit(db, filter, before, 500)
    yield lines
    before = next ?? undefined
  } while (before)
}

/** What the log can be filtered by. */
export async function auditChoices(db: Db) {
  const [people, deeds] = await Promise.all([
    db.selectFrom('users').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
    db.selectFrom('audit_events').select(['record_kind', 'verb']).distinct().execute(),
  ])
  const sorted = (values: string[]) => [...new Set(values)].sort()
  return {
    people,
    kinds: sorted(deeds.map((deed) => deed.record_kind)),
    verbs: sorted(deeds.map((deed) => deed.verb)),
  }
}

function toLine(event: AuditEvent): AuditLine {
  const detail: Record<string, unknown> = JSON.parse(event.detail)
  return { ...event, detail: Object.entries(detail).map(([name, value]) => [name, String(value ?? '–')]) }
}

/** Taking the log away is a deed as well. */
export function recordExport(db: Db, actor: Actor, chosen: Record<string, string>, now: number): Promise<void> {
  const filters = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value))
  return db
    .transaction()
    .execute((trx) => recordAudit(trx, actor, { verb: 'exported', kind: 'audit', detail: filters }, now))
}
