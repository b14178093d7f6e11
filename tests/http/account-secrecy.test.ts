// Attacks on the sign-in pages: strangers can neither learn whether an account exists nor influence it.
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createUser, findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { issuePasswordLink, linkPath } from '#app/features/staff/passwords/password-links.server.ts'
import { hostileReturnPaths } from '#tests/support/hostile-return-paths.ts'
import { linksIn, newestMail } from '#tests/support/mailbox.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

// Counts password hashes in the built site: installed before anything loads the module.
const argon2 = await vi.hoisted(async () => {
  const { createRequire } = await import('node:module')
  const real = createRequire(import.meta.url)('@node-rs/argon2')
  const counts = { verify: 0, hash: 0 }
  const hold = { until: Promise.resolve() }
  for (const name of ['verify', 'hash'] as const) {
    const work = real[name]
    real[name] = async (...given: unknown[]) => {
      counts[name] += 1
      await hold.until
      return work(...given)
    }
  }
  return { counts, hold }
})

let site: Site
let accounts: Record<'active' | 'disabled' | 'invited' | 'unknown', string>
beforeAll(async () => {
  site = await startSite()
  const [active, disabled] = [await staffAccount(site), await staffAccount(site)]
  await site.db.updateTable('users').set({ status: 'disabled' }).where('email', '=', disabled).execute()
  const invited = `${crypto.randomUUID()}@example.com`
  await createUser(site.db, { email: invited, name: 'Invited', role: 'viewer' }, Date.now())
  accounts = { active, disabled, invited, unknown: `${crypto.randomUUID()}@example.com` }
  // The dummy hash for unknown accounts is created at the first comparison.
  await site.visitor().post('/login', new URLSearchParams({ email: 'x@example.com', password: 'x' }))
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('rate_limits').execute()
})

describe('whether an account exists', () => {
  /** The whole answer, except for values that differ between any two answers. */
  function said({ status, headers, html, redirects, url }: Page, email: string) {
    const once = /"[\w+/-]{22,24}(==)?"|[0-9a-f]{12,}(-[0-9a-f]+)*/g
    const body = html.replaceAll(email, 'EMAIL').replaceAll(encodeURIComponent(email), 'EMAIL').replace(once, 'ONCE')
    const kept = [...headers].filter(
      ([name]) => !/^(date|content-security-policy|server-timing|x-request-id)$/.test(name),
    )
    return {
      status,
      redirects,
      path: url.pathname,
      headers: kept.map(([name, value]) => [name, value.replace(once, 'ONCE').replace(/^(\w+)=[^;]*/, '$1=ONCE')]),
      body,
    }
  }

  test('the sign-in page gives the same answer for the same work: one password comparison, one log entry', async () => {
    const answers: unknown[] = []
    for (const email of Object.values(accounts)) {
      const before = { ...argon2.counts }
      const logged = await countOf('audit_events')
      const body = new URLSearchParams({ email, password: 'Wrong Horse 7' })
      const page = await site.visitor().post('/login', body, { follow: false })
      expect(argon2.counts).toEqual({ verify: before.verify + 1, hash: before.hash })
      expect(await countOf('audit_events')).toBe(logged + 1)
      expect(page.text).toContain('Invalid credentials')
      answers.push(said(page, email))
    }
    expect(answers.slice(1)).toEqual([answers[0], answers[0], answers[0]])
  })

  test('the right password of a disabled account is answered like a wrong one', async () => {
    const ask = async (email: string, word: string) =>
      said(
        await site.visitor().post('/login', new URLSearchParams({ email, password: word }), { follow: false }),
        email,
      )
    expect(await ask(accounts.disabled, password)).toEqual(await ask(accounts.active, 'Wrong Horse 7'))
  })

  test('the page for forgotten passwords gives the same answer for the same work: one stored request', async () => {
    const answers: unknown[] = []
    for (const email of Object.values(accounts)) {
      const before = { ...argon2.counts }
      const page = await site.visitor().post('/forgot-password', new URLSearchParams({ email }), { follow: false })
      expect(argon2.counts).toEqual(before)
      answers.push(said(page, email))
    }
    await vi.waitFor(async () => expect(await countOf('link_requests')).toBe(0), { timeout: 120_000 })
    expect(answers[0]).toMatchObject({ status: 303 })
    expect(answers.slice(1)).toEqual([answers[0], answers[0], answers[0]])
    const mailed = await site.db.selectFrom('outbox').select('to_address').execute()
    expect(mailed).toEqual([{ to_address: accounts.active }])
  })

  const countOf = async (table: 'audit_events' | 'link_requests') =>
    (await site.db.selectFrom(table).select('id').execute()).length
})

