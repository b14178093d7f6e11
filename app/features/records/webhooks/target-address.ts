// Accepts public addresses over https. The address behind a name is checked again at each connection.
import { isIP } from 'node:net'
import { isPublicAddress } from '#app/http/outside/public-address.ts'

/** Names that no public site has. */
const insideName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion)$/

/** Null for an address that may not be used. */
export function parseTarget(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) return isPublicAddress(host) ? url : null
  return host.includes('.') && !insideName.test(host) ? url : null
}
