// The site's own data: settings, the audit log, throttles, missing pages, search.
import type { Generated, Selectable } from 'kysely'
import type { Language } from './records.ts'

export interface RateLimitsTable {
  /** An HMAC of the throttled value: no address is stored in the clear. */
  key: string
  count: number
  resets_at: number
}

/** The audit log: written by audit.ts only, and never changed. */
export interface AuditEventsTable {
  id: string
  at: number
  /** The member of staff; null for the command line, the site itself and people not signed in. */
  actor_id: string | null
  actor_name: string
  verb: string
  record_kind: string
  record_id: string | null
  record_reference: string | null
  /** A JSON object of few facts. */
  detail: string
  address: string | null
}

/** Settings chosen by admins; read and written by settings.ts only. */
export interface SettingsTable {
  key: string
  /** JSON. */
  value: string
  version: number
  changed_at: number
}

/** One row, id 1: the latest time of a purge; a clock far ahead of it is not trusted. */
export interface PurgeClockTable {
  id: number
  newest_at: number
  /** When the admins were mailed about an untrusted clock; null otherwise. */
  told_at: number | null
}

/** One row for each repeated job that one node at a time runs; used by features/system/job-turns.server.ts only. */
export interface JobTurnsTable {
  name: string
  /** The id of the process that runs it. */
  holder: string
  /** The turn's end, by the database's clock. */
  until: number
}

/** The processes that serve a PostgreSQL database; used by features/system/nodes only. */
export interface NodesTable {
  id: string
  host: string
  version: string
  /** JSON: one keyed digest for each secret, newest first. */
  secret_marks: string
  /** The place of the uploaded pictures, the same text for the same place. */
  store: string
  /** The clock of the process minus the database's. */
  clock_ms: number
  /** Both by the database's clock. */
  started_at: number
  seen_at: number
}

/** Copies of deleted records, kept for some days; removed-records.ts restores them. */
export interface RemovedRecordsTable {
  id: string
  /** The kind of record, such as `enquiries`. */
  kind: string
  removed_at: number
  /** JSON: the rows by table. */
  content: string
}

export interface RedirectsTable {
  id: string
  from_path: string
  to_path: string
  kind: 301 | 302
  hits: number
  last_hit_at: number | null
  created_at: number
  created_by: string
  version: number
}

/** Paths that visitors requested in vain. */
export interface MissingPagesTable {
  path: string
  hits: number
  /** A page of this site that links there. */
  linked_from: string | null
  first_at: number
  last_at: number
}

/** The search index of the whole site: one row for each page or post. */
export interface SearchEntriesTable {
  seq: Generated<number>
  kind: string
  /** The post's id, an issue's id with the language, or the page's path. */
  ref: string
  path: string
  title: string
  summary: string
  /** Plain text, for the passages around a match. */
  body: string
  language: Language
  /** A post's category, or a newsletter issue's id. */
  section: string | null
  /** The searched text: title, tags, summary and body. */
  search_text: string
  /** The post's own; 0 for pages that are always public. */
  live_from: number | null
}

export type Redirect = Selectable<RedirectsTable>
export type MissingPage = Selectable<MissingPagesTable>
export type AuditEvent = Selectable<AuditEventsTable>
