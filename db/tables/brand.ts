// What the brand board saves and shares.
import type { Selectable } from 'kysely'

/** What the brand board has saved; the highest version is what the site wears. Rows are never changed. */
export interface BrandRevisionsTable {
  /** 1 for the first; whoever saves names the version before it. */
  version: number
  /** JSON, as brandSchema has it. */
  assets: string
  /** JSON: what mails need of it, worked out when it was saved (see brand-look.ts). */
  mail_look: string
  /** The parts that differ from the version before, separated by spaces. */
  changed: string
  /** The version whose assets were put back; null for a save. */
  restored_from: number | null
  saved_at: number
  /** The name of the member of staff, as it was. */
  saved_by: string
}

/** Links to a read-only page with the brand's files, for printers and partners. */
export interface BrandShareLinksTable {
  id: string
  /** SHA-256 of the link's 32 random bytes, hex. */
  token_hash: string
  /** Whom it is for, in the words of who made it. */
  label: string
  created_at: number
  created_by: string
  expires_at: number
  revoked_at: number | null
  downloads: number
  downloaded_at: number | null
}

/** Who asked for a template that does not exist yet. */
export interface BrandAccessRequestsTable {
  template: string
  user_id: string
  requested_at: number
}

export type BrandShareLink = Selectable<BrandShareLinksTable>
