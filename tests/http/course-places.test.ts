// Course runs and their places, for staff and visitors, without JavaScript.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accept, applicant, makeRun, placeOf } from '#tests/support/course-runs.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

let site: Site
let staff: Visitor
beforeAll(async () => {
  site = await startSite()
  staff = await signedIn(site, 'admissions', { name: 'Ada Admissions' })
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['records', 'course_runs', 'outbox', 'rate_limits'] as const) {
    await site.db.deleteFrom(table).execute()
  }
})

const runs = '/dashboard/careers/runs'
const places = '/dashboard/careers/places'
const flash = (page: Page) => page.$('.banner[data-kind=success]').text()
// All days are counted from one moment, also over midnight.
const began = Date.now()
const day = (days: number) => new Date(began + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

test('a run is created, shown on its course’s page, changed and deleted', async () => {
  const course = () => site.visitor().visit('/careers/react')
  expect((await course()).$('.course-rail').text()).toContain('Next startTo be announced')
  const form = await staff.visit(`${runs}/new`)
  const wrong = await staff.submit(form, '#new-run', {
    course: 'react',
    starts_on: day(20),
    ends_on: day(9),
    seats: '0',
  })
  expect([wrong.status, wrong.$('[name=seats]').val(), wrong.$('[name=course]').val()]).toEqual([422, '0', 'react'])
  const refused = (await staff.submit(wrong, '#new-run', { seats: '-5' })).$('.error-summary').text()
  for (const error of ['The last day is before the first', 'Enter the number of seats'])
    expect(refused).toContain(error)
  let page = await staff.submit(wrong, '#new-run', { seats: '2', ends_on: day(90) })
  expect([page.redirects, flash(page)]).toEqual([[303], 'Run created. The course’s page shows it now.'])
  expect((await course()).$('.course-rail').text()).toMatch(/PriceOn requestNext start\d+ \w+ \d{4}Seats2 of 2 left/)
  page = await staff.submit(page, '#run', { seats: '1' })
  expect((await course()).text).toContain('1 of 1 left')
  expect((await staff.visit(runs)).$('tbody tr').text()).toContain('0 of 1')
  const id = page.url.pathname.split('/').at(-1) ?? ''
  await accept(site.db, await applicant(site.db, Date.now()), { id, isWaiting: false }, Date.now())
  expect((await course()).text).toContain('Full, with a waiting list')
  page = await staff.visit(page.url.pathname)
  expect((await staff.submit(page, '#run', { seats: '1', starts_on: '2026-02-30' })).status).toBe(422)
  expect((await staff.visit(`${page.url.pathname}/delete`)).$('h1').text()).toBe('This run can’t be deleted')
  await site.db.updateTable('course_signups').set({ status: 'cancelled' }).execute()
  page = await staff.submit(await staff.visit(`${page.url.pathname}/delete`), '#run-delete')
  expect([page.url.pathname, flash(page)]).toEqual([runs, 'Run deleted.'])
  expect((await course()).$('.course-rail').text()).toContain('Next startTo be announced')
})

test('a run that the course’s page does not show says why, with the way to mend it', async () => {
  const wayOn = (page: Page) => page.$('.banner[data-kind=success] + a').attr('href')
  const past = { course: 'react', starts_on: day(-20), ends_on: day(9), seats: '2' }
  let page = await staff.submit(await staff.visit(`${runs}/new`), '#new-run', past)
  expect(flash(page)).toBe('Run created. The course’s page doesn’t show it: its first day has passed.')
  expect(wayOn(page)).toBe(`${page.url.pathname}#run-starts_on`)
  page = await staff.submit(page, '#run', { starts_on: day(5) })
  expect([flash(page), wayOn(page)]).toEqual(['Run saved. The course’s page shows it now.', '/careers/react'])
  page = await staff.submit(await staff.visit(`${runs}/new`), '#new-run', { ...past, starts_on: day(7) })
  expect(flash(page)).toMatch(/^Run created\. The course’s page shows it once the run of \d+ \w+ \d{4} has begun\.$/)
})

test('a conflicting change of a run is refused with all typed values', async () => {
  const id = await makeRun(site.db, 4, Date.now())
  const stale = await staff.visit(`${runs}/${id}`)
  await staff.submit(stale, '#run', { seats: '5' })
  const late = await staff.submit(stale, '#run', { seats: '9' })
  expect([late.status, late.$('[name=seats]').val()]).toEqual([409, '9'])
  expect(late.$('.error-summary').text()).toContain('Ada Admissions')
})

test('accepting proposes the next run with a seat; another choice changes the mail', async () => {
  const now = Date.now()
  const full = await makeRun(site.db, 1, now, { inDays: 10 })
  await accept(site.db, await applicant(site.db, now), { id: full, isWaiting: false }, now)
  const next = await makeRun(site.db, 1, now, { inDays: 40 })
  const reference = await applicant(site.db, now)
  const own = `/dashboard/careers/${reference}/accept`
  const asking = await staff.visit(own)
  expect(asking.$('[name=run][type=hidden]').val()).toBe(next)
  expect(asking.$('.letter').text()).toContain('We are keeping a place for you')
  const waiting = await staff.submit(asking, 'form[role=search]', { run: full })
  expect(waiting.$('.letter').text()).toContain('you are on its waiting list')
  const none = await staff.submit(asking, 'form[role=search]', { run: 'none' })
  expect(none.$('.letter').text()).not.toContain('First day')
  // Another applicant gets the last seat while the page is open.
  await accept(site.db, await applicant(site.db, now), { id: next, isWaiting: false }, now)
  const late = await staff.submit(asking, '#decision', { paragraph: 'Welcome' })
  expect([late.status, late.$('[name=paragraph]').val()]).toEqual([409, 'Welcome'])
  expect(late.$('.error-summary').text()).toContain('The seats in this run have changed')
  const page = await staff.submit(await staff.visit(`${own}?run=${full}`), '#decision')
  expect(flash(page)).toContain('to Accepted.')
  const place = await staff.visit(page.$('a:contains("On the waiting list")').attr('href') ?? '')
  expect([place.$('.page-head .pill').text(), place.text.includes('On the waiting list since')]).toEqual([
    'On the waiting list',
    false,
  ])
})

test('a place is confirmed, completed, cancelled and reinstated; the waiting list moves up by mail', async () => {
  const now = Date.now()
  const run = await makeRun(site.db, 1, now)
  const references = [await applicant(site.db, now), await applicant(site.db, now)] as const
  for (const [index, reference] of references.entries()) {
    await accept(site.db, reference, { id: run, isWaiting: index > 0 }, now + index)
  }
  expect((await staff.visit(places)).$('.tabs').text()).toBe(
    'All2Pending1On the waiting list1Confirmed0Completed0Cancelled0',
  )
  const { id } = await placeOf(site.db, references[0])
  let page = await staff.visit(`${places}/${id}`)
  const stale = page
  page = await staff.submit(page, 'form[data-move=confirmed]')
  expect(flash(page)).toContain('is now: Confirmed.')
  const late = await staff.submit(stale, 'form[data-move=confirmed]')
  expect([late.status, late.$('h1').text()]).toEqual([409, 'Already changed'])
  const waiting = await placeOf(site.db, references[1])
  expect((await staff.visit(`${places}/${waiting.id}`)).$('form[data-move]').length).toBe(0)
  expect((await staff.post(page.url.pathname, 'to=cancelled&version=2')).status).toBe(409)
  const asking = await staff.visit(page.$('a:contains("Cancel place")').attr('href') ?? '')
  page = await staff.submit(asking, '#place-move')
  expect(flash(page)).toContain(`emailed: ${references[1]}`)
  const [offer] = await storedMails(site.db, { kind: 'place-offered' })
  expect(offer).toMatchObject({ reference: references[1], status: 'queued' })
  page = await staff.submit(page, 'form[data-move=pending]')
  expect(page.text).toContain('On the waiting list since')
  page = await staff.submit(page, '#place-run', { run: '' })
  expect(flash(page)).toBe('Removed from the run.')
  page = await staff.submit(page, 'form[data-move=confirmed]')
  page = await staff.submit(await staff.visit(`${page.url.pathname}/complete`), '#place-move')
  expect([flash(page), page.$('form[data-move]').length]).toEqual([expect.stringContaining('Completed'), 0])
  expect((await staff.visit(`${page.url.pathname}/cancel`)).$('h1').text()).toBe('This can’t be done now')
  expect((await staff.visit(`${page.url.pathname}/delete`)).status).toBe(404)
  expect((await staff.visit(`${places}?status=completed`)).$('tbody tr').length).toBe(1)
})

test('a viewer can read places and runs but not change them; an editor cannot even read them', async () => {
  const now = Date.now()
  const run = await makeRun(site.db, 1, now)
  const reference = await applicant(site.db, now)
  await accept(site.db, reference, { id: run, isWaiting: false }, now)
  const { id } = await placeOf(site.db, reference)
  const viewer = await signedIn(site, 'viewer')
  const shown = await viewer.visit(`${places}/${id}`)
  expect([shown.status, shown.$('main form').length]).toEqual([200, 0])
  expect((await viewer.visit(runs)).$('main a[href$="/new"]').length).toBe(0)
  const writes = [
    `${places}/${id}`,
    `${places}/${id}/run`,
    `${places}/${id}/cancel`,
    `${runs}/new`,
    `${runs}/${run}/delete`,
  ]
  for (const path of writes) expect([path, (await viewer.post(path, 'version=1')).status]).toEqual([path, 403])
  const editor = await signedIn(site, 'editor')
  for (const path of [places, runs]) expect((await editor.visit(path)).status).toBe(403)
})
