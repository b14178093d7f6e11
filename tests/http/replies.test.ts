// Replies by mail from a record, without JavaScript: writing, drafts, previews, sending, and two people at once.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { input, moveAlong } from '#tests/support/applications.ts'
import { accept, applicant, makeRun } from '#tests/support/course-runs.ts'
import { mailRows } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page, Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admin', { name: 'Ada Admin' })
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))

let sent = 0
const sending = (language: 'en' | 'fr' | 'ko' = 'en', spamReasons: string | null = null) => {
  sent += 1
  return { digest: `d${sent}`, client: `c${sent}`, now: Date.now(), language, spamReasons }
}
const message = 'Line one <b>x</b>\n  안녕하세요'
const enquiry = (...how: Parameters<typeof sending>) => written(message, ...how)
async function written(message: string, ...how: Parameters<typeof sending>) {
  const input = { name: '김민수', email: 'kim@example.com', message }
  const { reference } = await submitEnquiry(site.db, 'contact', input, sending(...how))
  return `/dashboard/contacts/${reference}`
}
async function application(email: string) {
  const made = await submitApplication(site.db, { ...input, firstName: 'V', lastName: 'W', email }, sending())
  return `/dashboard/careers/${made.ok ? made.application.reference : ''}`
}
const field = (page: Page, name: string) => page.$(`#reply [name=${name}]`)
const besideList = (query: string) => `?${new URLSearchParams({ beside: query })}`
/** Presses a button beside the form, which sends the form. @param body typed before */
function pressBeside(page: Page, button: ReturnType<Page['$']>, body?: string) {
  const [name = '', value = ''] = [button.attr('name'), button.attr('value')]
  page.$('#reply').attr('action', button.attr('formaction') ?? '')
  return staff.submit(page, '#reply', { ...(body && { body }), ...(name && { [name]: value }) })
}
/** Presses another button of the form. */
const press = (page: Page, button: string, values: Record<string, string>, visitor = staff) => {
  const pressed = page.$(`#reply button:contains("${button}")`)
  const action = pressed.attr('formaction')
  if (action) page.$('#reply').attr('action', action)
  const name = pressed.attr('name')
  return visitor.submit(page, '#reply', name ? { ...values, [name]: pressed.attr('value') ?? '' } : values)
}

test('a reply is written below the conversation, sent, and shown in its timeline with the state of the mail', async () => {
  const path = await enquiry()
  const page = await staff.visit(path)
  expect(page.$(`.record-actions [href="#${field(page, 'body').attr('id')}"]`).text()).toBe('Reply')
  expect(page.text).toContain('Line one <b>x</b>')
  expect(field(page, 'body').text()).toMatch(/^Hello 김민수,\n.*Ada Admin$/s)
  const done = await staff.submit(page, '#reply', { body: 'Yes, we can.' })
  expect([done.url.pathname, done.redirects]).toEqual([path, [303]])
  expect(done.text).toContain('Reply to 김민수 saved, but held: email isn’t set up yet.')
  expect(page.text).toContain('Email isn’t set up yet')
  expect(done.$('.page-head .pill').text()).toBe('In progress')
  expect(done.$('.thread > li').last().text()).toMatch(/Reply by email, by Ada Admin.*Queued.*Yes, we can\./)
  const [mail] = await mailRows(site.db, { kind: 'record-replied' })
  expect(mail).toMatchObject({ to_address: 'kim@example.com', reply_to: 'staff@example.com' })
  expect(mail?.sender).toBe('Ada Admin · BN Technologies')
  expect(mail?.text_body).toContain('> Line one <b>x</b>\n> ')
  expect(mail?.html_body).toContain('Line one &lt;b&gt;x&lt;/b&gt;')
})

test('a reply is sent in the name of its author, with the office in the reader’s language', async () => {
  const path = await enquiry('fr')
  await staff.submit(await staff.visit('/dashboard/settings/profile'), '#profile', { office: 'seoul' })
  await staff.submit(await staff.visit(path), '#reply', { body: 'Oui.' })
  const [mail] = await mailRows(site.db, { kind: 'record-replied' })
  expect(mail?.sender).toBe('Ada Admin · BN Technologies · Séoul')
  await staff.submit(await staff.visit('/dashboard/settings/profile'), '#profile', { office: '' })
})

