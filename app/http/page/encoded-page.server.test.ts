import { expect, test } from 'vitest'
import { chooseEncoding, encodePage, toPage } from './encoded-page.server.ts'

test.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['deflate', 'identity'],
])('for Accept-Encoding %j a page is sent as %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})

test('each encoding has its own ETag, and equal pages have equal ones', () => {
  const page = () => toPage({ html: 'x', scriptHashes: [] })
  const etags = (['br', 'gzip', 'identity'] as const).map((encoding) => encodePage(page(), encoding).etag)
  expect(new Set(etags).size).toBe(3)
  expect(encodePage(page(), 'br').etag).toBe(etags[0])
})
