// The sign-in pages in a browser without JavaScript.
import { afterAll, describe, expect, test } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { issuePasswordLink, linkPath, setPasswordByLink } from '#app/features/staff/passwords/password-links.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import type { Role } from '#db/tables/staff.ts'
import { linkTo, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const password = 'Correct Horse 7'

const site = await startSite()
afterAll(() => site.close())

let people = 0
/** A member of staff with a password, and a visitor with an address of their own, so that throttles do not interfere. */
async function person(role: Role = 'admin') {
  people += 1
  const email = `p${people}@example.com`
  const user = await createUser(site.db, { email, name: `Person ${people}`, role }, Date.now())
  const token = await issuePasswordLink(site.db, user?.id ?? '', 'invite', Date.now())
  await setPasswordByLink(site.db, token, await hashPassword(password), Date.now())
  const headers = { 'X-Forwarded-For': `198.51.100.${people}` }
  const visitor = site.visitor()
  const signIn = async (values: Record<string, string> = {}, path = '/login') =>
    visitor.submit(await visitor.visit(path, { headers }), '#login', { email, password, ...values }, { headers })
  return { id: user?.id ?? '', email, visitor, signIn, headers }
}

const sessionOf = (visitor: Visitor) => visitor.cookies.get('session')

describe('signing in', () => {
  test('the right password leads to the requested path, and the page behind it is not cacheable', async () => {
    const { visitor, signIn } = await person()
    const refused = await visitor.visit('/dashboard/settings?tab=1')
    expect(refused.redirects).toEqual([302])
    expect(refused.url.pathname + refused.url.search).toBe('/login?redirectTo=%2Fdashboard%2Fsettings%3Ftab%3D1')
    expect(refused.$('h1').text()).toBe('Admin Login')
    expect(refused.$('meta[name=robots]').attr('content')).toBe('noindex')
    const page = await signIn({}, refused.url.pathname + refused.url.search)
    expect(page.redirects).toEqual([303])
    expect(page.url.pathname + page.url.search).toBe('/dashboard/settings?tab=1')
    expect(page.text).toContain('Welcome, Person')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/login', '/logout', 'javascript:alert(1)'])(
    'the return path %j is not followed',
    async (hostile) => {
      const { signIn } = await person()
      const page = await signIn({}, `/login?${new URLSearchParams({ redirectTo: hostile })}`)
      expect(page.url.origin).toBe(site.url)
      expect(page.url.pathname).toBe('/dashboard')
    },
  )

  test('the session id changes at every sign-in, and is invalid on the server after signing out', async () => {
    const { visitor, signIn } = await person()
    await signIn()
    const first = sessionOf(visitor)
    const out = await visitor.post('/logout', '', { follow: false })
    expect(out.status).toBe(303)
    expect(out.headers.get('Location')).toBe('/login')
    expect(out.headers.get('Clear-Site-Data')).toBe('"storage"')
    expect(sessionOf(visitor)).toBeUndefined()
    visitor.cookies.set('session', first ?? '')
    expect((await visitor.visit('/dashboard/settings')).url.pathname).toBe('/login')
    await signIn()
    expect(sessionOf(visitor)).toBeDefined()
    expect(sessionOf(visitor)).not.toBe(first)
  })

  test('GET /logout does not sign out', async () => {
    const { visitor, signIn } = await person()
    await signIn()
    expect((await visitor.visit('/logout')).url.pathname).toBe('/')
    expect((await visitor.visit('/dashboard/settings')).status).toBe(200)
  })

  test('the cookie is HttpOnly and SameSite', async () => {
    const { visitor, signIn, headers, email } = await person()
    await signIn()
    const body = new URLSearchParams({ email, password })
    visitor.cookies.clear()
    const answer = await visitor.post('/login', body, { headers, follow: false })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('session='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Path=\/(;|$)/)
    expect(cookie).not.toMatch(/Domain/i)
    const device = answer.headers.getSetCookie().find((line) => line.startsWith('device='))
    expect(device).toMatch(/; Max-Age=15552000; .*HttpOnly; SameSite=Lax/)
    const told = Buffer.from(decodeURIComponent(device ?? '').slice('device='.length), 'base64').toString()
    expect(told).toContain('accounts')
    expect(told).not.toContain(email)
  })

  test('signed-in staff are redirected from the sign-in pages', async () => {
    const { visitor, signIn } = await person()
    await signIn()
    for (const path of ['/login', '/forgot-password', '/reset-password']) {
      const page = await visitor.visit(path, { follow: false })
      expect([page.status, page.headers.get('Location')]).toEqual([302, '/dashboard'])
    }
  })

  test('empty input, and wrong, unknown and disabled accounts get the specification’s messages', async () => {
    const { id, signIn } = await person()
    const empty = await signIn({ password: '' })
    expect(empty.status).toBe(422)
    expect(empty.$('[role=alert]').text()).toContain('Please enter both email and password')
    const wrong = await signIn({ password: 'Wrong Horse 7' })
    expect(wrong.$('[role=alert]').text()).toContain('Invalid credentials')
    expect(wrong.$('input[name=email]').attr('value')).toMatch(/^p\d+@example\.com$/)
    expect(wrong.html).not.toContain('Wrong Horse 7')
    const unknown = await signIn({ email: 'nobody@example.com' })
    expect(unknown.$('[role=alert]').text()).toBe(wrong.$('[role=alert]').text())
    await site.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()
    const disabled = await signIn()
    expect(disabled.$('[role=alert]').text()).toBe(wrong.$('[role=alert]').text())
  })

  test('the sixth attempt is throttled, even with the right password; from elsewhere the account can sign in', async () => {
    const { email, visitor, signIn, headers } = await person()
    for (let attempt = 1; attempt <= 5; attempt++) await signIn({ password: 'Wrong Horse 7' })
    const page = await signIn()
    expect(page.status).toBe(429)
    expect(page.$('[role=alert]').text()).toContain('Too Many Requests. Please try again in 1 minute.')
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect(sessionOf(visitor)).toBeUndefined()
    const elsewhere = { 'X-Forwarded-For': `203.0.113.${people}` }
    const other = await visitor.post('/login', new URLSearchParams({ email, password }), {
      headers: { ...headers, ...elsewhere },
      follow: false,
    })
    expect(other.status).toBe(303)
  })

  test('guessing from many networks slows down all unknown browsers, but never a known one', async () => {
    const { email, visitor, signIn } = await person()
    await signIn()
    await visitor.post('/logout', '')
    const guess = async (n: number, word = 'Wrong Horse 7', browser = site.visitor(), path = '/login') => {
      const headers = { 'X-Forwarded-For': `192.0.2.${n}` }
      const body = new URLSearchParams({ email, password: word })
      return (await browser.post(path, body, { headers, follow: false })).status
    }
    // As a data request, which needs no rendering.
    const rush = Array.from({ length: 60 }, (_, n) => guess(n, undefined, undefined, '/login.data'))
    const statuses = await Promise.all(rush)
    expect(statuses.filter((status) => status === 422)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
    expect(await guess(100, password)).toBe(429)
    const forger = site.visitor()
    forger.cookies.set('device', `${visitor.cookies.get('device')?.split('.')[0]}.forged`)
    expect(await guess(101, password, forger)).toBe(429)
    const stranger = await person()
    await stranger.signIn()
    stranger.visitor.cookies.delete('session')
    expect(await guess(102, password, stranger.visitor)).toBe(429)

    expect(await guess(103, 'Wrong Horse 7', visitor)).toBe(422)
    expect(await guess(104, password, visitor)).toBe(303)
    expect((await visitor.visit('/dashboard/settings')).status).toBe(200)
  })

  test('while unknown browsers are slowed down, the mailed link lets the owner in with a new one', async () => {
    const { email, visitor, signIn, headers } = await person()
    const body = new URLSearchParams({ email, password: 'Wrong Horse 7' })
    for (let n = 0; n < 21; n++) {
      await site.visitor().post('/login.data', body, { headers: { 'X-Forwarded-For': `192.0.3.${n}` } })
    }
    expect((await signIn()).status).toBe(429)
    await visitor.submit(await visitor.visit('/forgot-password'), '#forgot-password', { email }, { headers })
    const mail = await newestMail(site.db, { to: email, kind: 'password-reset-requested' })
    const form = await visitor.visit(linkTo('/reset-password', mail).slice(site.url.length))
    const word = 'New Horse 88'
    await visitor.submit(form, '#set-password', { password: word, confirmPassword: word })
    expect((await signIn({ password: word })).url.pathname).toBe('/dashboard')
  })
})

describe('unknown paths of the staff area', () => {
  test('a stranger is redirected to the sign-in page, whatever the path', async () => {
    for (const path of ['/dashboard/nothing', '/dashboard/nothing/here', '/admin', '/admin/nothing/here']) {
      const page = await site.visitor().visit(path)
      expect(page.url.pathname).toBe('/login')
      expect(page.url.searchParams.get('redirectTo')).toBe(path)
      const posted = await site.visitor().post(path, 'a=b')
      expect(posted.url.pathname).toBe('/login')
    }
  })

  test('staff see a 404 in the staff layout', async () => {
    const { visitor, signIn } = await person('viewer')
    await signIn()
    const page = await visitor.visit('/dashboard/nothing')
    expect(page.status).toBe(404)
    expect(page.$('h1').text()).toBe('Page Not Found')
    expect(page.$('.staff-sidebar form[action="/logout"]')).toHaveLength(1)
  })
})

describe('a forgotten password', () => {
  test('is reset by the mailed link, once, and all sessions end', async () => {
    const { email, visitor, signIn, headers } = await person()
    await signIn()
    const session = sessionOf(visitor) ?? ''
    visitor.cookies.clear()
    const asked = await visitor.submit(
      await visitor.visit('/forgot-password'),
      '#forgot-password',
      { email },
      { headers },
    )
    expect(asked.text).toContain('Password reset instructions have been sent to your email.')
    const mail = await newestMail(site.db, { to: email, kind: 'password-reset-requested' })
    const link = linkTo('/reset-password', mail).slice(site.url.length)

    const form = await visitor.visit(link)
    expect(form.url.search).toBe('')
    expect(form.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(form.$('h1').text()).toBe('Set New Password')
    const refused = await visitor.submit(form, '#set-password', { password: 'abc', confirmPassword: 'abd' })
    expect(refused.status).toBe(422)
    expect(
      refused
        .$('.error-summary li')
        .map((_, item) => refused.$(item).text())
        .get(),
    ).toEqual([
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      'Passwords do not match',
    ])
    const words = { password: 'New Horse 88', confirmPassword: 'New Horse 88' }
    const done = await visitor.submit(refused, '#set-password', words)
    expect(done.$('h1').text()).toBe('Password Reset Successful')
    expect(done.$('meta[http-equiv=refresh]').attr('content')).toBe('3; url=/login')
    expect(done.$('a[href="/login"]').text()).toBe('Back to Login')
    expect((await visitor.visit(link)).$('h1').text()).toBe('Invalid or Expired Link')
    expect(await storedMails(site.db, { to: email, kind: 'password-changed' })).toHaveLength(1)

    visitor.cookies.clear()
    visitor.cookies.set('session', session)
    expect((await visitor.visit('/dashboard/settings')).url.pathname).toBe('/login')
    visitor.cookies.clear()
    expect((await signIn({ password: 'New Horse 88' })).url.pathname).toBe('/dashboard')
  })

  test('an unknown address gets the same answer', async () => {
    const { visitor, email, headers } = await person()
    const ask = async (address: string) => {
      const page = await visitor.visit('/forgot-password', { headers })
      return visitor.submit(page, '#forgot-password', { email: address }, { headers })
    }
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
    expect(unknown.text).toBe(known.text)
    expect(unknown.redirects).toEqual(known.redirects)
    expect((await ask('')).$('.error-summary').text()).toContain('Email is required')
    expect((await ask('nonsense')).$('.error-summary').text()).toContain('Email is invalid')
  })

  test.each(['', 'nonsense', 'x'.repeat(43)])('the token %j is no good', async (token) => {
    const page = await site.visitor().visit(`/reset-password?token=${token}`)
    expect(page.$('h1').text()).toBe('Invalid or Expired Link')
    expect(page.$('a[href="/forgot-password"]').text()).toBe('Request New Reset Link')
  })

  test('a missing link gives the same answer, also to a POST', async () => {
    const visitor = site.visitor()
    expect((await visitor.visit('/reset-password')).$('h1').text()).toBe('Invalid or Expired Link')
    const body = new URLSearchParams({ password: 'New Horse 88', confirmPassword: 'New Horse 88' })
    expect((await visitor.post('/reset-password', body)).$('h1').text()).toBe('Invalid or Expired Link')
  })
})

test('an invitation leads to a first password and signs in', async () => {
  const user = await createUser(site.db, { email: 'new@example.com', name: 'New', role: 'editor' }, Date.now())
  const token = await issuePasswordLink(site.db, user?.id ?? '', 'invite', Date.now())
  const visitor = site.visitor()
  const form = await visitor.visit(linkPath('invite', token))
  expect(form.url.pathname).toBe('/reset-password')
  const page = await visitor.submit(form, '#set-password', { password, confirmPassword: password })
  expect([page.url.pathname, page.text.includes('Welcome, New')]).toEqual(['/dashboard', true])
  expect((await visitor.visit('/dashboard/settings')).status).toBe(200)
})

test('changing the password keeps this session and ends the others', async () => {
  const { email, visitor, signIn, headers } = await person()
  await signIn()
  const other = site.visitor()
  await other.submit(await other.visit('/login'), '#login', { email, password }, { headers })
  const page = await visitor.visit('/dashboard/change-password')
  const change = (currentPassword: string, next: string) =>
    visitor.submit(page, '#change-password', { currentPassword, password: next, confirmPassword: next }, { headers })
  expect((await change('Wrong Horse 7', 'New Horse 88')).text).toContain('Current password is incorrect')
  const empty = await change('', '')
  expect(empty.texts('.error-summary li')).toEqual([
    'Current password is required',
    'New password is required',
    'Repeat the new password',
  ])
  expect((await change(password, password)).text).toContain('New password must be different')
  const done = await change(password, 'New Horse 88')
  expect(done.$('.banner').text()).toBe('Password changed')
  expect(done.status).toBe(200)
  expect((await other.visit('/dashboard/settings')).url.pathname).toBe('/login')
  expect(await storedMails(site.db, { to: email, kind: 'password-changed' })).toHaveLength(1)
})
