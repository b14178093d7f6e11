// Caches rendered pages. Rendering is a pure function of the URL and the loaders' data, and both are in the key: no entry
// can be stale, so none needs to be invalidated.
import { createHash } from 'node:crypto'
import type { Page } from './page.server.ts'

/** In characters of HTML; a page's compressed forms take about as much again. */
const capacity = 8_000_000
let kept = 0
const pages = new Map<string, Page>()

export function pageKey(path: string, loaderData: unknown): string {
  return createHash('sha256').update(path).update('\0').update(JSON.stringify(loaderData)).digest('base64url')
}

export function cachedPage(key: string): Page | undefined {
  const page = pages.get(key)
  if (!page) return undefined
  // Moved to the end: the map's first entry is the least recently used.
  pages.delete(key)
  pages.set(key, page)
  return page
}

export function keepPage(key: string, page: Page) {
  if (pages.has(key)) return
  pages.set(key, page)
  kept += page.html.length
  for (const [oldest, { html }] of pages) {
    if (kept <= capacity) break
    pages.delete(oldest)
    kept -= html.length
  }
}
