// The overview, the activity page and the API, without JavaScript.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import type { Role } from '#db/schema.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const failure = 'Failed to load dashboard data. Please try again later.'
let site: Site
let staff: Visitor
beforeAll(async () => {
  site = await startSite()
  staff = await signedIn(site, 'admin', { name: 'Ada Admin', timeZone: 'Pacific/Kiritimati' })
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['records', 'outbox', 'outbox_pause', 'rate_limits'] as const) {
    await site.db.deleteFrom(table).execute()
  }
})

let sent = 0
async function enquiry(name: string, now = Date.now(), spamReasons: string | null = null) {
  sent += 1
  const words = { name, email: `v${sent}@example.com`, message: 'Hello', subject: 'A plan' }
  const sender = { digest: `${sent}`, client: `${sent}`, spamReasons, language: 'en' as const }
  const sending = { ...sender, now }
  return (await submitEnquiry(site.db, 'contact', words, sending)).reference
}
const json = async (visitor: Visitor, path: string) => {
  const page = await visitor.visit(path, { follow: false })
  return { status: page.status, headers: page.headers, body: JSON.parse(page.html) }
}

describe('the overview', () => {
  test('counts what is there, and shows the day of the reader', async () => {
    await enquiry('Kim')
    await enquiry('Lee')
    await enquiry('Robot', Date.now(), 'honeypot')
    const page = await staff.visit('/dashboard')
    expect(page.status).toBe(200)
    expect(page.$('h1').text()).toBe('Overview')
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Pacific/Kiritimati' })
    expect(page.$('.pill-row').text()).toContain('2 new contacts')
    expect(page.$('.pill-row').text()).toContain(today.format(Date.now()))
    expect(page.$('.stat-value').text()).toBe('120')
    expect(page.text).toContain('2 new, 0 in progress, 0 completed')
    expect(page.text).toContain('2 enquiries in 30 days')
    expect(page.$('.chart-bar').length).toBe(30)
    expect(page.$('.chart-figure tbody tr').first().find('td').text()).toBe('2')
    expect(page.$('.activity li').length).toBe(2)
    expect(page.$('a:contains("View All Activity")').attr('href')).toBe('/dashboard/activity')
    expect(page.text).not.toContain('Robot')
    expect(page.$('.banner').length).toBe(0)
    expect(page.html).not.toMatch(/<[^>]+\sstyle=/)
  })

  test('an empty site has zeros, no invented numbers', async () => {
    const page = await staff.visit('/dashboard')
    expect(page.$('.stat-value').text()).toBe('100')
    expect(page.text).toContain('Nothing has happened yet')
  })

  test('a part that fails says so beside a way to try again; the others stand', async () => {
    await enquiry('Kim')
    await sql`alter table record_events rename to events_away`.execute(site.db)
    try {
      const page = await staff.visit('/dashboard')
      expect(page.status).toBe(200)
      expect(page.text.split(failure)).toHaveLength(2)
      expect(page.$('.banner a').attr('href')).toBe('/dashboard')
      expect(page.$('.stat-value').text()).toBe('110')
      const { status, body } = await json(staff, '/api/dashboard/activity')
      expect([status, body]).toEqual([500, { success: false, message: failure }])
    } finally {
      await sql`alter table events_away rename to record_events`.execute(site.db)
    }
  })

  test('warns when mails wait for a decision, and when nobody is told of enquiries', async () => {
    await enquiry('Kim')
    await site.db.updateTable('outbox').set({ status: 'failed' }).where('kind', '=', 'enquiry-acknowledged').execute()
    const page = await staff.visit('/dashboard')
    expect(page.$('.banner').text()).toContain('1 mail was not sent')
    expect(page.$('.banner a').attr('href')).toBe('/dashboard/mail')
    const viewer = await signedIn(site, 'viewer')
    await site.db.updateTable('users').set({ status: 'disabled' }).where('role', '=', 'admin').execute()
    const warned = await viewer.visit('/dashboard')
    await site.db.updateTable('users').set({ status: 'active' }).where('role', '=', 'admin').execute()
    expect(warned.$('.banner').text()).toContain('Nobody receives notices of new enquiries')
    expect(warned.$('.banner a').length).toBe(0)
  })

  test('shows everybody only what they may open', async () => {
    await enquiry('Kim')
    const seenBy = async (role: Role) => {
      const page = await (await signedIn(site, role)).visit('/dashboard')
      expect(page.status).toBe(200)
      const headings = page.$('.staff-main h2').toArray()
      return { text: page.text, headings: headings.map((heading) => page.$(heading).text().trim()) }
    }
    const viewer = await seenBy('viewer')
    expect(viewer.headings).toEqual(['Contacts', 'Applications', 'Enquiries per day', 'Recent Activity'])
    expect(viewer.text).not.toMatch(/\d users?/)
    expect((await seenBy('admissions')).headings).toEqual(['Applications'])
    const editor = await seenBy('editor')
    expect(editor.headings).toEqual([])
    expect(editor.text).not.toMatch(/Kim|new contact|new application|overdue|\d users?/)
  })
})

