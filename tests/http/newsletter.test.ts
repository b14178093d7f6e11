// The newsletter in a browser without JavaScript, a mail program and a mail scanner.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { redact } from '#app/http/edge/request-log.server.ts'
import { linksIn, linkTo, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => empty(site, 'subscribers', 'outbox', 'rate_limits'))
afterEach(() => vi.useRealTimers())

const right = { name: 'Ada', email: 'ada@example.com' }
const thanks =
  'Thank you for subscribing! This site cannot send emails at the moment. Your request is kept. If no email has come in a few days, please ask again.'
const oneClick = 'List-Unsubscribe=One-Click'

async function send(values: Record<string, string | string[]>, page = '/newsletter', visitor = site.visitor()) {
  return visitor.submit(await visitor.visit(page), '#newsletter', values)
}
const stored = () => site.db.selectFrom('subscribers').selectAll().orderBy('created_at').execute()
const everything = async () => JSON.stringify([await stored(), await storedMails(site.db)])
const statusOf = (page: Page) =>
  page
    .$('.form-status > p:not(.form-another)')
    .toArray()
    .map((line) => page.$(line).text().trim())
    .join(' ')
const errorsOf = (page: Page) => page.texts('.error-summary li')

test.each(['/status', '/your-data', '/newsletter/unsubscribe', '/forgot-password'])(
  'without a mail service %s does not say that it mails a link now',
  async (path) => {
    const page = await site.visitor().visit(path)
    expect(page.text).toContain('This site cannot send emails at the moment')
    expect(page.text).not.toContain('we will email you')
  },
)

const pathIn = async (kind: string, path: string) => {
  const { pathname } = new URL(linkTo(path, await newestMail(site.db, { kind })))
  return pathname
}
const confirmPath = () => pathIn('subscription-requested', '/newsletter/confirm/')
const unsubscribePath = () => pathIn('subscription-confirmed', '/newsletter/unsubscribe/')
const preferencesPath = () => pathIn('subscription-confirmed', '/newsletter/preferences/')

async function subscribed(values: Record<string, string> = right) {
  await send(values)
  const visitor = site.visitor()
  return visitor.submit(await visitor.visit(await confirmPath()), '#newsletter-confirm')
}

describe('subscribing', () => {
  test.each(['/newsletter', '/blog'])('from %s: stored, mailed, and the thanks replace the form', async (path) => {
    const page = await send(right, path)
    expect(page.redirects).toEqual([303])
    expect(page.url.pathname).toBe(path)
    expect(statusOf(page)).toBe(thanks)
    expect(page.$('#newsletter')).toHaveLength(0)
    expect(await stored()).toMatchObject([{ ...right, status: 'pending', source: path, marketing_at: null }])
    expect(await storedMails(site.db)).toMatchObject([{ kind: 'subscription-requested', to_address: right.email }])
  })

  test('the page shows the three newest articles as examples', async () => {
    const { $ } = await site.visitor().visit('/newsletter')
    const newest = $('[aria-labelledby=what-arrives] h3 a')
      .map((_, link) => $(link).attr('href'))
      .get()
    expect(newest).toHaveLength(3)
    const listed = (await site.visitor().visit('/blog/archive')).$('main').html() ?? ''
    for (const href of newest) expect(listed).toContain(`href="${href}"`)
  })

  test('the page is the same for all, the box is not ticked, and the thanks are shown once', async () => {
    const visitor = site.visitor()
    const page = await visitor.visit('/newsletter')
    expect(page.headers.get('Cache-Control')).toMatch(/^public/)
    expect(page.$('[name=marketing]').attr('checked')).toBeUndefined()
    expect(page.$('#newsletter button').text()).toBe('Subscribe')
    await send(right, '/newsletter', visitor)
    const again = await visitor.visit('/newsletter')
    expect(again.text).not.toContain('Thank you for subscribing!')
    expect(visitor.cookies.size).toBe(0)
  })

  test('subscribed, pending and complained addresses get the same answer', async () => {
    const fresh = await send(right)
    const pending = await send({ ...right, name: 'Ada L.' })
    const visitor = site.visitor()
    await visitor.submit(await visitor.visit(await confirmPath()), '#newsletter-confirm')
    const active = await send({ ...right, name: 'Ada B.' })
    await site.db.updateTable('subscribers').set({ status: 'complained' }).execute()
    await site.db.deleteFrom('outbox').execute()
    const complained = await send({ ...right, name: 'Ada K.' })
    const shown = [fresh, pending, active, complained].map((page) => page.$('main').text())
    expect(new Set(shown).size).toBe(1)
    expect(await storedMails(site.db)).toEqual([])
  })

  test.each([
    ['Korean and emoji', '김민수 👩‍💻'],
    ['French', 'Éloïse Çağlar-d’Arc'],
    ['markup', '<b>x</b>'],
  ])('%s arrives to the letter, and no word of it is in the mail', async (_, name) => {
    expect((await send({ ...right, name })).redirects).toEqual([303])
    expect(await stored()).toMatchObject([{ name }])
    const [mail] = await storedMails(site.db)
    expect(JSON.stringify(mail)).not.toContain(name)
    expect(mail?.text_body).not.toContain('Ada')
  })

  test('needs no cookie and no Origin; returns to our own pages only', async () => {
    const form = await site.visitor().visit('/newsletter')
    const key = String(form.$('#newsletter [name=form_key]').val())
    for (const [at, from] of ['', '//evil.example', 'https://evil.example/', '/blog/../login', '/blog/A'].entries()) {
      const body = new URLSearchParams({ name: 'Ada', email: `a${at}@example.com`, from, form_key: key })
      const response = await fetch(`${site.url}/newsletter`, { method: 'POST', body, redirect: 'manual' })
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/newsletter#signup'])
    }
    expect(await stored()).toHaveLength(5)
  })

  test('a robot sees success; its request is quarantined and mails no one', async () => {
    expect(statusOf(await send({ ...right, fax_extension: '1' }))).toBe(thanks)
    expect(await stored()).toMatchObject([{ status: 'pending', spam_reasons: expect.any(String) }])
    expect(await storedMails(site.db)).toEqual([])
  })
})

