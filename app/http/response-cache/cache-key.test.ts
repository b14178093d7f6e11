import { expect, test } from 'vitest'
import { cacheKey } from './cache-key.server.ts'

const key = (url: string, headers: Record<string, string> = {}, method = 'GET') => cacheKey({ method, url, headers })

test('a public page has one key for each encoding', () => {
  const chrome = { 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': 'one' }
  expect(key('/contact', chrome)).toBe(key('/contact', { 'accept-encoding': 'br, gzip', 'user-agent': 'other' }))
  expect(key('/contact', chrome)).not.toBe(key('/contact', { 'accept-encoding': 'gzip' }))
  expect(key('/contact', chrome)).not.toBe(key('/contact', { ...chrome, 'save-data': 'on' }))
  expect(key('/contact', { ...chrome, 'sec-fetch-site': 'none' })).not.toBe(key('/contact', chrome))
  expect(key('/contact', {}, 'HEAD')).toBe(key('/contact'))
})

test.each([
  ['a form that is sent', key('/contact', {}, 'POST')],
  ['a cookie', key('/contact', { cookie: 'session=1' })],
  ['an authorization', key('/healthcheck', { authorization: 'Bearer 1' })],
  ['a part of a file', key('/favicon.svg', { range: 'bytes=0-1' })],
  ['a weighted encoding', key('/contact', { 'accept-encoding': 'br;q=0, gzip' })],
  ['an unknown name in the query', key('/contact?utm_source=mail')],
  ['a link to a draft', key('/contact?draft=signed')],
  ['a known name twice', key('/contact?office=seoul&office=cameroon')],
  ['words that were searched for', key('/search?q=cloud')],
  ['a very long address', key(`/contact?office=${'a'.repeat(300)}`)],
])('%s goes the long way', (_, made) => expect(made).toBeNull())

test('a query with known parameters has its own key', () => {
  expect(key('/blog?category=Design&page=2')).not.toBeNull()
  expect(key('/blog?category=Design&page=2')).not.toBe(key('/blog?category=Design'))
})
