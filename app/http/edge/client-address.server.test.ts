import { expect, test } from 'vitest'
import { addressBehindProxies } from './client-address.server.ts'

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