test('a refused reply says its reason once, at the text, which has the focus', async () => {
  const refused = await staff.submit(await staff.visit(await enquiry()), '#reply')
  expect(refused.status).toBe(422)
  const reason = 'Please write your reply: so far there is only a greeting'
  expect(refused.$('#reply').text().split(reason)).toHaveLength(2)
  expect(refused.$('#reply-body-error').text()).toContain(reason)
  expect(refused.$('#reply-body').attr('aria-describedby')).toContain('reply-body-error')
  expect(refused.$('#reply .error-summary')).toHaveLength(0)
  expect(refused.$('[autofocus]').attr('id')).toBe('reply-body')
})

test('other conversations with the same address stand beside a record', async () => {
  const [first, second] = [await enquiry(), await written('Another question')]
  const others = (await staff.visit(first)).$('section[aria-labelledby=others-heading]')
  expect(others.find('a').attr('href')).toBe(second)
  expect(others.text()).toContain('Another question')
  const { reference } = await submitEnquiry(
    site.db,
    'contact',
    { name: 'Lee', email: 'lee@example.com', message: 'Alone' },
    sending(),
  )
  expect((await staff.visit(`/dashboard/contacts/${reference}`)).$('#others-heading')).toHaveLength(0)
})

test('a reply written beside the list leads back to it, at the record that takes its place', async () => {
  const [first = '', second = ''] = [await enquiry(), await written('Another question')]
  const kept = await press(await staff.visit(`${first}/reply${besideList('view=todo')}`), 'Save draft', {
    body: 'First',
  })
  expect([kept.url.pathname, kept.url.search]).toEqual(['/dashboard/inbox', '?view=todo'])
  const sent = await staff.submit(await staff.visit(`${first}/reply${besideList('view=todo')}`), '#reply')
  expect([sent.url.pathname, sent.url.search, sent.url.hash]).toEqual([
    '/dashboard/inbox',
    '?view=todo',
    `#${second.split('/').at(-1)}`,
  ])
  expect(sent.$(sent.url.hash).text()).toContain('김민수')
  const stays = await staff.submit(await staff.visit(`${second}/reply${besideList('view=all')}`), '#reply', {
    body: 'Yes.',
  })
  expect([stays.url.search, stays.url.hash]).toEqual(['?view=all', `#${second.split('/').at(-1)}`])
  const closed = await press(
    await staff.visit(`${second}/reply${besideList('view=//elsewhere.example')}`),
    'Send and next',
    {
      body: 'And that.',
    },
  )
  expect(closed.url.pathname).toBe('/dashboard/inbox')
})

test.each([
  ['status=new', 'Send reply'],
  ['view=snoozed', 'Send reply'],
  ['view=all', 'Send and next'],
])('beside the list with %s, "%s" leads to the next record', async (query, button) => {
  const paths = [await enquiry(), await written('Another question')]
  // With a status, and in all records, the newest stands first.
  const [first = '', second = ''] = query === 'view=snoozed' ? paths : paths.reverse()
  if (query === 'view=snoozed')
    await site.db
      .updateTable('records')
      .set({ snoozed_until: Date.now() + 1e8 })
      .execute()
  const sent = await press(await staff.visit(`${first}/reply${besideList(query)}`), button, { body: 'Yes.' })
  expect([sent.url.search, sent.url.hash]).toEqual([`?${query}`, `#${second.split('/').at(-1)}`])
})

test('"Send and next" beside the list leaves an application, and goes on to a record of the next page', async () => {
  const [second, first] = [await enquiry(), await application('next@example.com')]
  const sent = await press(await staff.visit(`${first}/reply${besideList('view=all')}`), 'Send and next', {
    body: 'Yes.',
  })
  expect([sent.url.pathname, sent.url.hash]).toEqual(['/dashboard/inbox', `#${second.split('/').at(-1)}`])
  const { seq } = await site.db
    .selectFrom('records')
    .select('seq')
    .where('kind', '=', 'enquiry')
    .executeTakeFirstOrThrow()
  const page = await staff.visit(`${first}/reply${besideList(`view=all&before=${seq}`)}`)
  const onward = await press(page, 'Send and next', { body: 'And that.' })
  expect([onward.url.pathname, onward.url.search, onward.url.hash]).toEqual([
    second,
    `?list=${encodeURIComponent('view=all')}`,
    '#reply-body',
  ])
})

