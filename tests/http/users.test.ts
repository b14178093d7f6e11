// Accounts, managed by admins and by their owners, without JavaScript.
import { afterAll, describe, expect, test } from 'vitest'
import { linkTo, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { setUpTwoStep } from '#tests/support/two-step.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

const password = 'Correct Horse 7'
const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin', { name: 'Ada Admin', timeZone: 'Africa/Douala' })

const banner = (page: Page) => page.$('.banner').first().text()
const errors = (page: Page) => page.$('.error-summary').text()
const pathTo = (page: Page, name: string) => page.$(`tbody a:contains("${name}")`).attr('href') ?? ''

async function invite(name: string, email: string, role = 'editor') {
  const form = await admin.visit('/dashboard/users/invite')
  return admin.submit(form, '#invite', { name, email, role })
}

describe('users', () => {
  test('a colleague is invited, signs in, is listed, renamed, given a role, disabled and enabled', async () => {
    const made = await invite('Grace', 'grace@example.com')
    expect(made.$('.page-head .pill').text()).toBe('Invited')
    expect(made.text).toContain('Email isn’t set up yet, so the invitation to Grace is held under Mail.')
    const shown = String(made.$('section[aria-labelledby=invitation-link] input').val())
    expect(shown).toBe(linkTo('/invite/', await newestMail(site.db, { to: 'grace@example.com' })))
    expect((await admin.visit(made.url.pathname)).html).not.toContain(shown)

    const grace = site.visitor()
    const door = await grace.visit(
      linkTo('/invite/', await newestMail(site.db, { to: 'grace@example.com' })).slice(site.url.length),
    )
    expect(door.text).toContain('Choose the password')
    const entered = await grace.submit(door, '#set-password', { password, confirmPassword: password })
    expect(entered.text).toContain('Welcome, Grace')
    const signIn = async () =>
      grace.submit(await grace.visit('/login'), '#login', { email: 'grace@example.com', password })
    expect((await grace.visit('/dashboard/users')).status).toBe(403)

    const path = pathTo(await admin.visit('/dashboard/users'), 'Grace')
    const page = await admin.visit(path)
    expect(page.$('.pill').first().text()).toBe('Active')
    expect(page.html).not.toMatch(/argon2|password_hash/)
    expect(errors(await admin.submit(page, '#user', { name: ' ' }))).toContain('Name is required')
    const saved = await admin.submit(page, '#user', { name: 'Grace H.', role: 'admin' })
    expect(banner(saved)).toBe('Account saved')
    expect((await grace.visit('/dashboard/users')).status).toBe(200)

    // The page in another tab is outdated now.
    const late = await admin.submit(page, '#user', { name: 'Other' })
    expect(late.status).toBe(409)
    expect(errors(late)).toMatch(
      /You changed this yourself in another tab, .*\. Nothing you typed is lost: save again to replace what you saved there\.$/,
    )
    expect(late.$('#user-name').attr('value')).toBe('Other')
    expect(late.$('.field-stored')).toHaveLength(0)
    expect(banner(await admin.submit(late, '#user'))).toBe('Account saved')

    // What a colleague stored is shown beside it, so that a second attempt is deliberate.
    const colleague = await signedIn(site, 'admin', { name: 'Bea Admin' })
    const mine = await admin.visit(path)
    await colleague.submit(await colleague.visit(path), '#user', { name: 'Grace Hopper' })
    const after = await admin.submit(mine, '#user', { name: 'Mine' })
    expect(errors(after)).toContain('This account was changed')
    expect(errors(after)).toMatch(/Last changed by Bea Admin, .*: renamed \(from: Other, to: Grace Hopper\)\./)
    expect(after.$('.field-stored').text()).toContain('Grace Hopper')
    expect(banner(await admin.submit(after, '#user', { name: 'Grace H.' }))).toBe('Account saved')

    const ask = await admin.visit(saved.$('a[href$="/disable"]').attr('href') ?? '')
    expect(ask.$('h1').text()).toBe('Disable Grace H.’s account?')
    expect(banner(await admin.submit(ask, '#account-action'))).toBe('Grace H.’s account is disabled.')
    expect((await grace.visit('/dashboard/settings')).url.pathname).toBe('/login')
    expect((await signIn()).text).toContain('Invalid credentials')
    const again = await admin.submit(ask, '#account-action')
    expect(again.status).toBe(409)
    expect(again.text).toContain('Your change was not made')
    expect(again.text).toMatch(/by Ada Admin, \d+ \w+ \d+, \d\d:\d\d: account disabled\./)

    expect(banner(await admin.submit(await admin.visit(`${path}/enable`), '#account-action'))).toContain('is enabled')
    expect((await signIn()).url.pathname).toBe('/dashboard')
  })

  test('a colleague with two roles may do what either may, and must have one', async () => {
    await invite('Two', 'two@example.com', 'editor')
    const path = pathTo(await admin.visit('/dashboard/users'), 'Two')
    const none = await admin.submit(await admin.visit(path), '#user', { role: [] })
    expect(errors(none)).toContain('Choose a role')
    const saved = await admin.submit(await admin.visit(path), '#user', { role: ['editor', 'admissions'] })
    expect(banner(saved)).toBe('Account saved')
    const ticked = saved.$('#user [name=role][checked]').toArray()
    expect(ticked.map((box) => saved.$(box).attr('value'))).toEqual(['editor', 'admissions'])
    const row = (await admin.visit('/dashboard/users')).$('tr:contains("two@example.com")')
    expect(row.text()).toContain('Editor, Admissions')
  })

  test('an invitation can be sent again and revoked', async () => {
    await invite('Linus', 'linus@example.com')
    const path = pathTo(await admin.visit('/dashboard/users'), 'Linus')
    expect((await admin.visit(path)).text).toContain('Valid until')
    const again = await admin.submit(await admin.visit(`${path}/invite-again`), '#account-action')
    expect(again.$('section[aria-labelledby=invitation-link] input').val()).toContain('/invite/')
    const mails = await storedMails(site.db, { to: 'linus@example.com' })
    expect(mails).toHaveLength(2)
    const done = await admin.submit(await admin.visit(`${path}/revoke`), '#account-action')
    expect(done.url.pathname).toBe('/dashboard/users')
    expect(done.$('table').text()).not.toContain('linus@example.com')
    for (const mail of mails) {
      const page = await site.visitor().visit(linkTo('/invite/', mail).slice(site.url.length))
      expect(page.$('h1').text()).toBe('Invalid or Expired Link')
    }
    expect((await admin.visit(path)).status).toBe(404)
  })

  test('an invalid invitation is refused with the typed values', async () => {
    await invite('Twice', 'twice@example.com')
    const twice = await invite('Twice', 'TWICE@example.com', 'viewer')
    expect(twice.status).toBe(422)
    expect(errors(twice)).toContain('This address already has an account')
    expect(twice.$('#invite [name=role][checked]').attr('value')).toBe('viewer')
    const empty = await invite('', 'nonsense', 'owner')
    for (const words of ['Name is required', 'Email is invalid', 'Choose a role']) {
      expect(errors(empty)).toContain(words)
    }
  })

  test('an admin mails a colleague a reset link, signs them out everywhere, and turns two-step sign-in off', async () => {
    const colleague = await signedIn(site, 'editor', { name: 'Eve' })
    await setUpTwoStep(colleague)
    const user = await site.db.selectFrom('users').selectAll().where('name', '=', 'Eve').executeTakeFirstOrThrow()
    const path = `/dashboard/users/${user.id}`
    const press = async (action: string) => {
      const page = await admin.visit(path)
      const ask = await admin.visit(page.$(`a[href$="/${action}"]`).attr('href') ?? '')
      return banner(await admin.submit(ask, '#account-action'))
    }
    expect(await press('reset-password')).toBe(
      'Email isn’t set up yet: Eve gets the link only if it is set up within 60 minutes.',
    )
    const mail = await newestMail(site.db, { to: user.email, kind: 'password-reset-requested' })
    expect((await site.visitor().visit(linkTo('/reset-password', mail))).text).toContain('Set New Password')

    expect(await press('end-sessions')).toBe('Eve is signed out everywhere.')
    expect((await colleague.visit('/dashboard', { follow: false })).status).toBe(302)

    expect(await press('reset-two-step')).toBe('Eve can now sign in with just the password.')
    await newestMail(site.db, { to: user.email, kind: 'two-step-changed' })
    const page = await admin.visit(path)
    expect(page.$('a[href$="/reset-two-step"]').length).toBe(0)
    const again = await admin.post(`${path}/reset-two-step`, `version=${page.$('[name=version]').val()}`)
    expect(again.status).toBe(409)
    const entries = await site.db.selectFrom('audit_events').selectAll().where('actor_name', '=', 'Ada Admin').execute()
    expect(entries.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(['password-link-made', 'sessions-ended', 'two-step-reset']),
    )
  })

  test('nobody disables their own account, and the last active admin cannot be demoted', async () => {
    const { id } = await site.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'Ada Admin')
      .executeTakeFirstOrThrow()
    await site.db.updateTable('users').set({ role: 'viewer' }).where('id', '!=', id).execute()
    const page = await admin.visit(`/dashboard/users/${id}`)
    expect(page.$('a[href$="/end-sessions"]')).toHaveLength(1)
    expect(page.$('a[href$="/disable"], a[href$="/reset-two-step"]')).toHaveLength(0)
    const refused = await admin.submit(page, '#user', { role: 'viewer' })
    expect(refused.status).toBe(409)
    expect(errors(refused)).toContain('This is the last active admin')
    for (const [action, words] of [
      ['disable', 'Ask another admin.'],
      ['reset-two-step', 'open Two-step sign-in in your settings'],
    ] as const) {
      const asked = await admin.visit(`/dashboard/users/${id}/${action}`)
      expect([asked.$('#account-action').length, asked.text]).toEqual([0, expect.stringContaining(words)])
      const done = await admin.post(`/dashboard/users/${id}/${action}`, `version=${page.$('[name=version]').val()}`)
      expect([done.status, done.text]).toEqual([409, expect.stringContaining(words)])
    }
  })

  test('unknown people and actions are not found', async () => {
    for (const path of [
      '/dashboard/users/nobody',
      '/dashboard/users/nobody/disable',
      '/dashboard/users/x/constructor',
    ]) {
      expect((await admin.visit(path)).status).toBe(404)
    }
    expect((await admin.post('/dashboard/users/nobody/disable', 'version=1')).status).toBe(404)
    expect((await admin.post('/dashboard/users/nobody/disable', 'version=x')).status).toBe(400)
  })
})

