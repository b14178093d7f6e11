import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedResponse } from '#app/http/remix/record-response.server.ts'

/** @returns false when only the file server can compare the client's copy of a file */
export function canSend(cached: CachedResponse, { headers }: IncomingMessage): boolean {
  return headers['if-none-match'] === undefined || (cached.etag !== null && !cached.isFile)
}

/** @returns the number of bytes in the body */
export function sendCached(cached: CachedResponse, { headers }: IncomingMessage, response: ServerResponse): number {
  const known = headers['if-none-match']
  if (known !== undefined && cached.etag !== null && matchesEtag(known, cached.etag)) {
    response.writeHead(304, cached.unchangedHead).end()
    return 0
  }
  response.writeHead(200, cached.head).end(cached.body)
  return cached.body.byteLength
}

/** Finds an ETag in an If-None-Match list, with weak comparison. */
export const matchesEtag = (list: string, etag: string): boolean =>
  list.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
