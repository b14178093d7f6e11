// The overview, the activity page and the API, without JavaScript.

import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import type { Role } from '#db/tables/staff.ts'
import { makeRun } from '#tests/support/course-runs.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { password, signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

const failure = 'Failed to load dashboard data. Please try again later.'
const site = await startSite({ MAIL_TO: '' })
afterAll(() => site.close())
const staff = await signedIn(site, 'admin', { name: 'Ada Admin', timeZone: 'Pacific/Kiritimati' })
afterEach(() => vi.useRealTimers())
beforeEach(() => empty(site, 'records', 'outbox', 'outbox_pause', 'rate_limits'))

const enquiry = (name: string, now?: number, spamReasons?: string) =>
  sendEnquiry(site.db, { name, subject: 'A plan' }, { now, spamReasons })
const livePosts = async () =>
  (await site.db.selectFrom('posts').select('id').where('trashed_at', 'is', null).execute()).length

/** The texts of the overview's cards, by heading. */
const statsOf = (page: Page) =>
  Object.fromEntries(
    page
      .$('.stat-card')
      .toArray()
      .map((card) => [page.$(card).find('h2').text().trim(), page.$(card).find('.stat-value').text()]),
  )

const json = async (visitor: Visitor, path: string) => {
  const page = await visitor.visit(path, { follow: false })
  return { status: page.status, headers: page.headers, body: JSON.parse(page.html) }
}

