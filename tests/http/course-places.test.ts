// Course runs and their places, for staff and visitors, without JavaScript.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accept, applicant, makeRun, placeOf } from '#tests/support/course-runs.ts'
import { linkIn } from '#tests/support/desk.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admissions', { name: 'Ada Admissions' })
beforeEach(() => empty(site, 'records', 'course_runs', 'outbox', 'rate_limits'))

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
  expect(late.$('.error-summary').text()).toContain('You changed this yourself in another tab')
  expect((await staff.submit(late, '#run')).$('[name=seats]').val()).toBe('9')
})

test('accepting proposes the next run with a seat; another choice changes the mail', async () => {
  const now = Date.now()
  const full = await makeRun(site.db, 1, now, { inDays: 10 })
  await accept(site.db, await applicant(site.db, now), { id: full, isWaiting: false }, now)
  const next = await makeRun(site.db, 1, now, { inDays: 40 })
  const reference = await applicant(site.db, now)
  const own = `/dashboard/careers/${reference}/accept`
  const asking = await staff.visit(own)
  expect(chosenIn(asking)).toEqual([next, [full, next, '']])
  expect(asking.$('.letter').text()).toContain('We are keeping a place for you')
  const waiting = await staff.submit(asking, '#decision', { run: full, show: 'yes' })
  expect(waiting.$('.letter').text()).toContain('you are on its waiting list')
  const none = await staff.submit(asking, '#decision', { run: '', show: 'yes' })
  expect([none.$('.letter').text().includes('First day'), chosenIn(none)[0]]).toEqual([false, ''])
  // Another applicant gets the last seat while the page is open.
  await accept(site.db, await applicant(site.db, now), { id: next, isWaiting: false }, now)
  const late = await staff.submit(asking, '#decision', { paragraph: 'Welcome' })
  expect([late.status, late.$('[name=paragraph]').val()]).toEqual([409, 'Welcome'])
  expect(late.$('.error-summary').text()).toContain('The seats in this run have changed')
  expect([late.$('.letter').text().includes('you are on its waiting list'), chosenIn(late)[0]]).toEqual([true, next])
  const page = await staff.submit(late, '#decision', { run: full })
  expect(flash(page)).toContain('to Accepted.')
  const place = page.$('section[aria-labelledby=place]')
  expect([place.find('.pill').text(), place.text().includes('On the waiting list since')]).toEqual([
    'On the waiting list',
    false,
  ])
})

/** The run that a form has, and all that it offers. */
const chosenIn = (page: Page) => {
  const options = page.$('select[name=run] option')
  const values = options.toArray().map((option) => page.$(option).attr('value'))
  return [options.filter('[selected]').attr('value'), values]
}

test('an acceptance takes the price and the confirmation as typed, whichever button is pressed', async () => {
  const now = Date.now()
  await makeRun(site.db, 2, now)
  const reference = await applicant(site.db, now)
  const own = `/dashboard/careers/${reference}`
  const asking = await staff.visit(`${own}/accept`)
  expect(asking.$('[name=amount]:not([type=hidden])').closest('form').find('.button-primary').text()).toBe('Accept')
  expect([asking.$('[name=amount]').length, asking.$('[name=amount]').val()]).toEqual([1, ''])
  const typed = { amount: '99,50', currency: 'EUR', confirm: 'yes', paragraph: 'Bring a laptop.' }
  const wrong = await staff.submit(asking, '#decision', { ...typed, amount: '1.500', show: 'yes' })
  expect([wrong.status, wrong.$('[name=amount]').val(), wrong.$('.error-summary').text()]).toEqual([
    422,
    '1.500',
    expect.stringContaining('Enter the amount in digits'),
  ])
  const shown = await staff.submit(wrong, '#decision', { ...typed, show: 'yes' })
  expect([shown.status, shown.$('[name=paragraph]').val(), shown.$('.error-summary').length]).toEqual([
    200,
    'Bring a laptop.',
    0,
  ])
  expect(shown.$('.letter').text()).toMatch(/your place is confirmed[\s\S]+€99\.50/)
  expect(await storedMails(site.db, { kind: 'application-accepted' })).toEqual([])
  // Also from the page that shows the mail without them.
  const page = await staff.submit(asking, '#decision', typed)
  expect(flash(page)).toContain('to Accepted.')
  expect(page.$('section[aria-labelledby=place] .pill').text()).toBe('Confirmed')
  expect(page.$('section[aria-labelledby=price-heading]').text()).toContain('Price told to them€99.50')
  const mails = await storedMails(site.db, { to: (await emailOf(reference)) ?? '' })
  expect(mails.map(({ kind }) => kind)).toEqual(['application-accepted', 'application-acknowledged'])
  expect(mails[0]?.text_body).toMatch(/€99\.50[\s\S]+Your place is confirmed[\s\S]+Bring a laptop\./)
})

