import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { interceptRequests } from './intercept.server.ts'

async function listening(): Promise<Server> {
  const server = createServer((_, response) => response.end('well'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

test('intercepts each server of a process once, even when their requests alternate', async () => {
  let intercepted = 0
  interceptRequests((_request, _response, next) => {
    intercepted += 1
    next()
  })
  const servers = [await listening(), await listening()]
  for (const server of [...servers, ...servers, ...servers]) {
    const { port } = server.address() as AddressInfo
    expect(await (await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } })).text()).toBe('well')
  }
  expect(intercepted).toBe(6)
  // nginx keeps a connection to its upstream for a minute.
  for (const { keepAliveTimeout } of servers) expect(keepAliveTimeout).toBeGreaterThan(60_000)
  for (const server of servers) server.close()
})
