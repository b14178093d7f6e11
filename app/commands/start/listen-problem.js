// Checked before the site is loaded: a server that cannot listen should not migrate the database.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Explains what prevents a server from listening there; null when nothing does. */
export async function listenProblem(port, host) {
  // The site reports a bad port together with all other bad values.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return null
  const probe = createServer()
  try {
    probe.listen(host ? { port, host } : { port })
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
    return null
  } catch (error) {
    return words(error.code, port, host) ?? `cannot listen on ${host}:${port}: ${error.message}`
  }
}

function words(code, port, host) {
  if (code === 'EADDRINUSE') return `port ${port} is in use: end the other program, or set PORT to another one.`
  if (code === 'EACCES') return `port ${port} may not be used by this user: take one above 1023 (PORT).`
  if (code === 'EADDRNOTAVAIL') return `HOST is ${host}, which is no address of this machine.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `HOST is ${host}, which is no known name or address.`
}