test('a place without a run is offered the next one first; saving says what has changed', async () => {
  const reference = await applicant(site.db, Date.now())
  await accept(site.db, reference, null, Date.now())
  const path = `/dashboard/careers/${reference}/place/run`
  const alone = await staff.visit(path)
  expect(flash(await staff.submit(alone, '#place-run'))).toBe('Nothing was different, so nothing has changed.')
  const next = await makeRun(site.db, 1, Date.UTC(2090, 0, 1), { inDays: 10 })
  const asking = await staff.visit(path)
  expect(chosenIn(asking)).toEqual([next, [next, '']])
  expect(flash(await staff.submit(asking, '#place-run'))).toBe('Moved to the run of 11 Jan 2090.')
})

const emailOf = async (reference: string) =>
  (await site.db.selectFrom('records').select('email').where('reference', '=', reference).executeTakeFirst())?.email

test('the application’s page has its place; the former address of the place leads there', async () => {
  const now = Date.now()
  const reference = await applicant(site.db, now)
  await accept(site.db, reference, { id: await makeRun(site.db, 1, now), isWaiting: false }, now)
  const { id } = await placeOf(site.db, reference)
  const led = await staff.visit(`${places}/${id}`)
  expect([led.url.pathname, led.$('#place').text()]).toEqual([`/dashboard/careers/${reference}`, 'Run and seat'])
  expect(led.texts('.record-steps h2')).toEqual(['Details', 'Run and seat'])
  expect(led.texts('main .button-primary')).toEqual(['Confirm place'])
  expect(led.text).toContain('The next step sends: Course place confirmed')
  const list = await staff.visit(places)
  expect(list.$('tbody th a').attr('href')).toBe(`/dashboard/careers/${reference}#place`)
})

test('a place is confirmed, completed, cancelled and reinstated; each mail is shown first, and the waiting list moves up by mail', async () => {
  const now = Date.now()
  const run = await makeRun(site.db, 1, now)
  const references = [await applicant(site.db, now), await applicant(site.db, now)] as const
  for (const [index, reference] of references.entries()) {
    await accept(site.db, reference, { id: run, isWaiting: index > 0 }, now + index)
  }
  expect((await staff.visit(places)).$('.tabs').text()).toBe('All2Pending1On the waiting list1')
  const own = `/dashboard/careers/${references[0]}`
  const step = (move: string, values = {}) =>
    staff.visit(`${own}/place/${move}`).then((asking) => staff.submit(asking, '#place-move', values))
  const stale = await staff.visit(`${own}/place/confirm`)
  expect(stale.$('.letter').text()).toContain('Your place is confirmed')
  let page = await staff.submit(stale, '#place-move', { paragraph: 'Until Monday!' })
  expect(flash(page)).toContain('is now: Confirmed.')
  const [confirmed] = await storedMails(site.db, { kind: 'place-confirmed' })
  expect(confirmed?.text_body).toContain('Until Monday!')
  const late = await staff.submit(stale, '#place-move', { paragraph: 'Twice' })
  expect([late.status, late.$('h1').text()]).toEqual([409, 'Already changed'])
  const waiting = await staff.visit(`/dashboard/careers/${references[1]}`)
  expect(waiting.$('main [value$="/place/confirm"]').length).toBe(0)
  const asking = await staff.visit(linkIn(page, 'Cancel place'))
  expect(asking.$('.letter').text()).toContain('You owe nothing for this place')
  page = await staff.submit(asking, '#place-move', { paragraph: 'The course is moved to May.' })
  expect(flash(page)).toContain(`emailed: ${references[1]}`)
  const [cancelled] = await storedMails(site.db, { kind: 'place-cancelled' })
  expect(cancelled).toMatchObject({ reference: references[0], status: 'queued' })
  expect(cancelled?.text_body).toContain('The course is moved to May.')
  const [offer] = await storedMails(site.db, { kind: 'place-offered' })
  expect(offer).toMatchObject({ reference: references[1], status: 'queued' })
  page = await step('reinstate')
  expect(page.text).toContain('On the waiting list since')
  page = await staff.submit(await staff.visit(`${own}/place/run`), '#place-run', { run: '' })
  expect(flash(page)).toBe('Removed from the run.')
  page = await step('confirm', { mail: [] })
  expect(flash(page)).toMatch(/is now: Confirmed\.$/)
  expect(await storedMails(site.db, { kind: 'place-confirmed' })).toHaveLength(1)
  page = await step('complete')
  expect([flash(page), page.$('main [value*="/place/"]').length]).toEqual([expect.stringContaining('Completed'), 0])
  expect((await staff.visit(`${own}/place/cancel`)).$('h1').text()).toBe('This can’t be done now')
  expect((await staff.visit(`${own}/place/delete`)).status).toBe(404)
  expect((await staff.visit(`${places}?status=completed`)).$('tbody tr').length).toBe(1)
})

