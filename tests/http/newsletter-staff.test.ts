// Subscribers in the staff area, without JavaScript.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConsent } from '#app/features/newsletter/consent.server.ts'
import { confirmSubscription } from '#app/features/newsletter/newsletter.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { linkTo, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const list = '/dashboard/newsletter'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'editor', { name: 'Eva Editor' })
beforeEach(() => empty(site, 'subscribers', 'outbox', 'rate_limits', 'audit_events'))

let count = 0
type More = { spamReasons?: string; marketing?: boolean; now?: number; from?: string }

/** The path of the new subscriber's page. */
async function asked(
  name: string,
  { spamReasons, marketing = false, now = Date.now(), from = '/newsletter' }: More = {},
) {
  count += 1
  const sending = { digest: `d${count}`, client: `c${count}`, language: 'en' as const, now }
  const email = `v${count}@example.com`
  await subscribe(site.db, { name, email, marketing, from }, { ...sending, spamReasons: spamReasons ?? null })
  return `${list}/${(await stored(email)).id}`
}

async function confirmed(name: string, more: More = {}) {
  const path = await asked(name, more)
  const mail = await newestMail(site.db, { kind: 'subscription-requested' })
  const token = new URL(linkTo('/newsletter/confirm/', mail)).pathname.split('/').at(-1) ?? ''
  await confirmSubscription(site.db, token, { marketing: more.marketing ?? false }, { now: Date.now() })
  return path
}

const stored = (email: string) =>
  site.db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const names = (page: Page) => page.texts('tbody tr th a')
const auditLines = async () => {
  const events = await site.db.selectFrom('audit_events').selectAll().orderBy('id').execute()
  return events.map(({ actor_name, verb, record_kind }) => `${actor_name}: ${verb} ${record_kind}`)
}
const release = (page: Page, visitor = staff) => visitor.submit(page, 'form[data-move=release]')

describe('the list', () => {
  test('counts each status, filters by links, and hides quarantined ones until asked', async () => {
    await confirmed('Ada', { marketing: true, from: '/blog' })
    await asked('Bo')
    await asked('Robot', { spamReasons: 'The hidden anti-spam field was filled in.' })
    const page = await staff.visit(list)
    expect(page.$('.tabs').text()).toBe('All2Active1Pending1Quarantined1')
    expect(names(page)).toEqual(['Bo', 'Ada'])
    expect(page.$('tbody tr:last-child').text()).toContain('from /blog')
    expect(page.$('tbody tr:last-child').text()).toContain('Agreed')
    expect(page.$('form[data-move]').length).toBe(0)
    const held = await staff.visit(page.$('.tabs a:contains("Quarantined")').attr('href') ?? '')
    expect(names(held)).toEqual(['Robot'])
    expect(held.$('tbody').text()).toContain('The hidden anti-spam field was filled in.')
    expect((await staff.visit(`${list}?status=bounced`)).text).toContain('No subscribers are bounced')
    expect(page.$('.staff-sidebar [aria-current]').text()).toContain('Newsletter')
  })

  test('search ignores case and accents, and keeps the typed text', async () => {
    await asked('Zoë Müller')
    await asked('김철수')
    const page = await staff.visit(list)
    const search = async (q: string) => names(await staff.submit(page, 'form[role=search]', { q }))
    expect(await search('MULLER zoe')).toEqual(['Zoë Müller'])
    expect(await search('철수')).toEqual(['김철수'])
    const nothing = await staff.submit(page, 'form[role=search]', { q: '"><img src=x>' })
    expect(nothing.$('h2').text()).toBe('No subscribers found')
    expect(nothing.$('#subscribers-search').val()).toBe('"><img src=x>')
    expect(nothing.$('img').length).toBe(0)
  })

  test('is paged 25 by 25 with the filter kept; malformed queries do no harm', async () => {
    for (let index = 0; index < 30; index++) await asked(`${index}`)
    const page = await staff.visit(`${list}?status=pending`)
    expect(names(page)).toHaveLength(25)
    const older = page.$('.pagination a[rel=next]').attr('href') ?? ''
    expect(older).toContain('status=pending')
    expect(names(await staff.visit(older))).toHaveLength(5)
    for (const query of ['status=toString', 'before=x.y', 'q=%00', 'q=%F0%9F', `q=${'a'.repeat(5000)}`]) {
      expect((await staff.visit(`${list}?${query}`)).status, query).toBe(200)
    }
    expect((await staff.visit(`${list}/x`)).status).toBe(404)
    expect((await staff.visit(`${list}/x/unsubscribe`)).status).toBe(404)
  })

  test('hostile names are escaped, and the download contains no formula', async () => {
    await confirmed('<img src=x onerror=alert(1)>')
    await confirmed('=HYPERLINK("x")', { marketing: true })
    await asked('Pending')
    const page = await staff.visit(list)
    expect(names(page)).toContain('<img src=x onerror=alert(1)>')
    expect(page.$('img[src=x]').length).toBe(0)
    const csv = await staff.visit(page.$('a[href$=".csv"]').attr('href') ?? '')
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="newsletter-subscribers-/)
    expect(csv.headers.get('Cache-Control')).toBe('private, no-store')
    const lines = csv.html
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe(
      '"Name","Email","Language","Topics","Frequency","Page","Signed up","Confirmed","Agreed to marketing"',
    )
    expect(lines[1]).toMatch(
      /^"'=HYPERLINK\(""x""\)","v\d+@example.com","en","New articles, Papers, Talks and webinars, Courses and dates","Each issue","\/newsletter",("[\dT:-]+\+09:00",?){3}$/,
    )
    expect(await auditLines()).toEqual(['Eva Editor: exported subscriber'])
  })
})