describe('the overview', () => {
  test('counts the data, and shows the date in the reader’s zone', async () => {
    // The site's clock stands still, so that the day cannot end meanwhile.
    vi.setSystemTime(Date.now())
    await enquiry('Kim')
    await enquiry('Lee')
    await enquiry('Robot', Date.now(), 'honeypot')
    const page = await staff.visit('/dashboard')
    expect(page.status).toBe(200)
    expect(page.$('h1').text()).toBe('Overview')
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Pacific/Kiritimati' })
    const posts = await livePosts()
    expect(Object.entries(statsOf(page))).toEqual([
      ['Contacts', '2'],
      ['Applications', '0'],
      ['Blog Posts', `${posts}`],
      ['Users', '1'],
    ])
    const pills = page.texts('.at-a-glance li')
    expect(pills.slice(0, 3)).toEqual(['2 new contacts', `${posts} blog posts`, '1 user'])
    expect(pills[3]).toBe(`${today.format(Date.now())} (Pacific/Kiritimati)`)
    expect(page.$('.figures[open]')).toHaveLength(0)
    expect(page.text).toContain('2 new, 0 in progress, 0 completed')
    expect(page.text).toContain(`${posts} published, 0 drafts`)
    const chart = page.$('section[aria-labelledby=enquiries-heading]')
    expect(chart.text()).toContain('2 in 12 weeks')
    expect(chart.find('.chart-bar').length).toBe(12)
    expect(
      chart
        .find('.chart-scale li')
        .toArray()
        .map((tick) => page.$(tick).text()),
    ).toEqual(['2', '1', '0'])
    expect(chart.find('tbody tr').first().find('td').text()).toBe('2')
    expect(page.$('.activity li').length).toBe(2)
    expect(page.$('a:contains("View All Activity")').attr('href')).toBe('/dashboard/activity')
    expect(page.text).not.toContain('Robot')
    expect(page.$('.banner, .attention-row:not(.quarantined)').length).toBe(0)
    expect(page.html).not.toMatch(/<[^>]+\sstyle=/)
  })

  test('an empty site has zeros, no charts and no invented numbers', async () => {
    const page = await staff.visit('/dashboard')
    expect(page.$('.chart-figure').length).toBe(0)
    expect(statsOf(page)).toMatchObject({ Contacts: '0', Applications: '0' })
    expect(page.text).toContain('No activity yet')
  })

  test('a failed part is reported with a retry link; the others are shown', async () => {
    await enquiry('Kim')
    await sql`alter table record_events rename to events_away`.execute(site.db)
    try {
      const page = await staff.visit('/dashboard')
      expect(page.status).toBe(200)
      // The activity, and what needs attention.
      expect(page.text.split(failure)).toHaveLength(3)
      expect(page.$('.banner a').attr('href')).toBe('/dashboard')
      expect(statsOf(page)).toMatchObject({ Users: '1', Contacts: '1', Applications: '0' })
      const { status, body } = await json(staff, '/api/dashboard/activity')
      expect([status, body]).toEqual([500, { success: false, message: failure }])
    } finally {
      await sql`alter table events_away rename to record_events`.execute(site.db)
    }
  })

  test('a failed card is reported; the others and the charts are shown', async () => {
    await enquiry('Kim')
    await sql`alter table posts rename column live_from to live_away`.execute(site.db)
    try {
      const page = await staff.visit('/dashboard')
      const cards = page.$('.stat-card').toArray()
      const failed = cards.filter((card) => page.$(card).text().includes(failure))
      expect(failed.map((card) => page.$(card).find('h2').text().trim())).toEqual(['Blog Posts'])
      expect(page.$(failed[0]).find('a:contains("Retry")').attr('href')).toBe('/dashboard')
      expect(page.$('.figures[open] .chart-bar').length).toBe(12)
      expect(page.$('.activity li').length).toBe(1)
    } finally {
      await sql`alter table posts rename column live_away to live_from`.execute(site.db)
    }
  })

  test('the sidebar has all pages in four groups, and the way out last', async () => {
    const { $ } = await staff.visit('/dashboard')
    const groups = $('.staff-panel nav ul')
      .toArray()
      .map((group) => [
        $(`#${$(group).attr('aria-labelledby')}`).text(),
        ...$(group)
          .find('a > span:first-of-type')
          .toArray()
          .map((label) => $(label).text()),
      ])
    expect(groups).toEqual([
      ['To answer', 'Inbox', 'Contacts', 'Appointments', 'Overview'],
      ['Courses', 'Careers'],
      ['Content', 'Site content', 'Blog Posts', 'Newsletter', 'Media library', 'Brand Assets'],
      ['Administration', 'Users', 'A person’s data', 'Mail', 'Audit log', 'Settings'],
    ])
    expect($('.staff-panel button').text()).toBe('Logout')
    expect($('.header-search').attr('href')).toBe('/dashboard/search')
  })

  test('the sidebar marks the page that is open, and no page above it', async () => {
    for (const [path, label] of [
      ['/dashboard', 'Overview'],
      ['/dashboard/activity', 'Overview'],
      ['/dashboard/careers', 'Careers'],
      ['/dashboard/careers/runs', 'Careers'],
      ['/dashboard/mail/received', 'Mail'],
      ['/admin-controls/media', 'Media library'],
      ['/admin/branding/palette', 'Brand Assets'],
      ['/dashboard/change-password', 'Settings'],
      ['/dashboard/settings/languages', 'Settings'],
    ] as const) {
      const { $ } = await staff.visit(path)
      const current = $('.staff-sidebar [aria-current]')
      expect([path, current.find('span').first().text()]).toEqual([path, label])
    }
  })

  test('warns when mails need a decision, and when no one receives notices of enquiries', async () => {
    await enquiry('Kim')
    await site.db.updateTable('outbox').set({ status: 'failed' }).where('kind', '=', 'enquiry-acknowledged').execute()
    const page = await staff.visit('/dashboard')
    expect(page.$('.attention-row').text()).toContain('1 email wasn’t sent')
    expect(page.$('.attention-row a').attr('href')).toBe('/dashboard/mail')
    const viewer = await signedIn(site, 'viewer')
    await site.db.updateTable('users').set({ status: 'disabled' }).where('role', '=', 'admin').execute()
    const warned = await viewer.visit('/dashboard')
    await site.db.updateTable('users').set({ status: 'active' }).where('role', '=', 'admin').execute()
    expect(warned.$('.attention-row').text()).toContain('No one is told about new enquiries')
    expect(warned.$('.attention-row a').length).toBe(0)
  })

  test('names the course runs that begin within a week, with their seats', async () => {
    vi.setSystemTime(Date.now())
    for (const [course, inDays] of Object.entries({ react: 6, 'js-basics': 0, 'js-advanced': 7, 'python-basics': -1 }))
      await makeRun(site.db, 12, Date.now(), { course, inDays })
    const listed = async (role: Role) => {
      const { $ } = await (await signedIn(site, role)).visit('/dashboard')
      return $('section[aria-labelledby=runs-heading] li')
        .toArray()
        .map((run) => [$(run).find('a').text(), $(run).find('.pill').text()])
    }
    expect(await listed('admissions')).toEqual([
      ['JavaScript Basics', '12 seats left'],
      ['React', '12 seats left'],
    ])
    expect(await listed('editor')).toEqual([])
    await site.db.deleteFrom('course_runs').execute()
  })

  test('shows each role only its own areas', async () => {
    await enquiry('Kim')
    const seenBy = async (role: Role) => {
      const page = await (await signedIn(site, role)).visit('/dashboard')
      expect(page.status).toBe(200)
      const headings = page.$('.staff-main h2').toArray()
      return { text: page.text, headings: headings.map((heading) => page.$(heading).text().trim()) }
    }
    const viewer = await seenBy('viewer')
    expect(viewer.headings).toEqual([
      'Overdue and due today (0)',
      'Needs attention',
      'Recent Activity',
      'Contacts',
      'Applications',
      'Blog Posts',
      'Enquiries per week',
    ])
    expect(viewer.text).not.toMatch(/\d users?/)
    expect((await seenBy('admissions')).headings).toEqual([
      'Overdue and due today (0)',
      'Needs attention',
      'Recent Activity',
      'Applications',
    ])
    const editor = await seenBy('editor')
    expect(editor.headings).toEqual(['Needs attention', 'Recent Activity', 'Blog Posts'])
    expect(editor.text).not.toMatch(/Kim|new contact|new application|overdue|\d users?/)
  })
})

