// Applications in the staff area, without JavaScript.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationInput } from '#app/features/applications/schema.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { input as someInput } from '#tests/support/applications.ts'
import { linkIn } from '#tests/support/desk.ts'
import { linkTo, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admissions', { name: 'Ada Admissions' })
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))

const noon = Date.UTC(2026, 0, 15, 12)
let sent = 0
async function application(
  input: Partial<ApplicationInput> = {},
  more: { now?: number; spamReasons?: string | null } = {},
): Promise<string> {
  sent += 1
  const person = { firstName: `Person ${sent}`, lastName: 'Kim', email: `${sent}@example.com` }
  const sender = { digest: `${sent}`, client: `${sent}`, spamReasons: null, language: 'en' as const }
  const sending = { ...sender, now: noon }
  const typed = { ...someInput, ...person, ...input }
  const submitted = await submitApplication(site.db, typed, { ...sending, ...more })
  if (!submitted.ok) throw new Error(submitted.codeProblem)
  return submitted.application.reference
}

const path = '/dashboard/careers'
const press = (page: Page, to: string) => staff.submit(page, `form[data-move=${to}]`)
const names = (page: Page) => page.texts('tbody th a')
/** Confirms on the decision's own page. */
const decide = async (page: Page, decision: string, values = {}) =>
  staff.submit(await staff.visit(`${page.url.pathname}/${decision}`), '#decision', values)
const asks = (page: Page) =>
  page
    .$('main :is(.button-row, .record-actions) :is(a.button, [name=finish])')
    .toArray()
    .flatMap((link) => page.$(link).attr('href') ?? page.$(link).attr('value') ?? [])
    .filter((address) => address.startsWith('/dashboard/careers/'))
    .map((address) => address.split('/').slice(4).join('/'))
const moves = (page: Page) =>
  page
    .$('form[data-move]')
    .toArray()
    .map((form) => page.$(form).attr('data-move'))

async function invite(page: Page) {
  const time = { date: '2030-02-04', time: '09:30', zone: 'UTC' }
  const letter = await staff.submit(await staff.visit(`${page.url.pathname}/interview`), '#interview-time', time)
  return staff.submit(letter, '#interview', { place: 'By phone' })
}

