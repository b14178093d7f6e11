// The legal pages' labels, table heads and table rows.
import { browserStorage, type CookieKey, cookies, type StorageKey } from './cookies.ts'
import type { LegalTable } from './en.ts'
import { type ProcessorKey, processors } from './processors.ts'
import { type RetentionKey, type RetentionRule, retention, retentionPeriod } from './retention.ts'

type Rows<Key extends string, Cell extends string> = Record<Key, Record<Cell, string>>

export type LegalWords = {
  contents: string
  languages: string
  inEffect: (version: string, from: string) => string
  /** A sentence that links to the original; undefined on the original. */
  translated?: { before: string; original: string; after: string }
  heads: Record<LegalTable, { caption: string; columns: readonly string[] }>
  period: (rule: RetentionRule) => string
  retention: Rows<RetentionKey, 'what' | 'from' | 'afterwards' | 'why'>
  processors: Rows<ProcessorKey, 'name' | 'role' | 'data' | 'why' | 'when' | 'location'>
  cookies: Rows<CookieKey, 'who' | 'purpose' | 'setWhen' | 'lifetime'>
  storage: Rows<StorageKey, 'name' | 'where' | 'purpose' | 'lifetime'>
}

export const englishWords: LegalWords = {
  contents: 'On this page',
  languages: 'Languages',
  inEffect: (version, from) => `Version ${version}. In effect from ${from}.`,
  heads: {
    retention: {
      caption: 'How long each kind of record is kept',
      columns: ['Record', 'Kept for', 'Counted from', 'Afterwards', 'Why'],
    },
    processors: { caption: 'Who receives data', columns: ['Recipient', 'Data', 'Why', 'When', 'Where'] },
    cookies: {
      caption: 'The cookies of this site',
      columns: ['Cookie', 'For whom', 'Purpose', 'Set', 'Kept for'],
    },
    storage: { caption: 'What else is kept in the browser', columns: ['What', 'Where', 'Purpose', 'Kept for'] },
  },
  period: retentionPeriod,
  retention,
  processors,
  cookies,
  storage: browserStorage,
}
