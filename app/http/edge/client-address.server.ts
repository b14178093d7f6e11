// The client's address. The guard writes the header, so a client cannot forge it.
import { isIPv6 } from 'node:net'
import { hmac } from '#app/http/secrets/secret.server.ts'

export const clientAddressHeader = 'x-client-ip'

export const clientAddress = (request: Request) => request.headers.get(clientAddressHeader) ?? 'unknown'

/** True for a request from this machine that passed no proxy, which anyone could use. */
export const isFromThisMachine = (request: Request) =>
  /^(127\.|::1$|::ffff:127\.)/i.test(clientAddress(request)) &&
  !['x-forwarded-for', 'forwarded', 'via'].some((header) => request.headers.has(header))

/** The key of throttles: an HMAC of the address, IPv6 by its /64, so that no address is stored. */
export const clientKey = (request: Request) => keyOfAddress(clientAddress(request))

export const keyOfAddress = (address: string) => hmac('client', network(address))

/** An IPv4 address as it is; an IPv6 address cut to the 64 bits that one subscriber has. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array(Math.max(0, missing)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The client's address behind `proxies` trusted proxies, each of which appends the address it saw. It never trusts the
 * leftmost entry of X-Forwarded-For as such: the client writes that one.
 */
export function addressBehindProxies(socketAddress: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return socketAddress
  const seen = (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return seen.at(-proxies) ?? seen[0] ?? socketAddress
}
