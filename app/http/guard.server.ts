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
import { refusal, writeMethods } from './refusal.ts'

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

function watch(server: Server) {
  watched = server
  server.headersTimeout = 20_000
  server.requestTimeout = 60_000
  closeGently(server)
}
