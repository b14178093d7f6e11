// Enquiries in the staff area, without JavaScript.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { input } from '#tests/support/applications.ts'
import { linkIn, sendEnquiry } from '#tests/support/desk.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admin', { name: 'Ada Admin' })
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))

const noon = Date.UTC(2026, 0, 15, 12)
type Sent = Parameters<typeof sendEnquiry>
const enquiry = (input?: Sent[1], how?: Sent[2]) => sendEnquiry(site.db, input, { now: noon, ...how })

const names = (page: Page) => page.texts('tbody th a')
const press = (page: Page, to: string) => staff.submit(page, `form[data-move=${to}]`)

test('an enquiry or application that was opened from a list of its kind leads back to it', async () => {
  await enquiry({ name: 'Kim' })
  await submitApplication(site.db, input, { digest: 'd', client: 'c', now: noon, language: 'en', spamReasons: null })
  for (const list of [
    '/dashboard/contacts',
    '/dashboard/contacts?status=new',
    '/dashboard/contacts?status=overdue&q=Kim',
    '/dashboard/careers',
    '/dashboard/careers?status=new',
  ]) {
    const record = await staff.visit((await staff.visit(list)).$('tbody th a').first().attr('href') ?? '')
    expect(linkIn(record, 'Back to the list')).toBe(list)
    const current = record.$('.staff-sidebar [aria-current=page]').attr('href')
    expect(current).toBe(list.split('?')[0])
  }
})

describe('an enquiry', () => {
  const typed = {
    name: '김철수',
    email: "o'neil+x@mail.example.co.uk",
    phone: '+82 2 1234 5678',
    company: '=HYPERLINK("x")',
    subject: '<b>새 웹사이트</b> & more',
    message: 'Line one 👩‍👩‍👧‍👦\n\n\tIndented <script>alert(1)</script>\n  안녕하세요   three spaces\n=HYPERLINK("x")',
    services: ['Cloud Solutions', 'BPO Services'],
  }

  test('goes from the form to the list, and is shown verbatim', async () => {
    const visitor = site.visitor()
    const thanks = await visitor.submit(await visitor.visit('/contact'), '#contact', typed)
    const reference = thanks.$('.form-reference').first().text()
    const list = await staff.visit('/dashboard/contacts')
    expect(names(list)).toEqual([typed.name])
    expect(list.$('.pill').first().text()).toBe('New')
    const page = await staff.visit(list.$('tbody a').attr('href') ?? '')
    expect(page.status).toBe(200)
    expect(page.url.pathname).toBe(`/dashboard/contacts/${reference}`)
    expect(page.$('h1').text()).toBe(typed.name)
    expect(page.$('.typed-message').text()).toBe(typed.message)
    const fact = (label: string) => page.$(`dt:contains("${label}")`).first().next().text()
    expect([fact('Email'), fact('Phone'), fact('Company'), page.$('.thread h3').text()]).toEqual([
      typed.email,
      typed.phone,
      typed.company,
      typed.subject,
    ])
    expect(fact('Services')).toBe('Cloud Solutions, BPO Services')
    expect(page.$('article script, article b').length).toBe(0)
    expect(page.$('[dir=auto]').length).toBeGreaterThan(5)
    expect(page.html).not.toMatch(/<[^>]+\sstyle=/)
    const mailto = new URL(page.$('a[href^="mailto:"]').attr('href') ?? '')
    expect(decodeURIComponent(mailto.pathname)).toBe(typed.email)
    expect(mailto.searchParams.get('subject')).toBe(`Re: ${typed.subject} (${reference})`)
    expect(page.text).toContain('From the visitor: Contact form')
  })

  test('leaves out empty fields, and shows the message before everything else', async () => {
    const page = await staff.visit(`/dashboard/contacts/${await enquiry()}`)
    const facts = page.texts('section:has(#details-heading) dt')
    expect(facts).toEqual(['Email', 'Reply due', 'Office', 'Language', 'Form', 'Received', 'Reference'])
    expect(page.$('.typed-message, dl, form p').first().text()).toBe('Hello')
    expect(page.text).not.toContain('Not provided')
    expect(page.text).not.toContain('Contact Form Submission')
  })

  test('is found however its reference is typed; an unknown one is Page Not Found in the staff layout', async () => {
    const reference = await enquiry()
    expect((await staff.visit(`/dashboard/contacts/${reference.toLowerCase()}`)).status).toBe(200)
    for (const wrong of ['ENQ-2222-2222', 'x', "'%20or%201=1"]) {
      const page = await staff.visit(`/dashboard/contacts/${wrong}`)
      expect(page.status).toBe(404)
      expect(page.$('h1').text()).toBe('Page Not Found')
      expect(page.$('.staff-sidebar').length).toBe(1)
    }
  })
})

