// Two-step sign-in without JavaScript: setting up, signing in, recovery, requirement and turning off.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { linkTo, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { appCode, letTimePass, setUpTwoStep } from '#tests/support/two-step.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('rate_limits').execute()
})

const statusPage = '/dashboard/settings/two-step'

/** A person with two-step sign-in, and the browser in which they set it up. */
async function protectedPerson() {
  const email = await staffAccount(site)
  const visitor = site.visitor()
  await enterPassword(visitor, email)
  const { secret, recoveryCodes } = await setUpTwoStep(visitor)
  await letTimePass(site)
  return { email, visitor, secret, recoveryCodes }
}

const enterPassword = async (visitor: Visitor, email: string, path = '/login', word = password) =>
  visitor.submit(await visitor.visit(path), '#login', { email, password: word })

const enterCode = async (visitor: Visitor, code: string) =>
  visitor.submit(await visitor.visit('/login/code'), '#login-code', { code })

const isInside = async (visitor: Visitor) => (await visitor.visit('/dashboard/settings')).url.pathname !== '/login'

test('setting it up shows a QR code, the secret and a link, requires a first code, and shows ten recovery codes once', async () => {
  const email = await staffAccount(site)
  const visitor = site.visitor()
  await enterPassword(visitor, email)
  const elsewhere = site.visitor()
  await enterPassword(elsewhere, email)
  const status = await visitor.visit(statusPage)
  const wrong = await visitor.submit(status, '#two-step', { currentPassword: 'Wrong Horse 7' })
  expect([wrong.status, wrong.$('.error-summary li').text()]).toEqual([422, 'Current password is incorrect'])

  const setUp = await visitor.submit(status, '#two-step', { currentPassword: password })
  expect(setUp.url.pathname).toBe(`${statusPage}/set-up`)
  const secret = setUp.$('code').text().replaceAll(' ', '')
  const link = new URL(setUp.$('a[href^="otpauth:"]').attr('href') ?? '')
  expect(link.href).toMatch(/^otpauth:\/\/totp\/[^?+]+\?[^+]+$/)
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ secret, algorithm: 'SHA1', digits: '6', period: '30' })
  expect(setUp.$('svg[role=img] path').attr('d')).toMatch(/^M4 4h1v1h-1z/)
  expect(setUp.html).not.toContain('style="')

  const refused = await visitor.submit(setUp, '#two-step-set-up', { code: '12345' })
  expect(refused.status).toBe(422)
  expect(refused.$('code').text().replaceAll(' ', '')).toBe(secret)
  const code = refused.$('#two-step-set-up [name=code]')
  expect([code.attr('autocomplete'), code.attr('inputmode'), code.attr('value') ?? '']).toEqual([
    'one-time-code',
    'numeric',
    '',
  ])
  const done = await visitor.submit(refused, '#two-step-set-up', { code: appCode(secret) })
  expect(done.redirects).toEqual([303])
  expect(done.$('.recovery-codes li')).toHaveLength(10)
  expect(done.headers.get('Cache-Control')).toBe('private, no-store')
  const [first = ''] = done.texts('.recovery-codes code')
  expect((await visitor.visit(done.url.pathname)).text).not.toContain(first)
  expect((await visitor.visit(statusPage)).text).toContain('10 of 10 recovery codes are left')
  expect(await isInside(elsewhere)).toBe(false)
  expect((await newestMail(site.db, { to: email, kind: 'two-step-changed' })).subject).toContain('turned on')
  expect(await auditOf(email)).toContain('two-step-turned-on')
})

test('the password alone opens nothing: the session begins with the code, at the requested path', async () => {
  const { email, secret } = await protectedPerson()
  const visitor = site.visitor()
  const asked = await enterPassword(visitor, email, '/login?redirectTo=%2Fdashboard%2Fcontacts')
  expect(asked.url.pathname + asked.url.search).toBe('/login/code?redirectTo=%2Fdashboard%2Fcontacts')
  expect(visitor.cookies.has('session')).toBe(false)
  expect(await isInside(visitor)).toBe(false)
  const wrong = await visitor.submit(asked, '#login-code', { code: '000000' })
  expect(wrong.status).toBe(422)
  expect(visitor.cookies.has('session')).toBe(false)
  const inside = await visitor.submit(wrong, '#login-code', { code: appCode(secret) })
  expect(inside.url.pathname).toBe('/dashboard/contacts')
  expect(visitor.cookies.has('two-step')).toBe(false)
  expect(await auditOf(email)).toEqual(expect.arrayContaining(['code-refused', 'signed-in']))
})

