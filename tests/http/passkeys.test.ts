// Passkeys over HTTP: what the browser's script sends, the pages without JavaScript, and the roles that require one.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newestMail } from '#tests/support/mailbox.ts'
import { addPasskey, answerWith, beginPasskey, challengeOf, passkeysPage, signInWith } from '#tests/support/passkeys.ts'
import { password, staffAccount } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { setUpTwoStep } from '#tests/support/two-step.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('rate_limits').execute()
})

/** A member of staff, signed in. */
async function person(role: 'admin' | 'editor' = 'admin') {
  const email = await staffAccount(site, role)
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const visitor = site.visitor()
  await enterPassword(visitor, email)
  return { email, id, visitor }
}

const enterPassword = async (visitor: Visitor, email: string) =>
  visitor.submit(await visitor.visit('/login'), '#login', { email, password })

const isInside = async (visitor: Visitor) => (await visitor.visit('/dashboard/settings')).url.pathname !== '/login'
const banner = (page: Page) => page.$('.banner').first().text()
const nothing = answerWith(softPasskey('localhost', '').create({ challenge: 'x' }, { origin: 'http://localhost' }))

test('one is added, named, used and revoked; each change ends the other sessions and is mailed', async () => {
  const { email, id, visitor } = await person()
  const elsewhere = site.visitor()
  await enterPassword(elsewhere, email)
  const { key, page } = await addPasskey(visitor, id, 'Laptop')
  expect([page.redirects, banner(page)]).toEqual([
    [303],
    expect.stringContaining('Passkey added. You can sign in with it from now on.'),
  ])
  expect(visitor.cookies.has('passkey')).toBe(false)
  expect(page.$('main table tbody tr').text()).toMatch(/Laptop.*Never/)
  expect(await isInside(elsewhere)).toBe(false)
  expect((await newestMail(site.db, { to: email, kind: 'two-step-changed' })).subject).toBe('A passkey was added')

  const own = await visitor.visit(page.$('main table a').attr('href') ?? '')
  const renamed = await visitor.submit(own, '#passkey-name', { name: 'Old laptop' })
  expect([banner(renamed), renamed.$('main table a').first().text()]).toEqual(['Passkey renamed.', 'Old laptop'])

  const phone = site.visitor()
  const inside = await signInWith(phone, key, '?redirectTo=%2Fdashboard%2Fcontacts')
  expect(inside.url.pathname).toBe('/dashboard/contacts')
  expect(await isInside(phone)).toBe(true)

  const ask = await visitor.visit(`${own.url.pathname}/revoke`)
  const wrong = await visitor.submit(ask, '#passkey-revoke', { currentPassword: 'Wrong Horse 7' })
  expect([wrong.status, wrong.$('.error-summary li').text()]).toEqual([422, 'Current password is incorrect'])
  const revoked = await visitor.submit(ask, '#passkey-revoke', { currentPassword: password })
  expect(banner(revoked)).toBe('Passkey revoked.')
  expect(await isInside(phone)).toBe(false)
  const refused = await signInWith(site.visitor(), key)
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('This passkey was not accepted.')])
  expect((await visitor.visit(own.url.pathname)).status).toBe(404)
})

test('with two-step sign-in a code is asked for as well', async () => {
  const { visitor } = await person()
  const { recoveryCodes } = await setUpTwoStep(visitor)
  const without = await beginPasskey(visitor)
  expect([without.status, without.$('.error-summary li').text()]).toEqual([
    422,
    'This code is wrong, too old or already used. Please try the next one.',
  ])
  const proof = { name: 'Phone', currentPassword: password, code: recoveryCodes[0] ?? '' }
  expect((await visitor.submit(without, '#passkey', proof)).url.pathname).toBe(`${passkeysPage}/add`)
})

test('nothing is added or opened without a session and the challenge of this browser', async () => {
  const { id, visitor } = await person()
  const stranger = site.visitor()
  expect((await stranger.post(`${passkeysPage}/add`, nothing)).url.pathname).toBe('/login')
  expect((await visitor.visit(`${passkeysPage}/add`)).url.pathname).toBe(passkeysPage)
  const late = await visitor.post(`${passkeysPage}/add`, nothing, { follow: false })
  expect([late.status, late.headers.get('Location')]).toEqual([302, passkeysPage])
  const { key } = await addPasskey(visitor, id)
  const answer = answerWith(key.get({ challenge: 'x' }, { origin: site.url }))
  const unasked = await stranger.post('/login/passkey', answer)
  expect([unasked.status, unasked.html]).toEqual([422, expect.stringContaining('That took too long.')])
  for (const credential of ['', '{', '[]', '{"id":"x"}']) {
    expect((await stranger.post('/login/passkey', new URLSearchParams({ credential }))).status).toBe(422)
  }
  await beginPasskey(visitor)
  stranger.cookies.set('passkey', visitor.cookies.get('passkey') ?? '')
  const borrowed = answerWith(key.get(challengeOf(visitor), { origin: site.url }))
  expect((await stranger.post('/login/passkey', borrowed)).html).toContain('That took too long.')
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }
  expect((await stranger.post('/login/passkey', borrowed, { headers })).status).toBe(403)
  expect(await isInside(stranger)).toBe(false)
})

