// The health check and the overview while the mail service accepts nothing.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type FakeResend, startFakeResend } from '#tests/support/fake-resend.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let provider: FakeResend
let site: Site
beforeAll(async () => {
  provider = await startFakeResend()
  provider.script(...Array.from({ length: 500 }, () => ({ status: 503 })))
  site = await startSite({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: provider.url,
    MAIL_FROM: 'BN Technologies <site@example.com>',
  })
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

const minute = 60_000
const health = async () => (await fetch(`${site.url}/healthcheck`)).json()

test('a mail that has waited for over a quarter of an hour is a warning, on the health page and the overview', async () => {
  const staff = await signedIn(site)
  const mail = { kind: 'clock-doubted' as const, to: 'ada@example.com', subject: 'Hello', text: 'text', html: 'text' }
  const queue = (at: number) => site.db.transaction().execute((trx) => queueMail(trx, mail, at))
  await queue(Date.now() - 5 * minute)
  expect(await health()).toMatchObject({ status: 'ok', warnings: [] })
  expect((await staff.visit('/dashboard')).text).not.toContain('Emails are late')
  await queue(Date.now() - 42 * minute)
  // The health check caches its result for some seconds.
  const late = { status: 'ok', warnings: ['mail is late'], outbox: { isLate: true, queued: 2 } }
  await vi.waitFor(async () => expect(await health()).toMatchObject(late), { timeout: 180_000, interval: 500 })
  const overview = await staff.visit('/dashboard')
  expect(overview.$('.attention-row').text()).toContain('the oldest has been waiting for 42 minutes')
  expect(overview.$('.attention-row a').attr('href')).toBe('/dashboard/mail')
})