describe('a request that is quarantined', () => {
  test('is released on the list: exactly one mail is sent, the log names the actor, and its link confirms', async () => {
    await asked('Ada', { spamReasons: 'A reason.' })
    expect(await storedMails(site.db)).toEqual([])
    const held = await staff.visit(`${list}?status=quarantined`)
    const [page] = await Promise.all([release(held), release(held), release(held)])
    expect(page.redirects.length === 1 || page.status === 409).toBe(true)
    const mails = await storedMails(site.db)
    expect(mails.map(({ kind }) => kind)).toEqual(['subscription-requested'])
    expect(await auditLines()).toEqual(['Eva Editor: released subscriber'])
    const visitor = site.visitor()
    const confirm = await visitor.visit(new URL(linkTo('/newsletter/confirm/', mails[0] ?? { text: '' })).pathname)
    await visitor.submit(confirm, '#newsletter-confirm')
    expect((await staff.visit(`${list}?status=active`)).$('tbody tr').length).toBe(1)
  })

  test('of an address that takes no mail is released, and the message says that none was sent', async () => {
    await asked('Ada', { spamReasons: 'A reason.' })
    const { email } = await site.db.selectFrom('subscribers').select('email').executeTakeFirstOrThrow()
    const lost = { id: 'lost', address: email ?? '', reason: 'bounced' as const, detail: null, mail_id: null }
    const key = { mailbox_key: mailboxKey(email ?? ''), suppressed_at: 1 }
    await site.db
      .insertInto('suppressed_addresses')
      .values({ ...lost, ...key })
      .execute()
    const page = await release(await staff.visit(`${list}?status=quarantined`))
    expect(page.$('.banner[data-kind=success]').text()).toBe(
      'The sign-up is released. Not sent: mails to this address came back.',
    )
    await site.db.deleteFrom('suppressed_addresses').execute()
  })

  test('is released on its page, with one message; an outdated page gets 409 and the current state', async () => {
    const path = await asked('Ada', { spamReasons: 'The hidden anti-spam field was filled in.' })
    const stale = await staff.visit(path)
    expect(stale.text).toContain('Quarantined: The hidden anti-spam field was filled in.')
    const page = await release(await staff.visit(path))
    expect(page.redirects).toEqual([303])
    expect(page.url.pathname).toBe(path)
    expect(page.$('.banner[data-kind=success]').text()).toBe(
      'The sign-up is released. Email isn’t set up yet, so the email is held.',
    )
    expect(page.$('.pill').first().text()).toBe('Pending')
    const late = await release(stale)
    expect(late.status).toBe(409)
    expect(late.$('h1').text()).toBe('Already changed')
    expect(late.$('.staff-main .pill').text()).toBe('Pending')
    const { version } = await site.db.selectFrom('subscribers').select('version').executeTakeFirstOrThrow()
    const again = await staff.post(path, `version=${version}`)
    expect([again.status, again.text.includes('in quarantine')]).toEqual([409, true])
    for (const bad of ['', 'version=x', 'version=-1']) expect((await staff.post(path, bad)).status, bad).toBe(400)
    expect((await staff.post(`${list}/x`, 'version=1')).status).toBe(404)
    expect(await storedMails(site.db)).toHaveLength(1)
  })
})

