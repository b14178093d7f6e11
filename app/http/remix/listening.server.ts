// remix-serve loads the site before it listens, prints its own line then, and tells the site nothing of it.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const tryEveryMs = 50
const longestMs = 10_000

/** Resolves when a server takes connections at the address, and after ten seconds in any case. */
export async function untilListening(port: number, host = 'localhost'): Promise<void> {
  const end = performance.now() + longestMs
  while (performance.now() < end && !(await takesConnections(port, host))) {
    await sleep(tryEveryMs, undefined, { ref: false })
  }
}

async function takesConnections(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
