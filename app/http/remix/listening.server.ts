// remix-serve loads the site before it listens, and does not notify the site when it does.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const tryEveryMs = 50
const longestMs = 10_000

/** Resolves when a server accepts connections at the address, or after ten seconds. */
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
