// The offices' holidays as admins see and change them, without JavaScript.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const path = '/dashboard/settings/holidays'

test('are listed, with additional days that are validated and stored', async () => {
  const staff = await signedIn(site)
  const page = await staff.visit(path)
  expect(page.$('section[aria-label^="Seoul"] li').length).toBeGreaterThan(10)
  expect(page.$('section[aria-label^="Cameroon"] li').text()).toContain('Assumption Day')
  const wrong = await staff.submit(page, '#holidays', { seoulClosed: 'next Monday', cameroonOpen: '2030-05-20' })
  expect([wrong.status, wrong.$('[name=seoulClosed]').val(), wrong.$('[name=cameroonOpen]').val()]).toEqual([
    422,
    'next Monday',
    '2030-05-20',
  ])
  const saved = await staff.submit(wrong, '#holidays', { seoulClosed: '2030-06-05 Elections <b>' })
  expect(saved.$('.banner[data-kind=success]').text()).toBe('Holidays saved.')
  expect(saved.$('[name=seoulClosed]').val()).toBe('2030-06-05 Elections <b>')
  const late = await staff.submit(page, '#holidays', { seoulClosed: '2031-01-02' })
  expect([late.status, late.$('[name=seoulClosed]').val()]).toEqual([409, '2031-01-02'])
  expect((await staff.submit(late, '#holidays')).$('.banner[data-kind=success]').length).toBe(1)
})

test('on an additional day the contact page shows the office as closed', async () => {
  const staff = await signedIn(site)
  const days = Array.from({ length: 9 }, (_, n) =>
    new Date(Date.now() + (n - 1) * 86_400_000).toISOString().slice(0, 10),
  )
  const typed = { seoulClosed: days.join('\n'), cameroonClosed: days.join('\n') }
  await staff.submit(await staff.visit(path), '#holidays', typed)
  const contact = await site.visitor().visit('/contact')
  expect(contact.text).not.toContain('Open now')
})
