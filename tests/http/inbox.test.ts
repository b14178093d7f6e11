// The inbox and moving from record to record, without JavaScript.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
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
const press = (page: Page, to: string) => staff.submit(page, `form[data-move=${to}]`)
const nameOf = (page: Page) => page.$('h1').text()

async function application(name: string) {
  const visitor = site.visitor()
  const answers = { firstName: name, lastName: 'Kim', email: 'kim@example.com', agreeTerms: 'yes' }
  await visitor.submit(await visitor.visit('/careers/react'), '#application', answers)
}

describe('from record to record', () => {
  test('ten enquiries are completed with one page load each and ten POSTs', async () => {
    for (let n = 1; n <= 10; n++) await enquiry({ name: `Visitor ${n}` }, { now: Date.now() - (11 - n) * hour })
    let page = await staff.visit('/dashboard/contacts')
    page = await staff.visit(page.$('tbody a').first().attr('href') ?? '')
    const seen: string[] = []
    for (let posts = 0; posts < 10; posts++) {
      seen.push(nameOf(page))
      page = await press(page, 'completed')
      expect(page.redirects).toEqual([303])
    }
    expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Visitor ${n}`))
    expect(nameOf(page)).toBe('Contacts')
    const rows = await site.db.selectFrom('records').select(['status', 'answered_at']).execute()
    expect(rows.every(({ status, answered_at }) => status === 'completed' && answered_at !== null)).toBe(true)
  })

  test('completing a new record reports both steps, and the page has one primary button', async () => {
    const page = await staff.visit(`/dashboard/contacts/${await enquiry()}`)
    expect(page.$('.staff-main .button-primary').text()).toBe('Send reply')
    const done = await press(page, 'completed')
    expect(done.$('.thread').text()).toContain('New → In progress, by Ada Admin')
    expect(done.$('.thread').text()).toContain('In progress → Completed, by Ada Admin')
  })

  test('next and previous follow the list’s filter, and end with it', async () => {
    await enquiry({ name: 'First Kim' })
    await enquiry({ name: 'Other' })
    await enquiry({ name: 'Second Kim' })
    const list = await staff.visit('/dashboard/contacts?q=kim')
    const newest = await staff.visit(list.$('tbody a').first().attr('href') ?? '')
    expect(nameOf(newest)).toBe('Second Kim')
    expect(linkIn(newest, 'Previous')).toBe('')
    const older = await staff.visit(linkIn(newest, 'Next'))
    expect(nameOf(older)).toBe('First Kim')
    expect(linkIn(older, 'Next')).toBe('')
    expect(nameOf(await staff.visit(linkIn(older, 'Previous')))).toBe('Second Kim')
  })

  test('a record opened from a list is in the inbox, another one in its own list', async () => {
    await enquiry({ name: 'Kim' })
    const list = await staff.visit('/dashboard/inbox')
    const record = await staff.visit(list.$('tbody a').first().attr('href') ?? '')
    const currentOn = (page: Page) => page.$('.staff-sidebar [aria-current=page]').find('span').first().text()
    expect([currentOn(record), currentOn(await staff.visit(record.url.pathname))]).toEqual(['Inbox', 'Contacts'])
  })

  test('a malformed list in the URL does no harm', async () => {
    const path = `/dashboard/contacts/${await enquiry()}`
    for (const list of ['%00', 'view=x', '//evil.example', 'from=2026-99-99', `q=${'a'.repeat(3000)}`, '%']) {
      const page = await staff.visit(`${path}?list=${encodeURIComponent(list)}`)
      expect(page.status, list).toBe(200)
      expect(linkIn(page, 'Back to the list')).toMatch(/^\/dashboard\/inbox\?view=/)
    }
  })
})

test('a record that was closed without an answer says when it was closed, an answered one when it was answered', async () => {
  const facts = async (reference: string) =>
    (await staff.visit(`/dashboard/contacts/${reference}`))
      .$('.facts dt')
      .toArray()
      .map((term) => term.children.map((child) => ('data' in child ? child.data : '')).join(''))
  const closed = await enquiry()
  await press(await staff.visit(`/dashboard/contacts/${closed}`), 'completed')
  expect(await facts(closed)).toContain('Closed')
  expect(await facts(closed)).not.toContain('Answered')
  const answered = await enquiry()
  await staff.submit(await staff.visit(`/dashboard/contacts/${answered}`), '#reply', { body: 'Yes.' })
  await press(await staff.visit(`/dashboard/contacts/${answered}`), 'completed')
  expect(await facts(answered)).toContain('Answered')
  const all = await staff.visit('/dashboard/inbox?view=all')
  for (const reference of [closed, answered]) {
    expect(all.$(`[data-reference="${reference}"]`).closest('tr').text()).toMatch(/Closed \d/)
  }
})

describe('unread', () => {
  test('viewing changes nothing; the button, and every action, marks it as read', async () => {
    const reference = await enquiry()
    const path = `/dashboard/contacts/${reference}`
    const readAt = async () => (await site.db.selectFrom('records').select('read_at').executeTakeFirstOrThrow()).read_at
    await staff.visit(path)
    const page = await staff.visit(path)
    expect([await readAt(), page.$('.pill:contains("Unread")').length]).toEqual([null, 1])
    const read = await staff.submit(page, '#read')
    expect(read.url.pathname).toBe(path)
    expect([Boolean(await readAt()), read.$('.pill:contains("Unread")').length]).toEqual([true, 0])
    const other = await enquiry()
    await press(await staff.visit(`/dashboard/contacts/${other}`), 'in_progress')
    const unread = await site.db.selectFrom('records').select('reference').where('read_at', 'is', null).execute()
    expect(unread).toEqual([])
  })

  test('staff who may not answer leave it unread', async () => {
    const reference = await enquiry()
    const viewer = await signedIn(site, 'viewer')
    expect((await viewer.visit(`/dashboard/contacts/${reference}`)).$('#read').length).toBe(0)
    expect((await viewer.post(`/dashboard/inbox/${reference}/read`, '')).status).toBe(403)
    const admissions = await signedIn(site, 'admissions')
    expect((await admissions.post(`/dashboard/inbox/${reference}/read`, '')).status).toBe(403)
    expect((await staff.post('/dashboard/inbox/ENQ-2222-2222/read', '')).status).toBe(404)
  })
})

describe('the inbox', () => {
  test('shows enquiries and applications that await an answer, the most urgent first', async () => {
    await enquiry({ name: 'Recent', subject: 'Price', message: '\n\nFirst line\nsecond line' })
    await enquiry({ name: 'Late' }, { now: Date.now() - 30 * 24 * hour })
    await application('민')
    const done = await enquiry({ name: 'Answered' }, { now: Date.now() - hour })
    await press(await staff.visit(`/dashboard/contacts/${done}`), 'completed')
    await enquiry({ name: 'Robot' }, { spamReasons: 'honeypot' })

    const page = await staff.visit('/dashboard/inbox')
    expect(namesIn(page)[0]).toBe('Late')
    expect(namesIn(page).sort()).toEqual(['Late', 'Recent', '민 Kim'])
    const row = (name: string) => page.$(`tbody tr:contains("${name}")`)
    expect(row('Late').find('.pill').first().text()).toMatch(/^2\d d late$/)
    expect(row('Recent').find('.inbox-line').text()).toBe('Price First line')
    expect(row('Recent').find('time').last().text()).toMatch(/^\d+ [hd] left$/)
    expect(row('Recent').find('a').text()).toContain('Unread: ')
    expect(page.$('.tabs').text()).toBe('To answer3Overdue1Unread3Mine0Answered0Snoozed0Done1Spam1All4')
    expect(namesIn(await staff.visit(linkIn(page, 'Overdue')))).toEqual(['Late'])
    expect(namesIn(await staff.visit(linkIn(page, 'Done')))).toEqual(['Answered'])
    expect(namesIn(await staff.visit(linkIn(page, 'Spam')))).toEqual(['Robot'])
  })

  test('is narrowed by its filter, which the records’ URLs keep', async () => {
    await enquiry({ name: 'Kim' })
    await application('Lee')
    const list = await staff.visit('/dashboard/inbox')
    const narrowed = async (values: Record<string, string>) =>
      namesIn(await staff.submit(list, 'form[role=search]', values))
    expect(await narrowed({ kind: 'application' })).toEqual(['Lee Kim'])
    expect(await narrowed({ status: 'new', kind: 'enquiry' })).toEqual(['Kim'])
    expect(await narrowed({ status: 'completed' })).toEqual([])
    expect((await narrowed({ assignee: 'nobody' })).length).toBe(2)
    const { office } = await site.db.selectFrom('records').select('office').executeTakeFirstOrThrow()
    expect(await narrowed({ office: office === 'seoul' ? 'cameroon' : 'seoul' })).toEqual([])
    expect(await narrowed({ from: '2030-01-01' })).toEqual([])
    expect((await narrowed({ from: '2020-01-01', to: '2099-01-01' })).length).toBe(2)
    expect((await narrowed({ q: 'kim', from: '2020-01-01' })).length).toBe(2)
    const filtered = await staff.submit(list, 'form[role=search]', { kind: 'enquiry' })
    const record = await staff.visit(filtered.$('tbody a').attr('href') ?? '')
    expect(linkIn(record, 'Back to the list')).toContain('kind=enquiry')
  })

  test('a reference finds its record in any status; a search without matches mentions matches in spam', async () => {
    const reference = await enquiry({ name: 'Done', message: 'apple' })
    await press(await staff.visit(`/dashboard/contacts/${reference}`), 'completed')
    const robot = await enquiry({ name: 'Robot', message: 'casino' }, { spamReasons: 'honeypot' })
    const list = await staff.visit('/dashboard/inbox')
    const search = (q: string) => staff.submit(list, 'form[role=search]', { q })
    expect(namesIn(await search(reference.toLowerCase().replaceAll('-', ' ')))).toEqual(['Done'])
    expect(namesIn(await search(robot))).toEqual(['Robot'])
    expect(namesIn(await search('apple'))).toEqual(['Done'])
    const none = await search('casino')
    expect(none.$('h2').first().text()).toBe('Nothing found')
    expect(namesIn(await staff.visit(linkIn(none, 'search in spam')))).toEqual(['Robot'])
    const office = await staff.visit('/dashboard/inbox?view=done&office=seoul&q=casino')
    expect(linkIn(office, 'Clear search')).toBe('/dashboard/inbox?view=done&office=seoul')
    expect((await search('nothing at all')).text).not.toContain('quarantine')
  })

  test('is paged in its order, each record once, across both kinds', async () => {
    const now = Date.now()
    for (let n = 0; n < 56; n++) {
      await enquiry({ name: `Visitor ${n}` }, { now: now - (n % 7) * hour })
    }
    await site.db.updateTable('records').set({ kind: 'application' }).where('name', 'like', '%3').execute()
    for (const view of ['todo', 'all']) {
      const seen: string[] = []
      let page = await staff.visit(`/dashboard/inbox?view=${view}`)
      for (;;) {
        seen.push(...namesIn(page))
        const more = page.$('.pagination a[rel=next]').attr('href')
        if (!more) break
        page = await staff.visit(more)
      }
      expect([seen.length, new Set(seen).size]).toEqual([56, 56])
    }
  })

  test('malformed queries do no harm', async () => {
    await enquiry({ name: 'Kim' })
    for (const query of [
      'view=toString',
      'before=1',
      'before=1.2',
      'before=x',
      'q=%00',
      'from=x',
      'assignee=%27',
      'kind=x',
    ]) {
      expect((await staff.visit(`/dashboard/inbox?${query}`)).status, query).toBe(200)
    }
  })

  test('shows each role the kinds that it may read', async () => {
    await enquiry({ name: 'Kim' })
    await application('Lee')
    const admissions = await signedIn(site, 'admissions')
    const page = await admissions.visit('/dashboard/inbox')
    expect(namesIn(page)).toEqual(['Lee Kim'])
    expect(page.$('.tabs').text()).toMatch(/^To answer1/)
    expect((await (await signedIn(site, 'editor')).visit('/dashboard/inbox')).status).toBe(403)
  })
})

test('a search says how many records it found in its view, and of the others nothing', async () => {
  for (const subject of ['Wanted', 'Wanted', 'Other']) await enquiry({ subject })
  const counts = async (query: string) =>
    (await staff.visit(`/dashboard/inbox?q=${query}`)).$('.inbox-views').text().replace(/[^\d]/g, '')
  expect([await counts('wanted'), await counts('nowhere')]).toEqual(['2', '0'])
})

test('the download contains the filtered records, and no formulas', async () => {
  await enquiry({ name: '＝HYPERLINK("x")', subject: 'Wanted', message: 'First line\nsecond line' })
  await enquiry({ name: '=1+1', subject: 'Wanted', message: '＠sum' })
  await enquiry({ name: 'Other' })
  const page = await staff.visit('/dashboard/inbox?q=wanted')
  const csv = await staff.visit(linkIn(page, 'Export these 2 messages as CSV'))
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  const lines = csv.html.split('\r\n').filter(Boolean)
  expect(lines).toHaveLength(3)
  expect(csv.html).toContain(`"'＝HYPERLINK(""x"")"`)
  expect(csv.html).toContain(`"'=1+1"`)
  expect(csv.html).toContain(`"'＠sum"`)
  expect(csv.html).toContain('First line\nsecond line')
  expect(lines[1]).toMatch(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00"/)
  await enquiry({
    name: 'Whole',
    subject: 'Columns',
    phone: '+82 2 555',
    company: 'Müller & Söhne',
    services: ['Cloud Solutions', 'Data Analytics'],
  })
  const whole = await staff.visit('/dashboard/inbox.csv?q=columns')
  expect(whole.html).toContain('"Phone","Company","Services"')
  expect(whole.html).toContain(`"'+82 2 555","Müller & Söhne","Cloud Solutions, Data Analytics"`)
})

test('the sidebar and the tab’s title show the number of records to answer', async () => {
  const reference = await enquiry()
  await enquiry()
  await staff.post(`/dashboard/inbox/${reference}/read`, '')
  const page = await staff.visit('/dashboard/inbox')
  expect(page.$('.staff-sidebar .count').text()).toBe('2 to answer')
  expect(page.$('title').text()).toMatch(/^\(2\) Inbox/)
  expect((await (await signedIn(site, 'editor')).visit('/dashboard')).$('.staff-sidebar .count').length).toBe(0)
})

describe('saved views', () => {
  test('keep the filters without the search, lead to them above the list, and are deleted', async () => {
    const filtered = await staff.visit('/dashboard/inbox?view=all&office=seoul&q=kim')
    const form = await staff.visit(linkIn(filtered, 'Save view'))
    const unnamed = await staff.submit(form, '#save-view', { name: ' ' })
    expect([unnamed.status, unnamed.$('.field-error').text()]).toEqual([422, 'Error: Name is required'])
    const saved = await staff.submit(form, '#save-view', { name: 'Seoul, all' })
    expect(saved.text).toContain('View saved.')
    const page = await staff.visit(linkIn(saved, 'Seoul, all'))
    expect([...page.url.searchParams]).toEqual([
      ['view', 'all'],
      ['office', 'seoul'],
    ])
    expect(page.$('nav a[aria-current=page]:contains("Seoul, all")').length).toBe(1)
    const other = await signedIn(site, 'desk', { name: 'Olu' })
    expect((await other.visit('/dashboard/inbox')).text).not.toContain('Seoul, all')
    const edit = await staff.visit(linkIn(page, 'Edit views'))
    edit.$('form[action*="/views/"]').attr('id', 'delete-view')
    expect((await staff.submit(edit, '#delete-view')).text).toContain('View deleted.')
    expect((await staff.visit('/dashboard/inbox')).text).not.toContain('Seoul, all')
  })
})
