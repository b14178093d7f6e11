// Reads the audit log: filtered, newest first, page by page. It is written by db/audit.ts.
import { sql } from 'kysely'
import { type Cursor, type Page, portion, readPage, walkPages } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import type { AuditEvent } from '#db/tables/site.ts'

export const auditPageSize = 50
/** The person filter's value for entries without an account: the command line, the site itself, strangers. */
export const nobody = 'nobody'

export type AuditFilter = {
  /** A user's id, or the value for entries without an account. */
  person?: string
  kind?: string
  verb?: string
  /** Without the entries that say who opened a record. */
  isWithoutReads?: boolean
  /** Includes `from`, excludes `until`. */
  from?: number
  until?: number
}
/** A time, in milliseconds, stays a number. */
export type AuditLine = Omit<AuditEvent, 'detail'> & { detail: [string, string | number][] }

/** One page, newest first. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  after?: Cursor,
  size = auditPageSize,
): Promise<Page<AuditLine>> {
  const { person, kind, verb, isWithoutReads, from, until } = filter
  let query = db.selectFrom('audit_events').selectAll()
  if (person === nobody) query = query.where('actor_id', 'is', null)
  else if (person) query = query.where('actor_id', '=', person)
  if (kind) query = query.where('record_kind', '=', kind)
  if (verb) query = query.where('verb', '=', verb)
  if (isWithoutReads) query = query.where('verb', '!=', 'read')
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  const { rows, next } = await readPage(query, { by: ['at', 'id'], after, size })
  return { rows: rows.map(toLine), next }
}

/** All matching entries in pages, so that a download of any length needs little memory. */
export const walkAudit = (db: Db, filter: AuditFilter) => walkPages((after) => listAudit(db, filter, after, portion))

/** The values of the log's filters. */
export async function auditChoices(db: Db) {
  const [people, verbs] = await Promise.all([
    db.selectFrom('users').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
    loggedVerbs(db),
  ])
  const sorted = (values: string[]) => [...new Set(values)].sort()
  return {
    people,
    kinds: sorted(verbs.map((entry) => entry.record_kind)),
    verbs: sorted(verbs.map((entry) => entry.verb)),
  }
}

/** Jumps through the index from one verb to the next, so that a long log is not read for its few verbs. */
async function loggedVerbs(db: Db) {
  const { rows } = await sql<Pick<AuditEvent, 'record_kind' | 'verb'>>`
    with recursive
    kinds(kind) as (
      select min(record_kind) from audit_events
      union all
      select (select min(record_kind) from audit_events where record_kind > kinds.kind) from kinds where kind is not null
    ),
    found(kind, verb) as (
      select kind, (select min(verb) from audit_events where record_kind = kinds.kind) from kinds where kind is not null
      union all
      select kind, (select min(verb) from audit_events where record_kind = found.kind and verb > found.verb)
      from found where verb is not null
    )
    select kind as record_kind, verb from found where verb is not null`.execute(db)
  return rows
}

function toLine(event: AuditEvent): AuditLine {
  const detail: Record<string, unknown> = JSON.parse(event.detail)
  return { ...event, detail: Object.entries(detail).map(([name, value]) => [name, factOf(name, value)]) }
}

/** A detail that holds a time is named after it, such as sendAt or ends_at. */
export const isTime = (name: string) => name.endsWith('At') || name.endsWith('_at')

const factOf = (name: string, value: unknown) =>
  isTime(name) && typeof value === 'number' ? value : String(value ?? '–')
