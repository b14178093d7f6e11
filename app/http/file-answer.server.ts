// A stranger's file as a download that browsers do not open themselves; headers.server.ts adds nosniff to every
// response.
import type { AppLoadContext } from '@remix-run/node'
import { streamed } from './streamed-download.server.ts'

/** Harmless types are served as they are, all others as plain bytes. */
const harmless = new Set(['application/pdf', 'image/gif', 'image/jpeg', 'image/png', 'image/webp', 'text/plain'])

type File = {
  name: string
  type: string
  /** Its size, where that is known before it is read. */
  bytes?: number
  parts: AsyncIterable<Uint8Array>
}

/** @throws Response 404 for none */
export function fileAnswer(file: File | null, context: AppLoadContext): Response {
  if (!file) throw new Response(null, { status: 404 })
  const type = file.type.toLowerCase().split(';')[0]?.trim() ?? ''
  const headers: Record<string, string> = {
    'Content-Type': harmless.has(type) ? type : 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${asciiName(file.name)}"; filename*=UTF-8''${encodedName(file.name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
  if (file.bytes !== undefined) headers['Content-Length'] = String(file.bytes)
  return streamed(file.parts, headers, context)
}

const asciiName = (name: string) => name.replace(/[^\w.() -]/g, '_')
/** RFC 8187: also encodes the characters that encodeURIComponent leaves but a header must not contain. */
const encodedName = (name: string) =>
  encodeURIComponent(name.toWellFormed().replace(/[/\\]/g, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