describe('an application', () => {
  test('is shown verbatim, with its course, consent and history', async () => {
    const typed = {
      firstName: '<b>길동</b>',
      lastName: '=HYPERLINK("x")',
      email: "o'neil+x@mail.example.co.uk",
      phone: '+82 2 1234 5678',
      message: 'One 👩‍👩‍👧‍👦\n\n\tTwo <script>alert(1)</script>',
    }
    await site.db.updateTable('promo_codes').set({ active: 1 }).execute()
    const reference = await application({ ...typed, code: 'first50' })
    const list = await staff.visit(path)
    expect(names(list)).toEqual([`${typed.firstName} ${typed.lastName}`])
    const page = await staff.visit(list.$('tbody a').attr('href') ?? '')
    expect(page.url.pathname).toBe(`${path}/${reference}`)
    const fact = (label: string) => page.$(`dt:contains("${label}")`).first().next().text()
    expect([fact('First name'), fact('Last name'), fact('Email'), fact('Phone')]).toEqual([
      typed.firstName,
      typed.lastName,
      typed.email,
      typed.phone,
    ])
    expect(fact('Course')).toBe('React: Intermediate, 12 weeks')
    expect(fact('Discount')).toBe('FIRST50, 50%: asked for')
    expect(fact('Agreed to')).toContain('I agree to the Terms and have read the Privacy notice.')
    expect(page.$('.typed-message').text()).toBe(typed.message)
    expect(page.$('article script, article b').length).toBe(0)
    expect(page.html).not.toMatch(/<[^>]+\sstyle=/)
    expect(page.$('.thread').text()).toContain('From the applicant')
  })

  test('sent again shows the proposed changes, until staff adopt or dismiss them', async () => {
    const email = 'same@example.com'
    const own = `${path}/${await application({ email, message: 'First words' })}`
    const again = (message: string) => application({ email, message, firstName: 'Person', lastName: 'Kim' })
    await again('New words')
    await again('Newer words')
    let page = await staff.visit(own)
    expect(page.$('.thread').text()).toContain('Applied again, with new answers')
    expect(page.$('.proposal')).toHaveLength(2)
    expect(page.$('.proposal').first().find('del').text()).toContain('First words')
    expect(page.$('.typed-message').text()).toBe('First words')

    const stale = page
    page = await staff.submit(page, '.proposal:nth-of-type(1) form[data-move=adopt]')
    expect(page.redirects).toEqual([303])
    expect(page.$('.banner[data-kind=success]').text()).toContain('now has the new answers.')
    expect(page.$('.typed-message').text()).toBe('New words')
    expect(page.$('.thread').text()).toContain('New answers adopted, by Ada Admissions')
    const late = await staff.submit(stale, '.proposal:nth-of-type(2) form[data-move=adopt]')
    expect([late.status, late.$('h1').text()]).toEqual([409, 'Already changed'])

    page = await staff.submit(page, '.proposal form[data-move=dismiss]')
    expect(page.$('.banner[data-kind=success]').text()).toContain('is unchanged.')
    expect([page.$('.typed-message').text(), page.$('.proposal').length]).toEqual(['New words', 0])
  })

  test('that is decided shows new answers that can only be dismissed, by staff who may decide', async () => {
    const email = 'late@example.com'
    const reference = await application({ email })
    await application({ email, message: 'New words' })
    let page = await decide(await press(await staff.visit(`${path}/${reference}`), 'reviewing'), 'reject')
    expect(moves(page)).toEqual(['reviewing', 'dismiss'])
    const action = page.$('form[data-move=dismiss]').attr('action') ?? ''
    const adopt = action.replace('/dismiss', '/adopt')
    expect((await staff.post(adopt, 'version=4')).text).toContain(
      'has already been decided, so its answers can’t change',
    )
    expect((await (await signedIn(site, 'viewer')).post(action, 'version=4')).status).toBe(403)
    expect((await staff.post(action, '')).status).toBe(400)
    expect((await staff.post(action.replace('/dismiss', '/delete'), 'version=4')).status).toBe(404)
    // Without a POST, its page asks for confirmation.
    const asking = await staff.visit(action)
    expect(asking.$('h1').text()).toBe('Dismiss these answers?')
    page = await staff.submit(asking, 'form[data-move=dismiss]')
    expect(moves(page)).toEqual(['reviewing'])
    expect((await staff.visit(action)).$('h1').text()).toBe('This can’t be done now')
  })

  test('is found however its reference is typed; an unknown reference is not found', async () => {
    const reference = await application()
    expect((await staff.visit(`${path}/${reference.toLowerCase()}`)).status).toBe(200)
    for (const wrong of ['APP-2222-2222', 'x', "'%20or%201=1"]) {
      expect((await staff.visit(`${path}/${wrong}`)).status).toBe(404)
    }
  })
})

