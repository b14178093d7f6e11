// Without a network, what an open page asks the server for waits until somebody has it asked again: the page that is
// being read stays. What it sends fails at once, for only who sent it can say whether it may be sent twice.
import { type ErrorResponse, isRouteErrorResponse } from '@remix-run/react'

/** Enough for a long message over a very slow line. */
const patience = 30_000

/** One for each time that something could not be reached. */
type Loss = { isHidden: boolean }

const waiting = new Set<() => void>()
const watchers = new Set<() => void>()
let loss: Loss | null = null
let lastFailure: string | null = null

/** Null where nothing waits for the network. */
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

/** What a send ends with that got no answer: it may have arrived. It says from where it was sent. */
export const unreachable = () => new Response(location.pathname + location.search, { status: 503, statusText })
const statusText = 'Unreachable'

export const isUnreachable = (problem: unknown): problem is Response | ErrorResponse =>
  (problem instanceof Response || isRouteErrorResponse(problem)) && problem.statusText === statusText

/** The number of the request that the server last failed at. */
export const failedRequest = () => lastFailure

/** Asks until there is an answer. @throws Response at once where something is sent: what says `isUnreachable`, or a refusal */
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

/** @throws Response of the same status for a page that tells why nothing was read of what was sent: Remix cannot read it */
function understood(answer: Response) {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  if (answer.status >= 400 && isPage) throw new Response(null, { status: answer.status })
  return answer
}

/** Read to its end, so that a line that breaks on the way counts as well; an answer of a proxy's own is none. */
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