test('a run tells its hours, place, teacher and language on the course’s page, lists its people and writes to all of them', async () => {
  const now = Date.now()
  const run = await makeRun(site.db, 2, now)
  const told = { hours: 'Mon and Wed 18:00–20:00', place: 'Room 7', teacher: 'Awa Ngu', language: 'fr' }
  await staff.submit(await staff.visit(`${runs}/${run}`), '#run', told)
  const rail = (await site.visitor().visit('/careers/react')).$('.course-rail').text()
  for (const fact of ['HoursMon and Wed 18:00–20:00', 'PlaceRoom 7', 'Taught inFrench', 'TeacherAwa Ngu'])
    expect(rail).toContain(fact)
  const references = [
    await applicant(site.db, now),
    await applicant(site.db, now),
    await applicant(site.db, now),
  ] as const
  for (const [index, reference] of references.entries())
    await accept(site.db, reference, { id: run, isWaiting: index > 1 }, now)
  await site.db.updateTable('records').set({ email: '' }).where('reference', '=', references[1]).execute()
  const email = (await emailOf(references[0])) ?? ''
  const page = await staff.visit(`${runs}/${run}`)
  const people = page.$('section[aria-labelledby=run-people] tbody')
  expect(people.find('tr').length).toBe(3)
  expect(people.find(`a[href="/dashboard/careers/${references[0]}#place"]`).length).toBe(1)
  expect(people.find(`a[href="mailto:${email}"]`).length).toBe(1)
  expect(people.text()).toContain('On the waiting list')
  const writing = await staff.visit(page.$('a:contains("Write to all of them")').attr('href') ?? '')
  expect(writing.$('.letter').text()).toContain('News about your course')
  expect(writing.$('#run-mail').text()).toContain('With a seat (1): ')
  expect(writing.$('#run-mail .banner').text()).toContain('Can’t be emailed: ')
  const empty = await staff.submit(writing, '#run-mail')
  expect([empty.status, empty.text.includes('Message is required')]).toEqual([422, true])
  const sent = await staff.submit(writing, '#run-mail', { paragraph: 'Bring a laptop.', waiting: 'yes' })
  expect(sent.url.pathname).toBe(`${runs}/${run}`)
  const mails = await storedMails(site.db, { kind: 'run-announced' })
  expect(mails.map(({ reference }) => reference).toSorted()).toEqual([references[0], references[2]].toSorted())
  expect(mails[0]?.text_body).toMatch(/Bring a laptop\.[\s\S]+Hours: Mon and Wed 18:00–20:00/)
  const line = sent.$('section[aria-labelledby=run-people] .activity a')
  expect([line.text(), (await staff.visit(line.attr('href') ?? '')).text.includes('Bring a laptop.')]).toEqual([
    'Email to 2 people',
    true,
  ])
  const thread = (await staff.visit(`/dashboard/careers/${references[0]}`)).$('.thread').text()
  expect(thread).toMatch(/Reply by email, by Ada Admissions[\s\S]+Bring a laptop\./)
  const late = await staff.submit(writing, '#run-mail', { paragraph: 'Bring a laptop.' })
  expect([late.status, late.$('[name=paragraph]').val()]).toEqual([409, 'Bring a laptop.'])
})

test('a viewer sees places and runs without the links that change them', async () => {
  const now = Date.now()
  const run = await makeRun(site.db, 1, now)
  const reference = await applicant(site.db, now)
  await accept(site.db, reference, { id: run, isWaiting: false }, now)
  const viewer = await signedIn(site, 'viewer')
  const own = `/dashboard/careers/${reference}`
  const shown = await viewer.visit(own)
  expect([shown.status, shown.$('#place').length, shown.$('main a[href*="/place/"]').length]).toEqual([200, 1, 0])
  expect((await viewer.visit(runs)).$('main a[href$="/new"]').length).toBe(0)
})
