// The inbox and moving from record to record, without JavaScript.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContactInput } from '#app/features/enquiries/schema.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { localTime, momentOf } from '#app/time/zoned-time.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

let site: Site
let staff: Visitor
beforeAll(async () => {
  site = await startSite({ MAIL_TO: 'staff@example.com' })
  staff = await signedIn(site, 'admin', { name: 'Ada Admin' })
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['records', 'outbox', 'rate_limits'] as const) await site.db.deleteFrom(table).execute()
})

const hour = 3_600_000
let sent = 0
async function enquiry(input: Partial<ContactInput> = {}, { now = Date.now(), spamReasons = '' } = {}) {
  sent += 1
  const words = { name: `Visitor ${sent}`, email: `v${sent}@example.com`, message: 'Hello', ...input }
  const sending = {
    digest: `d${sent}`,
    client: `c${sent}`,
    now,
    spamReasons: spamReasons || null,
    language: 'en' as const,
  }
  return (await submitEnquiry(site.db, 'contact', words, sending)).reference
}

const press = (page: Page, to: string) => staff.submit(page, `form[data-move=${to}]`)
const nameOf = (page: Page) => page.$('h1').text()
const link = (page: Page, words: string) => page.$(`.staff-main a:contains("${words}")`).first().attr('href') ?? ''

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
    expect(nameOf(page)).toBe('Inbox')
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
    expect(link(newest, 'Previous')).toBe('')
    const older = await staff.visit(link(newest, 'Next'))
    expect(nameOf(older)).toBe('First Kim')
    expect(link(older, 'Next')).toBe('')
    expect(nameOf(await staff.visit(link(older, 'Previous')))).toBe('Second Kim')
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
      expect(link(page, 'Back to the list')).toMatch(/^\/dashboard\/inbox\?view=/)
    }
  })
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

const names = (page: Page) =>
  page
    .$('tbody th a')
    .toArray()
    .map((cell) => page.$(cell).text().replace('Unread: ', ''))

async function application(name: string) {
  const visitor = site.visitor()
  const answers = { firstName: name, lastName: 'Kim', email: `${name}@example.com`, agreeTerms: 'yes' }
  await visitor.submit(await visitor.visit('/careers/react'), '#application', answers)
}

