// Facts about a request before anything handles it: its id, its time of arrival, and the URL as requested.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '#app/env.server.ts'
import { newRequestId } from '#app/process/log.server.ts'
import { once } from '#app/process/once.server.ts'

const requestIdHeader = 'x-request-id'

export type Observed = { id: string; method: string; url: string; began: number }
export type Answered = (observed: Observed, response: ServerResponse) => void

const observedRequests = once('observed', () => new WeakMap<object, Observed>())

export const observedOf = (request: object): Observed | undefined => observedRequests.get(request)

/** The id for the log and the error page. */
export const requestIdOf = (request: Request) => request.headers.get(requestIdHeader) ?? newRequestId()

export const msSince = ({ began }: Observed) => performance.now() - began

/** Call before the guard, which rewrites some URLs. */
export const toObserved = (request: IncomingMessage): Observed => ({
  id: idOf(request),
  method: request.method ?? '',
  url: request.url ?? '',
  began: performance.now(),
})

/** @param answered called when the answer has ended */
export function observe(observed: Observed, request: IncomingMessage, response: ServerResponse, answered: Answered) {
  // Overwrites any value that the client sent.
  request.headers[requestIdHeader] = observed.id
  observedRequests.set(request, observed)
  response.once('close', () => answered(observed, response))
}

/** A trusted proxy may have set an id already. */
function idOf(request: IncomingMessage): string {
  const proxyId = request.headers[requestIdHeader]
  return env.TRUSTED_PROXIES > 0 && typeof proxyId === 'string' && /^[\w-]{8,64}$/.test(proxyId)
    ? proxyId
    : newRequestId()
}