test('a draft is kept, previewed as it will be sent, and sent from there', async () => {
  const path = await enquiry('fr')
  const kept = await press(await staff.visit(`${path}/reply`), 'Save draft', { body: 'Premier jet' })
  expect(kept.url.pathname).toBe(path)
  expect(field(kept, 'body').text()).toBe('Premier jet')
  expect(await mailRows(site.db, { kind: 'record-replied' })).toEqual([])
  const preview = await press(kept, 'Preview', { body: 'Second jet', subject: 'Re: autre' })
  expect(preview.url.pathname).toBe(`${path}/reply/preview`)
  expect(preview.$('title').text()).toContain('Preview of the reply to ENQ-')
  expect(preview.$('.mail-text').text()).toMatch(
    /Notre réponse.*Second jet.*Vous avez écrit le.*> Line one <b>x<\/b>\n> {2}안녕하세요/s,
  )
  expect(preview.$('.facts').text()).toContain('Ada Admin · BN Technologies <no-reply@localhost>')
  const drawn = await staff.visit(preview.$('iframe').attr('src') ?? '')
  const done = await staff.submit(preview, '#reply')
  expect(done.url.pathname).toBe(path)
  const [mail] = await mailRows(site.db, { kind: 'record-replied' })
  expect(mail?.subject).toBe('Re: autre')
  expect(mail?.text_body).toBe(preview.$('.mail-text').text())
  expect(mail?.html_body).toBe(
    drawn.html.replace(/data:image[^"]*/, 'cid:company-mark-0').replace('<base target="_blank">\n', ''),
  )
  const none = await staff.visit(`${path}/reply/preview`)
  expect([none.$('.mail-text').length, field(none, 'body').text()]).toEqual([0, expect.stringContaining('Bonjour')])
})

test('a template is in the selected language, and is added to the typed text', async () => {
  const path = await enquiry()
  const korean = await press(await staff.visit(`${path}/reply`), 'General reply', { language: 'ko' })
  expect([korean.url.pathname, field(korean, 'body').text()]).toEqual([path, expect.stringMatching(/^김민수 님께/)])
  expect(field(korean, 'language').find('[selected]').attr('value')).toBe('ko')
  const call = await press(korean, 'Propose a call', {})
  expect(field(call, 'body').text()).toContain('전화')
  expect(field(call, 'body').text()).not.toContain('문의해 주셔서 감사합니다.\n\n감사합니다')
  const own = { subject: 'Mine', body: 'My own words.\n\nKind regards,\nAda Admin', language: 'en' }
  const both = await press(call, 'Confirm it’s done', own)
  expect(field(both, 'subject').val()).toBe('Mine')
  expect(field(both, 'body').text()).toMatch(
    /^My own words\.\s+What you asked us for is done\..+\s+Kind regards,\s+Ada Admin$/,
  )
  expect((await staff.visit(`${path}/reply`)).$('#reply-body').text()).toContain('My own words.')
})

test('the prefilled words alone are no draft', async () => {
  const path = await enquiry()
  const page = await staff.visit(`${path}/reply`)
  const words = { version: '1', language: 'en', subject: String(field(page, 'subject').val()) }
  const post = (body: string) =>
    staff.post(`/dashboard/inbox/${path.split('/').at(-1)}/draft`, new URLSearchParams({ ...words, body }))
  expect(JSON.parse((await post(field(page, 'body').text())).html).savedAt).toBeNull()
  expect(JSON.parse((await post('One')).html).savedAt).toBeGreaterThan(0)
})

test('automatically saved drafts are restored, and are one line of the log', async () => {
  const path = await enquiry()
  const reference = path.split('/').at(-1)
  const log = async () =>
    (
      await site.db
        .selectFrom('audit_events')
        .select('verb')
        .where('record_reference', '=', reference ?? '')
        .execute()
    )
      .map(({ verb }) => verb)
      .filter((verb) => verb === 'reply-drafted')
  for (const body of ['One', 'One two']) {
    const words = new URLSearchParams({ version: '1', language: 'en', subject: 'Mine', body })
    const stored = await staff.post(`/dashboard/inbox/${reference}/draft`, words)
    expect(JSON.parse(stored.html).savedAt).toBeGreaterThan(0)
  }
  const page = await staff.visit(`${path}/reply`)
  expect([field(page, 'subject').val(), field(page, 'body').text()]).toEqual(['Mine', 'One two'])
  expect(await log()).toEqual(['reply-drafted'])
})

test('a reply sent without a session is back on its record after signing in, until its draft is saved', async () => {
  const path = await enquiry()
  const bea = await signedIn(site, 'admin', { name: 'Bea' })
  const page = await bea.visit(path)
  const cookies = [...bea.cookies]
  bea.cookies.clear()
  const login = await bea.submit(page, '#reply', { body: 'Written for long' })
  expect(login.text).toContain('Your text is kept')
  for (const [name, value] of cookies) bea.cookies.set(name, value)
  const back = await bea.visit(path)
  expect([field(back, 'body').text(), back.$('#reply [role=alert]').text()]).toEqual([
    'Written for long',
    expect.stringContaining('What you typed is back'),
  ])
  expect(field(await staff.visit(path), 'body').text()).not.toContain('Written for long')
  const words = new URLSearchParams({ version: '1', language: 'en', subject: 'Mine', body: 'Written for longer' })
  await bea.post(`/dashboard/inbox/${path.split('/').at(-1)}/draft`, words)
  expect(field(await bea.visit(path), 'body').text()).toBe('Written for longer')
})

test('the second of two people replying at once sees the first reply, and keeps the typed text', async () => {
  const path = await enquiry()
  const bea = await signedIn(site, 'admin', { name: 'Bea' })
  const [hers, mine] = [await bea.visit(`${path}/reply`), await staff.visit(`${path}/reply`)]
  await press(hers, 'Save draft', { body: 'Begun' }, bea)
  expect((await staff.visit(`${path}/reply`)).text).toContain('Bea is also writing a reply.')
  await bea.submit(await bea.visit(`${path}/reply`), '#reply', { body: 'Her answer' })
  const refused = await staff.submit(mine, '#reply', { body: 'My answer' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Last changed by Bea')
  expect(refused.text).toContain('Her answer')
  expect(field(refused, 'body').text()).toBe('My answer')
  expect(await mailRows(site.db, { kind: 'record-replied' })).toHaveLength(1)
  // After seeing it, the second reply can still be sent.
  expect((await staff.submit(refused, '#reply')).url.pathname).toBe(path)
  expect(await mailRows(site.db, { kind: 'record-replied' })).toHaveLength(2)
})

test('an empty reply, one too long and one to a quarantined sender is refused with the typed text', async () => {
  const path = await enquiry()
  for (const [body, error] of [
    ['', 'Message is required'],
    ['x'.repeat(10_001), 'Message must be 10,000 characters or fewer'],
  ] as const) {
    const refused = await staff.submit(await staff.visit(`${path}/reply`), '#reply', { body, subject: 'Mine' })
    expect([refused.status, refused.$('#reply-body-error').text()]).toEqual([422, `Error: ${error}`])
    expect([field(refused, 'subject').val(), field(refused, 'body').text()]).toEqual(['Mine', body])
  }
  const refused = await press(await staff.visit(`${path}/reply`), 'Preview', { body: '' })
  expect([refused.status, field(refused, 'body').length]).toEqual([422, 1])
  const spam = await enquiry('en', 'A reason.')
  const quarantined = await staff.visit(`${spam}/reply`)
  expect(quarantined.text).toContain('Release it')
  expect((await staff.submit(quarantined, '#reply', { body: 'x' })).status).toBe(409)
})

test('applications are answered the same way, by staff who may decide on them', async () => {
  const path = await application('roy@example.com')
  const admissions = await signedIn(site, 'admissions')
  const done = await admissions.submit(await admissions.visit(`${path}/reply`), '#reply', { body: 'Welcome' })
  expect(done.url.pathname).toBe(path)
  expect(done.$('.page-head .pill').text()).toBe('Reviewing')
  const viewer = await signedIn(site, 'viewer')
  expect((await viewer.visit(`${path}/reply`)).status).toBe(403)
  expect(field(await viewer.visit(path), 'body').length).toBe(0)
  expect((await staff.visit(`${path}/reply/elsewhere`)).status).toBe(404)
})

test('the record shows others who is replying, for two minutes, without an audit entry', async () => {
  const path = await enquiry()
  const reference = path.split('/').at(-1)
  const bob = await signedIn(site, 'admin', { name: 'Bob' })
  const names = async (visitor: Visitor, page = path) => {
    const opened = await visitor.visit(page)
    const banners = opened.$('.banner').toArray()
    return banners.map((banner) => opened.$(banner).text()).filter((text) => text.endsWith('is replying'))
  }
  await bob.visit(`${path}/reply`)
  expect(await names(staff), 'reading changes nothing').toEqual([])

  const log = () => site.db.selectFrom('audit_events').select('id').execute()
  const before = (await log()).length
  await bob.post(`/dashboard/inbox/${reference}/replying`, '')
  expect((await log()).length).toBe(before)
  expect([await names(staff), await names(staff, `${path}/reply`), await names(bob)]).toEqual([
    ['Bob is replying'],
    ['Bob is replying'],
    [],
  ])
  const asked = await staff.visit(`/dashboard/inbox/${reference}/replying`)
  expect(JSON.parse(asked.html)).toEqual({ names: ['Bob'] })
  await site.db
    .updateTable('reply_presence')
    .set({ seen_at: Date.now() - 121_000 })
    .execute()
  expect(await names(staff)).toEqual([])

  // Without scripts, the draft and the preview announce it; the reply ends it.
  const preview = await press(await bob.visit(`${path}/reply`), 'Preview', { body: 'Yes' }, bob)
  expect(await names(staff)).toEqual(['Bob is replying'])
  await bob.submit(preview, '#reply')
  expect(await names(staff)).toEqual([])

  const viewer = await signedIn(site, 'viewer')
  expect((await viewer.post(`/dashboard/inbox/${reference}/replying`, '')).status).toBe(403)
})

test('a reply can close its record, and lead on to the next one of the list', async () => {
  const [first, second] = [await enquiry(), await enquiry()]
  const list = `?list=${encodeURIComponent('view=todo')}`
  const page = await staff.visit(first + list)
  const hint = page.$('button:contains("Send and next")').attr('aria-describedby')
  expect(page.$(`#${hint}`).text()).toBe('“Send and next” also completes this record.')
  const next = await press(page, 'Send and next', { body: 'Yes.' })
  expect([next.url.pathname, next.text]).toEqual([second, expect.stringContaining('to Completed.')])
  expect((await staff.visit(first)).$('.thread > li').text()).toContain('In progress → Completed, by Ada Admin')
  const closed = await press(next, 'Send and next', { body: 'Yes.' })
  expect(closed.text).toContain('That was the last record of the list.')
  expect([closed.url.pathname, closed.text]).toEqual(['/dashboard/inbox', expect.stringContaining('All caught up')])
  const statuses = await site.db.selectFrom('records').select(['status', 'answered_at', 'closed_at']).execute()
  for (const { status, answered_at, closed_at } of statuses)
    expect([status, answered_at !== null, closed_at !== null]).toEqual(['completed', true, true])
})

test('the last reply says nothing of an end while the list has records that were passed over', async () => {
  const [first, second] = [await enquiry(), await enquiry()]
  const last = await staff.visit(`${second}?list=${encodeURIComponent('view=todo')}`)
  const page = await press(last, 'Send and next', { body: 'Yes.' })
  expect([page.url.pathname, page.$('tbody th a').length]).toEqual(['/dashboard/inbox', 1])
  expect(page.$('tbody th a').attr('href')).toContain(first)
  expect(page.text).not.toContain('That was the last record of the list.')
})

test('the reply to an application closes nothing, but leads on', async () => {
  const record = await staff.visit(await application('v@example.com'))
  expect(record.$('#reply button:contains("Send and close")').length).toBe(0)
  expect(record.$('#reply').text()).toContain('A reply doesn’t close an application')
  const next = await press(record, 'Send and next', { body: 'Yes.' })
  expect([next.url.pathname, next.text]).toEqual(['/dashboard/inbox', expect.stringContaining('to Reviewing.')])
})

test('a refused reply keeps the list that its record was opened from', async () => {
  const path = await enquiry()
  const list = `?list=${encodeURIComponent('view=todo')}`
  const refused = await staff.submit(await staff.visit(path + list), '#reply', { body: '' })
  expect(refused.status).toBe(422)
  const sent = await staff.submit(refused, '#reply', { body: 'Yes.' })
  expect([sent.url.pathname, sent.url.search]).toEqual([path, list])
})

test('the inbox shows whose draft a record has, until the reply is sent', async () => {
  const path = await enquiry()
  const bea = await signedIn(site, 'admin', { name: 'Bea' })
  const drafts = async (visitor: Visitor) => (await visitor.visit('/dashboard/inbox')).$('.inbox-draft').text().trim()
  const kept = await press(await bea.visit(path), 'Save draft', { body: 'Begun' }, bea)
  expect([await drafts(staff), await drafts(bea)]).toEqual(['Draft by Bea', 'Draft'])
  await bea.submit(kept, '#reply', { body: 'Done' })
  expect(await drafts(staff)).toBe('')
})

test('a text that is no more than a greeting is not sent', async () => {
  const path = await enquiry()
  const page = await staff.visit(path)
  const refusals = [await staff.submit(page, '#reply'), await press(await staff.visit(path), 'Preview', {})]
  const thanked = await press(await staff.visit(path), 'General reply', {})
  refusals.push(await staff.submit(thanked, '#reply', { subject: 'Mine' }))
  for (const refused of refusals)
    expect([refused.status, refused.$('#reply-body-error').text()]).toEqual([
      422,
      'Error: Please write your reply: so far there is only a greeting',
    ])
  expect(await mailRows(site.db, { kind: 'record-replied' })).toEqual([])
  const more = await press(thanked, 'Ask for details', {})
  expect((await staff.submit(more, '#reply')).url.pathname).toBe(path)
})

test('an untouched text follows the language, a touched one stays; thanks are said once', async () => {
  const path = await enquiry()
  const details = await press(await staff.visit(path), 'Ask for details', {})
  const french = await press(details, 'Save draft', { language: 'fr' })
  expect(field(french, 'body').text()).toMatch(/^Bonjour 김민수,\n\nMerci de votre message\. Pour vous/)
  const own = `${field(french, 'body').text()}\nPS`
  const kept = await press(french, 'Save draft', { language: 'ko', body: own })
  expect(field(kept, 'body').text()).toBe(own)
  const body = 'Hello,\n\nThank you for your message. Yes.\n\nKind regards,\nAda Admin'
  const both = await press(kept, 'Propose a call', { language: 'en', body })
  expect(field(both, 'body').text()).toMatch(/message\. Yes\.\s+We would like to talk/)
  const once = await press(both, 'General reply', { body })
  expect(field(once, 'body').text()).toBe(body)
})

test('a subject of the site’s own follows the language, a typed one stays', async () => {
  const page = await staff.visit(await enquiry())
  expect(field(page, 'subject').val()).toMatch(/^Re: your message \(/)
  const french = await press(page, 'Save draft', { language: 'fr', body: 'Oui.' })
  expect(field(french, 'subject').val()).toMatch(/^Re: votre message \(/)
  const own = await press(french, 'Save draft', { language: 'ko', subject: 'Le projet' })
  expect(field(own, 'subject').val()).toBe('Le projet')
})

test('a template that staff write is inserted in the language, and in English where it has no other', async () => {
  const list = await staff.visit('/admin/texts/reply-templates')
  const form = await staff.submit(list, '#add', { title: 'Closed on Friday' })
  const saved = await staff.submit(form, '#text', { en: 'We are closed on Friday.', fr: 'Fermé vendredi.' })
  expect(saved.redirects, saved.$('.error-summary').text()).toEqual([303])
  const page = await staff.visit(await enquiry())
  expect(page.$('#reply a:contains("Edit templates")').attr('href')).toBe('/admin/texts/reply-templates')
  const french = await press(page, 'Closed on Friday', { language: 'fr' })
  expect(field(french, 'body').text()).toMatch(/^Bonjour 김민수,\n\nFermé vendredi\.\n\nCordialement/)
  const korean = await press(french, 'Save draft', { language: 'ko' })
  expect(field(korean, 'body').text()).toMatch(/^김민수 님께\n\nWe are closed on Friday\./)
  const desk = await signedIn(site, 'desk')
  const shown = await desk.visit(new URL(page.url).pathname)
  expect(shown.$('#reply button:contains("Closed on Friday")')).toHaveLength(1)
  expect(shown.$('#reply a:contains("Edit templates")')).toHaveLength(0)
})

test('a message in Korean opens with a Korean greeting, whatever its sender’s browser prefers', async () => {
  const page = await staff.visit(await written('안녕하세요, 서버 열두 대를 cloud로 옮기려고 합니다.'))
  expect([field(page, 'body').text(), field(page, 'language').find('[selected]').attr('value')]).toEqual([
    expect.stringMatching(/^김민수 님께/),
    'ko',
  ])
})

test('a draft can be deleted', async () => {
  const path = await enquiry()
  const page = await staff.visit(path)
  expect(page.$('#reply button:contains("Delete draft")')).toHaveLength(0)
  const kept = await press(page, 'Save draft', { body: 'Begun' })
  const gone = await press(kept, 'Delete draft', { body: 'Begun' })
  expect([gone.url.pathname, field(gone, 'body').text()]).toEqual([path, expect.stringMatching(/^Hello/)])
  expect(gone.text).toContain('Draft deleted.')
  expect(await site.db.selectFrom('reply_drafts').select('body').execute()).toEqual([])
})

test('without scripts a note has its own page, and opening it keeps the reply', async () => {
  const path = await enquiry()
  const page = await staff.visit(path)
  expect(page.$('#note')).toHaveLength(0)
  const note = await pressBeside(page, page.$('button[form=reply][value$="/note"]'), 'Half a reply')
  expect(note.url.pathname).toBe(`/dashboard/inbox/${path.split('/').at(-1)}/note`)
  const added = await staff.submit(note, '#note', { note: 'For colleagues' })
  expect([added.url.pathname, field(added, 'body').text()]).toEqual([path, 'Half a reply'])
  const other = await staff.visit(await enquiry())
  await pressBeside(other, other.$('button[form=reply][value$="/note"]'))
  expect(await site.db.selectFrom('reply_drafts').select('body').execute()).toEqual([{ body: 'Half a reply' }])
})

test.each([
  ['Assign to me', '#assign-to-me button', { status: 'in_progress' }],
  ['Done', 'form[data-move=completed] button', { status: 'completed' }],
  ['Mark as in progress', 'form[data-move=in_progress] button', { status: 'in_progress' }],
  ['Tomorrow, 9:00', '#snooze-choices li:first-child button', { snoozed_until: expect.any(Number) }],
  ['Mark as read', '#read button', { read_at: expect.any(Number) }],
])('without scripts, “%s” keeps the reply that is being written', async (label, selector, changed) => {
  const page = await staff.visit(await enquiry())
  const button = page.$(selector)
  expect([button.text(), button.attr('form')]).toEqual([label, 'reply'])
  expect((await pressBeside(page, button, 'Half a\nreply')).status).toBe(200)
  const drafts = await site.db.selectFrom('reply_drafts').select('body').execute()
  expect(drafts).toEqual([{ body: 'Half a\nreply' }])
  expect(await site.db.selectFrom('records').selectAll().executeTakeFirstOrThrow()).toMatchObject(changed)
})

/** An appointment that its visitor has not confirmed. */
const heldOf = (record_id: string) => {
  const day = 86_400_000
  const [starts_at, held_until, created_at] = [Date.now() + day, Date.now() + day / 2, Date.now()]
  const place = { office: 'seoul', minutes: 60, visitor_zone: null, sequence: 0 }
  return { id: 'held', record_id, status: 'held' as const, ...place, starts_at, held_until, created_at }
}

/** Records in which all acts occur, with the words of some. */
const acted: Record<string, [path: () => Promise<string>, some: string[]]> = {
  'an enquiry of a list, with another one and an appointment': [
    async () => {
      await written('An earlier one')
      const path = await enquiry()
      const { id } = await site.db.selectFrom('records').select('id').orderBy('seq', 'desc').executeTakeFirstOrThrow()
      await site.db.insertInto('appointments').values(heldOf(id)).execute()
      return `${path}?list=view%3Dall`
    },
    [
      'Back to the list',
      'Next',
      'Confirm appointment',
      'Cancel appointment',
      'Merge with…',
      'Write a note for colleagues',
    ],
  ],
  'a new application with new answers': [
    async () => {
      await application('again@example.com')
      const again = { ...input, firstName: 'V', lastName: 'W', email: 'again@example.com', phone: '+82 2 1234' }
      await submitApplication(site.db, again, sending())
      const { reference } = await site.db.selectFrom('records').select('reference').executeTakeFirstOrThrow()
      return `/dashboard/careers/${reference}`
    },
    ['Adopt answers', 'Dismiss', 'Invite to interview', 'Accept', 'Reject', 'Record withdrawal', 'Start review'],
  ],
  'an application with an interview': [
    async () => {
      const path = await application('interview@example.com')
      const reference = path.split('/').at(-1) ?? ''
      await moveAlong(site.db, reference, 'interview')
      return path
    },
    ['Set time', 'Accept', 'Reject'],
  ],
  'an accepted application': [
    async () => {
      const reference = await applicant(site.db, Date.now())
      await accept(site.db, reference, { id: await makeRun(site.db, 1, Date.now()), isWaiting: false }, Date.now())
      return `/dashboard/careers/${reference}`
    },
    ['Confirm place', 'Change run', 'Cancel place', 'Undo acceptance'],
  ],
}

test.each(Object.entries(acted))('without scripts, every act of %s keeps the reply', async (_, [made, some]) => {
  const page = await staff.visit(await made())
  const texts = (selector: string) => page.texts(selector).map((text) => text.trim())
  const drafts = () => site.db.selectFrom('reply_drafts').select('body').execute()
  // Those that stay on the page.
  expect(texts('.record a.button:not([href^="#"], [href^="mailto:"])')).toEqual([])
  expect(texts('.record form:not(#reply) button:not([form=reply])')).toEqual([])
  const buttons = page.$('.record button[form=reply]:not([hidden])').toArray()
  expect(texts('.record button[form=reply]')).toEqual(
    expect.arrayContaining(['All messages from this sender', ...some]),
  )
  for (const [index, button] of buttons.entries()) {
    const next = await pressBeside(page, page.$(button), `Half a reply ${index}`)
    // The acts before have changed the record, which the page does not know.
    expect([200, 409], page.$(button).text()).toContain(next.status)
    expect(await drafts(), page.$(button).text()).toEqual([{ body: `Half a reply ${index}` }])
  }
})

test('a button beside the reply leads to no other site', async () => {
  const page = await staff.visit(await enquiry())
  const button = page.$('button[form=reply][value$="/note"]').attr('value', '//elsewhere.example/note')
  expect((await pressBeside(page, button, 'Half a reply')).url.href).toBe(`${page.url.href}#reply`)
})

test('a button of another form keeps no reply that is not begun, and one with a wrong file is refused with its text kept', async () => {
  const path = await enquiry()
  const page = await staff.visit(path)
  const button = page.$('form[data-move=in_progress] button')
  const action = button.attr('formaction') ?? ''
  // Enter in a field of the reply sends it.
  expect(page.$('button[form=reply]').first().attr('hidden')).toBeDefined()
  page.$('#reply').attr('action', action)
  const moved = await staff.submit(page, '#reply', { to: 'in_progress' })
  expect(moved.$('.page-head .pill').text()).toBe('In progress')
  expect(await site.db.selectFrom('reply_drafts').select('body').execute()).toEqual([])
  const body = new FormData()
  const version = field(moved, 'version').attr('value') ?? ''
  const typed = { version, language: 'en', subject: 'Re: it', body: 'With a file', to: 'completed' }
  for (const [name, value] of Object.entries(typed)) body.append(name, value)
  body.append('files', new File(['MZ'], 'run.exe'))
  const refused = await staff.send(action, body)
  expect([refused.status, refused.$('.page-head .pill').text()]).toEqual([409, 'In progress'])
  expect(field(refused, 'body').text()).toBe('With a file')
  expect(refused.$('.banner').text()).toContain('run.exe')
  body.set('files', new File(['a'.repeat(300_000)], 'notes.txt'))
  const done = await staff.send(action, body)
  expect([done.$('.page-head .pill').text(), done.$('#reply fieldset').text()]).toEqual([
    'Completed',
    expect.stringContaining('notes.txt'),
  ])
})

test('the inbox says when a record is due, or when it was answered', async () => {
  const path = await enquiry()
  const due = async () => (await staff.visit('/dashboard/inbox?view=all')).$('.inbox tbody td:nth-last-child(3)').text()
  expect(await due()).toMatch(/^\d+ [hd] left$/)
  const page = await staff.visit(path)
  expect(page.$('.thread h3')).toHaveLength(0)
  await staff.submit(page, '#reply', { body: 'Yes.' })
  expect(await due()).toMatch(/^Answered \d/)
})
