// Declares which columns hold a visitor's data, and by what a person is found in them. Each feature declares its own tables.
import type { Database } from './schema.ts'

export type Personal =
  /** Nothing about a visitor. */
  | 'none'
  /** About a member of staff, whose account is kept by rules of its own. */
  | 'staff'
  /** The visitor's address, as typed or folded: leads to the person. */
  | 'address'
  /** The id of a record, the reference of one, or the id of a subscriber or of a mail: leads to the person. */
  | 'record'
  | 'reference'
  | 'subscriber'
  | 'mail'
  | 'name'
  | 'phone'
  | 'company'
  /** Text that the visitor wrote, or that was written to or about them. */
  | 'words'
  /** Any other fact about them, such as a date, a choice or a status. */
  | 'fact'
  /** The spelling by which mails to a mailbox are counted, which several addresses share. */
  | 'mailbox'
  /** A one-way hash of the address. */
  | 'hash'
  /** The content of a file, in base64. */
  | 'file'
  /** Encrypted text. */
  | 'sealed'
  /** Rows of other tables as JSON. */
  | 'copy'

type Columns<Table extends keyof Database, Kind extends Personal = Personal> = Record<
  keyof Database[Table] & string,
  Kind
>

type TableData<Table extends keyof Database, Words extends string> =
  | {
      /** The plural by which people read of its rows. */
      called: Words
      columns: Columns<Table>
      /** Why its rows stay when a person is erased, without the words in them; by default they are deleted. */
      stays?: Words
    }
  | { called?: undefined; columns: Columns<Table, 'none' | 'staff'>; stays?: undefined }

/** @typeParam Words what people read, which are phrases */
export type PersonalData<Tables extends keyof Database, Words extends string = string> = {
  [Table in Tables]: TableData<Table, Words>
}

/** The tables that no feature owns. */
export const commonData = {
  audit_events: {
    called: 'Entries in the audit log',
    columns: {
      id: 'none',
      at: 'fact',
      actor_id: 'staff',
      actor_name: 'staff',
      verb: 'fact',
      record_kind: 'fact',
      record_id: 'record',
      record_reference: 'reference',
      detail: 'words',
      address: 'staff',
    },
    stays: 'They say which colleague did what and when, without words of the person, and are deleted after 24 months.',
  },
  hourly_counts: { columns: { figure: 'none', hour: 'none', count: 'none' } },
  job_turns: { columns: { name: 'none', holder: 'none', until: 'none' } },
  nodes: {
    columns: {
      id: 'none',
      host: 'none',
      version: 'none',
      secret_marks: 'none',
      store: 'none',
      clock_ms: 'none',
      started_at: 'none',
      seen_at: 'none',
    },
  },
  purge_clock: { columns: { id: 'none', newest_at: 'none', told_at: 'none' } },
  rate_limits: { columns: { key: 'none', count: 'none', resets_at: 'none' } },
  record_counts: { columns: { kind: 'none', status: 'none', count: 'none' } },
  removed_records: {
    called: 'Copies of deleted records',
    columns: { id: 'none', kind: 'none', removed_at: 'fact', content: 'copy' },
  },
  settings: { columns: { key: 'none', value: 'none', version: 'none', changed_at: 'none' } },
} as const satisfies PersonalData<
  | 'audit_events'
  | 'hourly_counts'
  | 'job_turns'
  | 'nodes'
  | 'purge_clock'
  | 'rate_limits'
  | 'record_counts'
  | 'removed_records'
  | 'settings'
>
