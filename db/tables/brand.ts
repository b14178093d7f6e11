// Saved versions of the brand, and links to share it.
import type { Selectable } from 'kysely'

/** Versions saved on the brand board; the site uses the highest. Rows are never changed. */
export interface BrandRevisionsTable {
  /** 1 for the first; a save names the version that it was based on. */
  version: number
  /** JSON that fits brandSchema. */
  assets: string
  /** JSON: the part that mails need, computed on save (see brand-look.ts). */
  mail_look: string
  /** The parts that differ from the version before, separated by spaces. */
  changed: string
  /** The version whose assets were restored; null for a save. */
  restored_from: number | null
  saved_at: number
  /** The name of the member of staff at the time. */
  saved_by: string
}

/** Links to a read-only page with the brand's files, for printers and partners. */
export interface BrandShareLinksTable {
  id: string
  /** SHA-256 of the link's 32 random bytes, hex. */
  token_hash: string
  /** The recipient, in the words of the person who made the link. */
  label: string
  created_at: number
  created_by: string
  expires_at: number
  revoked_at: number | null
  downloads: number
  downloaded_at: number | null
}

export type BrandShareLink = Selectable<BrandShareLinksTable>
