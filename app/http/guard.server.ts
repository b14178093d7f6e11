// The one choke point in front of everything remix-serve does: true client address, headers every answer
// must have, and early refusals. It listens on Node's diagnostics channel because remix-serve offers no hook.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '#app/env.server.ts'
import { once } from '#app/once.server.ts'
import { canonicalPath } from './canonical-path.ts'
import { addressBehindProxies, clientAddressHeader } from './client-address.server.ts'
import { setDefaultHeaders } from './headers.server.ts'
import { closeGently } from './leaving.server.ts'
import { leadToPacked } from './precompressed.server.ts'

export const bodyLimit = 256 * 1024
const writeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const knownMethods = new Set(['GET', 'HEAD', ...writeMethods])
// A mail client's one-click unsubscribe and the mail provider's webhook come from other origins by design
// and prove themselves otherwise.
const crossSiteDoors = /^\/(unsubscribe\/|webhooks\/)/

let watched: Server | undefined

/** Installs the guard for this process; later calls do nothing. */
export function installGuard() {
  once('guard', () =>
    subscribe('http.server.request.start', (message) => {
      const { request, response, socket, server } = message as {
        request: IncomingMessage
        response: ServerResponse
        socket: Socket
        server: Server
      }
      if (watched !== server) watch(server)
      guardRequest(request, response, socket.remoteAddress ?? '')
    }),
  )
}

function guardRequest(request: IncomingMessage, response: ServerResponse, socketAddress: string) {
  const forwardedFor = request.headers['x-forwarded-for']
  request.headers[clientAddressHeader] = addressBehindProxies(
    socketAddress,
    Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor,
    env.TRUSTED_PROXIES,
  )
  // Remix compares Origin with these; the guard has already judged, and nobody else may steer.
  delete request.headers['x-forwarded-host']
  setDefaultHeaders(response)

  const status = refusal(request)
  if (!status) {
    leadToCanonical(request)
    leadToPacked(request, response)
    return
  }
  if (writeMethods.has(request.method ?? '')) response.setHeader('Connection', 'close')
  // The refusal page is drawn by an ordinary route; the method and body of what was refused go no further.
  request.method = 'GET'
  request.url = `/blocked/${status}`
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

/** The status to refuse a request with, or null to let it pass. */
export function refusal(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): 400 | 403 | 405 | 411 | 413 | null {
  const { method = '', url = '', headers } = request
  if (!knownMethods.has(method)) return 405
  if (!isPlainPath(url)) return 400
  // How Remix asked for one route's data before single fetch: this site never does, and Remix's own check misses it.
  if (method === 'GET' && /[?&]_data=/.test(url)) return 400
  const length = headers['content-length']
  if (length !== undefined && Number(length) > bodyLimit) return 413
  if (!writeMethods.has(method)) return null
  if (headers['transfer-encoding'] !== undefined && length === undefined) return 411
  if (!crossSiteDoors.test(url) && !isSameOrigin(headers)) return 403
  return null
}

function isPlainPath(url: string) {
  if (!url.startsWith('/') || url.startsWith('//')) return false
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Sec-Fetch-Site first, then Origin against Host; a client that sends neither is no browser and passes. */
function isSameOrigin(headers: IncomingMessage['headers']) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

function watch(server: Server) {
  watched = server
  server.headersTimeout = 20_000
  server.requestTimeout = 60_000
  closeGently(server)
}
