// The facts and texts of the site that staff edited.
import type { Generated, Selectable } from 'kysely'
import type { Language } from './records.ts'

/** The draft, the text that the site shows, and the text that replaces it from a moment on. */
export type TextState = 'draft' | 'live' | 'planned'

/** Which version of a text is its draft, live or planned. A text without rows is the code's. */
export interface TextsTable {
  kind: string
  key: string
  language: Language
  state: TextState
  /** The version, by its number within the kind. */
  number: number
  /** For a planned text. */
  live_from: number | null
  live_until: number | null
  /** Read by the release before table `text_previews` alone. */
  links_withdrawn: Generated<number>
}

export type TextAction =
  | 'saved'
  | 'published'
  | 'planned'
  | 'cancelled'
  | 'restored'
  | 'undone'
  | 'returned'
  | 'conflict'

/** Every version of every text, with its whole document. Rows are never changed. */
export interface TextVersionsTable {
  kind: string
  /** Rises with every change of the kind, so the highest number tells whether a cached text is current. */
  number: number
  key: string
  language: Language
  action: TextAction
  /** JSON; null when the text returned to the code's. */
  document: string | null
  /** The version of the kind's schema at that time. */
  schema: number
  /** The number of the version that was live before; null for the code's text. */
  before: number | null
  /** For a translation: the text in the first language from which it was written, or signed off, as JSON. */
  source: Generated<string | null>
  /** Names of the fields that differ from the version before, separated by spaces. */
  changed: string
  saved_at: number
  /** The name of the member of staff at that time. */
  saved_by: string
}

export type EntryState = 'shown' | 'hidden' | 'removed'

export type EntryAction = 'added' | 'moved' | EntryState

/** The entries of a kind in the order that staff chose. A kind without rows has the code's entries in the code's order. */
export interface TextOrderTable {
  kind: string
  key: string
  position: number
  state: EntryState
  /** The name that an entry was added with; null for the code's own. */
  title: string | null
  /** The number of its last change: it counts on from the kind's versions. */
  number: number
}

/** The preview links that can still be opened, while their version is the draft or planned. */
export interface TextPreviewsTable {
  id: string
  kind: string
  key: string
  language: Language
  /** The version that it shows. */
  number: number
  made_at: number
  /** The name of the member of staff at that time. */
  made_by: string
  expires_at: number
}

export type TextVersion = Selectable<TextVersionsTable>
