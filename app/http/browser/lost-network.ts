// Without a network, an open page's requests wait until the user retries, and the page stays. Submissions fail at once,
// because only the user can decide whether to send them twice.
import { type ErrorResponse, isRouteErrorResponse } from '@remix-run/react'

/** Enough for a long message over a very slow connection. */
const patience = 30_000

/** A new one for each failed request. */
type Loss = { isHidden: boolean }

const waiting = new Set<() => void>()
const watchers = new Set<() => void>()
let loss: Loss | null = null
let lastFailure: string | null = null

/** Null when no request waits for the network. */
export const lostNetwork = () => loss

export function watchLostNetwork(tell: () => void) {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

export const hideLostNetwork = () => become({ isHidden: true })

export function tryAgain() {
  const all = [...waiting]
  waiting.clear()
  become(null)
  for (const goOn of all) goOn()
}

/** The result of a submission without an answer, which may have arrived. Its body is the path it was sent from. */
export const unreachable = () => new Response(location.pathname + location.search, { status: 503, statusText })
const statusText = 'Unreachable'

export const isUnreachable = (problem: unknown): problem is Response | ErrorResponse =>
  (problem instanceof Response || isRouteErrorResponse(problem)) && problem.statusText === statusText

/** The id of the last request on which the server failed. */
export const failedRequest = () => lastFailure

/** Retries until there is an answer. @throws Response at once for a submission: see `isUnreachable`, or a refusal */
export async function hold(ask: () => Promise<Response>, { method = 'GET', signal }: RequestInit = {}) {
  for (;;) {
    try {
      const answer = await wholeAnswer(ask())
      tryAgain()
      return method === 'GET' ? answer : understood(answer)
    } catch (problem) {
      if (problem instanceof Response) throw problem
      signal?.throwIfAborted()
      if (method !== 'GET') throw unreachable()
      await untilAskedAgain(signal)
    }
  }
}

/** @throws Response with the same status for an error page, which Remix cannot parse */
function understood(answer: Response) {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  if (answer.status >= 400 && isPage) throw new Response(null, { status: answer.status })
  return answer
}

/** Reads to the end, so that an interrupted connection counts as a failure; a proxy's own answer does too. */
async function wholeAnswer(asked: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patience)
  })
  const read = asked.then(async (answer) => {
    const { status, headers } = answer
    if (status >= 500) lastFailure = headers.get('X-Request-Id')
    const isOurs = status <= 500 || headers.get('Content-Type')?.includes('text/x-script')
    if (!isOurs) throw new Error(`Answered with ${status}`)
    const body = await answer.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, answer)
  })
  return Promise.race([read, tooLong]).finally(() => clearTimeout(timer))
}

function untilAskedAgain(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(signal.reason)
      if (waiting.delete(resolve) && waiting.size === 0) become(null)
    })
    waiting.add(resolve)
    become({ isHidden: false })
  })
}

function become(next: Loss | null) {
  loss = next
  for (const tell of watchers) tell()
}
