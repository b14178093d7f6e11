// Caches rendered pages. Rendering is a pure function of the URL and the loaders' data, and both are in the key: no entry
// can be stale, so none needs to be invalidated.
import { createHash } from 'node:crypto'
import type { Page } from './encoded-page.server.ts'

/** In characters of HTML; a page's compressed forms take about as much again. */
const capacity = 8_000_000
let kept = 0
const pages = new Map<string, Page>()

export function pageKey(path: string, loaderData: unknown): string {
  return createHash('sha256').update(path).update('\0').update(JSON.stringify(loaderData)).digest('base64url')
}

/** The page of the key, drawn if it is not in memory. */
export async function keptPage(key: string, mayKeep: boolean, draw: () => Promise<Page>): Promise<Page> {
  const kept = pages.get(key)
  if (kept) {
    // Moved to the end: the map's first entry is the least recently used.
    pages.delete(key)
    pages.set(key, kept)
    return kept
  }
  const page = await draw()
  if (mayKeep) keep(key, page)
  return page
}

function keep(key: string, page: Page) {
  if (pages.has(key)) return
  pages.set(key, page)
  kept += page.html.length
  for (const [oldest, { html }] of pages) {
    if (kept <= capacity) break
    pages.delete(oldest)
    kept -= html.length
  }
}