describe('a refused form', () => {
  test('is redrawn on its owner page with all typed values, whichever page it came from', async () => {
    const page = await send({ name: 'Ada', email: 'ada', marketing: 'yes' }, '/blog')
    expect(page.status).toBe(422)
    expect(page.url.pathname).toBe('/newsletter')
    expect(page.$('title').text()).toMatch(/^Error: /)
    expect(errorsOf(page)).toEqual(['Email is invalid'])
    expect(page.$('#newsletter-name').val()).toBe('Ada')
    expect(page.$('[name=marketing]').attr('checked')).toBeDefined()
    const mended = await site.visitor().submit(page, '#newsletter', { email: 'ada@example.com' })
    expect(mended.url.pathname).toBe('/blog')
    expect(await stored()).toMatchObject([{ source: '/blog', marketing_at: expect.any(Number) }])
  })
})

describe('the links in the mails', () => {
  test('lead to pages that are private and not indexed', async () => {
    await subscribed()
    for (const path of [await confirmPath(), await unsubscribePath(), await preferencesPath()]) {
      const page = await site.visitor().visit(path)
      expect(page.headers.get('Cache-Control'), path).toBe('private, no-store')
      expect(page.headers.get('Set-Cookie')).toBeNull()
      expect(page.$('meta[name=robots]').attr('content'), path).toBe('noindex')
      const data = await fetch(`${site.url}${path}.data`)
      expect(data.headers.get('Cache-Control')).toMatch(/no-store/)
    }
  })

  test('the button confirms, a repetition changes nothing, and the link then says so', async () => {
    await send({ ...right, marketing: 'yes' })
    const path = await confirmPath()
    const visitor = site.visitor()
    const open = await visitor.visit(path)
    expect(open.$('[name=marketing]').attr('checked')).toBeDefined()
    const pages = await Promise.all([1, 2, 3].map(() => site.visitor().submit(open, '#newsletter-confirm')))
    for (const page of pages) {
      expect(page.redirects).toEqual([303])
      expect(page.$('h1').text()).toBe('Your subscription is confirmed')
    }
    expect(await stored()).toMatchObject([{ status: 'active', marketing_at: expect.any(Number) }])
    expect(await storedMails(site.db, { kind: 'subscription-confirmed' })).toHaveLength(1)
    expect((await visitor.visit(path)).$('h1').text()).toBe('Your subscription is confirmed')
  })

  test('unticking the box while confirming gives no consent to marketing', async () => {
    await send({ ...right, marketing: 'yes' })
    const visitor = site.visitor()
    await visitor.submit(await visitor.visit(await confirmPath()), '#newsletter-confirm', { marketing: [] })
    expect(await stored()).toMatchObject([{ status: 'active', marketing_at: null, marketing_wording: null }])
  })

  test('an expired, unknown or truncated link says so and offers the form again, which works', async () => {
    await send(right)
    const path = await confirmPath()
    const visitor = site.visitor()
    const open = await visitor.visit(path)
    for (const wrong of [path.slice(0, -1), '/newsletter/confirm/x', '/newsletter/confirm/%20', `${path}0`]) {
      expect((await visitor.visit(wrong)).status, wrong).toBe(404)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60_000 + 1 })
    const late = await visitor.submit(open, '#newsletter-confirm')
    expect(late.status).toBe(404)
    expect(late.$('h1').text()).toBe('This link no longer works')
    expect(await stored()).toMatchObject([{ status: 'pending' }])
    expect(statusOf(await visitor.submit(late, '#newsletter', right))).toBe(thanks)
    const page = await visitor.submit(await visitor.visit(path), '#newsletter-confirm')
    expect(page.$('h1').text()).toBe('Your subscription is confirmed')
  })

  test('preferences show and change name and consent, and refuse an empty name', async () => {
    await subscribed()
    const path = await preferencesPath()
    const visitor = site.visitor()
    const page = await visitor.visit(path)
    expect(page.text).toContain('a•••@example.com')
    expect(page.html).not.toContain('ada@example.com')
    expect(page.$('#newsletter-preferences-name').val()).toBe('Ada')
    const refused = await visitor.submit(page, '#newsletter-preferences', { name: '', marketing: 'yes' })
    expect([refused.status, ...errorsOf(refused)]).toEqual([422, 'Name is required'])
    const saved = await visitor.submit(refused, '#newsletter-preferences', { name: '아다' })
    expect(statusOf(saved)).toBe('Your preferences are saved.')
    expect(saved.$('#newsletter-preferences-name').val()).toBe('아다')
    expect(await stored()).toMatchObject([{ name: '아다', marketing_at: expect.any(Number) }])
    expect((await visitor.visit(`${path}x`)).status).toBe(404)
  })

  test('preferences show and change topics and frequency; what was chosen is shown again', async () => {
    await subscribed()
    const visitor = site.visitor()
    const form = '#newsletter-preferences'
    const ticked = (page: Page) =>
      page
        .$(`${form} [name=topics][checked]`)
        .toArray()
        .map(({ attribs }) => attribs.value)
    const frequency = (page: Page) => page.$(`${form} [name=frequency] [selected]`).attr('value')
    const page = await visitor.visit(await preferencesPath())
    expect([ticked(page), frequency(page)]).toEqual([['articles', 'papers', 'talks', 'courses'], 'each'])
    const refused = await visitor.submit(page, form, { topics: [], frequency: 'each', name: 'Ada B.' })
    expect([refused.status, ...errorsOf(refused)]).toEqual([422, 'Tick a topic, or choose “Paused”'])
    expect([ticked(refused), frequency(refused)]).toEqual([[], 'each'])
    expect(refused.$(`${form} [name=name]`).val()).toBe('Ada B.')
    const saved = await visitor.submit(refused, form, { topics: ['talks', 'articles'] })
    expect(statusOf(saved)).toBe('Your preferences are saved.')
    expect([ticked(saved), frequency(saved)]).toEqual([['articles', 'talks'], 'each'])
    expect(await stored()).toMatchObject([{ declined_topics: ',courses,papers,', frequency: 'each', name: 'Ada B.' }])
    await visitor.submit(saved, form, { topics: [], frequency: 'paused' })
    expect(await stored()).toMatchObject([{ status: 'active', frequency: 'paused' }])
    const unknown = await visitor.submit(saved, form, { topics: ['gossip'] }).catch(() => null)
    expect(unknown?.status ?? 422).toBe(422)
  })

  test('preferences show and change the language of the mails, and refuse an unknown one', async () => {
    await subscribed()
    const visitor = site.visitor()
    const form = '#newsletter-preferences'
    const language = (page: Page) => page.$(`${form} [name=language] [selected]`).attr('value')
    const page = await visitor.visit(await preferencesPath())
    expect(language(page)).toBe('en')
    const saved = await visitor.submit(page, form, { language: 'ko' })
    expect([statusOf(saved), language(saved)]).toEqual(['Your preferences are saved.', 'ko'])
    expect(await stored()).toMatchObject([{ status: 'active', language: 'ko' }])
    const unknown = await visitor.submit(saved, form, { language: 'xx' }).catch(() => null)
    expect(unknown?.status ?? 422).toBe(422)
    expect(await stored()).toMatchObject([{ language: 'ko' }])
  })

  test('the button unsubscribes: only a hash remains, a receipt is sent, and the links reveal nothing', async () => {
    await subscribed()
    const [path, preferences] = [await unsubscribePath(), await preferencesPath()]
    const visitor = site.visitor()
    const open = await visitor.visit(path)
    expect(open.$('h1').text()).toBe('Unsubscribe')
    for (let press = 0; press < 2; press++) {
      const page = await visitor.submit(open, '#newsletter-unsubscribe-link')
      expect([page.status, page.$('h1').text()]).toEqual([200, 'You are unsubscribed'])
    }
    expect(await stored()).toMatchObject([{ status: 'unsubscribed', email: null, name: null }])
    expect(await storedMails(site.db, { kind: 'unsubscribed' })).toHaveLength(1)
    expect((await visitor.visit(preferences)).status).toBe(404)
    expect((await visitor.visit(await confirmPath())).status).toBe(404)
    expect((await visitor.visit(`${path}x`)).status).toBe(404)
  })
})

