// The bytes of a finished page, compressed as browsers take them; the same content has the same ETag.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Document } from '#app/http/remix/document.server.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Encoded = { body: Buffer; etag: string }
/** A finished page with its compressed forms, each made when first asked for. */
export type Page = Document & { digest: string; encoded: Partial<Record<Encoding, Encoded>> }

export function toPage(document: Document): Page {
  const digest = createHash('sha256').update(document.html).digest('base64url').slice(0, 27)
  return { ...document, digest, encoded: {} }
}

export function encodePage(page: Page, encoding: Encoding): Encoded {
  let made = page.encoded[encoding]
  if (!made) {
    made = { body: compress(Buffer.from(page.html), encoding), etag: `"${page.digest}-${encoding}"` }
    page.encoded[encoding] = made
  }
  return made
}

/** The best of our encodings that an Accept-Encoding header names (q=0 refuses one). */
export function chooseEncoding(accept: string | null): Encoding {
  const refused = /\b(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/g
  const accepted = (accept ?? '').toLowerCase().replace(refused, '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return gzipSync(bytes, { level: 6 })
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** A page without database, styles or scripts, for when no other page can be drawn. */
export function fallbackPage(requestId = 'none'): Document {
  const html = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something Went Wrong</title></head>
<body>
<h1>Something Went Wrong</h1>
<p>This is our mistake, not yours. Please try again in a moment.</p>
<p>Request number: ${requestId}</p>
<p><a href="/">Go to the home page</a></p>
</body></html>`
  return { html, scriptHashes: [] }
}

// Caches rendered pages. Rendering is a pure function of the URL and the loaders' data, and both are in the key: no entry
// can be stale, so none needs to be invalidated.

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

const styleFiles = new Map<string, string | null>()

/** The text of a style file of the build, by its address; null for any other, as in development. */
export function styleFile(address: string): string | null {
  const [, name] = /^\/assets\/([\w.-]+\.css)$/.exec(address) ?? []
  if (!name) return null
  const known = styleFiles.get(name)
  if (known !== undefined) return known
  const file = join('build/client/assets', name)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null
  styleFiles.set(name, text)
  return text
}