test('the cookie between the steps is signed, short-lived and HttpOnly', async () => {
  const { email } = await protectedPerson()
  const visitor = site.visitor()
  const answer = await visitor.post('/login', new URLSearchParams({ email, password }), { follow: false })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('two-step='))
  expect(cookie).toMatch(/Max-Age=300;.*Path=\/;.*HttpOnly; SameSite=Lax/)
  const [body = '', signature] = (visitor.cookies.get('two-step') ?? '').split('.')
  const claims = JSON.parse(Buffer.from(decodeURIComponent(body), 'base64').toString())
  const forged = Buffer.from(JSON.stringify({ ...claims, until: claims.until + 1 })).toString('base64')
  visitor.cookies.set('two-step', `${encodeURIComponent(forged)}.${signature}`)
  expect((await visitor.visit('/login/code')).url.pathname).toBe('/login')
  expect((await site.visitor().visit('/login/code')).url.pathname).toBe('/login')
  const late = await site.visitor().post('/login/code', 'code=123456')
  expect([late.url.pathname, late.text.includes('Please sign in again')]).toEqual(['/login', true])
})

test('a used code is refused', async () => {
  const { email, secret } = await protectedPerson()
  const code = appCode(secret)
  const [owner, thief] = [site.visitor(), site.visitor()]
  await enterPassword(owner, email)
  await enterPassword(thief, email)
  expect((await enterCode(owner, code)).url.pathname).toBe('/dashboard')
  const refused = await enterCode(thief, code)
  expect([refused.status, refused.$('.error-summary li').text()]).toEqual([
    422,
    'This code is wrong, too old or already used. Please try the next one.',
  ])
  expect(await isInside(thief)).toBe(false)
})

test('a recovery code signs in once, and its owner is notified', async () => {
  const { email, recoveryCodes } = await protectedPerson()
  const code = recoveryCodes[0] ?? ''
  const visitor = site.visitor()
  await enterPassword(visitor, email)
  expect((await enterCode(visitor, code)).url.pathname).toBe('/dashboard')
  expect((await visitor.visit(statusPage)).text).toContain('9 of 10 recovery codes are left')
  expect((await newestMail(site.db, { to: email, kind: 'two-step-changed' })).subject).toContain('recovery code')
  const again = site.visitor()
  await enterPassword(again, email)
  expect((await enterCode(again, code)).status).toBe(422)
})

test('guessing codes is throttled, and the right password does not reset the throttle', async () => {
  const { email, secret } = await protectedPerson()
  const visitor = site.visitor()
  const statuses: number[] = []
  for (let round = 0; round < 3; round++) {
    await enterPassword(visitor, email)
    statuses.push((await visitor.post('/login/code', 'code=000000')).status)
  }
  expect(statuses).toEqual([422, 422, 429])
  const waiting = await visitor.post('/login/code', new URLSearchParams({ code: appCode(secret) }))
  expect(waiting.status).toBe(429)
  expect(waiting.text).toContain('Too Many Requests. Please try again in 1 minute.')
  expect(Number(waiting.headers.get('Retry-After'))).toBeGreaterThan(50)
})

test('only ten wrong codes an hour are checked, from all networks together; a known browser is still let in', async () => {
  const { email, visitor: owner, secret, recoveryCodes } = await protectedPerson()
  await owner.post('/logout', '')
  const thief = site.visitor()
  await enterPassword(thief, email)
  const enter = async (n: number, code: string) => {
    const headers = { 'X-Forwarded-For': `198.51.100.${n}` }
    // As a data request, which needs no rendering.
    const answer = await thief.post('/login/code.data', new URLSearchParams({ code }), { headers, follow: false })
    return answer.status
  }
  const never = ['000000', '1234 1234 1234 1234 1234 1234']
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, n) => enter(n, never[n % 2] ?? '')))
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  expect(await enter(50, appCode(secret))).toBe(429)
  expect(await enter(51, recoveryCodes[0] ?? '')).toBe(429)
  const told = await newestMail(site.db, { to: email, kind: 'codes-refused' })
  // The worker may send the mail before all codes are entered, with fewer than ten.
  expect(told.text_body).toMatch(/In the last hour ([5-9]|10) wrong codes/)

  await enterPassword(owner, email)
  expect((await enterCode(owner, appCode(secret))).url.pathname).toBe('/dashboard')
})

test('wrong codes in an open session count too, from any network', async () => {
  const { visitor } = await protectedPerson()
  const page = await visitor.visit(`${statusPage}/turn-off`)
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) {
    const headers = { 'X-Forwarded-For': `198.51.100.${n}` }
    const values = { currentPassword: password, code: '000000' }
    statuses.push((await visitor.submit(page, '#two-step-turn-off', values, { headers })).status)
  }
  expect(statuses).toEqual([422, 422, 429, 429])
})

test('a password reset does not bypass the second step, and ends a sign-in that waits for its code', async () => {
  const { email, secret } = await protectedPerson()
  const waiting = site.visitor()
  await enterPassword(waiting, email)
  const visitor = site.visitor()
  await visitor.submit(await visitor.visit('/forgot-password'), '#forgot-password', { email })
  const mail = await newestMail(site.db, { to: email, kind: 'password-reset-requested' })
  const form = await visitor.visit(linkTo('/reset-password', mail).slice(site.url.length))
  const next = 'New Horse 88'
  await visitor.submit(form, '#set-password', { password: next, confirmPassword: next })
  expect(await isInside(visitor)).toBe(false)
  expect((await waiting.visit('/login/code')).url.pathname).toBe('/login')
  expect((await enterPassword(visitor, email, '/login', next)).url.pathname).toBe('/login/code')
  expect((await enterCode(visitor, appCode(secret))).url.pathname).toBe('/dashboard')
})

