// How a site ends at SIGTERM or SIGINT: it takes what is on the wire already, asks for no more, and finishes what it has.
// remix-serve would stop listening at once and wait for connections that a proxy keeps open for ever.
import type { Server } from 'node:http'
import { once } from '#app/process/once.server.ts'

/** For requests that were sent before the other side could know. */
const onTheWireMs = 500
/** A half-open connection would hold the exit back; requests under way get this long. */
const longestMs = 5_000
const signals = ['SIGTERM', 'SIGINT'] as const

type Leaving = { began: boolean; servers: Set<Server>; before: () => void }
const leaving = once('leaving', (): Leaving => ({ began: false, servers: new Set(), before: () => {} }))

/** From then on every answer closes its connection. */
export const isLeaving = () => leaving.began

/** @param before done first when the process is told to end */
export function leaveGently(before: () => void) {
  leaving.before = before
  once('leaving-signals', () => {
    // Stays after the first: npm and a process group send the same signal twice.
    for (const signal of signals) process.on(signal, () => leave(signal))
  })
}

/** Called for each server that answers requests. */
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
  // Whoever listens to a signal takes over the ending of the process: where nobody else does, end it as usual.
  if (process.listenerCount(signal) > 1) return
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}
