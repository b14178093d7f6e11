// The site behind a proxy with TLS: its cookies, its HSTS header, and no stray files.
import { afterAll, expect, test } from 'vitest'
import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { issuePasswordLink } from '#app/features/staff/passwords/password-links.server.ts'
import { password, staffAccount } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite({ APP_URL: 'https://site.example' })
afterAll(() => site.close())

test('a new site has no default account', async () => {
  expect(await site.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('every cookie is Secure, HttpOnly and has the __Host- prefix', async () => {
  const email = await staffAccount(site)
  const user = await findUserByEmail(site.db, email)
  const token = await issuePasswordLink(site.db, user?.id ?? '', 'reset', Date.now())
  await site.db
    .insertInto('two_step')
    .values({ user_id: user?.id ?? '', secret: 'x', created_at: 1, confirmed_at: 1, last_step: 0 })
    .execute()
  const other = await staffAccount(site)
  const visitor = site.visitor()
  const answers = [
    await visitor.post('/login', new URLSearchParams({ email, password }), { follow: false }),
    await visitor.visit(`/reset-password?token=${token}`, { follow: false }),
    await visitor.post('/forgot-password', new URLSearchParams({ email }), { follow: false }),
    await visitor.post('/login', new URLSearchParams({ email: other, password }), { follow: false }),
  ]
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
  const names = cookies.map((cookie) => cookie.split('=')[0])
  expect(names).toEqual(['__Host-two-step', '__Host-password-link', '__Host-flash', '__Host-session', '__Host-device'])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
    expect(cookie).not.toMatch(/Domain/i)
  }
})

test.each(['/', '/nowhere', '/healthcheck', '/favicon.svg', '/dashboard'])(
  '%s binds browsers to https for a year and lets no other origin read',
  async (path) => {
    const { headers } = await site.visitor().visit(path, { follow: false, headers: { Origin: 'https://evil.example' } })
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  },
)

test.each(['/', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/healthcheck', '/favicon.svg'])(
  '%s says what it is and how it is encoded',
  async (path) => {
    const { headers } = await site.visitor().visit(path)
    expect(headers.get('Content-Type')).toMatch(/^(text\/|image\/svg|application\/(json|xml|manifest))/)
    if (/text|xml\b/.test(headers.get('Content-Type') ?? '') && !path.endsWith('.svg')) {
      expect(headers.get('Content-Type')).toMatch(/charset=utf-8/i)
    }
  },
)

test.each([
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/data/site.db',
  '/build/server/index.js',
  '/app/routes.ts',
])('%s is not served', async (path) => {
  expect((await site.visitor().visit(path)).status).toBe(404)
})
