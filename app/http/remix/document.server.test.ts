import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishDocument } from './document.server.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

test('output streamed after the end of the document moves inside it', () => {
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

test('the page’s scripts start after everything else has loaded, and are allowed by hash like any other', () => {
  const start = [
    'import "/assets/manifest-1.js";',
    'import * as route0 from "/assets/root-1.js";',
    'import * as route1 from "/assets/home-1.js";',
    '',
    'window.__remixRouteModules = {"root":route0,"home":route1};',
    '',
    'import("/assets/entry.client-1.js");',
  ].join('\n')
  const links = '<link rel="modulepreload" href="/assets/root-1.js"/>'
  const { html, scriptHashes } = finishDocument(
    `<body>${links}<script nonce="n" type="module" async="">${start}</script></body></html>`,
    'n',
  )
  expect(html).toContain('<link rel="modulepreload" media="not all" href="/assets/root-1.js"/>')
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(script).toMatch(/^addEventListener\("load",/)
  for (const part of [
    'await import("/assets/manifest-1.js");',
    'const [route0,route1]=await Promise.all([import("/assets/root-1.js"),import("/assets/home-1.js")]);',
    'window.__remixRouteModules = {"root":route0,"home":route1};import("/assets/entry.client-1.js");',
  ]) {
    expect(script).toContain(part)
  }
  expect(scriptHashes).toEqual([createHash('sha256').update(script).digest('base64')])
})

test('the zero bytes at the end of a render buffer are removed', () => {
  expect(finishDocument('<p>가\0\0가</p></body></html>', 'n').html).toBe('<p>가가</p></body></html>')
})
