// Intercepts every request before remix-serve. It offers no hook, so the server is found on Node's diagnostics channel
// with its first request, and its listeners are put behind our own.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { once } from '#app/process/once.server.ts'
import { closeGently } from './leaving.server.ts'

/** @param next passes the request on to remix-serve */
type Interceptor = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A process may have several servers, as in tests; each is intercepted once. */
const watched = new WeakSet<Server>()

/** Installs it for this process; later calls do nothing. */
export function interceptRequests(interceptor: Interceptor) {
  once('interceptor', () =>
    // The channel publishes a request before the server's listeners are called.
    subscribe('http.server.request.start', (message) => {
      const { server } = message as { server: Server }
      if (!watched.has(server)) watch(server, interceptor)
    }),
  )
}

function watch(server: Server, interceptor: Interceptor) {
  watched.add(server)
  server.headersTimeout = 20_000
  // Longer than proxies keep idle connections: one that the site closes first is a 502 for a visitor.
  server.keepAliveTimeout = 75_000
  // A CV of 5 MB takes three and a half minutes at 200 kbit/s; bodyLimit limits slow strangers.
  server.requestTimeout = 300_000
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  closeGently(server)
  server.on('request', (request, response) =>
    interceptor(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response)
    }),
  )
}
