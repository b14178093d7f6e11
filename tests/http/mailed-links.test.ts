// Admins and readers of the database learn nothing from mailed links that authorise other people.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { linksIn, mailRows, newestMail } from '#tests/support/mailbox.ts'
import { password, staffAccount } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const site = await startSite({ APP_URL: 'https://site.example' })
afterAll(() => site.close())
const admin = site.visitor()
// The site's cookies have other names than this process gives them.
await admin.post('/login', new URLSearchParams({ email: await staffAccount(site), password }))
beforeEach(() => empty(site, 'outbox', 'subscribers', 'rate_limits'))

const send = async (visitor: Visitor, path: string, form: string, values: Record<string, string> = {}) =>
  visitor.submit(await visitor.visit(path), form, values)

/** Triggers each mail with such links; returns its kind and recipient. */
const causes: Record<string, () => Promise<string>> = {
  'staff-invited': async () => {
    const email = `${crypto.randomUUID()}@example.com`
    await send(admin, '/dashboard/users/invite', '#invite', { name: 'Grace', email, role: 'viewer' })
    return email
  },
  'password-reset-requested': async () => {
    const email = await staffAccount(site)
    await send(site.visitor(), '/forgot-password', '#forgot-password', { email })
    return email
  },
  'status-link-requested': async () => {
    const person = { name: 'Ada', email: 'ada@example.com' }
    const thanks = await send(site.visitor(), '/contact', '#contact', { ...person, message: crypto.randomUUID() })
    const reference = thanks.$('.form-reference').first().text()
    await send(site.visitor(), '/status', '#status', { reference, email: person.email })
    return person.email
  },
  'data-link-requested': async () => {
    const person = { name: 'Ada', email: 'ada@example.com' }
    await send(site.visitor(), '/contact', '#contact', { ...person, message: crypto.randomUUID() })
    await send(site.visitor(), '/your-data', '#your-data', { email: person.email })
    return person.email
  },
  'subscription-requested': async () => {
    await send(site.visitor(), '/newsletter', '#newsletter', { name: 'Ada', email: 'ada@example.com' })
    return 'ada@example.com'
  },
  'unsubscribe-requested': async () => {
    const email = await causes['subscription-requested']?.()
    await send(site.visitor(), '/newsletter/unsubscribe', '#newsletter-unsubscribe', { email: email ?? '' })
    return email ?? ''
  },
}

/** The random parts of a mail's links. */
const tokensIn = (text: string) => linksIn(text).flatMap((link) => /[\w-]{43,}$/.exec(link)?.[0] ?? [])

test.each(Object.entries(causes))('%s: neither the Mail page nor the database shows the token', async (kind, cause) => {
  const to = await cause()
  const mail = await newestMail(site.db, { to, kind })
  const tokens = [mail.text_body, mail.html_body, mail.headers].flatMap(tokensIn)
  expect(tokens.length).toBeGreaterThan(0)
  const path = `/dashboard/mail/${mail.id}`
  const page = await admin.visit(path)
  expect(page.$('.mail-text').text()).toContain('https://site.example')
  expect(page.$('.banner').text()).toContain('The links in this email are hidden')
  const seen = [page.html, (await admin.visit(`${path}.data`)).html, (await admin.visit('/dashboard/mail')).html]
  const stored = JSON.stringify(await mailRows(site.db))
  for (const token of tokens) expect([...seen, stored].join()).not.toContain(token)
  expect(seen.join()).not.toContain('sealed')
})

test.each(Object.entries(causes))(
  '%s: every page says that a waiting mail whose link is gone can’t be sent',
  async (kind, cause) => {
    const to = await cause()
    const { id } = await newestMail(site.db, { to, kind })
    const states = async () => {
      const [list, search, page, question] = await Promise.all(
        ['', `search?q=${encodeURIComponent(to)}`, id, `${id}/send-again`].map((path) =>
          admin.visit(path.startsWith('search') ? `/dashboard/${path}` : `/dashboard/mail/${path}`),
        ),
      )
      return [
        list?.$(`tr:has(a[href="/dashboard/mail/${id}"]) .pill`).text(),
        search?.$(`a[href="/dashboard/mail/${id}"]`).closest('li, tr').text(),
        page?.$('h1').parent().find('.pill').text(),
        question?.$('.pill').first().text(),
      ]
    }
    for (const shown of await states()) expect(shown).toContain('Queued')
    await site.db.updateTable('outbox').set({ sealed: '' }).where('id', '=', id).execute()
    for (const shown of await states()) expect(shown).toContain('Can’t be sent')
    expect((await admin.visit(`/dashboard/mail/${id}`)).$('.dl').text()).not.toMatch(/Queued|Next attempt/)
  },
)

test('a used or replaced reset link cannot be sent again, and the page says why', async () => {
  const to = await causes['password-reset-requested']?.()
  const mail = await newestMail(site.db, { to, kind: 'password-reset-requested' })
  await site.db.updateTable('outbox').set({ status: 'failed' }).where('id', '=', mail.id).execute()
  const page = await admin.visit(`/dashboard/mail/${mail.id}`)
  expect(page.$('#send-again')).toHaveLength(1)

  const owner = site.visitor()
  const { pathname, search } = new URL(linksIn(mail.text_body)[0] ?? '')
  const word = 'New Horse 88'
  const form = await owner.visit(pathname + search)
  await owner.submit(form, '#set-password', { password: word, confirmPassword: word })
  expect((await owner.post('/login', new URLSearchParams({ email: to ?? '', password: word }))).url.pathname).toBe(
    '/dashboard',
  )

  const after = await admin.visit(`/dashboard/mail/${mail.id}`)
  expect(after.$('#send-again')).toHaveLength(0)
  expect(after.$('.banner').text()).toContain(
    'It can’t be sent any more. The person can request a new link with “Forgot password?”.',
  )
  const again = await admin.submit(page, '#send-again')
  expect([again.status, again.$('h1').text()]).toEqual([409, 'Already changed'])
  expect(await mailRows(site.db, { kind: 'password-reset-requested' })).toHaveLength(1)
})

test('an invitation loses its link when it is replaced, revoked, or a password is set otherwise', async () => {
  const to = (await causes['staff-invited']?.()) ?? ''
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', to).executeTakeFirstOrThrow()
  const areLinksStored = async () => (await mailRows(site.db, { to })).map(({ sealed }) => sealed !== '')
  expect(await areLinksStored()).toEqual([true])
  await send(admin, `/dashboard/users/${id}/invite-again`, '#account-action')
  expect(await areLinksStored()).toEqual([true, false])
  await send(admin, `/dashboard/users/${id}/revoke`, '#account-action')
  expect(await areLinksStored()).toEqual([false, false])

  const email = await staffAccount(site)
  const member = site.visitor()
  await member.post('/login', new URLSearchParams({ email, password }))
  await send(site.visitor(), '/forgot-password', '#forgot-password', { email })
  await newestMail(site.db, { to: email, kind: 'password-reset-requested' })
  const change = { currentPassword: password, password: 'New Horse 88', confirmPassword: 'New Horse 88' }
  await send(member, '/dashboard/change-password', '#change-password', change)
  expect(await mailRows(site.db, { to: email, kind: 'password-reset-requested' })).toMatchObject([{ sealed: '' }])
})
