// Discount codes in the staff area, without JavaScript.
import { afterAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admissions', { name: 'Ada Admissions' })

const codes = '/dashboard/careers/codes'
const flash = (page: Page) => page.$('.banner[data-kind=success]').text()

test('a code is created, used by an applicant, changed, switched off and reactivated', async () => {
  const form = await staff.visit(`${codes}/new`)
  const wrong = await staff.submit(form, '#new-code', { code: 'a b', percent: '0', maxUses: 'many' })
  expect([wrong.status, wrong.$('.error-summary li').length, wrong.$('[name=maxUses]').val()]).toEqual([422, 3, 'many'])
  let page = await staff.submit(wrong, '#new-code', { code: 'early-bird', percent: '25', maxUses: '2' })
  expect([page.url.pathname, flash(page)]).toEqual([
    `${codes}/EARLY-BIRD`,
    'EARLY-BIRD created. Applicants can use it now.',
  ])
  const again = await staff.submit(form, '#new-code', { code: 'EARLY-BIRD', percent: '25' })
  expect([again.status, again.$('.error-summary').text()]).toEqual([
    422,
    expect.stringContaining('This code already exists'),
  ])

  const visitor = site.visitor()
  const applying = await visitor.visit('/careers/vue')
  const person = {
    firstName: '민수',
    lastName: 'Kim',
    email: 'early@example.com',
    agreeTerms: 'yes',
    code: 'early-bird',
  }
  expect((await visitor.submit(applying, '#application', person)).text).toContain('Thank you for your interest')
  page = await staff.visit(`${codes}/EARLY-BIRD`)
  expect(page.$('.activity').text()).toMatch(/민수 Kim.*Requested/)
  expect(page.text).toContain('Uses1 of 2')

  const stale = page
  page = await staff.submit(page, '#code', { percent: '30', firstCourseOnly: [] })
  expect([flash(page), page.$('[name=percent]').val()]).toEqual(['EARLY-BIRD saved. Applicants can use it now.', '30'])
  const late = await staff.submit(stale, '#code', { percent: '99' })
  expect([late.status, late.$('[name=percent]').val()]).toEqual([409, '99'])
  page = await staff.submit(await staff.visit(`${codes}/EARLY-BIRD/end`), '#code-move')
  expect([flash(page), page.$('.page-head .pill').text()]).toEqual(['EARLY-BIRD is switched off.', 'Switched off'])
  expect(page.text).toContain('This code can’t be used: it was switched off on ')
  expect((await staff.visit(codes)).$('tbody .pill').first().text()).toMatch(/^Switched off \d+ \w+ \d{4}$/)
  expect((await staff.visit(`${codes}/EARLY-BIRD/end`)).$('h1').text()).toBe('This can’t be done now')
  page = await staff.submit(await staff.visit(`${codes}/EARLY-BIRD/resume`), '#code-move')
  expect(page.$('.page-head .pill').text()).toBe('Active')
  expect(flash(page)).toBe('EARLY-BIRD is switched on. Applicants can use it now.')
  const list = await staff.visit(codes)
  expect(list.$('tbody tr').first().text()).toContain('EARLY-BIRD')
  expect(list.$('.manager-links a').length).toBe(4)
})

test('a code that applicants cannot use says why, with the way to mend it', async () => {
  const typed = { percent: '10', startsOn: '2020-01-01', endsOn: '2020-12-31' }
  let page = await staff.submit(await staff.visit(`${codes}/new`), '#new-code', { code: 'LATE', ...typed })
  expect(flash(page)).toBe('LATE created. Applicants can’t use it: its last day has passed.')
  expect(page.$('.banner[data-kind=success] + a').attr('href')).toBe(`${codes}/LATE#code-endsOn`)
  page = await staff.submit(page, '#code', { startsOn: '2999-01-01', endsOn: '' })
  expect(flash(page)).toBe('LATE saved. Applicants can use it from 1 Jan 2999.')
  await staff.submit(await staff.visit(`${codes}/LATE/end`), '#code-move')
  page = await staff.submit(await staff.visit(`${codes}/LATE`), '#code', { startsOn: '' })
  expect(flash(page)).toBe('LATE saved. Applicants can’t use it: it is switched off.')
  expect(page.$('.banner[data-kind=success] + a').attr('href')).toBe(`${codes}/LATE/resume`)
})

test('the code of the first course is announced once it is reactivated, although no course has a price', async () => {
  await staff.submit(await staff.visit(`${codes}/FIRST50/resume`), '#code-move')
  const offer = (await site.visitor().visit('/careers')).$('#offer').text()
  expect(offer).toContain('Limited time offer: Get 50% off your first course with code FIRST50')
  expect(offer).toContain('taken off the price when it is set')
})

test('a viewer sees a code without its forms; unknown codes are not found', async () => {
  const viewer = await signedIn(site, 'viewer')
  const shown = await viewer.visit(`${codes}/FIRST50`)
  expect([shown.status, shown.$('main form').length]).toEqual([200, 0])
  for (const path of ['NONE', 'NONE/end', 'FIRST50/delete']) {
    expect((await staff.visit(`${codes}/${path}`)).status, path).toBe(404)
  }
})
