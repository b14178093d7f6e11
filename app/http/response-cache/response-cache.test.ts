import { beforeEach, expect, test } from 'vitest'
import type { CachedResponse } from '#app/http/remix/record-response.server.ts'
import { ResponseCache } from './response-cache.server.ts'

const response = (bytes: number): CachedResponse => ({
  head: [],
  unchangedHead: [],
  body: Buffer.alloc(bytes),
  etag: null,
  isFile: false,
})

let clock = 0
let cache: ResponseCache
beforeEach(() => {
  clock = 0
  cache = new ResponseCache(10_000, () => clock)
})

test('an answer is kept until a second after its request', () => {
  const settle = cache.begin('/')
  clock = 400
  settle(response(10))
  clock = 999
  expect(cache.find('/')?.answer?.body.byteLength).toBe(10)
  clock = 1_000
  expect(cache.find('/')).toBeUndefined()
})

test('after half a second one request renews it, and the others get the old one', () => {
  cache.begin('/')(response(10))
  const kept = () => cache.find('/') ?? { answer: null, began: 0 }
  clock = 499
  expect(cache.isDue('/', kept())).toBe(false)
  clock = 500
  expect(cache.isDue('/', kept())).toBe(true)
  const settle = cache.begin('/')
  expect(cache.isDue('/', kept())).toBe(false)
  clock = 600
  settle(response(20))
  clock = 1_400
  expect(kept().answer?.body.byteLength).toBe(20)
})

test('a request waits for an answer in progress', () => {
  expect(cache.wait('/', () => {})).toBe(false)
  const settle = cache.begin('/')
  const served: (number | undefined)[] = []
  for (let waiting = 0; waiting < 3; waiting++) {
    expect(cache.wait('/', () => served.push(cache.find('/')?.answer?.body.byteLength))).toBe(true)
  }
  expect(served).toEqual([])
  settle(response(10))
  expect(served).toEqual([10, 10, 10])
})

test('requests that waited for an answer that was cut off proceed, and it is not kept', () => {
  const settle = cache.begin('/')
  let released = 0
  cache.wait('/', () => {
    released += 1
  })
  settle()
  settle(response(10))
  expect(released).toBe(1)
  expect(cache.find('/')).toBeUndefined()
})

test('it holds no more bytes and answers than allowed', () => {
  for (let page = 0; page < 30; page++) cache.begin(`/${page}`)(response(1_000))
  expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  expect(cache.find('/29')).toBeDefined()
  expect(cache.find('/0')).toBeUndefined()
  for (let page = 0; page < 5_000; page++) cache.begin(`/none/${page}`)(null)
  expect(cache.size.entries).toBeLessThanOrEqual(1_000)
})

test('expired answers are evicted first', () => {
  cache.begin('/old')(response(10))
  clock = 2_000
  cache.begin('/new')(response(10))
  expect(cache.size).toEqual({ entries: 1, bytes: 10 })
})
