// What every request meets before remix-serve does: early refusals, answers from memory, the true client address, and
// headers every answer must have.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '#app/env.server.ts'
import { hasOwnCookie } from '#app/http/browser/cookie-name.server.ts'
import { interceptRequests } from '#app/http/remix/intercept.server.ts'
import { answerFromMemory } from '#app/http/response-cache/answer-from-memory.server.ts'
import { cacheKey } from '#app/http/response-cache/cache-key.server.ts'
import { canonicalPath } from './canonical-path.ts'
import { addressBehindProxies, clientAddressHeader } from './client-address.server.ts'
import { setDefaultHeaders } from './headers.server.ts'
import { type Answered, type Observed, observe, toObserved } from './observed.server.ts'
import { leadToPacked } from './precompressed.server.ts'
import { refusal, uploadLimits, writeMethods } from './refusal.ts'

type Told = {
  /** Of each answer when it has ended. */
  answered: Answered
  /** Of each that came from memory, which nothing behind the guard has seen. */
  cached: (observed: Observed, response: ServerResponse, bytes: number) => void
}

/** Installs the guard for this process; later calls do nothing. */
export function installGuard({ answered, cached }: Told) {
  interceptRequests((request, response, next) => {
    const observed = toObserved(request)
    const status = refusal(request)
    // Cookies of a proxy or of others on this domain: with none of ours, the visitor is anonymous.
    if (!hasOwnCookie(request.headers.cookie ?? '')) delete request.headers.cookie
    const key = status ? null : cacheKey(request)
    const goOn = () => {
      observe(observed, request, response, answered)
      guardRequest(request, response, status)
      next()
    }
    if (!key) return goOn()
    answerFromMemory(key, request, response, { goOn, sent: (bytes) => cached(observed, response, bytes) })
  })
}

/** A browser shows an answer only when its whole body was taken; what is larger than any upload is cut off. */
const isReadable = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) <= uploadLimits.transfer

function guardRequest(request: IncomingMessage, response: ServerResponse, status: number | null) {
  const forwardedFor = request.headers['x-forwarded-for']
  request.headers[clientAddressHeader] = addressBehindProxies(
    request.socket.remoteAddress ?? '',
    Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    env.TRUSTED_PROXIES,
  )
  // Remix compares Origin with these; the guard has already judged, and nobody else may steer.
  delete request.headers['x-forwarded-host']
  setDefaultHeaders(response)

  if (!status) {
    leadToCanonical(request)
    leadToPacked(request, response)
    return
  }
  if (writeMethods.has(request.method ?? '') && !isReadable(request)) response.setHeader('Connection', 'close')
  // The refusal page is drawn by an ordinary route; the method and body of what was refused go no further.
  request.method = 'GET'
  request.url = `/blocked/${status}`
  request.headers.host = new URL(env.APP_URL).host
  delete request.headers['content-length']
  delete request.headers['transfer-encoding']
}

/** A page asked for with capitals or a slash at its end: an ordinary route redirects. */
function leadToCanonical(request: IncomingMessage) {
  const { method, url = '' } = request
  if (method !== 'GET' && method !== 'HEAD') return
  const [path = ''] = url.split('?')
  if (canonicalPath(path)) request.url = `/moved${url}`
}