describe('on a page in French', () => {
  const pages = async (visitor = site.visitor()) => {
    const form = await visitor.visit('/fr/newsletter')
    const shown = form.$('#newsletter').text()
    const asked = await visitor.submit(form, '#newsletter', { ...right, marketing: 'yes' })
    const link = await pathIn('subscription-requested', '/newsletter/confirm/')
    const confirmed = await visitor.submit(await visitor.visit(link), '#newsletter-confirm')
    return { shown, asked, confirmed }
  }

  test('the consent that was shown is the one that is stored, and its pages, mails and links are French', async () => {
    const { shown, asked, confirmed } = await pages()
    expect([asked.url.pathname, asked.url.hash]).toEqual(['/fr/newsletter', '#signup'])
    expect(confirmed.$('h1').text()).toBe('Votre inscription est confirmée')
    const [row] = await stored()
    expect(row).toMatchObject({ status: 'active', language: 'fr', source: '/fr/newsletter', consent_version: '1.1-fr' })
    expect(shown).toContain(row?.consent_wording)
    expect(shown).toContain(row?.marketing_wording)
    expect(row?.consent_wording).toMatch(/^En vous inscrivant, vous demandez à BN Technologies/)
    const mails = await storedMails(site.db)
    for (const { kind, text_body } of mails)
      for (const path of linksIn(text_body).map((link) => new URL(link).pathname))
        expect(path, kind).toMatch(/^\/fr\/newsletter|^\/$/)
    const { headers } = await newestMail(site.db, { kind: 'subscription-confirmed' })
    const oneClickPage = await site.visitor().visit(/unsubscribe\/[\w-]+/.exec(headers)?.[0].replace(/^/, '/') ?? '')
    expect([oneClickPage.url.pathname.split('/')[1], oneClickPage.$('h1').text()]).toEqual(['fr', 'Se désinscrire'])
  })

  test('the form of a browser that prefers French is English on the English page, and so is what it agreed to', async () => {
    const visitor = site.visitor()
    const headers = { 'Accept-Language': 'fr' }
    await visitor.submit(await visitor.visit('/blog', { headers }), '#newsletter', right, { headers })
    expect(await stored()).toMatchObject([{ language: 'fr', source: '/blog', consent_version: '1.1' }])
  })

  test('preferences keep the page’s language whatever the language of the mails becomes', async () => {
    await pages()
    const visitor = site.visitor()
    const page = await visitor.visit(await preferencesPath())
    const saved = await visitor.submit(page, '#newsletter-preferences', { language: 'ko' })
    expect([saved.url.pathname.split('/')[1], statusOf(saved)]).toEqual(['fr', 'Vos préférences sont enregistrées.'])
    expect(await stored()).toMatchObject([{ language: 'ko', consent_version: '1.1-fr', marketing_version: '1.1-fr' }])
  })
})

