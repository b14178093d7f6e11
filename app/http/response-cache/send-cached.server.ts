import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedResponse } from './record-response.server.ts'

/** @returns false where only the long way can tell: whether somebody's copy of a file is still good */
export function canSend(cached: CachedResponse, { headers }: IncomingMessage): boolean {
  return headers['if-none-match'] === undefined || (cached.etag !== null && !cached.isFile)
}

/** @returns how many bytes the body has */
export function sendCached(cached: CachedResponse, { headers }: IncomingMessage, response: ServerResponse): number {
  const known = headers['if-none-match']
  if (known !== undefined && cached.etag !== null && matchesEtag(known, cached.etag)) {
    response.writeHead(304, cached.unchangedHead).end()
    return 0
  }
  response.writeHead(200, cached.head).end(cached.body)
  return cached.body.byteLength
}

/** Whether a list of tags, as If-None-Match has it, names this one; strong or weak is all the same there. */
export const matchesEtag = (list: string, etag: string): boolean =>
  list.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
