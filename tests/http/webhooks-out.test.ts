// The pages of webhooks: targets, their secrets, and what was delivered.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendEnquiry } from '#tests/support/desk.ts'
import { password, signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const path = '/dashboard/settings/webhooks'
const target = { name: 'Ledger', address: 'https://hooks.example.com/private', currentPassword: password }

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site)
beforeEach(async () => {
  await site.db.deleteFrom('webhook_targets').execute()
})

const add = async (values: Record<string, string> = {}) =>
  staff.submit(await staff.visit(path), '#webhook', { ...target, ...values })
/** Not by id: the test and the site make their ids each for themselves, and one whose clock was set ahead stays ahead. */
const newest = () =>
  site.db.selectFrom('webhook_deliveries').selectAll().orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow()

test('a target’s secret is shown once, and its address never', async () => {
  const made = await add()
  const secret = String(made.$('section[aria-labelledby=webhook-secret] input').val())
  expect(secret).toMatch(/^whsec_/)
  const again = await staff.visit(made.url.pathname)
  expect(again.html).not.toContain(secret)
  expect([made, again, await staff.visit(path)].map(({ html }) => html).join()).not.toContain('/private')
  expect(again.text).toContain('hooks.example.com')
  const renewed = await staff.submit(await staff.visit(`${made.url.pathname}/secret`), '#webhook-secret-new')
  const other = String(renewed.$('section[aria-labelledby=webhook-secret] input').val())
  expect([other.startsWith('whsec_'), other === secret]).toEqual([true, false])
  const slack = await add({ kind: 'slack', name: 'Channel' })
  expect(slack.$('section[aria-labelledby=webhook-secret]')).toHaveLength(0)
  expect((await staff.visit(`${slack.url.pathname}/secret`)).status).toBe(404)
})

test('adding a target, and including the record, take the password', async () => {
  const refused = await add({ currentPassword: 'wrong' })
  expect([refused.status, refused.$('#webhook [name=name]').val()]).toEqual([422, 'Ledger'])
  const { url } = await add()
  const personal = async (values: Record<string, string>) =>
    staff.submit(await staff.visit(url.pathname), '#webhook', { hasPersonal: 'yes', ...values })
  const asked = await personal({})
  expect([asked.status, asked.$('#webhook [name=hasPersonal]').attr('checked')]).toEqual([422, 'checked'])
  expect(asked.text).toContain('Enter your password to include the record')
  expect((await personal({ currentPassword: 'wrong' })).status).toBe(422)
  const included = await personal({ currentPassword: password })
  expect(included.text).toContain('Webhook saved.')
  // Later changes need no password.
  expect((await staff.submit(included, '#webhook', { name: 'Books' })).text).toContain('Webhook saved.')
})

test.each(['http://hooks.example.com/', 'https://localhost/', 'https://10.0.0.5/', 'https://[::1]/', 'x'])(
  '%s is refused with the typed values',
  async (address) => {
    const refused = await add({ address })
    expect([refused.status, refused.$('[name=address]').attr('value')]).toEqual([422, address])
    expect(refused.text).toContain('Enter a public address that begins with https://')
  },
)

/** So that the site itself does not try it meanwhile. */
const put = (status: 'failed' | 'queued') =>
  site.db
    .updateTable('webhook_deliveries')
    .set({ status, attempts: 1, locked_until: null, next_attempt_at: Date.now() + 30 * 60_000 })
    .execute()

test('each change appears among the deliveries, and can be given up and sent again', async () => {
  const made = await add()
  const reference = await sendEnquiry(site.db)
  await put('failed')
  const list = await staff.visit(`${path}/deliveries?status=failed`)
  expect(list.$('tbody th').text()).toBe(`record.created${reference}`)
  const page = await staff.visit(list.$('tbody th a').attr('href') ?? '')
  expect(page.$('pre').text()).toContain(`"reference": "${reference}"`)
  expect(page.$('pre').text()).not.toContain('example.com"')
  const question = await staff.visit(`${page.url.pathname}/give-up`)
  const given = await staff.submit(question, '#delivery-decision')
  expect([given.$('.pill').first().text(), (await newest()).status]).toEqual(['Discarded', 'discarded'])
  await staff.submit(given, '#resend')
  expect(['queued', 'sending']).toContain((await newest()).status)
  await put('queued')
  // While the target is off, what waited is held, and nothing can be sent.
  await staff.submit(await staff.visit(made.url.pathname), '#webhook', { isOn: '' })
  expect((await newest()).status).toBe('held')
  expect((await staff.visit(page.url.pathname)).$('#resend')).toHaveLength(0)
  expect((await staff.post(`${page.url.pathname}/unknown`, '')).status).toBe(404)
  await staff.submit(await staff.visit(made.url.pathname), '#test')
  expect(await newest()).toMatchObject({ event: 'webhook.test', reference: null })
})

test('a change on an older page of a target is refused, and other roles see nothing', async () => {
  const made = await add()
  const old = await staff.visit(made.url.pathname)
  const colleague = await signedIn(site, 'admin', { name: 'Bea' })
  await colleague.submit(await colleague.visit(made.url.pathname), '#webhook', { name: 'Newer' })
  // A test changes nothing of it.
  await staff.submit(await staff.visit(made.url.pathname), '#test')
  const late = await staff.submit(old, '#webhook', { name: 'Older' })
  expect(late.status).toBe(409)
  expect(late.text).toContain('This webhook was changed while you were looking at it.')
  const editor = await signedIn(site, 'editor')
  expect((await editor.visit(path)).status).toBe(403)
  await staff.submit(await staff.visit(`${made.url.pathname}/delete`), '#webhook-delete')
  expect((await staff.visit(made.url.pathname)).status).toBe(404)
})
