// A sign-in with an unknown browser is reported to the account's owner.
import { afterAll, expect, test } from 'vitest'
import { storedMails } from '#tests/support/mailbox.ts'
import { password, staffAccount } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { appCode, letTimePass, setUpTwoStep } from '#tests/support/two-step.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())

const signIn = async (visitor: Visitor, email: string) => {
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  return visitor.submit(await visitor.visit('/login'), '#login', { email, password }, { headers })
}
const told = async (to: string) => storedMails(site.db, { to, kind: 'device-used' })

test('the first sign-in and known browsers are not reported; another browser is', async () => {
  const email = await staffAccount(site)
  const own = site.visitor()
  await signIn(own, email)
  own.cookies.delete('session')
  await signIn(own, email)
  expect(await told(email)).toEqual([])
  expect((await signIn(site.visitor(), email)).url.pathname).toBe('/dashboard')
  const [mail, ...others] = await told(email)
  expect(others).toEqual([])
  expect(mail?.text_body).toContain('Device: Firefox on Linux')
  expect(mail?.text_body).toContain(`${site.url}/dashboard/settings/sessions`)
})

test('with two-step sign-in, only one with a right code is reported', async () => {
  const email = await staffAccount(site)
  const own = site.visitor()
  await signIn(own, email)
  const { secret } = await setUpTwoStep(own)
  await letTimePass(site)
  const other = site.visitor()
  const asked = await signIn(other, email)
  expect([asked.url.pathname, await told(email)]).toEqual(['/login/code', []])
  await other.submit(asked, '#login-code', { code: appCode(secret) })
  expect(await told(email)).toHaveLength(1)
})