describe('moving', () => {
  test('goes from progress to completion and back; each step names its actor and is confirmed once', async () => {
    const path = `/dashboard/contacts/${await enquiry()}`
    let page = await press(await staff.visit(path), 'in_progress')
    expect(page.redirects).toEqual([303])
    expect(page.$('.banner[data-kind=success]').text()).toContain('In progress')
    expect(page.$('.thread').text()).toContain('New → In progress, by Ada Admin')
    page = await press(page, 'completed')
    page = await press(page, 'in_progress')
    expect(page.$('.thread li').length).toBe(4)
    expect((await staff.visit(path)).$('.banner').length).toBe(0)
  })

  test('a step that a colleague has already taken is a 409 with the current state', async () => {
    const reference = await enquiry()
    const path = `/dashboard/contacts/${reference}`
    const stale = await staff.visit(path)
    await press(await staff.visit(path), 'spam')
    const page = await press(stale, 'in_progress')
    expect(page.status).toBe(409)
    expect(page.$('h1').text()).toBe(stale.$('h1').text())
    expect(page.$('title').text()).toMatch(/^Error: /)
    expect(page.$('.staff-main [role=alert] .pill').text()).toBe('Spam')
    expect((await press(page, 'new')).$('.banner[data-kind=success]').text()).toContain('New')
    expect((await site.db.selectFrom('records').select('status').executeTakeFirst())?.status).toBe('new')
  })

  test('a step that the status does not allow is a 409; a missing status is a 400', async () => {
    const path = `/dashboard/contacts/${await enquiry()}`
    await press(await staff.visit(path), 'in_progress')
    const page = await staff.post(path, 'to=spam&version=2')
    expect(page.status).toBe(409)
    expect(page.text).toContain('can’t be moved to Spam')
    for (const bad of ['to=deleted&version=1', 'to=spam', 'to=spam&version=x', '']) {
      expect((await staff.post(path, bad)).status, bad).toBe(400)
    }
  })
})

describe('the list', () => {
  test('hides spam until asked, counts each status, and filters by links', async () => {
    await enquiry({ name: 'Kim' })
    await enquiry({ name: 'Robot' }, { spamReasons: 'honeypot' })
    const page = await staff.visit('/dashboard/contacts')
    expect(names(page)).toEqual(['Kim'])
    expect(page.$('.tabs').text()).toBe('All1Overdue1New1Spam1')
    const spam = await staff.visit(page.$('.tabs a:contains("Spam")').attr('href') ?? '')
    expect(names(spam)).toEqual(['Robot'])
    expect(spam.$('.tabs [aria-current]').text()).toBe('Spam1')
    expect((await staff.visit('/dashboard/contacts?status=completed')).text).toContain('No contacts are completed')
  })

  test('search ignores case, accents and order, and keeps the typed text', async () => {
    await enquiry({ name: 'Zoë Müller', company: '100% Süß_AG' })
    await enquiry({ name: '김철수', message: '안녕하세요 서울' })
    const list = await staff.visit('/dashboard/contacts')
    const search = async (q: string) => names(await staff.submit(list, 'form[role=search]', { q }))
    expect(await search('MULLER zoe')).toEqual(['Zoë Müller'])
    expect(await search('서울')).toEqual(['김철수'])
    expect(await search('100%')).toEqual(['Zoë Müller'])
    // One or two letters match the beginnings of words.
    expect(await search('10')).toEqual(['Zoë Müller'])
    for (const none of ['%', '0', '__', "' or 1=1 --", '\\']) expect(await search(none), none).toEqual([])
    const nothing = await staff.submit(list, 'form[role=search]', { q: '"><img src=x>' })
    expect(nothing.$('h2').text()).toBe('No contacts found')
    expect(nothing.$('#contacts-search').val()).toBe('"><img src=x>')
    expect(nothing.$('img').length).toBe(0)
  })

  test('is paged 25 by 25, newest first, each once, with the filter kept', async () => {
    for (let n = 1; n <= 60; n++) await enquiry({ name: `Visitor ${n}` }, { now: noon + Math.floor(n / 10) })
    const seen: string[] = []
    let page = await staff.visit('/dashboard/contacts?status=new')
    expect(names(page)[0]).toBe('Visitor 60')
    const sizes = []
    for (;;) {
      seen.push(...names(page))
      sizes.push(names(page).length)
      const older = page.$('.pagination a[rel=next]').attr('href')
      if (!older) break
      expect(older).toContain('status=new')
      page = await staff.visit(older)
    }
    expect(sizes).toEqual([25, 25, 10])
    expect(new Set(seen).size).toBe(60)
    expect(names(await staff.visit(page.$('.pagination a').attr('href') ?? ''))[0]).toBe('Visitor 60')
  })

  test('malformed queries do no harm', async () => {
    await enquiry({ name: 'Kim' })
    for (const query of [
      'status=toString',
      'status=x',
      'before=1',
      'before=x.y',
      'q=%00',
      'q=%F0%9F',
      `q=${'a'.repeat(5000)}`,
    ]) {
      expect((await staff.visit(`/dashboard/contacts?${query}`)).status, query).toBe(200)
    }
  })

  test('hostile names are escaped', async () => {
    await enquiry({ name: '<img src=x onerror=alert(1)>', subject: '</script><script>alert(1)</script>' })
    const page = await staff.visit('/dashboard/contacts')
    expect(names(page)).toEqual(['<img src=x onerror=alert(1)>'])
    expect(page.$('img[src=x]').length).toBe(0)
    expect(page.html).not.toContain('<script>alert(1)')
  })
})

describe('permissions', () => {
  test('strangers are redirected to sign in, and back', async () => {
    const page = await site.visitor().visit('/dashboard/contacts?status=new')
    expect(page.url.pathname).toBe('/login')
    expect(page.url.searchParams.get('redirectTo')).toBe('/dashboard/contacts?status=new')
  })

  test('a viewer sees an enquiry without its moves and mails', async () => {
    const path = `/dashboard/contacts/${await enquiry()}`
    const viewer = await signedIn(site, 'viewer')
    const page = await viewer.visit(path)
    expect(page.status).toBe(200)
    expect(page.$('.staff-main form').length).toBe(0)
    expect(page.$('a[href^="/dashboard/mail"]').length).toBe(0)
  })
})