describe('unsubscribing by one click (RFC 8058)', () => {
  const target = async () => {
    const { headers } = await newestMail(site.db, { kind: 'subscription-confirmed' })
    return (JSON.parse(headers)['List-Unsubscribe'] as string).slice(1, -1)
  }
  const post = (url: string, body: BodyInit | undefined, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

  test('works without cookie and Origin, from a foreign Origin, and repeatedly', async () => {
    await subscribed()
    const url = await target()
    const foreign: Record<string, string> = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
    for (const headers of [{}, foreign]) {
      const response = await post(url, oneClick, { ...form, ...headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('Set-Cookie')).toBeNull()
      expect(await response.text()).toBe('')
    }
    expect(await stored()).toMatchObject([{ status: 'unsubscribed', email: null }])
    expect(await storedMails(site.db, { kind: 'unsubscribed' })).toHaveLength(1)
  })

  test('works as multipart too', async () => {
    await subscribed()
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    // With a Content-Length, which the guard requires of every POST.
    const whole = new Response(body)
    const bytes = await whole.arrayBuffer()
    const response = await post(await target(), bytes, { 'Content-Type': whole.headers.get('Content-Type') ?? '' })
    expect(response.status).toBe(200)
    expect(await stored()).toMatchObject([{ status: 'unsubscribed' }])
  })

  test('anything else changes nothing and is answered the same', async () => {
    await subscribed()
    const url = await target()
    const before = await everything()
    const answers = [
      await post(url, '', form),
      await post(url, 'List-Unsubscribe=Maybe', form),
      await post(url, oneClick, { 'Content-Type': 'text/plain' }),
      await post(`${url.slice(0, -1)}`, oneClick, form),
      await post(`${site.url}/unsubscribe/x`, oneClick, form),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect((await fetch(url, { method: 'PUT', body: oneClick, headers: form })).status).toBe(405)
    expect(await everything()).toBe(before)
    const page = await site.visitor().visit(new URL(url).pathname)
    expect(page.url.pathname).toBe(await unsubscribePath())
  })

  test('other routes still refuse cross-site POSTs', async () => {
    await subscribed()
    const response = await post(site.url + (await unsubscribePath()), '', { ...form, Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
    expect(await stored()).toMatchObject([{ status: 'active' }])
  })
})

describe('unsubscribing by typing the address', () => {
  const ask = async (email: string, visitor = site.visitor()) =>
    visitor.submit(await visitor.visit('/newsletter/unsubscribe'), '#newsletter-unsubscribe', { email })

  test('gives the same answer whether or not the address is on the list, and mails a link only to subscribers', async () => {
    await subscribed()
    const known = await ask('ADA@example.com')
    const unknown = await ask('nobody@example.com')
    expect(known.redirects).toEqual([303])
    expect(known.$('main').text()).toBe(unknown.$('main').text())
    expect(statusOf(known)).toMatch(/^If this address is on our list/)
    const mails = await storedMails(site.db, { kind: 'unsubscribe-requested' })
    expect(mails.map((mail) => mail.to_address)).toEqual([right.email])
    const link = new URL(linkTo('/newsletter/unsubscribe/', mails[0] ?? { text: '' })).pathname
    const page = await site.visitor().submit(await site.visitor().visit(link), '#newsletter-unsubscribe-link')
    expect(page.$('h1').text()).toBe('You are unsubscribed')
  })
})

test('every mail has one-click unsubscribe, and text and HTML parts without remote content', async () => {
  await subscribed()
  await send(right, '/blog')
  await site.visitor().submit(await site.visitor().visit('/newsletter/unsubscribe'), '#newsletter-unsubscribe', {
    email: right.email,
  })
  await site.visitor().submit(await site.visitor().visit(await unsubscribePath()), '#newsletter-unsubscribe-link')
  const mails = await storedMails(site.db)
  expect(mails.map((mail) => mail.kind).sort()).toEqual([
    'subscription-confirmed',
    'subscription-repeated',
    'subscription-requested',
    'unsubscribe-requested',
    'unsubscribed',
  ])
  for (const { kind, headers, text_body, html_body } of mails) {
    const { 'List-Unsubscribe': list, ...others } = JSON.parse(headers)
    expect(list, kind).toMatch(/^<http:\/\/localhost:\d+\/unsubscribe\/[\w-]+>$/)
    expect(others).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-replied',
    })
    expect(text_body.length, kind).toBeGreaterThan(200)
    expect(html_body, kind).not.toMatch(/<link|<script|src="(?!cid:)/)
    expect(new Set(linksIn(html_body)), kind).toEqual(new Set(linksIn(text_body)))
    expect(text_body + html_body, kind).not.toMatch(/Ada\b/)
  }
})

test('no token of a newsletter link is logged', () => {
  for (const path of [
    '/newsletter/confirm/',
    '/newsletter/preferences/',
    '/newsletter/unsubscribe/',
    '/unsubscribe/',
    '/fr/newsletter/confirm/',
    '/ko/newsletter/unsubscribe/',
  ]) {
    expect(redact(`${path}secret_1_abc`)).toBe(`${path}[redacted]`)
    expect(redact(`${path}secret_1_abc.data?_routes=x`)).not.toContain('secret')
  }
})
