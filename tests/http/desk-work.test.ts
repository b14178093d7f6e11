// What staff do with one record: assigning, notes, tags, snoozing, a reply; by whom it is from, and by which role.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { snoozeLabels } from '#app/time/snooze-times.ts'
import { linkIn, namesIn, sendEnquiry } from '#tests/support/desk.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admin', { name: 'Ada Admin' })
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))

type Sent = Parameters<typeof sendEnquiry>
const enquiry = (input?: Sent[1], how?: Sent[2]) => sendEnquiry(site.db, input, how)
const hour = 3_600_000

describe('a record', () => {
  const about = (reference: string, form: string) => staff.visit(`/dashboard/inbox/${reference}/${form}`)
  const stored = () => site.db.selectFrom('records').selectAll().executeTakeFirstOrThrow()

  test('is assigned to oneself with one button, which begins the work, and to a colleague', async () => {
    const reference = await enquiry()
    const page = await staff.submit(await staff.visit(`/dashboard/contacts/${reference}`), '#assign-to-me')
    expect(page.text).toContain('Ada Admin took this')
    expect(page.$('.pill').first().text()).toBe('In progress')
    expect(namesIn(await staff.visit('/dashboard/inbox?view=mine'))).toHaveLength(1)
    const form = await about(reference, 'assign')
    await signedIn(site, 'viewer', { name: 'Only Reads' })
    expect(form.$('option:contains("Only Reads")').length).toBe(0)
    const refused = await staff.submit(form, '#assign', { assignee: '00000000-0000-0000-0000-000000000000' })
    expect([refused.status, (await stored()).assignee_id === null]).toEqual([409, false])
    await staff.submit(form, '#assign', { assignee: '' })
    expect((await stored()).assignee_id).toBeNull()
  })

  test('keeps a colleague who can no longer reply until another choice is made', async () => {
    const reference = await enquiry()
    await signedIn(site, 'desk', { name: 'Olu' })
    const { id } = await site.db.selectFrom('users').select('id').where('name', '=', 'Olu').executeTakeFirstOrThrow()
    await site.db.updateTable('records').set({ assignee_id: id }).execute()
    await site.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()
    const form = await about(reference, 'assign')
    expect(form.$('#assign option:selected').text()).toBe('Olu (can’t reply to it now)')
    expect([(await staff.submit(form, '#assign')).status, (await stored()).assignee_id]).toEqual([409, id])
  })

  test('has notes for staff only, which the search finds', async () => {
    const visitor = site.visitor()
    const sent = { name: 'Kim', email: 'kim@example.com', message: 'Hello' }
    const thanks = await visitor.submit(await visitor.visit('/contact'), '#contact', sent)
    const reference = thanks.$('.form-reference').first().text()
    const noted = await staff.submit(await about(reference, 'note'), '#note', { note: 'Called back: wisteria' })
    expect(noted.$('.thread').text()).toContain('Note, by Ada Admin')
    expect(noted.$('.thread [data-from=note] .typed-message').text()).toBe('Called back: wisteria')
    expect(namesIn(await staff.visit('/dashboard/inbox?q=wisteria'))).toEqual(['Kim'])
    const empty = await staff.submit(await about(reference, 'note'), '#note', { note: ' ' })
    expect([empty.status, empty.$('.field-error').text()]).toEqual([422, 'Error: Enter the note'])
  })

  test('has notes that name colleagues, who are mailed and marked', async () => {
    const reference = await enquiry({ name: 'Kim' })
    await signedIn(site, 'desk', { name: 'Olu' })
    const { email } = await site.db
      .selectFrom('users')
      .select('email')
      .where('name', '=', 'Olu')
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    const handle = email.split('@')[0]
    const form = await about(reference, 'note')
    expect(form.$('#note .field-hint').text()).toMatch(/write @ and their sign-in name, such as @\S+\.$/)
    const noted = await staff.submit(form, '#note', { note: `Please call, @${handle}, not @nobody.` })
    expect(noted.$('.thread mark').text()).toBe(`@${handle}`)
    const mails = await site.db.selectFrom('outbox').select(['kind', 'to_address']).execute()
    expect(mails.filter(({ kind }) => kind === 'note-mentioned')).toEqual([
      { kind: 'note-mentioned', to_address: email },
    ])
  })

  test('is merged with another of the same person, which leads to it, and separated again', async () => {
    const older = await enquiry(
      { name: 'Kim', email: 'kim@example.com', message: 'The first' },
      { now: Date.now() - hour },
    )
    const newer = await enquiry({ name: 'Kim', email: 'kim@example.com', message: 'The second' })
    await enquiry({ name: 'Bo', email: 'bo@example.com' })
    const others = (page: Page) => page.$('section[aria-labelledby=others-heading]').text()
    const close = (status: 'completed' | 'new', closed_at: number | null) =>
      site.db.updateTable('records').set({ status, closed_at }).where('reference', '=', older).execute()
    await close('completed', Date.now())
    const closed = await staff.visit(`/dashboard/contacts/${newer}`)
    expect(others(closed)).toContain('To merge a completed one with this, reopen it first.')
    await close('new', null)
    const page = await staff.visit(`/dashboard/contacts/${newer}`)
    expect(others(page)).not.toContain('reopen it first')
    const form = await staff.visit(linkIn(page, 'Merge with…'))
    // The only one is chosen.
    expect(
      form
        .$('[name=other]')
        .map((_, box) => `${form.$(box).val()} ${form.$(box).is('[checked]')}`)
        .get(),
    ).toEqual([`${older} true`])
    const unchosen = await staff.submit(form, '#merge', { other: [] })
    expect([unchosen.status, unchosen.$('.field-error').text()]).toEqual([422, 'Error: Choose an enquiry'])
    const merged = await staff.submit(form, '#merge')
    expect(merged.url.pathname).toBe(`/dashboard/contacts/${older}`)
    expect(merged.text).toContain(`Merged: ${older} has everything now.`)
    expect(merged.$('.thread').text()).toContain(`From the visitor, in ${newer}`)
    const shown = merged.$('.thread > li:not(:has(details))')
    expect(shown.text()).toContain('The first')
    expect(shown.text()).toContain('The second')
    expect(namesIn(await staff.visit('/dashboard/inbox'))).toEqual(['Kim', 'Bo'])
    expect(others(merged)).toBe('')
    const left = await staff.visit(`/dashboard/contacts/${newer}`)
    expect(left.$('.banner').text()).toContain(`Merged into ${older}`)
    expect(left.$('#reply, form[data-move]').length).toBe(0)
    const question = await staff.visit(linkIn(left, 'Separate again'))
    expect((await staff.submit(question, '#separate')).text).toContain(`${newer} stands alone again.`)
    expect(namesIn(await staff.visit('/dashboard/inbox')).toSorted()).toEqual(['Bo', 'Kim', 'Kim'])
    const again = await staff.submit(await staff.visit(`/dashboard/inbox/${newer}/merge`), '#merge', { other: older })
    await staff.submit(again, '#undo')
    expect(namesIn(await staff.visit('/dashboard/inbox')).toSorted()).toEqual(['Bo', 'Kim', 'Kim'])
  })

  test('has tags that the search finds until they are removed', async () => {
    const reference = await enquiry({ name: 'Kim' })
    const tag = async (tags: string, kept?: string[]) =>
      staff.submit(await about(reference, 'tags'), '#tags', { tags, ...(kept && { kept }) })
    expect((await tag('Urgent, #On  site #billing, urgent')).text).toContain('#urgent #on site #billing')
    const find = async () => namesIn(await staff.visit('/dashboard/inbox?q=%23billing'))
    expect(await find()).toEqual(['Kim'])
    await tag('late')
    expect((await stored()).tags).toBe('urgent,on site,billing,late')
    const page = await tag('', ['urgent', 'on site', 'not its own'])
    expect([await find(), (await stored()).tags]).toEqual([[], 'urgent,on site'])
    expect(namesIn(await staff.visit('/dashboard/inbox?q=%23on+site'))).toEqual(['Kim'])
    expect((await staff.submit(page, '#undo')).text).toContain('Undone.')
    expect([await find(), (await stored()).tags]).toEqual([['Kim'], 'urgent,on site,billing,late'])
    const many = await tag(Array.from({ length: 7 }, (_, n) => `t${n}`).join())
    expect([many.status, many.$('.field-error').text()]).toEqual([422, 'Error: Please use 10 tags or fewer'])
    expect((await stored()).tags).toBe('urgent,on site,billing,late')
  })

  test('is snoozed until a date, and returns by itself', async () => {
    const reference = await enquiry({ name: 'Kim' })
    const snooze = async (until: string) => staff.submit(await about(reference, 'snooze'), '#snooze', { until })
    for (const wrong of ['2020-01-01', '']) {
      const refused = await snooze(wrong)
      expect([refused.status, refused.$('#snooze-until-error').text()]).toEqual([
        422,
        'Error: Choose a day after today',
      ])
    }
    const away = await staff.submit(
      await staff.visit(`/dashboard/contacts/${reference}`),
      '#snooze-choices li:first-child form',
    )
    expect(away.text).toContain('Snoozed until')
    expect((await snooze('2099-01-01')).text).toContain('1 Jan 2099')
    expect(namesIn(await staff.visit('/dashboard/inbox'))).toEqual([])
    expect(namesIn(await staff.visit('/dashboard/inbox?view=snoozed'))).toEqual(['Kim'])
    await site.db
      .updateTable('records')
      .set({ snoozed_until: Date.now() - 1 })
      .execute()
    expect(namesIn(await staff.visit('/dashboard/inbox'))).toEqual(['Kim'])
    expect((await about(reference, 'snooze')).$('form:contains("End snooze")').length).toBe(0)
  })

  test('is snoozed on its page with one press, and its snooze ended there', async () => {
    const reference = await enquiry({ name: 'Kim' })
    const page = await about(reference, 'snooze')
    const choices = page.$('.button-row form')
    expect(choices.map((_, form) => page.$(form).text()).get()).toEqual(Object.values(snoozeLabels))
    choices.last().attr('id', 'in-a-week')
    await staff.submit(page, '#in-a-week')
    expect(Number((await stored()).snoozed_until)).toBeGreaterThan(Date.now() + 6 * 24 * hour)
    const away = await about(reference, 'snooze')
    expect(away.$('main').text()).toContain('Snoozed until')
    expect(away.$('#snooze-until').val()).toMatch(/^20/)
    away.$('main form:contains("End snooze")').attr('id', 'end')
    expect((await staff.submit(away, '#end')).text).toContain('Back in the inbox: Kim.')
    expect((await stored()).snoozed_until).toBeNull()
    // From the page that is older.
    expect((await staff.submit(away, '#end')).status).toBe(409)
  })

  test('has its mistyped email address changed', async () => {
    const reference = await enquiry({ email: 'kim@gmial.com' })
    const stale = await about(reference, 'address')
    const page = await staff.submit(stale, '#address', { email: 'kim@gmail.com' })
    expect(page.$('a[href^="mailto:"]').attr('href')).toContain('kim@gmail.com')
    expect(page.$('.thread').text()).toContain('kim@gmial.com → kim@gmail.com')
    expect((await stored()).email_key).toBe('kim@gmail.com')
    const late = await staff.submit(stale, '#address', { email: 'kim@example.com' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('Last changed by Ada Admin')
    expect([late.$('#address-email').val(), (await stored()).email]).toEqual(['kim@example.com', 'kim@gmail.com'])
  })
})

describe('one person', () => {
  test('everything from the same address is on one page, with the mails sent to it', async () => {
    const first = await enquiry({ name: 'Kim', email: 'kim@example.com' })
    await enquiry({ name: 'Kim again', email: 'KIM@example.com' })
    await enquiry({ name: 'Other' })
    const record = await staff.visit(`/dashboard/contacts/${first}`)
    const page = await staff.visit(linkIn(record, 'All messages from this sender'))
    expect(namesIn(page)).toEqual(['Kim again', 'Kim'])
    expect(page.$('h1').text()).toBe('Messages from kim@example.com')
    expect(page.$('.activity').text()).toContain('kim@example.com')
    expect(page.url.href).not.toContain('kim')
    const path = `/dashboard/inbox/${first}/person`
    const desk = await (await signedIn(site, 'desk')).visit(path)
    expect([namesIn(desk).length, desk.$('.activity').length]).toEqual([2, 0])
    expect((await (await signedIn(site, 'admissions')).visit(path)).status).toBe(404)
    expect((await staff.visit('/dashboard/inbox/ENQ-2222-2222/person')).status).toBe(404)
  })

  test('several enquiries are merged from that page, which offers it for two open ones', async () => {
    const [first, second, third] = [
      await enquiry({ name: 'Kim', email: 'kim@example.com' }, { now: Date.now() - 2 * hour }),
      await enquiry({ name: 'Kim', email: 'kim@example.com' }, { now: Date.now() - hour }),
      await enquiry({ name: 'Kim', email: 'kim@example.com' }),
    ]
    await enquiry({ name: 'Bo', email: 'bo@example.com' })
    const question = await staff.visit(linkIn(await staff.visit(`/dashboard/inbox/${second}/person`), 'Merge'))
    expect(question.url.pathname).toBe(`/dashboard/inbox/${second}/merge`)
    expect(question.$('[name=other]:checked')).toHaveLength(0)
    const merged = await staff.submit(question, '#merge', { other: [first, third] })
    expect(merged.url.pathname).toBe(`/dashboard/contacts/${first}`)
    expect(namesIn(await staff.visit('/dashboard/inbox')).toSorted()).toEqual(['Bo', 'Kim'])
    expect(linkIn(await staff.visit(`/dashboard/inbox/${first}/person`), 'Merge')).toBe('')
    await staff.submit(merged, '#undo')
    expect(namesIn(await staff.visit('/dashboard/inbox')).toSorted()).toEqual(['Bo', 'Kim', 'Kim', 'Kim'])
  })

  test('a caller is entered by hand, once, and waits in the inbox', async () => {
    const form = await staff.visit('/dashboard/inbox/new')
    const refused = await staff.submit(form, '#entered', {
      name: '',
      reach: 'x@',
      message: 'Kept',
      company: 'Kim & Co',
    })
    expect([refused.status, refused.$('#entered-message').val()]).toEqual([422, 'Kept'])
    expect([refused.$('#entered-reach').val(), refused.$('#entered-reach-error').text()]).toEqual([
      'x@',
      'Error: Email is invalid',
    ])
    expect(refused.$('.more-fields[open]')).toHaveLength(1)
    const said = { name: '김철수', reach: '+82 2 1234', message: 'Please call back' }
    const page = await staff.submit(form, '#entered', said)
    await staff.submit(form, '#entered', said)
    expect(page.$('.thread').text()).toContain('Logged: Phone call, by Ada Admin')
    expect(page.$('a[href^="mailto:"]').length).toBe(0)
    expect(namesIn(await staff.visit('/dashboard/inbox'))).toEqual(['김철수'])
    expect(await site.db.selectFrom('outbox').select('id').execute()).toEqual([])
    const alone = await staff.visit(linkIn(page, 'All messages from this sender'))
    expect(alone.$('h1').text()).toBe('Messages from 김철수')
    const both = { ...said, reach: '+82 2 1234, kim@example.com', message: 'By mail or phone' }
    const other = await staff.submit(form, '#entered', both)
    expect(other.$('a[href^="mailto:kim@example.com"]').length).toBe(1)
    expect(other.$('main').text()).toContain('+82 2 1234')
  })
})

describe('the desk role', () => {
  test('can answer enquiries, and is led to nothing that it may not open', async () => {
    const reference = await enquiry({ name: 'Kim' })
    const desk = await signedIn(site, 'desk', { name: 'Dana' })
    const overview = await desk.visit('/dashboard')
    const links = overview
      .$('.staff-sidebar nav a')
      .toArray()
      .map((item) => overview.$(item).find('span').first().text())
    expect(links).toEqual([
      'Inbox',
      'Contacts',
      'Appointments',
      'Received emails',
      'Overview',
      'Careers',
      'Brand Assets',
      'Settings',
    ])
    const done = await desk.submit(await desk.visit(`/dashboard/contacts/${reference}`), 'form[data-move=completed]')
    expect(done.$('.thread').text()).toContain('Completed, by Dana')
  })

  test('is offered when creating an account', async () => {
    const form = await staff.visit('/dashboard/users/invite')
    expect(form.$('label:has([value=desk])').text()).toBe('Desk: answers enquiries and applications')
    const invited = { name: 'Dana', email: 'dana@example.com', role: 'desk' }
    await staff.submit(form, 'form.form', invited)
    const { role } = await site.db
      .selectFrom('users')
      .select('role')
      .where('email', '=', invited.email)
      .executeTakeFirstOrThrow()
    expect(role).toBe('desk')
  })
})

test('a reply keeps the promise: the record no longer awaits an answer, and is not overdue', async () => {
  const reference = await enquiry({ name: 'Kim' }, { now: Date.now() - 30 * 24 * hour })
  expect(namesIn(await staff.visit('/dashboard/inbox?view=overdue'))).toEqual(['Kim'])
  const form = await staff.visit(`/dashboard/contacts/${reference}/reply`)
  await staff.submit(form, '#reply', { body: 'We can help.' })
  expect(namesIn(await staff.visit('/dashboard/inbox'))).toEqual([])
  expect(namesIn(await staff.visit('/dashboard/inbox?view=overdue'))).toEqual([])
  expect(namesIn(await staff.visit('/dashboard/inbox?view=answered'))).toEqual(['Kim'])
})
