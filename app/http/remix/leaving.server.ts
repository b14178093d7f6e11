// Graceful shutdown at SIGTERM or SIGINT: finish all requests already sent, and accept no more. remix-serve would stop
// listening at once and wait for connections that a proxy keeps open for ever.
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { once } from '#app/process/once.server.ts'

/**
 * Requests may be on the wire, sent before the client could notice. It stops listening once none has come for this many
 * turns of the event loop: on a busy machine, where both sides are slow, the turns take longer.
 */
const quietTurns = 10
const turnMs = 50
const longestWaitMs = 3_000
/** Requests in progress get this long; without a limit a half-open connection would block the exit. */
const longestMs = 5_000
const signals = ['SIGTERM', 'SIGINT'] as const

type Leaving = {
  began: boolean
  servers: Set<Server>
  before: () => void
  /** Connections that no answer has closed yet. */
  open: WeakSet<Socket>
  /** The requests on them since the shutdown began. */
  late: number
}
const leaving = once(
  'leaving',
  (): Leaving => ({ began: false, servers: new Set(), before: () => {}, open: new WeakSet(), late: 0 }),
)

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
  server.on('request', ({ socket }: IncomingMessage) => {
    if (!leaving.began) leaving.open.add(socket)
    else if (leaving.open.delete(socket)) leaving.late += 1
  })
  const close = server.close.bind(server)
  server.close = (done) => {
    if (!leaving.began) return close(done)
    void untilQuiet().then(() => {
      close(done)
      setInterval(() => server.closeIdleConnections(), 100).unref()
    })
    return server
  }
}

async function untilQuiet() {
  const end = performance.now() + longestWaitMs
  for (let quiet = 0; quiet < quietTurns && performance.now() < end; quiet++) {
    const { late } = leaving
    await sleep(turnMs)
    // Timers come before sockets in a turn: what arrived meanwhile is read now.
    await nextTurn()
    if (leaving.late > late) quiet = -1
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
