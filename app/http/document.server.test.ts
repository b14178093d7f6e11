import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { chooseEncoding, encodePage, finishDocument, toPage } from './document.server.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

test('what is streamed after the end of the document moves inside it', () => {
  const { html } = finishDocument('<html><body>page</body></html><script nonce="n1">late()</script>', 'n1')
  expect(html).toBe('<html><body>page<script>late()</script></body></html>')
})

test('scripts with the nonce are allowed by hash, and others are not', () => {
  const document = finishDocument(
    '<script nonce="n1" async="">ours()</script><script>theirs()</script><script nonce="n2">guessed()</script>' +
      '<script nonce="n1" src="/a.js"></script></body></html>',
    'n1',
  )
  expect(document.scriptHashes).toEqual([sha256('ours()')])
  expect(document.html).not.toContain('n1')
})

test('scripts wait for words, styles and fonts', () => {
  const { html } = finishDocument('<body><link rel="modulepreload" href="/a.js"/></body></html>', 'n')
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>')
})

test('the empty bytes at the end of a render buffer are taken out', () => {
  expect(finishDocument('<p>가\0\0가</p></body></html>', 'n').html).toBe('<p>가가</p></body></html>')
})

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
