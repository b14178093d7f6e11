// What is known of a request before anything answers it: its number, when it came, and the address as it was asked for.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '#app/env.server.ts'
import { newRequestId } from '#app/log.server.ts'
import { once } from '#app/once.server.ts'

export const requestIdHeader = 'x-request-id'

export type Observed = { id: string; method: string; url: string; began: number }
type Answered = (observed: Observed, response: ServerResponse, ms: number) => void

const observed = once('observed', () => new WeakMap<object, Observed>())

export const observedOf = (request: object): Observed | undefined => observed.get(request)

/** As the log and the error page name it. */
export const requestIdOf = (request: Request) => request.headers.get(requestIdHeader) ?? newRequestId()

/** Before the guard, which leads some requests elsewhere. @param answered told of each when its answer has ended */
export function observeRequests(answered: Answered) {
  once('observing', () =>
    subscribe('http.server.request.start', (message) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
      const id = idOf(request)
      // Nothing a client sends survives in it.
      request.headers[requestIdHeader] = id
      const known = { id, method: request.method ?? '', url: request.url ?? '', began: performance.now() }
      observed.set(request, known)
      response.once('close', () => answered(known, response, performance.now() - known.began))
    }),
  )
}

/** A trusted proxy may have numbered it already. */
function idOf(request: IncomingMessage): string {
  const given = request.headers[requestIdHeader]
  return env.TRUSTED_PROXIES > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newRequestId()
}