describe('a subscriber', () => {
  test('shows the receipts of the consents', async () => {
    const page = await staff.visit(await confirmed('Ada', { marketing: true }))
    const quotes = page.texts('blockquote')
    const consent = await readConsent(site.db)
    expect(quotes).toEqual([consent.wording, consent.marketing])
    expect(consent.wording).toContain('BN Technologies')
    expect(page.text).toContain(`Version ${consent.version}`)
    expect((await staff.visit(await confirmed('Bo'))).text).toContain('Not opted in')
    const { link_key } = await stored(
      page
        .$('.staff-main')
        .text()
        .match(/v\d+@example\.com/)?.[0] ?? '',
    )
    for (const secret of ['address_hash', 'request_digest', 'link_key', String(link_key)]) {
      expect(page.html).not.toContain(secret)
    }
  })

  test('shows the topics and the frequency', async () => {
    const path = await confirmed('Ada')
    await site.db.updateTable('subscribers').set({ declined_topics: ',papers,talks,', frequency: 'paused' }).execute()
    const page = await staff.visit(path)
    const fact = (label: string) => page.$(`dt:contains("${label}")`).first().next('dd').text()
    expect([fact('Topics'), fact('Frequency')]).toEqual(['New articles, Courses and dates', 'Paused'])
  })

  test('is unsubscribed after confirmation, with one last mail; then only the hash is left', async () => {
    const path = await confirmed('Ada')
    const { email } = await site.db.selectFrom('subscribers').select('email').executeTakeFirstOrThrow()
    await site.db.deleteFrom('outbox').execute()
    const ask = await staff.visit((await staff.visit(path)).$('a:contains("Unsubscribe")').attr('href') ?? '')
    expect(ask.text).toContain('One last email confirms it.')
    const page = await staff.submit(ask, '#unsubscribe')
    expect(page.redirects).toEqual([303])
    expect(page.$('.banner[data-kind=success]').text()).toContain('Unsubscribed')
    expect(page.$('h1').text()).toBe('Name deleted')
    expect(page.html).not.toContain(email)
    expect(page.$('a:contains("Unsubscribe")').length).toBe(0)
    expect((await storedMails(site.db)).map(({ kind }) => kind)).toEqual(['unsubscribed'])
    const late = await staff.submit(ask, '#unsubscribe')
    expect([late.status, late.$('.staff-main .pill').text()]).toEqual([409, 'Unsubscribed'])
    expect(late.$('[role=alert]').text()).toMatch(/by Eva Editor, .*: unsubscribed \(from: active\)\./)
    expect(await auditLines()).toEqual(['Eva Editor: unsubscribed subscriber'])
    expect(JSON.stringify(await site.db.selectFrom('audit_events').selectAll().execute())).not.toContain(email)
  })

  test('who reported spam stays listed and can’t be unsubscribed', async () => {
    const path = await confirmed('Ada')
    await site.db.updateTable('subscribers').set({ status: 'complained' }).execute()
    expect((await staff.visit(path)).$('a:contains("Unsubscribe")').length).toBe(0)
    expect((await staff.visit(`${path}/unsubscribe`)).text).toContain('can’t be unsubscribed')
  })
})

describe('permissions', () => {
  test('a viewer sees subscribers without forms and without the download', async () => {
    const path = await asked('Robot', { spamReasons: 'A reason.' })
    const viewer = await signedIn(site, 'viewer')
    for (const open of [path, `${list}?status=quarantined`]) {
      const page = await viewer.visit(open)
      expect(page.status).toBe(200)
      expect(page.$('.staff-main form[method=post], .staff-main a[href$=".csv"]').length).toBe(0)
    }
  })
})
