// Searches and long forms take long to answer, so they are answered one at a time, each after the pages that others are
// waiting for. A page therefore seldom waits for more than one of them.
import type { ServerResponse } from 'node:http'
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises'
import onHeaders from 'on-headers'
import { createMutex } from '#db/driver/mutex.ts'

/** How long one waits for its turn, and how much of that at most for others once it has come. */
const patienceMs = 15_000
const courtesyMs = 100

/** For who has waited too long. */
export const retryAfter = { 'Retry-After': '60' }

const mutex = createMutex(() => new Error('The site is too busy'))
let othersWaiting = 0

/** Call for a request without a turn, whose answer is awaited: the next turn begins after it. */
export function goAhead(response: ServerResponse) {
  othersWaiting += 1
  onceAnswering(response, () => {
    othersWaiting -= 1
  })
}

/** Waits for a turn, which ends when the answer begins or its reader is gone. @returns false when it did not come in time */
export async function queueSlowRequest(response: ServerResponse): Promise<boolean> {
  try {
    await mutex.acquire(performance.now() + patienceMs)
  } catch {
    return false
  }
  onceAnswering(response, mutex.release)
  const end = performance.now() + courtesyMs
  // Requests that arrived during the previous turn are read in the second round of the event loop.
  await nextRound()
  await nextRound()
  while (othersWaiting > 0 && performance.now() < end) await sleep(1)
  return true
}

function onceAnswering(response: ServerResponse, then: () => void) {
  if (response.destroyed || response.headersSent) return then()
  let isDone = false
  const end = () => {
    if (!isDone) then()
    isDone = true
  }
  onHeaders(response, end)
  response.once('close', end)
}
