// Requests that the guard refuses before the site sees them, for every kind of route.
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

/** The first line and headers of the answer to bytes that no HTTP client would send. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.url)
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => {
      answer += chunk
      if (answer.includes('\r\n\r\n')) {
        socket.destroy()
        resolve(answer)
      }
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

test('the webhook page does not exist without a secret', async () => {
  const headers = { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' }
  const answer = await fetch(`${site.url}/webhooks/resend`, { method: 'POST', body: '{}', headers })
  expect(answer.status).toBe(404)
  expect((await fetch(`${site.url}/webhooks/resend`)).status).toBe(404)
})

test('the address that a client claims counts for nothing beside the one that the proxy saw', async () => {
  const visitor = site.visitor()
  for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3, 192.0.2.4']) {
    const values = { name: 'Ann', email: 'ann@example.com', message: `Sent from ${claimed}` }
    const headers = { 'X-Forwarded-For': `${claimed}, 203.0.113.9`, 'X-Client-IP': claimed }
    const sent = await visitor.submit(await visitor.visit('/contact'), '#contact', values, { headers })
    expect(sent.redirects).toEqual([303])
  }
  const throttles = site.db.selectFrom('rate_limits').select('count').where('key', 'like', 'form:10m:%')
  expect(await throttles.execute()).toEqual([{ count: 3 }])
})

describe('a cross-site write', () => {
  const doors = [
    '/contact',
    '/contact.data',
    '/contact?_data=routes%2Fpublic%2Fcontact',
    '/healthcheck',
    '/logout',
    '/nowhere',
  ]
  const origins: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'no origin at all' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]
  test.each(doors.flatMap((door) => origins.map((headers) => [door, headers] as const)))(
    '%s with %j is 403',
    async (door, headers) => {
      const page = await site
        .visitor()
        .post(door, 'name=x', { headers: { Origin: '', 'Sec-Fetch-Site': 'cross-site', ...headers } })
      expect(page.status).toBe(403)
      expect(page.$('h1').text()).toBe('Not Allowed')
    },
  )

  test.each([
    ['/unsubscribe/abc', 'POST', 200],
    ['/unsubscribe/abc.data', 'POST', 403],
    ['/unsubscribe/abc/', 'POST', 403],
    ['/unsubscribe/abc/more', 'POST', 403],
    ['/unsubscribe/', 'POST', 403],
    ['/Unsubscribe/abc', 'POST', 403],
    ['/unsubscribe/abc', 'DELETE', 403],
    ['/webhooks/anything', 'POST', 403],
  ])('%s with %s is %d: one-click unsubscribing is the only door for it', async (door, method, status) => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    const answer = await fetch(site.url + door, { method, body: new URLSearchParams({ a: 'b' }), headers })
    expect(answer.status).toBe(status)
  })

  test('a forged X-Forwarded-Host does not make it same-origin', async () => {
    const headers = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }
    const response = await fetch(`${site.url}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
      headers,
    })
    expect(response.status).toBe(403)
  })
})

test('a client other than a browser sends neither header and passes the guard', async () => {
  const response = await fetch(`${site.url}/contact`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
  expect(response.status).toBe(422)
})

describe('an invalid request', () => {
  const host = () => `Host: ${new URL(site.url).host}\r\nConnection: close\r\n`
  test.each([
    ['TRACE', () => `TRACE / HTTP/1.1\r\n${host()}\r\n`, 405],
    ['OPTIONS *', () => `OPTIONS * HTTP/1.1\r\n${host()}\r\n`, 405],
    ['OPTIONS on a page', () => `OPTIONS /contact HTTP/1.1\r\n${host()}\r\n`, 405],
    ['an unknown method', () => `PROPFIND / HTTP/1.1\r\n${host()}\r\n`, 405],
    ['an absolute address', () => `GET http://evil.example/ HTTP/1.1\r\n${host()}\r\n`, 400],
    ['two slashes', () => `GET //evil.example HTTP/1.1\r\n${host()}\r\n`, 400],
    [
      'the old way to ask for data',
      () => `GET /contact?_data=routes%2Fpublic%2Fcontact HTTP/1.1\r\n${host()}\r\n`,
      400,
    ],
    ['a broken escape', () => `GET /%E0%A4%A HTTP/1.1\r\n${host()}\r\n`, 400],
    [
      'a chunked body without a length',
      () => `POST /contact HTTP/1.1\r\n${host()}Transfer-Encoding: chunked\r\n\r\n5\r\nname=\r\n0\r\n\r\n`,
      411,
    ],
    [
      'a body that is announced as too large',
      () => `POST /contact HTTP/1.1\r\n${host()}Content-Length: ${300 * 1024 * 1024}\r\n\r\n`,
      413,
    ],
  ])('%s', async (_, bytes, status) => {
    expect(statusOf(await raw(bytes()))).toBe(status)
  })

  test.each(['x@y', 'a:99999', '[::', 'a b', '', 'a,b', 'a/b', 'a?b', 'a#b', '%61', 'a:', 'a:b'])(
    'the host "%s", for pages, data, files and forms',
    async (host) => {
      for (const path of ['/', '/contact.data', '/healthcheck', '/favicon.svg', '/moved/Contact/', '/no/such/page']) {
        const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
        expect(statusOf(answer), path).toBe(400)
      }
      const form = `POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`
      expect(statusOf(await raw(form))).toBe(400)
    },
  )

  test('a missing Host is 400 in HTTP/1.1, and accepted in HTTP/1.0, which has none', async () => {
    expect(statusOf(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400)
    expect(statusOf(await raw('GET / HTTP/1.0\r\n\r\n'))).toBe(200)
  })

  test.each(['localhost', 'LOCALHOST:80', 'site.example.', '127.0.0.1:65535', '[::1]', '[::1]:3000', 'a_b.example'])(
    'the host "%s" passes',
    async (host) => {
      expect(statusOf(await raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))).toBe(200)
    },
  )

  test.each(['/contact%00', '/careers/%00', '/status/a%0d%0ab', '/%7f', '/contact%01.data?office=seoul'])(
    'control characters in the address %s',
    async (path) => {
      expect(statusOf(await raw(`GET ${path} HTTP/1.1\r\n${host()}\r\n`))).toBe(400)
    },
  )

  test.each(['_data', '%5Fdata', '_d%61ta', '%5f%64%61%74%61'])(
    'the old way to ask for data, spelt %s, with any method',
    async (name) => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const address = `/contact?a=b&${name}=routes%2Fpublic%2Fcontact`
        const answer = await raw(`${method} ${address} HTTP/1.1\r\n${host()}Content-Length: 0\r\n\r\n`)
        expect(statusOf(answer), method).toBe(400)
      }
    },
  )

  test('300 MB are refused without being read', async () => {
    const before = process.memoryUsage().rss
    const status = await new Promise<number>((resolve, reject) => {
      const length = 300 * 1024 * 1024
      const request = httpRequest(`${site.url}/contact`, { method: 'POST', headers: { 'Content-Length': length } })
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0)
        request.destroy()
      })
      request.on('error', reject)
      request.write(Buffer.alloc(1024 * 1024, 'a'))
    })
    expect(status).toBe(413)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test.each(['application/json', 'text/plain', 'application/octet-stream', ''])(
    'a form sent as "%s" is 415',
    async (type) => {
      const page = await site.visitor().post('/contact', '{"name":"x"}', { headers: { 'Content-Type': type || 'x/y' } })
      expect(page.status).toBe(415)
    },
  )

  test('a broken multipart body is 400', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await site.visitor().post('/contact', 'not multipart', { headers })).status).toBe(400)
  })

  test('10,000 fields are 400', async () => {
    const body = Array.from({ length: 10_000 }, (_, index) => `f${index}=1`).join('&')
    expect((await site.visitor().post('/contact', body)).status).toBe(400)
  })
})

test('every answer has the security headers', async () => {
  for (const path of ['/', '/contact', '/nowhere', '/healthcheck', '/favicon.svg', '/blocked/403', '/robots.txt']) {
    const { headers } = await fetch(site.url + path)
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('X-Frame-Options'), path).toBe('DENY')
    expect(headers.get('Content-Security-Policy'), path).toMatch(/^default-src 'none'/)
    expect(headers.get('Content-Security-Policy')?.split(',').length, path).toBe(1)
    expect(headers.get('X-Powered-By'), path).toBeNull()
  }
})

test('redirects are not cacheable, except for permanent ones between public pages', async () => {
  const keeping = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual', ...init })
    return [status, headers.get('Cache-Control')]
  }
  for (const path of [
    '/dashboard',
    '/invite/x',
    '/reset-password?token=x',
    '/logout',
    '/unsubscribe/x',
    '/login/code',
  ]) {
    expect(await keeping(path), path).toEqual([302, 'private, no-store'])
  }
  expect(await keeping('/.well-known/change-password')).toEqual([302, 'private, no-store'])
  expect(await keeping('/logout', { method: 'POST' })).toEqual([303, 'private, no-store'])
  const code = '/careers/discount'
  expect(await keeping(code, { method: 'POST', body: new URLSearchParams({ code: 'x' }) })).toEqual([
    422,
    'private, no-store',
  ])
  for (const path of ['/Contact/', '/services/cloud', '/privacy-policy']) {
    expect(await keeping(path), path).toEqual([301, 'public, max-age=3600'])
  }
  // URLs behind personal links must not be cached.
  for (const path of ['/invite/Token/', '/status/Token/', '/dashboard/mail/']) {
    expect(await keeping(path), path).toEqual([301, 'private, no-store'])
  }
})

test('an unknown path is Page Not Found in the public layout', async () => {
  const page = await site.visitor().visit('/no/such/page')
  expect(page.status).toBe(404)
  expect(page.$('h1').text()).toBe('Page Not Found')
  expect(page.$('header nav a').length).toBeGreaterThan(5)
  expect(page.$('footer').length).toBe(1)
  expect(page.$('main nav a[href="/services"]')).toHaveLength(1)
  const found = await site.visitor().submit(page, 'main search form', { q: 'voting' })
  expect(found.url.pathname + found.url.search).toBe('/search?q=voting')
})