test('the challenge is signed and for this browser only, and the sign-in page is as before without JavaScript', async () => {
  const visitor = site.visitor()
  const page = await visitor.visit('/login')
  expect(page.text).not.toContain('passkey')
  const asked = await visitor.visit('/login/passkey')
  expect(asked.headers.get('Cache-Control')).toBe('private, no-store')
  expect(asked.headers.getSetCookie()[0]).toMatch(/^passkey=.*Max-Age=300;.*Path=\/;.*HttpOnly; SameSite=Lax/)
  const options = JSON.parse(asked.html)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(options.challenge).toBe(challengeOf(visitor).challenge)
  expect(options.allowCredentials ?? []).toEqual([])
})

test('a disabled account stays closed', async () => {
  const { id, visitor } = await person('editor')
  const { key } = await addPasskey(visitor, id)
  await site.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()
  expect((await signInWith(site.visitor(), key)).status).toBe(422)
})

test('a role that requires one is led to adding it; a recovery code opens the rest without JavaScript', async () => {
  const admin = await person()
  const editor = await person('editor')
  const page = await admin.visitor.visit('/dashboard/settings/security')
  const own = await admin.visitor.submit(page, '#security', { admin: 'passkey' })
  expect([own.status, own.$('.error-summary li').text()]).toEqual([
    422,
    'Add a passkey to your own account before you require one of your role.',
  ])
  const { key: ownKey } = await addPasskey(admin.visitor, admin.id)
  const elsewhere = site.visitor()
  await signInWith(elsewhere, ownKey)
  await elsewhere.submit(page, '#security', { admin: 'passkey', editor: 'passkey' })
  try {
    // The session that the password alone opened has ended.
    expect(await isInside(admin.visitor)).toBe(false)
    await signInWith(admin.visitor, ownKey)
    const led = await editor.visitor.visit('/dashboard')
    expect([led.url.pathname, banner(led)]).toEqual([
      passkeysPage,
      expect.stringContaining('Your role requires a passkey.'),
    ])
    expect((await editor.visitor.visit('/api/dashboard/stats')).status).toBe(403)
    const { recoveryCodes } = await setUpTwoStep(editor.visitor)
    expect((await editor.visitor.visit('/dashboard')).url.pathname).toBe(passkeysPage)
    const other = site.visitor()
    const asked = await enterPassword(other, editor.email)
    const inside = await other.submit(asked, '#login-code', { code: recoveryCodes[0] ?? '' })
    expect(inside.url.pathname).toBe('/dashboard')

    const proof = { name: 'Phone', currentPassword: password, code: recoveryCodes[1] ?? '' }
    const add = await other.submit(await other.visit(passkeysPage), '#passkey', proof)
    expect(add.text).toContain('This needs JavaScript')
    const key = softPasskey('localhost', Buffer.from(editor.id).toString('base64url'))
    await other.post(`${passkeysPage}/add`, answerWith(key.create(challengeOf(other), { origin: site.url })))
    expect((await signInWith(site.visitor(), key)).url.pathname).toBe('/dashboard')
    const off = await other.visit('/dashboard/settings/two-step/turn-off')
    expect(off.text).toContain('You’ll need your passkey to sign in')
    expect((await enterPassword(site.visitor(), editor.email)).url.pathname).toBe('/login/code')

    const alone = await enterPassword(site.visitor(), admin.email)
    expect([alone.status, alone.text]).toEqual([403, expect.stringContaining('Please sign in with your passkey')])
    const [{ id = '' } = {}] = await site.db
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', admin.id)
      .execute()
    const revoke = await admin.visitor.visit(`${passkeysPage}/${id}/revoke`)
    const last = await admin.visitor.submit(revoke, '#passkey-revoke', { currentPassword: password })
    expect([last.status, last.text]).toEqual([409, expect.stringContaining('Add another one first.')])
  } finally {
    const now = await admin.visitor.visit('/dashboard/settings/security')
    await admin.visitor.submit(now, '#security', { admin: 'optional', editor: 'optional' })
  }
})

test('an admin sees how many a colleague has, and resets them with two-step sign-in', async () => {
  const admin = await person()
  const colleague = await person('editor')
  const { key } = await addPasskey(colleague.visitor, colleague.id)
  const path = `/dashboard/users/${colleague.id}`
  const page = await admin.visitor.visit(path)
  expect(page.$('dt:contains(Passkeys)').next().text()).toBe('1')
  const done = await admin.visitor.submit(await admin.visitor.visit(`${path}/reset-two-step`), '#account-action')
  expect(banner(done)).toBe('Ada can now sign in with just the password.')
  expect(done.$('a[href$="/reset-two-step"]')).toHaveLength(0)
  expect((await signInWith(site.visitor(), key)).status).toBe(422)
  const mail = await newestMail(site.db, { to: colleague.email, kind: 'two-step-changed' })
  expect(mail.subject).toBe('Two-step sign-in was turned off and all passkeys were revoked')
})
