// Gives what others were given a moment ago, waits for what they are about to be given, or notes what comes.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeaving } from '#app/http/remix/leaving.server.ts'
import { recordResponse } from './record-response.server.ts'
import { responseCache } from './response-cache.server.ts'
import { canSend, sendCached } from './send-cached.server.ts'

type Ways = {
  /** The long way, through a route or to a file. */
  goOn: () => void
  /** Told when the answer came from memory, if a route would have given it. */
  sent: (bytes: number) => void
}

export function answerFromMemory(key: string, request: IncomingMessage, response: ServerResponse, ways: Ways) {
  if (!responseCache.isOn || isLeaving()) return ways.goOn()
  // Who asks for the head alone, or may be told that nothing has changed, gets no answer that others could be given.
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

/** @returns whether it was sent, or goes its own way */
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
