// The bytes of a finished page, compressed as browsers take them; the same content has the same ETag.
import { createHash } from 'node:crypto'
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