describe('the inbox', () => {
  test('shows enquiries and applications that await an answer, the most urgent first', async () => {
    await enquiry({ name: 'Recent', subject: 'Price', message: '\n\nFirst line\nsecond line' })
    await enquiry({ name: 'Late' }, { now: Date.now() - 30 * 24 * hour })
    await application('민')
    const done = await enquiry({ name: 'Answered' }, { now: Date.now() - hour })
    await press(await staff.visit(`/dashboard/contacts/${done}`), 'completed')
    await enquiry({ name: 'Robot' }, { spamReasons: 'honeypot' })

    const page = await staff.visit('/dashboard/inbox')
    expect(names(page)[0]).toBe('Late')
    expect(names(page).sort()).toEqual(['Late', 'Recent', '민 Kim'])
    const row = (name: string) => page.$(`tbody tr:contains("${name}")`)
    expect(row('Late').find('.pill').first().text()).toMatch(/^2\d d late$/)
    expect(row('Recent').find('.inbox-line').text()).toBe('Price First line')
    expect(row('Recent').find('time').text()).toMatch(/^\d+ [hd] left$/)
    expect(row('Recent').find('a').text()).toContain('Unread: ')
    expect(page.$('.tabs').text()).toBe('To answer3Overdue1Unread3Mine0Answered0Snoozed0Done1Spam1All4')
    expect(names(await staff.visit(link(page, 'Overdue')))).toEqual(['Late'])
    expect(names(await staff.visit(link(page, 'Done')))).toEqual(['Answered'])
    expect(names(await staff.visit(link(page, 'Spam')))).toEqual(['Robot'])
  })

  test('is narrowed by its filter, which the records’ URLs keep', async () => {
    await enquiry({ name: 'Kim' })
    await application('Lee')
    const list = await staff.visit('/dashboard/inbox')
    const narrowed = async (values: Record<string, string>) =>
      names(await staff.submit(list, 'form[role=search]', values))
    expect(await narrowed({ kind: 'application' })).toEqual(['Lee Kim'])
    expect(await narrowed({ status: 'new', kind: 'enquiry' })).toEqual(['Kim'])
    expect(await narrowed({ status: 'completed' })).toEqual([])
    expect((await narrowed({ assignee: 'nobody' })).length).toBe(2)
    const { office } = await site.db.selectFrom('records').select('office').executeTakeFirstOrThrow()
    expect(await narrowed({ office: office === 'seoul' ? 'cameroon' : 'seoul' })).toEqual([])
    const today = new Date().toISOString().slice(0, 10)
    expect(await narrowed({ from: '2030-01-01' })).toEqual([])
    expect((await narrowed({ from: '2020-01-01', to: '2099-01-01' })).length).toBe(2)
    expect((await narrowed({ q: 'kim', from: today.replace(/^\d+/, '2020') })).length).toBe(2)
    const filtered = await staff.submit(list, 'form[role=search]', { kind: 'enquiry' })
    const record = await staff.visit(filtered.$('tbody a').attr('href') ?? '')
    expect(link(record, 'Back to the list')).toContain('kind=enquiry')
  })

  test('a reference finds its record in any status; a search without matches mentions matches in spam', async () => {
    const reference = await enquiry({ name: 'Done', message: 'apple' })
    await press(await staff.visit(`/dashboard/contacts/${reference}`), 'completed')
    const robot = await enquiry({ name: 'Robot', message: 'casino' }, { spamReasons: 'honeypot' })
    const list = await staff.visit('/dashboard/inbox')
    const search = (q: string) => staff.submit(list, 'form[role=search]', { q })
    expect(names(await search(reference.toLowerCase().replaceAll('-', ' ')))).toEqual(['Done'])
    expect(names(await search(robot))).toEqual(['Robot'])
    expect(names(await search('apple'))).toEqual(['Done'])
    const none = await search('casino')
    expect(none.$('h2').first().text()).toBe('Nothing found')
    expect(names(await staff.visit(link(none, 'search in spam')))).toEqual(['Robot'])
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
        seen.push(...names(page))
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
    expect(names(page)).toEqual(['Lee Kim'])
    expect(page.$('.tabs').text()).toMatch(/^To answer1/)
    expect((await (await signedIn(site, 'editor')).visit('/dashboard/inbox')).status).toBe(403)
  })
})