describe('deciding', () => {
  test('goes from new to accepted, with a place in the course; each step names its actor', async () => {
    let page = await staff.visit(`${path}/${await application()}`)
    expect([moves(page), asks(page)]).toEqual([
      ['reviewing', 'spam'],
      ['interview', 'accept', 'reject', 'withdraw'],
    ])
    // Nothing is said of what is not known yet.
    expect(page.$('#price-heading')).toHaveLength(0)
    page = await press(page, 'reviewing')
    expect(page.redirects).toEqual([303])
    expect([moves(page), asks(page)]).toEqual([[], ['interview', 'accept', 'reject', 'withdraw']])
    page = await decide(await invite(page), 'accept')
    expect(page.$('.banner[data-kind=success]').text()).toContain('to Accepted.')
    expect(page.$('.thread').text()).toContain('Interview → Accepted, by Ada Admissions')
    expect(page.$('dt:contains("Course place")').next().text()).toBe('Pending')
    expect([moves(page), asks(page)]).toEqual([[], ['place/confirm', 'take-back', 'place/run', 'place/cancel']])
    page = await decide(page, 'take-back')
    expect(page.$('dt:contains("Course place")').next().text()).toBe('Cancelled')
    expect(asks(page)).toContain('accept')
    // Who loses a place is told.
    expect((await storedMails(site.db)).map(({ kind }) => kind)).toContain('place-cancelled')
  })

  test('shows one primary button on a page', async () => {
    let page = await staff.visit(`${path}/${await application({ email: 'one@example.com' })}`)
    await application({ email: 'one@example.com', message: 'More' })
    const primaries = (shown: Page) => shown.$('main .button-primary').length
    page = await staff.visit(page.url.pathname)
    expect(primaries(page)).toBe(1)
    page = await press(page, 'reviewing')
    expect(primaries(page)).toBe(1)
    page = await invite(page)
    expect([primaries(page), page.$('main .button-primary').text()]).toEqual([1, 'Accept'])
    page = await decide(page, 'accept')
    expect([primaries(page), page.$('main .button-primary').text()]).toEqual([1, 'Confirm place'])
    page = await staff.submit(await staff.visit(`${page.url.pathname}/place/confirm`), '#place-move')
    // Nothing is to be done until the course has ended.
    expect([primaries(page), page.$('main .button-primary').text()]).toEqual([1, 'Send reply'])
  })

  test('a new application is accepted at once, and its history says that it was reviewed', async () => {
    const page = await decide(await staff.visit(`${path}/${await application()}`), 'accept')
    expect(page.$('.banner[data-kind=success]').text()).toContain('to Accepted.')
    expect(page.$('.thread').text()).toMatch(/New → Reviewing.*Reviewing → Accepted/s)
  })

  test('a new application is rejected at once, and its history says that it was reviewed', async () => {
    const page = await decide(await staff.visit(`${path}/${await application()}`), 'reject')
    expect(page.$('.banner[data-kind=success]').text()).toContain('to Rejected.')
    expect(page.$('.thread').text()).toMatch(/New → Reviewing.*Reviewing → Rejected/s)
    expect(await storedMails(site.db, { kind: 'application-rejected' })).toHaveLength(1)
  })

  test('that makes an interview needless says so before, and tells it in the same mail', async () => {
    for (const [decision, kind] of [
      ['accept', 'application-accepted'],
      ['reject', 'application-rejected'],
    ] as const) {
      await site.db.deleteFrom('outbox').execute()
      const page = await invite(await press(await staff.visit(`${path}/${await application()}`), 'reviewing'))
      const asking = await staff.visit(`${page.url.pathname}/${decision}`)
      expect(asking.$('#decision').text()).toContain('This cancels the interview planned for')
      expect(asking.$('.letter').text()).toContain('at this time will not take place')
      await staff.submit(asking, '#decision')
      const mails = await storedMails(site.db, { to: `${sent}@example.com` })
      expect(mails.map((mail) => mail.kind)).toEqual([kind, 'interview-invited', 'application-acknowledged'])
      expect(mails[0]?.text_body).toContain('Monday 4 February 2030')
      expect(mails[0]?.calendar).toContain('METHOD:CANCEL')
    }
  })

  test('from a list leads to the next open application of the list', async () => {
    const [older, between] = [await application({}, { now: noon }), await application({}, { now: noon + 1 })]
    await staff.submit(await staff.visit(`${path}/${between}/reject`), '#decision')
    const newer = await application({}, { now: noon + 2 })
    const list = await staff.visit(path)
    const opened = await staff.visit(list.$('tbody a').first().attr('href') ?? '')
    expect(opened.url.pathname).toBe(`${path}/${newer}`)
    const asking = await staff.visit(linkIn(opened, 'Reject'))
    const next = await staff.submit(asking, '#decision')
    expect(next.url.pathname).toBe(`${path}/${older}`)
    expect(next.$('.way-through-list').length).toBe(1)
    // A place that is still to be confirmed keeps them here.
    const accepting = await staff.visit(linkIn(next, 'Accept'))
    const stayed = await staff.submit(accepting, '#decision')
    expect([stayed.url.pathname, stayed.texts('main .button-primary')]).toEqual([`${path}/${older}`, ['Confirm place']])
    expect(stayed.$('.way-through-list').length).toBe(1)
  })

  test('previews the mail, with room for a paragraph, and sends it when confirmed, or sends none', async () => {
    const page = await press(
      await staff.visit(`${path}/${await application({ email: 'ko@example.com' })}`),
      'reviewing',
    )
    await site.db.updateTable('records').set({ language: 'ko' }).execute()
    const asking = await staff.visit(`${page.url.pathname}/accept`)
    expect(asking.$('.letter').text()).toContain('합격하셨')
    expect(asking.$('.letter').text()).toContain('To ko@example.com')
    expect(asking.$('.letter [lang=ko]').length).toBeGreaterThan(0)
    const kinds = async () => (await storedMails(site.db, { to: 'ko@example.com' })).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['application-acknowledged'])
    const tooLong = await staff.submit(asking, '#decision', { paragraph: 'x'.repeat(3001) })
    expect([tooLong.status, tooLong.$('[name=paragraph]').val()]).toEqual([422, 'x'.repeat(3001)])
    await staff.submit(asking, '#decision', { paragraph: '환영합니다!\n<b>곧</b> 뵙겠습니다.' })
    const [mail] = await storedMails(site.db, { kind: 'application-accepted' })
    expect(mail?.text_body).toContain('환영합니다!\n<b>곧</b> 뵙겠습니다.')
    expect(mail?.html_body).toContain('환영합니다!<br>\n&lt;b&gt;곧&lt;/b&gt; 뵙겠습니다.')

    const other = await press(await staff.visit(`${path}/${await application()}`), 'reviewing')
    await decide(other, 'reject', { mail: [] })
    expect(await storedMails(site.db, { kind: 'application-rejected' })).toEqual([])
  })

  test('a rejection or a withdrawal can be reverted', async () => {
    for (const decision of ['reject', 'withdraw']) {
      let page = await press(await staff.visit(`${path}/${await application()}`), 'reviewing')
      page = await decide(page, decision)
      expect([moves(page), asks(page)]).toEqual([['reviewing'], []])
      expect(asks(await press(page, 'reviewing'))).toContain('accept')
    }
  })

  test('a conflict or a forbidden step is a 409 with the current state; a missing step is a 400', async () => {
    const own = `${path}/${await application()}`
    const stale = await staff.visit(own)
    await decide(await staff.visit(own), 'withdraw')
    const page = await press(stale, 'reviewing')
    expect([page.status, page.$('h1').text()]).toEqual([409, stale.$('h1').text()])
    expect(page.$('.staff-main [role=alert] .pill').text()).toBe('Withdrawn')
    const wrong = await staff.post(own, 'to=accepted&version=2')
    expect(wrong.status).toBe(409)
    expect(wrong.text).toContain('can’t be moved to Accepted')
    for (const bad of ['to=deleted&version=1', 'to=spam', '']) {
      expect((await staff.post(own, bad)).status, bad).toBe(400)
    }
    for (const late of ['accept', 'reject', 'withdraw', 'interview', 'interview/cancel']) {
      const shown = await staff.visit(`${own}/${late}`)
      expect([late, shown.$('h1').text(), shown.$('.staff-main .pill').text()]).toEqual([
        late,
        'This can’t be done now',
        'Withdrawn',
      ])
    }
    expect((await staff.visit(`${own}/delete`)).status).toBe(404)
  })

  test('is not possible without confirmation', async () => {
    const page = await press(await staff.visit(`${path}/${await application()}`), 'reviewing')
    for (const to of ['accepted', 'rejected', 'withdrawn', 'interview']) {
      expect((await staff.post(page.url.pathname, `to=${to}&version=2`)).status).toBe(409)
    }
    expect((await staff.visit(page.url.pathname)).$('.staff-main .pill').first().text()).toBe('Reviewing')
  })

  test('a conflict keeps the paragraph, names the other person, and succeeds the second time', async () => {
    const own = `${path}/${await application({ email: 'twice@example.com' })}`
    await press(await staff.visit(own), 'reviewing')
    const stale = await staff.visit(`${own}/accept`)
    await application({ email: 'twice@example.com', message: 'News' }, { now: Date.now() })
    const refused = await staff.submit(stale, '#decision', { paragraph: 'Welcome' })
    expect([refused.status, refused.$('[name=paragraph]').val()]).toEqual([409, 'Welcome'])
    expect(refused.$('.error-summary').text()).toContain('by the visitor')
    const taken = await staff.submit(refused, '#decision')
    expect(taken.$('.banner[data-kind=success]').text()).toContain('to Accepted.')
  })

  test('releasing from quarantine queues the withheld mails', async () => {
    const page = await staff.visit(`${path}/${await application({}, { spamReasons: 'The hidden field.' })}`)
    expect(page.text).toContain('Quarantined as spam: The hidden field.')
    expect(page.text).toContain('No emails about this application yet')
    // The acknowledgement, and a notice to each of two members of staff.
    expect((await press(page, 'new')).$('.activity li').length).toBe(3)
  })
})