describe('one’s own account', () => {
  test('name and time zone change the pages', async () => {
    const staff = await signedIn(site, 'viewer', { name: 'Old Name' })
    const page = await staff.visit('/dashboard/settings/profile')
    expect(page.$('select option[selected]').attr('value')).toBe('Asia/Seoul')
    expect(errors(await staff.submit(page, '#profile', { timeZone: 'Mars/Olympus' }))).toContain('Choose a time zone')
    const done = await staff.submit(page, '#profile', { name: '김철수', timeZone: 'Africa/Douala' })
    expect(banner(done)).toBe('Profile saved')
    expect(done.text).toContain('Welcome, 김철수')
    expect((await staff.visit('/dashboard/settings/sessions')).text).toContain('Africa/Douala')
    expect((await staff.submit(page, '#profile', { name: 'Late' })).status).toBe(409)
    const french = await staff.submit(await staff.visit('/dashboard/settings/profile'), '#profile', { language: 'fr' })
    expect(banner(french)).toBe('Profil enregistré')
    const english = await staff.submit(await staff.visit('/dashboard/settings/profile'), '#profile', { language: 'en' })
    expect(banner(english)).toBe('Profile saved')
  })

  test('sessions are listed in plain words, and ended one by one or all except this', async () => {
    const here = await signedIn(site, 'viewer', { name: 'Many Devices' })
    const { email } = await site.db
      .selectFrom('users')
      .select('email')
      .where('name', '=', 'Many Devices')
      .executeTakeFirstOrThrow()
    const phone = {
      'User-Agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    }
    const elsewhere = async () => {
      const visitor = site.visitor()
      await visitor.post('/login', new URLSearchParams({ email, password }), { headers: phone })
      return visitor
    }
    const [first, second, third] = [await elsewhere(), await elsewhere(), await elsewhere()]
    const page = await here.visit('/dashboard/settings/sessions')
    const rows = page
      .$('tbody tr')
      .toArray()
      .map((row) => page.$(row))
    expect(rows).toHaveLength(4)
    expect(rows[0]?.text()).toContain('This session')
    expect(rows[0]?.find('form')).toHaveLength(0)
    expect(rows[1]?.find('th').text()).toBe('Chrome on Android')
    const isIn = async (visitor: Visitor) => (await visitor.visit('/dashboard/settings')).url.pathname !== '/login'

    const end = rows[3]?.find('form').attr('action') ?? ''
    const stranger = await signedIn(site, 'admin')
    await stranger.post(end, '')
    expect(await isIn(first)).toBe(true)
    expect(banner(await here.post(end, ''))).toBe('The session has ended.')
    expect(banner(await here.post(end, ''))).toBe('That session had already ended.')
    expect(await Promise.all([first, second, third].map(isIn))).toContain(false)
    expect(banner(await here.submit(page, '#end-others'))).toBe('All 2 other sessions have ended.')
    expect(await Promise.all([here, first, second, third].map(isIn))).toEqual([true, false, false, false])
  })

  test('a password manager finds the page for changing the password', async () => {
    const answer = await site.visitor().visit('/.well-known/change-password', { follow: false })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/dashboard/change-password'])
  })

  test('the launch checklist names what is missing, and the state of the legal texts', async () => {
    const page = await (await signedIn(site, 'viewer')).visit('/dashboard/settings/launch-checklist')
    expect(page.text).toContain('Registered company name')
    expect(page.$('tr:contains("Privacy")').text()).toContain('Not signed off')
  })

  test('settings and sidebar offer only what the role may open', async () => {
    const viewer = await signedIn(site, 'viewer')
    const links = (page: Page) =>
      page
        .$('main a, .staff-sidebar a')
        .toArray()
        .map((link) => page.$(link).attr('href'))
    const offered = links(await viewer.visit('/dashboard/settings'))
    expect(offered).toEqual(
      expect.arrayContaining(['/dashboard/change-password', '/dashboard/settings/sessions', '/dashboard/audit']),
    )
    expect(offered).not.toContain('/dashboard/users')
    expect(offered).toContain('/admin/branding')
    const brand = await viewer.visit('/admin/branding')
    expect(brand.$('h1').text()).toBe('Brand Assets')
    expect(brand.$('main a[download]').length).toBeGreaterThan(0)
    expect(links(await admin.visit('/dashboard/settings'))).toContain('/dashboard/users')
  })
})
