import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '#app/env.server.ts'
import { recordAddress, referenceOf } from './record-address.server.ts'

const before = env.INBOUND_DOMAIN
beforeAll(() => {
  env.INBOUND_DOMAIN = 'in.example.com'
})
afterAll(() => {
  env.INBOUND_DOMAIN = before
})

test('a record has its own address, in any letter case', () => {
  const address = recordAddress('ENQ-7K3M-92QF') ?? ''
  expect(address).toMatch(/^enq-7k3m-92qf\.[0-9a-f]{20}@in\.example\.com$/)
  expect([referenceOf(address), referenceOf(address.toUpperCase())]).toEqual(['ENQ-7K3M-92QF', 'ENQ-7K3M-92QF'])
})

test('a forged or truncated address, or one for another record or domain, is rejected', () => {
  const address = recordAddress('ENQ-7K3M-92QF') ?? ''
  for (const other of [
    address.replace('7k3m', '7k3n'),
    address.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`),
    address.replace(/[0-9a-f]@/, '@'),
    address.replace('in.example.com', 'out.example.com'),
    'enq-7k3m-92qf@in.example.com',
    'office@in.example.com',
    '',
  ]) {
    expect(referenceOf(other), other).toBeNull()
  }
})

test('without a domain no address is made or accepted', () => {
  const address = recordAddress('ENQ-7K3M-92QF') ?? ''
  env.INBOUND_DOMAIN = undefined
  expect([recordAddress('ENQ-7K3M-92QF'), referenceOf(address)]).toEqual([null, null])
  env.INBOUND_DOMAIN = 'in.example.com'
})
