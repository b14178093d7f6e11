// What is known of a request before anything answers it: its number, when it came, and the address as it was asked for.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '#app/env.server.ts'
import { newRequestId } from '#app/process/log.server.ts'
import { once } from '#app/process/once.server.ts'

export const requestIdHeader = 'x-request-id'

export type Observed = { id: string; method: string; url: string; began: number }
export type Answered = (observed: Observed, response: ServerResponse) => void

const known = once('observed', () => new WeakMap<object, Observed>())

export const observedOf = (request: object): Observed | undefined => known.get(request)

/** As the log and the error page name it. */
export const requestIdOf = (request: Request) => request.headers.get(requestIdHeader) ?? newRequestId()

export const msSince = ({ began }: Observed) => performance.now() - began

/** Before the guard, which leads some requests elsewhere. */
export const toObserved = (request: IncomingMessage): Observed => ({
  id: idOf(request),
  method: request.method ?? '',
  url: request.url ?? '',
  began: performance.now(),
})

/** @param answered told when the answer has ended */
export function observe(observed: Observed, request: IncomingMessage, response: ServerResponse, answered: Answered) {
  // Nothing a client sends survives in it.
  request.headers[requestIdHeader] = observed.id
  known.set(request, observed)
  response.once('close', () => answered(observed, response))
}

/** A trusted proxy may have numbered it already. */
function idOf(request: IncomingMessage): string {
  const given = request.headers[requestIdHeader]
  return env.TRUSTED_PROXIES > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newRequestId()
}
