// Socket activation: systemd opens the port and hands it over (docs/deploy/site.socket), so that connections wait in the
// kernel's queue while the site restarts. remix-serve listens by port only: its server is given the open socket instead.
import { fstatSync } from 'node:fs'
import { Server } from 'node:http'
import { end } from './project.js'

/** The number of the first socket that is handed over; sd_listen_fds(3) fixes it. */
const inheritedFd = 3
/** The connections that may wait; the kernel's limit is net.core.somaxconn. */
const backlog = 4096
/** `leaving.server.ts` stops accepting at once on such a server, because what waits is left to the next process. */
const inherited = Symbol.for('site.inherited-socket')
const variables = ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES', 'LISTEN_PIDFDID']

/** @returns whether this process was handed its listening socket; ends it where the socket cannot be used */
export function takeInheritedSocket() {
  const { LISTEN_PID, LISTEN_FDS = '0' } = process.env
  const isOurs = Number(LISTEN_PID) === process.pid && LISTEN_FDS !== '0'
  // A child process would take them for its own.
  for (const name of variables) delete process.env[name]
  if (!isOurs) return false
  if (LISTEN_FDS !== '1') end(`${LISTEN_FDS} sockets were handed over, and the site listens on one (LISTEN_FDS).`)
  if (!isSocket()) end(`LISTEN_FDS is set, but file descriptor ${inheritedFd} is no socket.`)
  replaceListen()
  return true
}

function isSocket() {
  try {
    return fstatSync(inheritedFd).isSocket()
  } catch {
    return false
  }
}

/** For the first server only: http.Server inherits its `listen` from net.Server, and does so again afterwards. */
function replaceListen() {
  Server.prototype.listen = function listen(port, ...rest) {
    delete Server.prototype.listen
    this[inherited] = true
    this.prependOnceListener('listening', () => {
      const { port: actual } = this.address()
      if (actual === port) return
      end(`the socket that was handed over is on port ${actual}, and PORT is ${port}: they must be equal.`)
    })
    return this.listen({ fd: inheritedFd }, backlog, rest.at(-1))
  }
}
