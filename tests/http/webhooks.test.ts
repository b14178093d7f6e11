// Webhooks of the mail service, signed by its stub, against the whole site.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { signedEvent, webhookSecret } from '#tests/support/fake-resend.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'

const site = await startSite({ RESEND_WEBHOOK_SECRET: webhookSecret })
afterAll(() => site.close())
const staff = await signedIn(site)
beforeEach(() => empty(site, 'records', 'outbox', 'suppressed_addresses', 'webhook_events'))

const post = (body: string, headers: Record<string, string>) =>
  fetch(`${site.url}/webhooks/resend`, { method: 'POST', body, headers })
const tell = (...event: Parameters<typeof signedEvent>) => {
  const { body, headers } = signedEvent(...event)
  return post(body, headers)
}

let sent = 0
async function acknowledged() {
  sent += 1
  const input = { name: 'Kim', email: `kim${sent}@example.com`, message: 'Hello' }
  const how = { digest: `d${sent}`, client: `c${sent}`, now: Date.now(), language: 'en' as const, spamReasons: null }
  const { reference } = await submitEnquiry(site.db, 'contact', input, how)
  const [mail] = await mailRows(site.db, { to: input.email })
  return { path: `/dashboard/contacts/${reference}`, email: input.email, mail: mail?.id ?? '' }
}
const bounced = (mail: string) => ({
  type: 'email.bounced',
  data: {
    email_id: 'p-1',
    message_id: '<r@relay>',
    from: 'a@b.c',
    to: ['x@example.com'],
    subject: 's',
    tags: { mail },
    bounce: { type: 'Permanent', subType: 'General', message: 'No such <mailbox>' },
  },
})

test('an event is accepted from another origin without a cookie, and shows wherever the mail does', async () => {
  const { path, email, mail } = await acknowledged()
  const { body, headers } = signedEvent(bounced(mail))
  const answer = await post(body, { ...headers, Origin: 'https://resend.example', 'Sec-Fetch-Site': 'cross-site' })
  expect(answer.status).toBe(200)
  const record = await staff.visit(path)
  expect(record.text).toMatch(/An email wasn’t delivered.*No such <mailbox>/)
  expect(record.text).toContain('Bounced')
  expect((await staff.visit(`/dashboard/mail/${mail}`)).text).toContain('No such <mailbox>')
  const list = await staff.visit('/dashboard/mail/suppressed')
  expect(list.$('table').text()).toContain(email)
  const reply = await staff.visit(`${path}/reply`)
  expect(reply.text).toContain('we won’t send it anything until it is released')
  const refused = await staff.submit(reply, '#reply', { body: 'My answer' })
  expect([refused.status, refused.$('#reply [name=body]').text()]).toEqual([409, 'My answer'])

  const released = await staff.submit(await staff.visit(list.$('a:contains("Release")').attr('href') ?? ''), '#release')
  expect(released.text).toContain('Address released')
  expect((await staff.submit(await staff.visit(`${path}/reply`), '#reply', { body: 'Again' })).url.pathname).toBe(path)
})

test('a repeated event is acknowledged, and changes nothing', async () => {
  const { path, mail } = await acknowledged()
  for (let time = 0; time < 3; time++) expect((await tell(bounced(mail), { id: 'msg_same' })).status).toBe(200)
  expect((await staff.visit(path)).$('.thread li:contains("wasn’t delivered")')).toHaveLength(1)
})

test('an event that is unsigned, wrongly signed, too old or altered is refused and not stored', async () => {
  const { mail } = await acknowledged()
  const event = bounced(mail)
  const { body, headers } = signedEvent(event)
  const hour = 60 * 60_000
  const other = `whsec_${Buffer.from('quite another secret of 32 bytes').toString('base64')}`
  const answers = [
    await post(body, {}),
    await post(body, { ...headers, 'svix-signature': '' }),
    await post(body, { ...headers, 'svix-id': 'msg_other' }),
    await post(body.replace('Permanent', 'Temporary'), headers),
    await tell(event, { secret: other }),
    await tell(event, { at: Date.now() - hour }),
    await tell(event, { at: Date.now() + hour }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(400))
  expect(await site.db.selectFrom('webhook_events').select('id').execute()).toEqual([])
  expect((await mailRows(site.db)).find(({ id }) => id === mail)?.status).toBe('queued')
})

test('only this path accepts cross-site POSTs, and only without a cookie', async () => {
  const { body, headers } = signedEvent({ type: 'email.opened', data: {} })
  const foreign = { ...headers, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await post(body, { ...foreign, Cookie: 'session=x' })).status).toBe(403)
  for (const path of ['/webhooks/resend/', '/webhooks/resend.data', '/webhooks/other', '/webhooks', '/login']) {
    const answer = await fetch(site.url + path, { method: 'POST', body, headers: foreign })
    expect([path, answer.status]).toEqual([path, 403])
  }
  for (const method of ['PUT', 'DELETE']) {
    expect((await fetch(`${site.url}/webhooks/resend`, { method, body, headers: foreign })).status).toBe(403)
  }
  expect((await fetch(`${site.url}/webhooks/resend`)).status).toBe(405)
  expect((await post('x'.repeat(300_000), headers)).status).toBe(413)
})
