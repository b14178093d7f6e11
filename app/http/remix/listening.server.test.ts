import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { untilListening } from './listening.server.ts'

test('the site is notified once the server listens', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')

  const told: string[] = []
  const waiting = untilListening(port, '127.0.0.1').then(() => told.push('the site'))
  await sleep(0)
  expect(told).toEqual([])
  server.listen(port, '127.0.0.1', () => told.push('the server'))
  await waiting
  server.close()
  expect(told).toEqual(['the server', 'the site'])
})
