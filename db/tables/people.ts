// What is kept of the erasures of people's data.

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
