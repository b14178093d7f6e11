// Stands in front of everything that remix-serve does. It offers no hook, so the server is found on Node's diagnostics
// channel when its first request comes, and what it listens with is put behind the one listener of ours.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { once } from '#app/process/once.server.ts'
import { closeGently } from './leaving.server.ts'

/** @param next leads on to remix-serve */
export type Interceptor = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** In a process that has several, as a test has, each is watched once. */
const watched = new WeakSet<Server>()

/** Installs it for this process; later calls do nothing. */
export function interceptRequests(interceptor: Interceptor) {
  once('interceptor', () =>
    // The channel tells of a request before the server's listeners are called with it.
    subscribe('http.server.request.start', (message) => {
      const { server } = message as { server: Server }
      if (!watched.has(server)) watch(server, interceptor)
    }),
  )
}

function watch(server: Server, interceptor: Interceptor) {
  watched.add(server)
  server.headersTimeout = 20_000
  // Longer than proxies keep a connection for its next request: one that the site closes first is a 502 for a visitor.
  server.keepAliveTimeout = 75_000
  // A CV of 5 MB takes three and a half minutes at 200 kbit/s; bodyLimit holds down what a slow stranger can keep busy.
  server.requestTimeout = 300_000
  closeGently(server)
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) =>
    interceptor(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response)
    }),
  )
}
