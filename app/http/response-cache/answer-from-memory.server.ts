// Answers a request from the cache, waits for an answer in progress, or records a new one.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeaving } from '#app/http/remix/leaving.server.ts'
import { type CachedResponse, recordResponse } from '#app/http/remix/record-response.server.ts'
import { responseCache } from './response-cache.server.ts'

type Ways = {
  /** Handles the request without the cache. */
  goOn: () => void
  /** Called when a cached answer was sent in place of a route's. */
  sent: (bytes: number) => void
}

export function answerFromMemory(key: string, request: IncomingMessage, response: ServerResponse, ways: Ways) {
  if (!responseCache.isOn || isLeaving()) return ways.goOn()
  // The answer to a HEAD or a conditional request cannot serve others.
  const canBeKept = request.method === 'GET' && request.headers['if-none-match'] === undefined
  if (sendKept(key, request, response, ways, canBeKept)) return
  const isWaiting = responseCache.wait(key, () => {
    if (!response.destroyed && !sendKept(key, request, response, ways, false)) ways.goOn()
  })
  if (isWaiting) return
  if (canBeKept) record(key, response)
  ways.goOn()
}

function record(key: string, response: ServerResponse) {
  const settle = responseCache.begin(key)
  response.once('close', () => settle())
  recordResponse(response, responseCache.longestBody, settle)
}

/** @returns whether it was sent */
function sendKept(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  { goOn, sent }: Ways,
  mayRenew: boolean,
): boolean {
  const kept = responseCache.find(key)
  if (!kept || (mayRenew && responseCache.isDue(key, kept))) return false
  if (kept.answer && canSend(kept.answer, request)) {
    const bytes = sendCached(kept.answer, request, response)
    if (!kept.answer.isFile) sent(bytes)
  } else goOn()
  return true
}

/** @returns false when only the file server can compare the client's copy of a file */
function canSend(cached: CachedResponse, { headers }: IncomingMessage): boolean {
  return headers['if-none-match'] === undefined || (cached.etag !== null && !cached.isFile)
}

/** @returns the number of bytes in the body */
function sendCached(cached: CachedResponse, { headers }: IncomingMessage, response: ServerResponse): number {
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