describe('activity', () => {
  test('is filtered by person and by days in the reader’s zone, and keeps the filter in the form', async () => {
    const day = (iso: string) => Date.parse(iso)
    const reference = await enquiry('Early', day('2026-01-14T09:59Z'))
    await enquiry('Late', day('2026-01-14T10:00Z'))
    await staff.post(`/dashboard/contacts/${reference}`, 'to=in_progress&version=1')
    const titles = async (values: Record<string, string>) => {
      const page = await staff.submit(await staff.visit('/dashboard/activity'), 'form[role=search]', values)
      return page.texts('.activity a')
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

  test('is five lines on the overview, the reader’s own among them', async () => {
    for (let n = 0; n < 6; n++) await enquiry(`Visitor ${n}`, 1_768_000_000_000 + n)
    const reference = await site.db.selectFrom('records').select('reference').executeTakeFirstOrThrow()
    const path = `/dashboard/contacts/${reference.reference}`
    await staff.submit(await staff.visit(path), 'form[data-move=in_progress]')
    await staff.submit(await staff.visit(path), 'form[data-move=completed]')
    const lines = (await staff.visit('/dashboard')).$('.activity li')
    expect(lines.length).toBe(5)
    expect(lines.first().text()).toContain(reference.reference)
  })
})

describe('the download of activity', () => {
  test('applies the page’s filter and the role’s permissions, and disarms formulas', async () => {
    await enquiry('=Kim')
    await enquiry('Lee')
    const { html, headers } = await staff.visit('/dashboard/activity.csv?type=contact')
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="activity-/)
    const rows = parse(html, { bom: true }) as string[][]
    expect(rows.map((row) => row.slice(1, 3))).toEqual([
      ['Type', 'Title'],
      ['contact', 'Lee sent an enquiry'],
      ['contact', "'=Kim sent an enquiry"],
    ])
    const editor = await signedIn(site, 'editor')
    expect((await editor.visit('/dashboard/activity.csv')).html).not.toContain('Lee')
    const viewer = await signedIn(site, 'viewer')
    expect((await viewer.visit('/dashboard/activity')).$('a.download')).toHaveLength(0)
    expect((await viewer.visit('/dashboard/activity.csv')).status).toBe(403)
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

  test('stats have the shape of the specification', async () => {
    await enquiry('Kim')
    const { total } = await site.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const posts = await livePosts()
    const { status, body } = await json(staff, '/api/dashboard/stats')
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      data: {
        users: { total },
        blogs: { total: posts, published: posts, draft: 0 },
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

  test('a role gets only its own areas', async () => {
    await enquiry('Kim')
    const editor = await signedIn(site, 'editor')
    expect(Object.keys((await json(editor, '/api/dashboard/stats')).body.data)).toEqual(['blogs'])
    expect((await json(editor, '/api/dashboard/activity')).body.data).toEqual([])
    const viewer = await signedIn(site, 'viewer')
    const { data } = (await json(viewer, '/api/dashboard/stats')).body
    expect(Object.keys(data)).toEqual(['blogs', 'contacts', 'applications', 'courseSignups'])
  })
})

describe('an API token', () => {
  const tokenOn = (page: Page) => String(page.$('section[aria-labelledby=new-token] input').val())
  const ask = async (token: string, path = '/api/dashboard/stats') => {
    const answer = await fetch(new URL(path, site.url), { headers: { Authorization: `Bearer ${token}` } })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const tokensPath = '/dashboard/settings/api-tokens'

  test('is shown once, has its owner’s permissions, and stops working when revoked', async () => {
    const editor = await signedIn(site, 'editor')
    const made = await editor.submit(await editor.visit(tokensPath), '#api-token', {
      label: 'Wallboard',
      currentPassword: password,
    })
    const token = tokenOn(made)
    expect(token).toMatch(/^bn_/)
    expect((await editor.visit(tokensPath)).html).not.toContain(token)
    const { status, body } = await ask(token)
    expect([status, Object.keys(body.data)]).toEqual([200, ['blogs']])
    expect((await ask(token, '/api/dashboard/activity')).status).toBe(200)
    await editor.submit(await editor.visit(tokensPath), 'form[action$="/revoke"]')
    const refused = await ask(token)
    expect([refused.status, refused.body]).toEqual([401, { success: false, message: 'Please sign in.' }])
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer')
  })

  test('that exceeds the rate limit gets 429 in the same shape', async () => {
    const made = await staff.submit(await staff.visit(tokensPath), '#api-token', {
      label: 'Wallboard',
      currentPassword: password,
    })
    const token = tokenOn(made)
    await ask(token)
    await site.db.updateTable('rate_limits').set({ count: 1000 }).where('key', 'like', 'api-token:%').execute()
    const { status, headers, body } = await ask(token)
    expect([status, body.success]).toEqual([429, false])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('cannot be revoked by anyone else', async () => {
    await staff.submit(await staff.visit(tokensPath), '#api-token', { label: 'Wallboard', currentPassword: password })
    const page = await staff.visit(tokensPath)
    const action = page.$('form[action$="/revoke"]').first().attr('action') ?? ''
    const other = await signedIn(site, 'admin')
    expect((await other.post(action, '')).status).toBe(404)
  })
})

describe('the quarantine', () => {
  test('is linked from the overview, for each role its own part', async () => {
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
    const newsletter = ['1 newsletter sign-up', '/dashboard/newsletter?status=quarantined']
    expect(await leads(staff)).toEqual([contacts, newsletter])
    expect(await leads(await signedIn(site, 'editor'))).toEqual([newsletter])
    expect(await leads(await signedIn(site, 'admissions'))).toEqual([])
    await site.db.deleteFrom('subscribers').execute()
  })
})