describe('a record', () => {
  const about = (reference: string, form: string) => staff.visit(`/dashboard/inbox/${reference}/${form}`)
  const stored = () => site.db.selectFrom('records').selectAll().executeTakeFirstOrThrow()

  test('is assigned to oneself with one button, which begins the work, and to a colleague', async () => {
    const reference = await enquiry()
    const page = await staff.submit(await staff.visit(`/dashboard/contacts/${reference}`), '#assign-to-me')
    expect(page.text).toContain('Assigned to Ada Admin, by Ada Admin')
    expect(page.$('.pill').first().text()).toBe('In progress')
    expect(names(await staff.visit('/dashboard/inbox?view=mine'))).toHaveLength(1)
    const form = await about(reference, 'assign')
    await signedIn(site, 'viewer', { name: 'Only Reads' })
    expect(form.$('option:contains("Only Reads")').length).toBe(0)
    const refused = await staff.submit(form, '#assign', { assignee: '00000000-0000-0000-0000-000000000000' })
    expect([refused.status, (await stored()).assignee_id === null]).toEqual([409, false])
    await staff.submit(form, '#assign', { assignee: '' })
    expect((await stored()).assignee_id).toBeNull()
  })

  test('has notes for staff only, which the search finds', async () => {
    const visitor = site.visitor()
    const sent = { name: 'Kim', email: 'kim@example.com', message: 'Hello' }
    const thanks = await visitor.submit(await visitor.visit('/contact'), '#contact', sent)
    const reference = thanks.$('.form-reference').first().text()
    const noted = await staff.submit(await about(reference, 'note'), '#note', { note: 'Called back: wisteria' })
    expect(noted.$('.thread').text()).toContain('Note, by Ada Admin')
    expect(noted.$('.thread [data-from=note] .typed-message').text()).toBe('Called back: wisteria')
    expect(names(await staff.visit('/dashboard/inbox?q=wisteria'))).toEqual(['Kim'])
    const empty = await staff.submit(await about(reference, 'note'), '#note', { note: ' ' })
    expect([empty.status, empty.$('.field-error').text()]).toEqual([422, 'Error: Please enter the note'])
  })

  test('has tags that the search finds until they are removed', async () => {
    const reference = await enquiry({ name: 'Kim' })
    const tag = async (tags: string) => staff.submit(await about(reference, 'tags'), '#tags', { tags })
    expect((await tag('Urgent, #billing urgent')).text).toContain('#urgent #billing')
    const find = async () => names(await staff.visit('/dashboard/inbox?q=%23billing'))
    expect(await find()).toEqual(['Kim'])
    await tag('urgent')
    expect([await find(), (await stored()).tags]).toEqual([[], 'urgent'])
    expect((await tag(Array.from({ length: 11 }, (_, n) => `t${n}`).join(' '))).status).toBe(422)
  })

  test('is snoozed until a date, and returns by itself', async () => {
    const reference = await enquiry({ name: 'Kim' })
    const snooze = async (until: string) => staff.submit(await about(reference, 'snooze'), '#snooze', { until })
    expect((await snooze('2020-01-01')).status).toBe(409)
    expect((await snooze('2099-01-01')).text).toContain('Snoozed until')
    expect(names(await staff.visit('/dashboard/inbox'))).toEqual([])
    expect(names(await staff.visit('/dashboard/inbox?view=snoozed'))).toEqual(['Kim'])
    await site.db
      .updateTable('records')
      .set({ snoozed_until: Date.now() - 1 })
      .execute()
    expect(names(await staff.visit('/dashboard/inbox'))).toEqual(['Kim'])
  })

  test('has its mistyped address corrected', async () => {
    const reference = await enquiry({ email: 'kim@gmial.com' })
    const stale = await about(reference, 'address')
    const page = await staff.submit(stale, '#address', { email: 'kim@gmail.com' })
    expect(page.$('a[href^="mailto:"]').attr('href')).toContain('kim@gmail.com')
    expect(page.$('.thread').text()).toContain('kim@gmial.com → kim@gmail.com')
    expect((await stored()).email_key).toBe('kim@gmail.com')
    const late = await staff.submit(stale, '#address', { email: 'kim@example.com' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('The last change is by Ada Admin')
    expect([late.$('#address-email').val(), (await stored()).email]).toEqual(['kim@example.com', 'kim@gmail.com'])
  })
})

describe('many at once', () => {
  const tick = (page: Page, choice: string) =>
    staff.submit(page, '#bulk', {
      record: page
        .$('[name=record]')
        .toArray()
        .map((box) => page.$(box).val() as string),
      do: choice,
    })
  const statuses = async () => {
    const rows = await site.db.selectFrom('records').select(['name', 'status']).orderBy('seq').execute()
    return rows.map(({ name, status }) => `${name}: ${status}`)
  }

  test('are moved with one POST; one that cannot be moved stays, and all is undone', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    await application('C')
    const list = await staff.visit('/dashboard/inbox')
    const page = await tick(list, 'move:completed')
    expect(page.redirects).toEqual([303])
    expect(page.text).toContain('2 records are changed. 1 was left unchanged')
    expect(await statuses()).toEqual(['A: completed', 'B: completed', 'C Kim: new'])
    expect((await tick(list, 'move:spam')).text).toContain('1 record is changed. 2 were left unchanged')
    const undone = await staff.submit(page, '#undo')
    expect(undone.text).toContain('There is nothing to undo.')
    expect(await statuses()).toEqual(['A: completed', 'B: completed', 'C Kim: spam'])
  })

  test('are assigned with one POST, and undo restores each assignee', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    await signedIn(site, 'admin', { name: 'Bob' })
    const people = await site.db.selectFrom('users').select(['id', 'name']).execute()
    const [ada, bob] = ['Ada Admin', 'Bob'].map((wanted) => people.find(({ name }) => name === wanted)?.id ?? '')
    await site.db.updateTable('records').set({ assignee_id: bob }).where('name', '=', 'B').execute()
    const owners = async () => {
      const rows = await site.db
        .selectFrom('records')
        .select(['name', 'assignee_id', 'status'])
        .orderBy('seq')
        .execute()
      return rows.map(({ name, assignee_id, status }) => [
        name,
        people.find(({ id }) => id === assignee_id)?.name,
        status,
      ])
    }
    const before = await owners()
    expect(before).toEqual([
      ['A', undefined, 'new'],
      ['B', 'Bob', 'new'],
    ])
    const page = await tick(await staff.visit('/dashboard/inbox'), `assign:${ada}`)
    expect(await owners()).toEqual([
      ['A', 'Ada Admin', 'in_progress'],
      ['B', 'Ada Admin', 'in_progress'],
    ])
    const undone = await staff.submit(page, '#undo')
    expect(undone.text).toContain('2 records are restored.')
    expect(await owners()).toEqual(before)
    const { reference } = await site.db
      .selectFrom('records')
      .select('reference')
      .where('name', '=', 'B')
      .executeTakeFirstOrThrow()
    expect((await staff.visit(`/dashboard/contacts/${reference}`)).$('.thread').text()).toMatch(/Assigned to Bob/)
  })

  test('are restored by undo, except those changed since', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    const page = await tick(await staff.visit('/dashboard/inbox'), 'move:completed')
    await site.db.updateTable('records').set({ version: 9 }).where('name', '=', 'B').execute()
    const undone = await staff.submit(page, '#undo')
    expect(undone.text).toContain('1 record is restored. 1 was not restored')
    expect(await statuses()).toEqual(['A: new', 'B: completed'])
    const rows = await site.db
      .selectFrom('records')
      .select(['closed_at', 'answered_at'])
      .where('name', '=', 'A')
      .execute()
    expect(rows).toEqual([{ closed_at: null, answered_at: null }])
  })

  test('are assigned with one POST, and an empty selection is reported', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    const list = await staff.visit('/dashboard/inbox')
    const ada = list.$('#bulk-assign button:contains("Ada Admin")').first().attr('value') ?? ''
    expect((await tick(list, ada)).text).toContain('2 records are changed.')
    const mine = await site.db.selectFrom('records').select('id').where('assignee_id', 'is not', null).execute()
    expect(mine).toHaveLength(2)
    expect((await staff.submit(list, '#bulk', { do: 'move:spam' })).text).toContain('No records were selected')
  })

  test('are snoozed until nine o’clock tomorrow or until a day, and undo brings them back', async () => {
    await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    const until = async () => {
      const rows = await site.db.selectFrom('records').select('snoozed_until').execute()
      return rows.map(({ snoozed_until }) => snoozed_until && Number(snoozed_until))
    }
    const list = await staff.visit('/dashboard/inbox')
    const page = await tick(list, list.$('#bulk-snooze button:contains("Tomorrow")').attr('value') ?? '')
    expect(page.text).toContain('2 records are changed.')
    const [first] = await until()
    expect(localTime(first ?? 0, 'Asia/Seoul').time).toBe('09:00')
    expect((await staff.submit(page, '#undo')).text).toContain('2 records are restored.')
    expect(await until()).toEqual([null, null])
    const again = await staff.visit('/dashboard/inbox')
    again.$('[name=until]').val('2099-01-02')
    expect((await tick(again, 'snooze')).text).toContain('2 records are changed.')
    expect(await until()).toEqual([1, 1].map(() => momentOf({ date: '2099-01-02', time: '00:00' }, 'Asia/Seoul')))
  })

  test('cannot be snoozed until a day that is over', async () => {
    await enquiry({ name: 'A' })
    const list = await staff.visit('/dashboard/inbox')
    list.$('[name=until]').val('2020-01-02')
    expect((await tick(list, 'snooze')).text).toContain('Please choose a day after today.')
  })

  test('get tags beside their own; refused tags come back into their field', async () => {
    const one = await enquiry({ name: 'A' })
    await enquiry({ name: 'B' })
    await site.db.updateTable('records').set({ tags: 'old' }).where('reference', '=', one).execute()
    const tag = async (tags: string) => {
      const list = await staff.visit('/dashboard/inbox')
      list.$('[name=tags]').val(tags)
      // Enter in the field presses the first button of the form.
      return tick(list, list.$('#bulk [name=do]').first().attr('value') ?? 'none')
    }
    expect((await tag('Urgent, #new')).text).toContain('2 records are changed.')
    const rows = await site.db.selectFrom('records').select('tags').orderBy('seq').execute()
    expect(rows.map(({ tags }) => tags)).toEqual(['old,urgent,new', 'urgent,new'])
    const refused = await tag('a b c d e f g h i j k')
    expect(refused.text).toContain('Please use 10 tags or fewer.')
    expect(refused.$('#bulk-tag').attr('open')).toBeDefined()
    expect(refused.$('[name=tags]').val()).toBe('a b c d e f g h i j k')
  })

  test('of kinds without write permission stay unchanged', async () => {
    const reference = await enquiry({ name: 'A' })
    const admissions = await signedIn(site, 'admissions')
    const page = await admissions.post('/dashboard/inbox/bulk', `record=${reference}.1&do=move:spam`)
    expect(page.text).toContain('0 records are changed. 1 was left unchanged')
    expect(await statuses()).toEqual(['A: new'])
    for (const bad of ['do=move:toString', 'do=x', `record=x&do=move:spam`, `record=${reference}.x&do=move:spam`]) {
      expect((await staff.post('/dashboard/inbox/bulk', bad)).status, bad).toBe(200)
    }
    expect((await (await signedIn(site, 'viewer')).visit('/dashboard/inbox')).$('#bulk').length).toBe(0)
  })
})

