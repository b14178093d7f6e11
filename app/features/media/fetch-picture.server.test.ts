// A local server plays the other site: requests to the outside world are sent to it.
import { createServer, get, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Network } from '#app/http/outside/network.server.ts'
import { isPublicAddress } from '#app/http/outside/public-address.ts'
import { pictureFetcher } from './fetch-picture.server.ts'

let server: Server | undefined
afterEach(() => server?.close())

async function otherSite(answer: RequestListener, addresses: Record<string, string[]> = {}) {
  server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server?.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const asked: string[] = []
  const network: Network = {
    resolve: async (host) => addresses[host] ?? ['93.184.215.14'],
    ask: (url, address, { signal }) => {
      asked.push(`${address} ${url.href}`)
      return new Promise((done, fail) => {
        get({ host: '127.0.0.1', port, path: url.pathname, signal }, done).once('error', fail)
      })
    },
  }
  return { network, asked }
}

const allowed = (host: string) => host.endsWith('.example')
const fetchPicture = (address: string, network: Network) => pictureFetcher(allowed, network)(address)

test('a picture of an allowed site is fetched completely', async () => {
  const { network, asked } = await otherSite((_request, response) => response.end('picture'))
  const fetched = await fetchPicture('https://old.example/a.png', network)
  expect(fetched.ok && Buffer.from(fetched.bytes).toString()).toBe('picture')
  expect(asked).toEqual(['93.184.215.14 https://old.example/a.png'])
})

test.each([
  'ftp://old.example/a.png',
  'file:///etc/passwd',
  'https://user:word@old.example/a.png',
  'https://old.example:8080/a.png',
  'https://elsewhere.test/a.png',
  'not an address',
])('%s is not asked for', async (address) => {
  const { network, asked } = await otherSite((_request, response) => response.end('picture'))
  expect((await fetchPicture(address, network)).ok).toBe(false)
  expect(asked).toEqual([])
})

const inside = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::1',
]

test.each(inside)('%s cannot be reached', async (address) => {
  expect(isPublicAddress(address)).toBe(false)
  const { network, asked } = await otherSite((_request, response) => response.end('secret'), {
    'old.example': ['93.184.215.14', address],
  })
  expect((await fetchPicture('https://old.example/a.png', network)).ok).toBe(false)
  const literal = address.includes(':') ? `[${address}]` : address
  expect((await pictureFetcher(() => true, network)(`http://${literal}/a.png`)).ok).toBe(false)
  expect(asked).toEqual([])
})

test.each(['1.1.1.1', '93.184.215.14', '2606:4700::1111', '2a00:1450::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('redirects to the inside, to other hosts or without end are not followed', async () => {
  const to: Record<string, string> = {
    '/inside': 'http://inner.example/secret',
    '/elsewhere': 'https://elsewhere.test/a.png',
    '/again': 'https://old.example/again',
    '/moved': 'https://new.example/a.png',
  }
  const { network, asked } = await otherSite(
    ({ url = '' }, response) =>
      response.writeHead(to[url] ? 302 : 200, to[url] ? { Location: to[url] } : {}).end('picture'),
    { 'inner.example': ['10.0.0.5'] },
  )
  const fetched = (path: string) => fetchPicture(`https://old.example${path}`, network)
  expect(await fetched('/inside')).toEqual({ ok: false, problem: 'its address is not public' })
  expect(await fetched('/elsewhere')).toEqual({ ok: false, problem: 'elsewhere.test was not allowed' })
  expect(await fetched('/again')).toEqual({ ok: false, problem: 'it redirects too often' })
  expect((await fetched('/moved')).ok).toBe(true)
  expect(asked.filter((one) => one.includes('inner.example'))).toEqual([])
})

test('a file that is or claims to be too large is not read to its end', async () => {
  const megabyte = Buffer.alloc(1_000_000)
  const { network } = await otherSite(({ url }, response) => {
    if (url === '/says') return response.writeHead(200, { 'Content-Length': '9000000' }).end()
    for (let sent = 0; sent < 9; sent++) response.write(megabyte)
    return response.end()
  })
  for (const path of ['/says', '/is']) {
    const fetched = await fetchPicture(`https://old.example${path}`, network)
    expect(fetched).toEqual({ ok: false, problem: 'it is larger than 8 MB' })
  }
})

const limits = { pictures: 2, allMs: 60_000, oneMs: 60_000 }

test('no more pictures are fetched than the limit', async () => {
  const { network, asked } = await otherSite((_request, response) => response.end('picture'))
  const fetchNext = pictureFetcher(allowed, network, limits)
  const results = []
  for (const name of ['a', 'b', 'c']) results.push(await fetchNext(`https://old.example/${name}.png`))
  expect(results.map(({ ok }) => ok)).toEqual([true, true, false])
  expect(results[2]).toEqual({ ok: false, problem: 'more than 2 have already been fetched' })
  expect(asked).toHaveLength(2)
})

test.each([
  ['never', () => {}],
  ['without end', (response: ServerResponse) => response.write('a')],
] as const)('a site that answers %s is not waited for, and not asked for ever', async (_, answer) => {
  const { network, asked } = await otherSite((_request, response) => void answer(response))
  const fetchNext = pictureFetcher(allowed, network, { ...limits, allMs: 1, oneMs: 50 })
  const results = [await fetchNext('https://old.example/a.png'), await fetchNext('https://old.example/b.png')]
  expect(results).toEqual([
    { ok: false, problem: 'it took too long to load' },
    { ok: false, problem: 'fetching those before it took too long' },
  ])
  expect(asked).toHaveLength(1)
})
