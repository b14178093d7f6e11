// Answers a request from the cache, waits for an answer in progress, or records a new one.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeaving } from '#app/http/remix/leaving.server.ts'
import { recordResponse } from '#app/http/remix/record-response.server.ts'
import { responseCache } from './response-cache.server.ts'
import { canSend, sendCached } from './send-cached.server.ts'

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
