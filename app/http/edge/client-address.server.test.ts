import { expect, test } from 'vitest'
import { addressBehindProxies, network } from './client-address.server.ts'

const socket = '10.0.0.1'
const forwarded = '203.0.113.9, 198.51.100.7 , 192.0.2.5'

test.each([
  ['without a proxy, whatever the header says', forwarded, 0, socket],
  ['with one, the address that it saw', forwarded, 1, '192.0.2.5'],
  ['with two, the address that the first of them saw', forwarded, 2, '198.51.100.7'],
  ['with more than there are entries, the first of them', '198.51.100.7', 2, '198.51.100.7'],
  ['without a header', undefined, 1, socket],
  ['with an empty header', ' , ', 1, socket],
])('the client is known %s', (_, header, proxies, address) => {
  expect(addressBehindProxies(socket, header, proxies)).toBe(address)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0003::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.5', '192.0.2.5'],
  ['192.0.2.5', '192.0.2.5'],
])('%s is limited as %s', (address, limited) => {
  expect(network(address)).toBe(limited)
})