describe('an interview', () => {
  test('is planned in two steps: the time, then the mail with it in three zones, sent when confirmed', async () => {
    const reviewing = await press(
      await staff.visit(`${path}/${await application({ email: 'talk@example.com' })}`),
      'reviewing',
    )
    const own = reviewing.url.pathname
    const asking = await staff.visit(`${own}/interview`)
    const wrong = await staff.submit(asking, '#interview-time', { date: '2030-02-30', time: '25:00' })
    expect(wrong.$('.error-summary li').toArray()).toHaveLength(2)
    expect(wrong.$('[name=date]').val()).toBe('2030-02-30')
    const both = await staff.submit(asking, '#interview-time', { date: '2020-02-03', time: '25:99' })
    expect(both.$('.error-summary').text()).toMatch(/This time has passed.*Enter the time/s)
    const past = await staff.submit(asking, '#interview-time', { date: '2020-02-03', time: '10:00' })
    expect(past.$('.error-summary').text()).toContain('This time has passed')
    const time = {
      date: '2030-02-04',
      time: '09:30',
      zone: 'Africa/Douala',
      minutes: '30',
      applicantZone: 'Asia/Tokyo',
    }
    const letter = await staff.submit(asking, '#interview-time', time)
    for (const words of [
      'Monday 4 February 2030, 17:30',
      'Monday 4 February 2030, 09:30',
      'Your time zone (Asia/Tokyo)',
    ]) {
      expect(letter.$('.letter').text()).toContain(words)
    }
    const nowhere = await staff.submit(letter, '#interview', { paragraph: 'See you' })
    expect([nowhere.status, nowhere.$('[name=paragraph]').val()]).toEqual([422, 'See you'])
    expect(nowhere.$('.letter').text()).toContain('17:30')
    expect(await storedMails(site.db, { kind: 'interview-invited' })).toEqual([])
    const page = await staff.submit(nowhere, '#interview', { place: 'https://meet.example/a' })
    expect([page.url.pathname, page.$('.staff-main .pill').first().text()]).toEqual([own, 'Interview'])
    expect(page.text).toContain('The interview is planned. Email isn’t set up yet, so the email is held.')
    const [mail] = await storedMails(site.db, { kind: 'interview-invited' })
    expect(mail).toMatchObject({ to_address: 'talk@example.com' })
    expect(mail?.calendar).toContain('DTSTART:20300204T083000Z')
    expect(page.$('section[aria-labelledby=interview-heading]').text()).toContain('https://meet.example/a')

    const known = { email: 'talk@example.com', reference: own.split('/').at(-1) ?? '' }
    const visitor = site.visitor()
    await visitor.submit(await visitor.visit('/status'), '#status', known)
    const status = await visitor.visit(linkTo('/status/', await newestMail(site.db, { kind: 'status-link-requested' })))
    const main = status.$('#main')
    expect(main.text()).toContain('Monday 4 February 2030, 17:30')
    // The history is told to the applicant too, so it names the zone and not whose it is.
    expect(main.text()).toContain('17:30\u00a0(Asia/Tokyo)')
    expect(main.text()).not.toMatch(/Applicant['’]s/)
    expect(main.find('a[href="https://meet.example/a"]').length).toBeGreaterThan(0)
    const file = await visitor.visit(main.find('a[download="interview.ics"]').attr('href') ?? '')
    expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(file.html).toContain('DTSTART:20300204T083000Z')
  })

  test('is changed and cancelled from the page of the application, each with its mail', async () => {
    let page = await invite(await press(await staff.visit(`${path}/${await application()}`), 'reviewing'))
    const own = page.url.pathname
    const changing = await staff.visit(`${own}/interview`)
    expect(changing.$('[name=time]').val()).not.toBe('')
    page = await staff.submit(await staff.submit(changing, '#interview-time', { date: '2031-01-06' }), '#interview')
    expect(page.$('.thread').text()).toMatch(/Interview moved: Monday 6 January 2031, \d\d:\d\d\u00a0\(/)
    await site.db.updateTable('users').set({ language: 'fr' }).execute()
    const inFrench = (await staff.visit(own)).$('.thread').text()
    await site.db.updateTable('users').set({ language: 'en' }).execute()
    expect(inFrench).toMatch(/Entretien déplacé\s: lundi 6 janvier 2031, \d+\sh\s\d\d\s\(/)
    expect(inFrench).not.toContain('Interview')
    page = await staff.submit(await staff.visit(`${own}/interview/cancel`), '#interview-cancel')
    expect(page.text).toContain('No time set yet')
    const kinds = (await storedMails(site.db)).map(({ kind }) => kind).filter((kind) => kind.startsWith('interview'))
    expect(kinds.sort()).toEqual([
      'interview-cancelled',
      'interview-invited',
      'interview-moved',
      'interview-planned',
      'interview-planned',
      'interview-planned',
    ])
    expect((await staff.visit(`${own}/interview/cancel`)).$('h1').text()).toBe('This can’t be done now')
  })
})

describe('the list', () => {
  test('hides spam until asked, counts each status, filters by links and searches', async () => {
    await application({ firstName: '민수', lastName: 'Müller' })
    await application({ firstName: 'Robot', lastName: 'X' }, { spamReasons: 'honeypot' })
    const page = await staff.visit(path)
    expect(names(page)).toEqual(['민수 Müller'])
    expect(page.$('.tabs').text()).toBe('All1New1Spam1')
    expect(names(await staff.visit(`${path}?status=spam`))).toEqual(['Robot X'])
    const search = async (q: string) => names(await staff.submit(page, 'form[role=search]', { q }))
    expect(await search('MULLER 민수')).toEqual(['민수 Müller'])
    expect(await search('react')).toEqual(['민수 Müller'])
    expect(await search('%')).toEqual([])
    const none = await staff.visit(`${path}?status=accepted`)
    expect([none.$('.tabs').text(), none.$('.tabs [aria-current]').text()]).toEqual([
      'All1New1Accepted0Spam1',
      'Accepted0',
    ])
    expect(none.text).toContain('No applications are accepted')
    for (const odd of ['status=toString', 'before=x.y', 'q=%00']) {
      expect((await staff.visit(`${path}?${odd}`)).status, odd).toBe(200)
    }
  })

  test('is paged 25 by 25, newest first, each once, with the filter kept', async () => {
    for (let n = 1; n <= 60; n++) await application({ lastName: `No ${n}` }, { now: noon + Math.floor(n / 10) })
    const seen: string[] = []
    let page = await staff.visit(`${path}?status=new`)
    for (;;) {
      seen.push(...names(page))
      const older = page.$('.pagination a[rel=next]').attr('href')
      if (!older) break
      expect(older).toContain('status=new')
      page = await staff.visit(older)
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
  })
})

test('a viewer sees an application without its moves', async () => {
  const own = `${path}/${await application()}`
  const viewer = await signedIn(site, 'viewer')
  expect(moves(await viewer.visit(own))).toEqual([])
})