describe('activity', () => {
  test('is filtered by person and by the reader’s days, and keeps the filter in the form', async () => {
    const day = (iso: string) => Date.parse(iso)
    const reference = await enquiry('Early', day('2026-01-14T09:59Z'))
    await enquiry('Late', day('2026-01-14T10:00Z'))
    await staff.post(`/dashboard/contacts/${reference}`, 'to=in_progress&version=1')
    const titles = async (values: Record<string, string>) => {
      const page = await staff.submit(await staff.visit('/dashboard/activity'), 'form[role=search]', values)
      return page
        .$('.activity a')
        .toArray()
        .map((link) => page.$(link).text())
    }
    expect(await titles({})).toEqual(['Enquiry from Early', 'Late sent an enquiry', 'Early sent an enquiry'])
    expect(await titles({ person: 'visitors' })).toEqual(['Late sent an enquiry', 'Early sent an enquiry'])
    expect(await titles({ from: '2026-01-15', to: '2026-01-15' })).toEqual(['Late sent an enquiry'])
    expect(await titles({ to: '2026-01-14' })).toEqual(['Early sent an enquiry'])
    const none = await staff.visit('/dashboard/activity?to=2020-01-01&type=contact')
    expect(none.$('h2').text()).toBe('No activity found')
    expect(none.$('#filter-to').val()).toBe('2020-01-01')
    expect(none.$('#filter-type option[selected]').val()).toBe('contact')
    for (const odd of ['type=toString', 'person=x', 'from=2026-02-31', 'before=1.x']) {
      expect((await staff.visit(`/dashboard/activity?${odd}`)).status, odd).toBe(200)
    }
  })

  test('is paged 50 by 50', async () => {
    for (let n = 0; n < 60; n++) await enquiry(`Visitor ${n}`, 1_768_000_000_000 + n)
    const page = await staff.visit('/dashboard/activity?person=visitors')
    expect(page.$('.activity li').length).toBe(50)
    const older = await staff.visit(page.$('a[rel=next]').attr('href') ?? '')
    expect(older.$('.activity li').length).toBe(10)
    expect(older.url.searchParams.get('person')).toBe('visitors')
  })
})

describe('the API', () => {
  const paths = ['/api/dashboard/stats', '/api/dashboard/activity']

  test.each(paths)('%s is refused to strangers as JSON', async (path) => {
    const { status, headers, body } = await json(site.visitor(), path)
    expect([status, body]).toEqual([401, { success: false, message: 'Please sign in.' }])
    expect(headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  test('stats have the shape of the specification, for what there is', async () => {
    await enquiry('Kim')
    const { total } = await site.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const { status, body } = await json(staff, '/api/dashboard/stats')
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      data: {
        users: { total },
        contacts: { total: 1, new: 1, inProgress: 0, completed: 0 },
        applications: { total: 0, new: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0 },
        courseSignups: { total: 0, pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
      },
    })
  })

  test('activity items have type, title, subtitle, status and date', async () => {
    const reference = await enquiry('Kim', Date.UTC(2026, 0, 15, 12))
    const { body } = await json(staff, '/api/dashboard/activity')
    expect(body).toEqual({
      success: true,
      data: [
        {
          type: 'contact',
          title: 'Kim sent an enquiry',
          subtitle: `${reference}: A plan`,
          status: 'new',
          date: '2026-01-15T12:00:00.000Z',
        },
      ],
    })
  })

  test('activity is refused to a role that may not read it', async () => {
    const editor = await signedIn(site, 'editor')
    const { status, body } = await json(editor, '/api/dashboard/activity')
    expect([status, body.success]).toEqual([403, false])
    expect((await json(editor, '/api/dashboard/stats')).status).toBe(200)
  })
})

describe('what is set aside', () => {
  test('is led to from the overview, each reader to what they may look through', async () => {
    await enquiry('Robot', Date.now(), 'honeypot')
    const input = { name: 'Robot', email: 'robot@example.com', marketing: false, from: '/newsletter' }
    const sending = { digest: 's', client: 's', now: Date.now(), spamReasons: 'honeypot' }
    await subscribe(site.db, input, { ...sending, language: 'en' })
    const leads = async (visitor: Visitor) => {
      const page = await visitor.visit('/dashboard')
      const links = page.$('.quarantined a').toArray()
      return links.map((link) => [page.$(link).text(), page.$(link).attr('href')])
    }
    const contacts = ['1 contact', '/dashboard/contacts?status=spam']
    const newsletter = ['1 newsletter request', '/dashboard/newsletter?status=quarantined']
    expect(await leads(staff)).toEqual([contacts, newsletter])
    expect(await leads(await signedIn(site, 'editor'))).toEqual([newsletter])
    expect(await leads(await signedIn(site, 'admissions'))).toEqual([])
    await site.db.deleteFrom('subscribers').execute()
  })
})
