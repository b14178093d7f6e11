// Tells public network addresses from private ones, which must not be reachable through the site.
import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registries (RFC 6890) and later reservations. */
const reserved: Record<'ipv4' | 'ipv6', readonly [network: string, prefix: number][]> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  // Only 2000::/3 is allocated; these parts of it lead elsewhere.
  ipv6: [
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
}

/** One list for each family, because Node also matches IPv4 addresses against IPv6 ranges. */
const listOf = (family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const [network, prefix] of reserved[family]) list.addSubnet(network, prefix, family)
  return list
}
const own = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') }

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return !own[family].check(address, family)
}
