// Socket activation: systemd opens the port and hands it over (docs/deploy/site.socket), so that connections wait in the
// kernel's queue while the site restarts. remix-serve listens by port only: its server is given the open socket instead.
import { lookup } from 'node:dns/promises'
import { fstatSync } from 'node:fs'
import { Server } from 'node:http'
import { BlockList } from 'node:net'
import { end } from './project.js'

/** The number of the first socket that is handed over; sd_listen_fds(3) fixes it. */
const inheritedFd = 3
/** The connections that may wait; the kernel's limit is net.core.somaxconn. */
const backlog = 4096
/** `leaving.server.ts` stops accepting at once on such a server, because what waits is left to the next process. */
const inherited = Symbol.for('site.inherited-socket')
const variables = ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES', 'LISTEN_PIDFDID']

/** @returns whether this process was handed its listening socket; ends it where the socket cannot be used */
export async function takeInheritedSocket() {
  const { LISTEN_PID, LISTEN_FDS = '0' } = process.env
  const isOurs = Number(LISTEN_PID) === process.pid && LISTEN_FDS !== '0'
  // A child process would take them for its own.
  for (const name of variables) delete process.env[name]
  if (!isOurs) return false
  if (LISTEN_FDS !== '1') end(`${LISTEN_FDS} sockets were handed over, and the site listens on one (LISTEN_FDS).`)
  if (!isSocket()) end(`LISTEN_FDS is set, but file descriptor ${inheritedFd} is no socket.`)
  replaceListen(process.env.HOST ? await addressesOf(process.env.HOST) : null)
  return true
}

function isSocket() {
  try {
    return fstatSync(inheritedFd).isSocket()
  } catch {
    return false
  }
}

async function addressesOf(host) {
  const addresses = new BlockList()
  // An unknown name leaves the list empty: then the start says which address the socket has.
  for (const { address, family } of await lookup(host, { all: true }).catch(() => [])) {
    addresses.addAddress(address, `ipv${family}`)
  }
  return addresses
}

/** For the first server only: http.Server inherits its `listen` from net.Server, and does so again afterwards. */
function replaceListen(addresses) {
  Server.prototype.listen = function listen(port, ...rest) {
    delete Server.prototype.listen
    this[inherited] = true
    this.prependOnceListener('listening', () => expectPlace(this.address(), port, addresses))
    return this.listen({ fd: inheritedFd }, backlog, rest.at(-1))
  }
}

/** Ends the process where the socket is not on the address and port that the settings name. */
function expectPlace(place, port, addresses) {
  // Node knows no address of a Unix socket that it did not open itself.
  if (!place?.port) end('the socket that was handed over is a Unix socket, and the site needs one on HOST and PORT.')
  const { address, family } = place
  if (place.port !== port) {
    end(`the socket that was handed over is on port ${place.port}, and PORT is ${port}: they must be equal.`)
  }
  if (addresses && !addresses.check(address, family.toLowerCase())) {
    end(`the socket that was handed over is on ${address}, and HOST is ${process.env.HOST}: they must be equal.`)
  }
}