test('new recovery codes and turning it off require the password and a code', async () => {
  const { email, visitor, secret, recoveryCodes } = await protectedPerson()
  const renew = await visitor.visit(`${statusPage}/recovery-codes`)
  const fields = { currentPassword: password, code: appCode(secret) }
  const refusals = [
    await visitor.submit(renew, '#recovery-codes', { ...fields, currentPassword: 'Wrong Horse 7' }),
    await visitor.submit(renew, '#recovery-codes', { ...fields, code: '000000' }),
    await visitor.submit(renew, '#recovery-codes', { ...fields, code: '' }),
  ]
  expect(refusals.map((page) => [page.status, page.$('.error-summary li').text()])).toEqual([
    [422, 'Current password is incorrect'],
    [422, 'This code is wrong, too old or already used. Please try the next one.'],
    [422, 'Code is required'],
  ])
  const renewed = await visitor.submit(renew, '#recovery-codes', fields)
  const fresh = renewed.$('.recovery-codes code').first().text()
  expect(recoveryCodes).not.toContain(fresh)

  const off = await visitor.visit(`${statusPage}/turn-off`)
  const old = { currentPassword: password, code: recoveryCodes[0] ?? '' }
  expect((await visitor.submit(off, '#two-step-turn-off', old)).status).toBe(422)
  const done = await visitor.submit(off, '#two-step-turn-off', { ...old, code: fresh })
  expect(done.$('.banner').text()).toBe('Two-step sign-in is off.')
  expect((await enterPassword(site.visitor(), email)).url.pathname).toBe('/dashboard')
  expect(await storedMails(site.db, { to: email, kind: 'two-step-changed' })).toHaveLength(3)
})

test('a role that requires it must set it up before anything else', async () => {
  const admin = await signedIn(site)
  const editor = await signedIn(site, 'editor')
  const tokens = await editor.visit('/dashboard/settings/api-tokens')
  const typed = { label: 'Wallboard', scope: 'dashboard.read', currentPassword: password }
  const made = await editor.submit(tokens, '#api-token', typed)
  const token = made.$('section[aria-labelledby=new-token] input').val()
  const figures = () => fetch(`${site.url}/api/dashboard/stats`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await figures()).status).toBe(200)
  const page = await admin.visit('/dashboard/settings/security')
  expect(
    page
      .$('select')
      .toArray()
      .map((select) => page.$(select).val()),
  ).toEqual(Array(5).fill('optional'))
  const saved = await admin.submit(page, '#security', { editor: 'second-step' })
  expect(saved.$('select[name=editor]').val()).toBe('second-step')
  expect((await admin.submit(page, '#security', { admin: 'second-step' })).status).toBe(409)
  expect((await admin.visit('/dashboard')).url.pathname).toBe('/dashboard')
  try {
    for (const path of ['/dashboard', '/dashboard/settings', '/dashboard/change-password', '/dashboard/nothing']) {
      const led = await editor.visit(path)
      expect([path, led.url.pathname]).toEqual([path, statusPage])
      expect(led.text).toContain('Your role requires two-step sign-in.')
    }
    expect((await editor.post('/dashboard/change-password', 'a=b', { follow: false })).status).toBe(302)
    expect((await editor.visit('/dashboard/settings.data')).html).toContain(statusPage)
    expect((await editor.visit('/api/dashboard/stats')).status).toBe(403)
    const refusedToken = await figures()
    expect([refusedToken.status, await refusedToken.text()]).toEqual([403, expect.stringContaining('set it up first')])
    await setUpTwoStep(editor)
    expect((await editor.visit('/dashboard')).url.pathname).toBe('/dashboard')
    expect((await editor.visit(`${statusPage}/turn-off`)).url.pathname).toBe(statusPage)
    expect((await editor.visit(statusPage)).text).toContain('you can’t turn it off')
    const refused = await editor.post(
      `${statusPage}/turn-off`,
      new URLSearchParams({ currentPassword: password, code: '1' }),
    )
    expect(refused.text).toContain('On since')
    const left = await signedIn(site, 'viewer')
    expect((await left.visit('/dashboard/settings/security')).status).toBe(403)
  } finally {
    const now = await admin.visit('/dashboard/settings/security')
    await admin.submit(now, '#security', { editor: 'optional' })
  }
})

async function auditOf(email: string): Promise<string[]> {
  const entries = await site.db
    .selectFrom('audit_events')
    .select('verb')
    .where('record_reference', '=', email)
    .orderBy('at')
    .execute()
  return entries.map(({ verb }) => verb)
}
