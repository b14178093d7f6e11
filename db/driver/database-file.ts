import { resolve } from 'node:path'

/** The SQLite file behind a URL, or null for a database in memory or on a server. */
export function databaseFile(url: string): string | null {
  if (!url.startsWith('file:') || url === 'file::memory:') return null
  return resolve(url.slice('file:'.length))
}
