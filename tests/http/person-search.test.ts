import { expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

test('an address without data stays in its field, which says so', async () => {
  const site = await startSite()
  const staff = await signedIn(site, 'admin')
  const sent = await staff.submit(await staff.visit('/dashboard/people'), '#find-person', { email: 'no@one.example' })
  expect(sent.status).toBe(422)
  expect(sent.$('[name=email]').val()).toBe('no@one.example')
  expect(sent.$('#find-person-email-error').text()).toContain('We hold nothing about this address.')
  await site.close()
})
