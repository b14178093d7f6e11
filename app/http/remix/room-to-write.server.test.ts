import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeReadableStreamToWritable } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import { csvDownload } from '#app/http/csv.server.ts'
import { roomToWrite } from './room-to-write.server.ts'

const total = 2_000
const row = 'x'.repeat(64 * 1024)

test('a browser that does not read is sent a full buffer, and the rest once it reads', async () => {
  let made = 0
  let isWaiting = false
  const listeners: number[] = []
  async function* portions() {
    for (; made < total; made++) yield [made]
  }
  const server = createServer((_request, response) => {
    const hasRoom = roomToWrite(response)
    const room = async () => {
      isWaiting = true
      const isThere = await hasRoom()
      isWaiting = false
      listeners.push(response.listenerCount('close'))
      return isThere
    }
    const { body } = csvDownload('list', { Row: () => row }, portions(), { room, zone: 'UTC' })
    if (body) writeReadableStreamToWritable(body, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ port: (server.address() as AddressInfo).port, agent: false }, resolve)
  })
  await vi.waitFor(() => expect(isWaiting).toBe(true), { timeout: 120_000 })
  expect(made).toBeLessThan(total / 2)

  let bytes = 0
  for await (const piece of answer) bytes += piece.length
  expect([made, bytes > total * row.length]).toEqual([total, true])
  // Thousands of listeners would block the process while they are removed one by one.
  expect(listeners.at(-1)).toBe(listeners[0])
  server.close()
})
