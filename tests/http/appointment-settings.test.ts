// The settings of appointments without scripts: the rows of closed days, and a refusal, keep all that was typed.
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const path = '/dashboard/settings/appointments'
const typed = { seoul: 'yes', seoul1from: '09:15', seoul1to: '11:45', noticeHours: 'soon' }

const site = await startSite()
afterAll(() => site.close())

const value = (page: Page, name: string) => page.$(`#appointments [name="${name}"]`).attr('value')
const isTicked = (page: Page, name: string) =>
  page.$(`#appointments input[name="${name}"][type=checkbox]`).is(':checked')

test('without times to book, an admin is led to where they are offered, and nobody else', async () => {
  const ways = async (role: 'admin' | 'desk') =>
    (await (await signedIn(site, role)).visit('/dashboard/appointments'))
      .$('.empty-state a')
      .map((_, link) => link.attribs.href)
      .get()
  expect(await ways('admin')).toEqual([path])
  expect(await ways('desk')).toEqual([])
})

function expectTyped(page: Page) {
  const { seoul, ...texts } = typed
  expect(isTicked(page, 'seoul')).toBe(true)
  expect(isTicked(page, 'cameroon')).toBe(false)
  for (const [name, text] of Object.entries(texts)) expect([name, value(page, name)]).toEqual([name, text])
}

test('a closed day is added, refused, saved and removed, and nothing that was typed is lost', async () => {
  const admin = await signedIn(site)
  const added = await admin.submit(await admin.visit(path), '#appointments', { ...typed, rows: 'add closed' })
  expectTyped(added)
  expect(value(added, 'closed.0.day')).toBe('')

  const refused = await admin.submit(added, '#appointments', { 'closed.0.day': '2035-06-05' })
  expect(refused.status).toBe(422)
  expectTyped(refused)
  expect(value(refused, 'closed.0.day')).toBe('2035-06-05')

  await admin.submit(refused, '#appointments', { noticeHours: '24' })
  const saved = await admin.visit(path)
  expect(value(saved, 'closed.0.day')).toBe('2035-06-05')
  expect([value(saved, 'seoul1from'), value(saved, 'noticeHours')]).toEqual(['09:15', '24'])

  const removed = await admin.submit(saved, '#appointments', { rows: 'remove closed.0' })
  expect(value(removed, 'closed.0.day')).toBeUndefined()
  await admin.submit(removed, '#appointments', {})
  expect(value(await admin.visit(path), 'closed.0.day')).toBeUndefined()
})