describe('one person', () => {
  test('everything from the same address is on one page, with the mails sent to it', async () => {
    const first = await enquiry({ name: 'Kim', email: 'kim@example.com' })
    await enquiry({ name: 'Kim again', email: 'KIM@example.com' })
    await enquiry({ name: 'Other' })
    const record = await staff.visit(`/dashboard/contacts/${first}`)
    const page = await staff.visit(link(record, 'All from this address'))
    expect(names(page)).toEqual(['Kim again', 'Kim'])
    expect(page.$('h1').text()).toBe('kim@example.com')
    expect(page.$('.activity').text()).toContain('kim@example.com')
    expect(page.url.href).not.toContain('kim')
    const path = `/dashboard/inbox/${first}/person`
    const desk = await (await signedIn(site, 'desk')).visit(path)
    expect([names(desk).length, desk.$('.activity').length]).toEqual([2, 0])
    expect((await (await signedIn(site, 'admissions')).visit(path)).status).toBe(404)
    expect((await staff.visit('/dashboard/inbox/ENQ-2222-2222/person')).status).toBe(404)
  })

  test('a caller is entered by hand, once, and waits in the inbox', async () => {
    const form = await staff.visit('/dashboard/inbox/new')
    const refused = await staff.submit(form, '#entered', { name: '', email: 'x', message: 'Kept' })
    expect([refused.status, refused.$('#entered-message').val()]).toEqual([422, 'Kept'])
    const said = { name: '김철수', phone: '+82 2 1234', message: 'Please call back' }
    const page = await staff.submit(form, '#entered', said)
    await staff.submit(form, '#entered', said)
    expect(page.$('.thread').text()).toContain('Entered: Phone call, by Ada Admin')
    expect(page.$('a[href^="mailto:"]').length).toBe(0)
    expect(names(await staff.visit('/dashboard/inbox'))).toEqual(['김철수'])
    expect(await site.db.selectFrom('outbox').select('id').execute()).toEqual([])
    const alone = await staff.visit(link(page, 'All from this address'))
    expect(alone.$('h1').text()).toBe('김철수')
  })
})

