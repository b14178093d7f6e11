// The offices' holidays as admins see and change them, without JavaScript.
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
afterEach(() => vi.useRealTimers())

const path = '/dashboard/settings/holidays'

test('are listed, with additional days that are validated and stored', async () => {
  const staff = await signedIn(site)
  const page = await staff.visit(path)
  expect(page.$('section[aria-label^="Seoul"] li').length).toBeGreaterThan(10)
  expect(page.$('section[aria-label^="Cameroon"] li').text()).toContain('Assumption Day')
  const add = (page: Page, rows: string) => staff.submit(page, '#holidays', { rows: `add ${rows}` })
  const added = await add(await add(page, 'seoul.closed'), 'cameroon.open')
  const typed = { 'seoul.closed.0.name': 'Elections <b>', 'cameroon.open.0.day': '2030-05-20' }
  const wrong = await staff.submit(added, '#holidays', { ...typed, 'seoul.closed.0.day': 'next Monday' })
  const typedIn = (page: Page, name: string) => page.$(`#holidays [name="${name}"]`).val()
  expect([wrong.status, typedIn(wrong, 'seoul.closed.0.day'), typedIn(wrong, 'seoul.closed.0.name')]).toEqual([
    422,
    'next Monday',
    'Elections <b>',
  ])
  expect(wrong.$('.error-summary a').attr('href')).toBe('#holidays-seoul.closed.0.day')
  expect(wrong.$('.error-summary a').text()).toBe('Seoul: Extra closing days 1: Date must be 10 characters or fewer')
  expect(wrong.$('#holidays .field-error').text()).toBe('Error: Date must be 10 characters or fewer')
  const saved = await staff.submit(wrong, '#holidays', { 'seoul.closed.0.day': '2030-06-05' })
  expect(saved.$('.banner[data-kind=success]').text()).toBe('Holidays saved.')
  expect(typedIn(saved, 'seoul.closed.0.day')).toBe('2030-06-05')
  expect(typedIn(saved, 'seoul.closed.0.name')).toBe('Elections <b>')
  expect(typedIn(saved, 'cameroon.open.0.day')).toBe('2030-05-20')
  const late = await staff.submit(await add(page, 'seoul.closed'), '#holidays', { 'seoul.closed.0.day': '2031-01-02' })
  expect([late.status, typedIn(late, 'seoul.closed.0.day')]).toEqual([409, '2031-01-02'])
  expect((await staff.submit(late, '#holidays')).$('.banner[data-kind=success]').length).toBe(1)
  const removed = await staff.submit(await staff.visit(path), '#holidays', { rows: 'remove seoul.closed.0' })
  expect(typedIn(await staff.submit(removed, '#holidays'), 'seoul.closed')).toBe('0')
})

test('refuse a day that stands twice or is over, unless it was stored before', async () => {
  const staff = await signedIn(site)
  const rows = (days: readonly string[]) =>
    Object.fromEntries([
      ['cameroon.closed', String(days.length)],
      ...days.map((day, at) => [`cameroon.closed.${at}.day`, day]),
    ])
  const wrong = await staff.submit(
    await staff.visit(path),
    '#holidays',
    rows(['2031-03-03', '2031-03-04', '2031-03-03', '2020-01-02']),
  )
  const links = wrong.$('.error-summary a').map((_, link) => wrong.$(link).attr('href'))
  expect(links.get()).toEqual(['#holidays-cameroon.closed.2.day', '#holidays-cameroon.closed.3.day'])
  const errors = wrong.$('#holidays .field-error').map((_, error) => wrong.$(error).text())
  const named = [
    'Cameroon, 3 March 2031: this day is in the list already',
    'Cameroon, 2 January 2020: this day is in the past',
  ]
  expect(errors.get()).toEqual(named.map((error) => `Error: ${error}`))
  expect(
    wrong
      .$('.error-summary a')
      .map((_, link) => wrong.$(link).text())
      .get(),
  ).toEqual(named)
  expect(wrong.$('#holidays [name="cameroon.closed.3.day"]').val()).toBe('2020-01-02')
  for (const [language, past] of [
    ['fr', 'Cameroun, 2 janvier 2020 : ce jour est passé'],
    ['ko', '카메룬, 2020년 1월 2일: 지난 날짜입니다'],
  ] as const) {
    await site.db.updateTable('users').set({ language }).execute()
    const refused = await staff.submit(await staff.visit(path), '#holidays', rows(['2020-01-02']))
    expect(refused.$('.error-summary a').text().replaceAll('\u00a0', ' ')).toBe(past)
  }
  await site.db.updateTable('users').set({ language: 'en' }).execute()
  await site.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ seoulClosed: '2020-01-02', seoulOpen: '', cameroonClosed: '', cameroonOpen: '' }) })
    .where('key', '=', 'office-days')
    .execute()
  const kept = await staff.submit(await staff.visit(path), '#holidays')
  expect(kept.$('.banner[data-kind=success]').length).toBe(1)
})

test('on an additional day the contact page shows the office as closed', async () => {
  // A Wednesday in March: eleven o'clock in Seoul, three in the night in Cameroon.
  vi.setSystemTime(Date.UTC(2027, 2, 3, 2))
  const staff = await signedIn(site)
  const isOpen = async () => (await site.visitor().visit('/contact')).text.includes('Open now')
  expect(await isOpen()).toBe(true)
  const typed = { 'seoul.closed': '1', 'seoul.closed.0.day': '2027-03-03' }
  const saved = await staff.submit(await staff.visit(path), '#holidays', typed)
  expect(saved.$('.banner[data-kind=success]').text()).toBe('Holidays saved.')
  expect(await isOpen()).toBe(false)
})
