// The flags that the plugin writes into Remix's code are those that the installed version reads.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldFlags } from './fold-flags.js'

const future = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: false,
  v3_relativeSplatPath: true,
  v3_singleFetch: true,
}
const { transform } = foldFlags(future)
const remix = '/node_modules/@remix-run/react/dist/esm/browser.js'
const router = '/node_modules/@remix-run/router/dist/router.js'
const read = (id: string) => readFileSync(`.${id}`, 'utf8')

test('no flag is left to read, in Remix or in its router', () => {
  for (const id of [remix, router]) {
    const code = transform(read(id), id)?.code ?? ''
    const left = [...code.matchAll(/future\.(v[37]_\w+)/g)].map(([, name]) => name)
    // Only static handlers, which no browser has, read this one.
    expect([id, left.filter((name) => name !== 'v7_throwAbortReason')]).toEqual([id, []])
  }
})

test('the values of the router are those that Remix gives it', () => {
  const given = /future: (\{[^}]*\})/.exec(transform(read(remix), remix)?.code ?? '')?.[1] ?? ''
  const flags = [...given.matchAll(/(v7_\w+): (\w+)/g)].map(([, name = '', value = '']) => [name, value])
  expect(flags.length).toBeGreaterThan(3)
  expect(flags.map(([name]) => [name, transform(`future.${name}`, router)?.code])).toEqual(flags)
})

test('no answer is looked for in another way than by single fetch', () => {
  const react = '/node_modules/@remix-run/react/dist/esm'
  const folded = [`${react}/routes.js`, `${react}/data.js`, router].map((id) => transform(read(id), id)?.code ?? '')
  const found = (part: RegExp) => folded.map((code) => (code.match(part) ?? []).length)
  expect(found(/if \(true\) \{\s+let result = await singleFetch\(\);/g)).toEqual([1, 0, 0])
  expect(found(/function isDeferred(Data|Result)\(\w+\) \{ return false;/g)).toEqual([0, 1, 2])
})

test('nothing else is changed: other packages, and the server', () => {
  expect(transform('future.v3_singleFetch', '/app/root.tsx')).toBeNull()
  expect(transform('future.v3_singleFetch', remix, { ssr: true })).toBeNull()
})