test('the download contains the filtered records, and no formulas', async () => {
  await enquiry({ name: '＝HYPERLINK("x")', subject: 'Wanted', message: 'First line\nsecond line' })
  await enquiry({ name: '=1+1', subject: 'Wanted', message: '＠sum' })
  await enquiry({ name: 'Other' })
  const page = await staff.visit('/dashboard/inbox?q=wanted')
  const csv = await staff.visit(link(page, 'Export CSV'))
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  const lines = csv.html.split('\r\n').filter(Boolean)
  expect(lines).toHaveLength(3)
  expect(csv.html).toContain(`"'＝HYPERLINK(""x"")"`)
  expect(csv.html).toContain(`"'=1+1"`)
  expect(csv.html).toContain(`"'＠sum"`)
  expect(csv.html).toContain('First line\nsecond line')
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

describe('the desk role', () => {
  test('can answer enquiries and applications, and nothing else', async () => {
    const reference = await enquiry({ name: 'Kim' })
    const desk = await signedIn(site, 'desk', { name: 'Dana' })
    const overview = await desk.visit('/dashboard')
    const links = overview
      .$('.staff-sidebar nav a')
      .toArray()
      .map((item) => overview.$(item).find('span').first().text())
    expect(links).toEqual(['Inbox', 'Overview', 'Contacts', 'Careers', 'Settings', 'Search', 'Received mails'])
    const done = await desk.submit(await desk.visit(`/dashboard/contacts/${reference}`), 'form[data-move=completed]')
    expect(done.$('.thread').text()).toContain('Completed, by Dana')
    for (const path of [
      '/dashboard/users',
      '/dashboard/mail',
      '/dashboard/audit',
      '/admin-controls',
      '/dashboard/newsletter',
    ]) {
      expect((await desk.visit(path)).status, path).toBe(403)
    }
  })

  test('is offered when creating an account', async () => {
    const form = await staff.visit('/dashboard/users/invite')
    expect(form.$('option[value=desk]').text()).toBe('Desk: answers enquiries and applications')
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

test('the sidebar and the tab’s title show the number of records to answer', async () => {
  const reference = await enquiry()
  await enquiry()
  await staff.post(`/dashboard/inbox/${reference}/read`, '')
  const page = await staff.visit('/dashboard/inbox')
  expect(page.$('.staff-sidebar .count').text()).toBe('2 to answer')
  expect(page.$('title').text()).toMatch(/^\(2\) Inbox/)
  expect((await (await signedIn(site, 'editor')).visit('/dashboard')).$('.staff-sidebar .count').length).toBe(0)
})

test('a reply keeps the promise: the record no longer awaits an answer, and is not overdue', async () => {
  const reference = await enquiry({ name: 'Kim' }, { now: Date.now() - 30 * 24 * hour })
  expect(names(await staff.visit('/dashboard/inbox?view=overdue'))).toEqual(['Kim'])
  const form = await staff.visit(`/dashboard/contacts/${reference}/reply`)
  await staff.submit(form, '#reply', { body: 'We can help.' })
  expect(names(await staff.visit('/dashboard/inbox'))).toEqual([])
  expect(names(await staff.visit('/dashboard/inbox?view=overdue'))).toEqual([])
  expect(names(await staff.visit('/dashboard/inbox?view=answered'))).toEqual(['Kim'])
})
