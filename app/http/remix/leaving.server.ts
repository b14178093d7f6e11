// Graceful shutdown at SIGTERM or SIGINT: finish all requests already sent, and accept no more. remix-serve would stop
// listening at once and wait for connections that a proxy keeps open for ever.
import type { Server } from 'node:http'
import { once } from '#app/process/once.server.ts'

/** For requests that were sent before the client could notice. */
const onTheWireMs = 500
/** Requests in progress get this long; without a limit a half-open connection would block the exit. */
const longestMs = 5_000
const signals = ['SIGTERM', 'SIGINT'] as const

type Leaving = { began: boolean; servers: Set<Server>; before: () => void }
const leaving = once('leaving', (): Leaving => ({ began: false, servers: new Set(), before: () => {} }))

/** During shutdown every answer closes its connection. */
export const isLeaving = () => leaving.began

/** @param before runs first at a shutdown */
export function leaveGently(before: () => void) {
  leaving.before = before
  once('leaving-signals', () => {
    // The handlers stay, because npm and a process group send the same signal twice.
    for (const signal of signals) process.on(signal, () => leave(signal))
  })
}

/** Call for each server that answers requests. */
export function closeGently(server: Server) {
  if (leaving.servers.has(server)) return
  leaving.servers.add(server)
  const close = server.close.bind(server)
  server.close = (done) => {
    if (!leaving.began) return close(done)
    setTimeout(() => {
      close(done)
      setInterval(() => server.closeIdleConnections(), 100).unref()
    }, onTheWireMs)
    return server
  }
}

function leave(signal: (typeof signals)[number]) {
  if (leaving.began) return
  leaving.began = true
  leaving.before()
  for (const server of leaving.servers) setTimeout(() => server.closeAllConnections(), longestMs).unref()
  // Other listeners for the signal end the process themselves: without any, end it as usual.
  if (process.listenerCount(signal) > 1) return
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}
