// Erasures of people's data, the requests for them, and links to one's own data.
import type { Generated } from 'kysely'

/** Erasures that were carried out; the ledger outside the database has the same (features/people/ledger.server.ts). */
export interface ErasuresTable {
  id: string
  /** A keyed hash of the folded address. */
  address_hash: string
  /** Verifies that one of the present secrets made the hash. */
  key_mark: string
  at: number
  /** When nothing was left of it in the database's files; null while that is still to be done. */
  cleaned_at: number | null
}

/** Links that show a person their own data. */
export interface DataLinksTable {
  token_hash: string
  /** Null once the person is erased. */
  email: string | null
  /** The request for erasure that was made behind it. */
  request_id: string | null
  created_at: number
  expires_at: number
}

export interface ErasureRequestsTable {
  id: string
  /** Null once the person is erased. */
  email: string | null
  requested_at: number
  due_by: number
  closed_at: number | null
  /** 0 if staff closed it without an erasure. */
  is_erased: Generated<number>
}