test('no forged Host header changes a mailed link', async () => {
  const emails: string[] = []
  for (const name of ['Host', 'X-Forwarded-Host', 'X-Host', 'Forwarded']) {
    const email = await staffAccount(site)
    const headers: Record<string, string> = { [name]: name === 'Forwarded' ? 'host=evil.example' : 'evil.example' }
    if (name === 'Host') headers.Origin = 'http://evil.example'
    const answer = await postRaw('/forgot-password', new URLSearchParams({ email }).toString(), headers)
    expect([name, answer]).toEqual([name, { status: 303, location: '/forgot-password' }])
    emails.push(email)
  }
  for (const email of emails) {
    const mail = await newestMail(site.db, { to: email, kind: 'password-reset-requested' })
    expect([mail.text_body, mail.html_body, mail.headers].join()).not.toContain('evil.example')
    const links = linksIn(mail.text_body)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(new URL(link).origin).toBe(site.url)
  }
})

test('beyond two hundred concurrent sign-ins are refused with the typed values; known browsers go first', async () => {
  const owner = await signedIn(site)
  const { email = '' } =
    (await site.db.selectFrom('users').select('email').orderBy('id', 'desc').executeTakeFirst()) ?? {}
  await owner.post('/logout', '')
  let release = () => {}
  argon2.hold.until = new Promise((resolve) => {
    release = resolve
  })
  const rush = (n: number) => new URLSearchParams({ email: `rush${n}@example.com`, password: 'Wrong Horse 7' })
  // As data requests, which are cheaper than pages.
  const statuses: number[] = []
  const isOver = Promise.all(
    Array.from({ length: 230 }, async (_, n) => {
      statuses.push((await site.visitor().post('/login.data', rush(n), { follow: false })).status)
    }),
  )
  // One or two are being processed, depending on the cores, and two hundred are queued.
  await vi.waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(28), { timeout: 180_000 })
  const turnedAway = await site.visitor().post('/login', rush(230))
  expect([turnedAway.status, turnedAway.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(turnedAway.$('[role=alert]').text()).toContain('Too many people are signing in at the moment.')
  expect(turnedAway.$('[name=email]').attr('value')).toBe('rush230@example.com')
  expect(turnedAway.html).not.toContain('Wrong Horse 7')

  const inside = owner.post('/login', new URLSearchParams({ email, password })).then((page) => ({
    path: page.url.pathname,
    answered: statuses.length,
  }))
  // The only sign that the owner's request has arrived is that a later page request was answered.
  await site.visitor().visit('/login')
  release()
  const { path, answered } = await inside
  expect([path, answered < 130]).toEqual(['/dashboard', true])
  await isOver
  expect([28, 29]).toContain(statuses.filter((status) => status === 503).length)
})

test('a reset link sent twenty times at once sets one password', async () => {
  const email = await staffAccount(site)
  const visitor = site.visitor()
  await visitor.visit(await resetPath(email))
  const words = Array.from({ length: 20 }, (_, index) => `New Horse ${index}${index}`)
  const cookie = `password-link=${visitor.cookies.get('password-link')}`
  const answers = await Promise.all(
    words.map((word) =>
      site.visitor().post('/reset-password', new URLSearchParams({ password: word, confirmPassword: word }), {
        headers: { Cookie: cookie },
        follow: false,
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303))
  const worked = answers.filter(({ headers }) => headers.getSetCookie().some((line) => line.startsWith('flash=')))
  expect(worked).toHaveLength(1)
  const right = words[answers.indexOf(worked[0] as Page)] ?? ''
  const page = await site.visitor().post('/login', new URLSearchParams({ email, password: right }))
  expect(page.url.pathname).toBe('/dashboard')
  const user = await findUserByEmail(site.db, email)
  expect(user?.version).toBe(3)
})

test('hostile return paths stay on the site, through both steps of signing in', async () => {
  expect(hostileReturnPaths.length).toBeGreaterThan(30)
  const email = await staffAccount(site)
  for (const path of hostileReturnPaths) {
    const query = new URLSearchParams({ redirectTo: path })
    const asked = await site.visitor().visit(`/login?${query}`)
    expect([path, asked.$('#login').attr('action')]).toEqual([path, '/login'])
    const body = new URLSearchParams({ email, password })
    const answer = await site.visitor().post(`/login?${query}`, body, { follow: false })
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 303, '/dashboard'])
    const code = await site.visitor().visit(`/login/code?${query}`, { follow: false })
    expect([path, code.headers.get('Location')]).toEqual([path, '/login'])
  }
})

test.each(['Password1', 'Qwerty123', 'Iloveyou1'])(
  'the common password %j is refused wherever one is set',
  async (word) => {
    const admin = await signedIn(site)
    const change = await admin.visit('/dashboard/change-password')
    const twice = { password: word, confirmPassword: word }
    const refused = await admin.submit(change, '#change-password', { currentPassword: password, ...twice })
    expect([refused.status, refused.$('.error-summary li').text()]).toEqual([422, 'This password is too common'])

    const email = await staffAccount(site)
    const visitor = site.visitor()
    const form = await visitor.visit(await resetPath(email))
    const reset = await visitor.submit(form, '#set-password', twice)
    expect([reset.status, reset.$('.error-summary li').text()]).toEqual([422, 'This password is too common'])
  },
)

test('password fields are masked and have the right autocomplete tokens', async () => {
  const admin = await signedIn(site)
  const visitor = site.visitor()
  const reset = await visitor.visit(await resetPath(await staffAccount(site)))
  for (const [page, fields] of [
    [await site.visitor().visit('/login'), ['current-password']],
    [reset, ['new-password', 'new-password']],
    [await admin.visit('/dashboard/change-password'), ['current-password', 'new-password', 'new-password']],
  ] as const) {
    const found = page.$('input[name*=assword]').toArray()
    expect(found.map((field) => page.$(field).attr('autocomplete'))).toEqual(fields)
    expect(found.map((field) => page.$(field).attr('type'))).toEqual(fields.map(() => 'password'))
  }
})

test('guessing the current password is throttled like signing in', async () => {
  const admin = await signedIn(site)
  const page = await admin.visit('/dashboard/change-password')
  const guess = { currentPassword: 'Wrong Horse 7', password: 'New Horse 88', confirmPassword: 'New Horse 88' }
  for (let attempt = 1; attempt <= 5; attempt++) await admin.submit(page, '#change-password', guess)
  const waiting = await admin.submit(page, '#change-password', { ...guess, currentPassword: password })
  expect(waiting.status).toBe(429)
  expect(waiting.$('[role=alert]').text()).toContain('Too Many Requests. Please try again in 1 minute.')
})

/** The path of the mailed link. */
async function resetPath(email: string) {
  const user = await findUserByEmail(site.db, email)
  return linkPath('reset', await issuePasswordLink(site.db, user?.id ?? '', 'reset', Date.now()))
}

/** fetch does not allow a custom Host header. */
function postRaw(path: string, body: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; location?: string }>((resolve, reject) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) }
    const sending = httpRequest(site.url + path, { method: 'POST', headers: { ...type, ...headers } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location }))
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
