import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goAhead, queueSlowRequest } from './slow-requests.server.ts'

/** What has begun or been answered, in order. */
let order: string[] = []

beforeEach(() => {
  order = []
  // On a slow machine the others would else have had their time.
  vi.spyOn(performance, 'now').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const answer = () => new ServerResponse(new IncomingMessage(new Socket()))

/** Something that takes long, with the end of its turn. */
function long(name: string) {
  const response = answer()
  const begun = queueSlowRequest(response).then((hasTurn) => order.push(hasTurn ? name : `${name} refused`))
  const disconnect = () => response.destroy().emit('close')
  return { begun, answer: () => response.writeHead(200), disconnect }
}

/** Far more than a turn takes to begin. */
async function rounds() {
  for (let round = 0; round < 50; round++) await nextRound()
}

test('one begins at a time, in order of arrival', async () => {
  const [first, second, third] = [long('first'), long('second'), long('third')]
  await first.begun
  await rounds()
  expect(order).toEqual(['first'])
  first.answer()
  await second.begun
  await rounds()
  expect(order).toEqual(['first', 'second'])
  second.answer()
  await third.begun
  third.answer()
  expect(order).toEqual(['first', 'second', 'third'])
})

test('the next begins after whoever has waited without a turn, even one that came meanwhile', async () => {
  const [first, second] = [long('first'), long('second')]
  await first.begun
  const [page, later] = [answer(), answer()]
  goAhead(page)
  first.answer()
  await rounds()
  goAhead(later)
  page.writeHead(200)
  await rounds()
  expect(order).toEqual(['first'])
  later.destroy().emit('close')
  await second.begun
  second.answer()
})

test('others who wait without an end do not hold it up for ever', async () => {
  const page = answer()
  goAhead(page)
  const one = long('one')
  await rounds()
  expect(order).toEqual([])
  vi.spyOn(performance, 'now').mockReturnValue(100)
  await one.begun
  expect(order).toEqual(['one'])
  one.answer()
  page.writeHead(200)
})

test('whoever is gone gives its turn to the next, in it or before', async () => {
  const [first, second, third] = [long('first'), long('second'), long('third')]
  await first.begun
  second.disconnect()
  first.disconnect()
  await third.begun
  third.answer()
  expect(order.at(-1)).toBe('third')
})

test('who has waited for fifteen seconds is refused, and the next has its turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = long('first')
  const { begun: ended } = long('second')
  await first.begun
  await vi.advanceTimersByTimeAsync(14_999)
  expect(order).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  await ended
  expect(order).toEqual(['first', 'second refused'])
  first.answer()
  const third = long('third')
  await third.begun
  third.answer()
})
