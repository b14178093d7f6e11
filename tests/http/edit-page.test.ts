// Staff edit the texts of a page on the page itself, without JavaScript; everybody else gets the page as it is.
import type { CheerioAPI } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listedPaths } from '#tests/judges/pages.ts'
import { signedIn } from '#tests/support/people.ts'
import { signOffTranslations } from '#tests/support/sign-off-translations.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const admin = await signedIn(site, 'admin')

const course = '/careers/react'
const marks = /[\uE000-\uE00B]|%EE%80%8/i

/** The page's text without the links to the fields. */
function textOf($: CheerioAPI): string {
  $('.edit-bar, .edit-mark > .visually-hidden, main > .banner, script').remove()
  return $('main').text().replace(/\s+/g, ' ')
}

test('only staff who may edit see the link and get the page with links to its fields, and no cache keeps it', async () => {
  const [viewer, editor] = [await signedIn(site, 'viewer'), await signedIn(site, 'editor')]
  const published = await site.visitor().visit(course)
  expect(published.$('.site-actions a[href$="?edit"]')).toHaveLength(0)
  for (const visitor of [site.visitor(), viewer]) {
    const page = await visitor.visit(`${course}?edit`)
    expect([page.status, page.$('.edit-mark, .edit-bar').length]).toEqual([200, 0])
    expect(page.html).not.toMatch(marks)
    expect(textOf(page.$)).toBe(textOf((await visitor.visit(course)).$))
  }
  for (const staff of [admin, editor]) {
    const link = (await staff.visit(course)).$('.site-actions a[href$="edit"]')
    expect([link.text(), link.attr('href')]).toEqual(['Edit', `${course}?edit`])
    const page = await staff.visit(link.attr('href') ?? '')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.$('.edit-mark').length).toBeGreaterThan(10)
    const scripts = page.$('script:not([type="application/ld+json"])').toArray()
    expect(scripts.map(({ attribs }) => attribs.src)).toEqual([expect.stringMatching(/^\/assets\/edit-beside-.+\.js$/)])
    expect(page.$('a a, button a')).toHaveLength(0)
    expect(page.html).not.toMatch(marks)
    const title = page.$('h1 .edit-mark')
    expect(title.attr('title')).toBe('Edit: Name')
    expect(title.attr('href')).toBe('/admin/texts/courses/react/en?from=%2Fcareers%2Freact%3Fedit#text-name')
  }
  const data = await admin.visit(`${course}.data?edit`)
  expect(data.html).not.toMatch(marks)
})

test('a link to another part of the page goes on editing, and each link leads to a field of its form', async () => {
  const page = await admin.visit('/services?tab=data-analytics&edit')
  expect(
    page
      .$('.tabs a')
      .toArray()
      .map((tab) => page.$(tab).attr('href')),
  ).toContain('/services?tab=cloud-solutions&edit#services-tabs')
  const hrefs = [
    ...new Set(
      page
        .$('.edit-mark')
        .toArray()
        .map((link) => link.attribs.href ?? ''),
    ),
  ]
  const forms = new Map<string, Page>()
  for (const href of hrefs) {
    const [path = '', id] = href.split('#')
    const form = forms.get(path) ?? (await admin.visit(path))
    forms.set(path, form)
    expect(form.$(`[id="${id}"]`).length, href).toBe(1)
    expect(form.$('.form-actions a').attr('href'), href).toBe('/services?tab=data-analytics&edit')
  }
})

test('a price and a French text are published from the page in at most eight presses', async () => {
  let presses = 0
  const follow = (href: string) => {
    presses += 1
    return admin.visit(href)
  }
  const send = (page: Page, form: string, typed: Record<string, string>) => {
    presses += 1
    return admin.submit(page, form, typed)
  }
  const edits = await follow((await admin.visit(course)).$('.site-actions a[href$="edit"]').attr('href') ?? '')
  const before = edits.$('.course-rail').text()
  const form = await follow(edits.$('.edit-bar > div > ul a[href$="#text-price"]').attr('href') ?? '')
  const saved = await send(form, '#text', { 'price.amount': '123456', 'price.currency': 'KRW' })
  expect([saved.url.pathname, saved.url.search]).toEqual([course, '?edit'])
  expect(saved.$('.course-rail').text()).not.toBe(before)
  const price = saved.$('.course-rail .edit-mark[title="Edit: Price: Amount"]')
  expect(price.text()).toContain('₩123,456')
  const french = await follow(saved.$('.languages a[lang=fr]').attr('href') ?? '')
  expect([french.status, french.$('html').attr('lang')]).toEqual([200, 'fr'])
  const blurb = french.$('.hero .edit-mark[title="Edit: Short description"]').attr('href') ?? ''
  const draft = await send(await follow(blurb), '#text', { blurb: 'Un texte tout neuf.' })
  // The draft is in place for staff alone.
  expect(draft.url.pathname).toBe(`/fr${course}`)
  expect(draft.$('main').text()).toContain('Un texte tout neuf.')
  expect((await site.visitor().visit(`/fr${course}?asked=1`)).html).not.toContain('Un texte tout neuf.')
  const published = await send(draft, '.edit-bar form', {})
  expect(published.url.pathname).toBe(`/fr${course}`)
  expect(published.$('.edit-bar form')).toHaveLength(0)
  expect((await site.visitor().visit(`${course}?asked=2`)).html).toContain('₩123,456')
  const states = await site.db
    .selectFrom('texts')
    .select('state')
    .where('kind', '=', 'courses')
    .where('language', '=', 'fr')
    .execute()
  expect(states).toEqual([{ state: 'live' }])
  expect(presses).toBeLessThanOrEqual(8)
})

test('a form beside its page is the form alone, in any language, and only it and the page may stand in a frame', async () => {
  const mayStand = ({ headers }: Page) =>
    /frame-ancestors ([^;]+)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]
  const path = '/admin/texts/courses/react/en'
  const from = new URLSearchParams({ from: `${course}?edit` })
  const form = await admin.visit(`${path}?${from}`)
  const panel = await admin.visit(`${path}?${from}&beside=`)
  expect([mayStand(form), mayStand(panel)]).toEqual(["'none'", "'self'"])
  expect([mayStand(await admin.visit(course)), mayStand(await admin.visit(`${course}?edit`))]).toEqual([
    "'none'",
    "'self'",
  ])
  const around = '.breadcrumbs, .page-acts, .form-contents, #preview-links'
  expect(form.$(around).length).toBeGreaterThan(1)
  expect([panel.$(around).length, panel.$('.form-beside > #text').length]).toEqual([0, 1])
  expect(panel.$('.form-actions a').attr('href')).toBe(`${course}?edit`)
  const french = panel.$('.manager-links a:not([aria-current])').toArray()
  expect(french.map(({ attribs }) => new URL(attribs.href ?? '', site.url).search)).toContain(`?${from}&beside=`)
  const saved = await admin.submit(panel, '#text', { blurb: 'A draft from beside.', publish: 'draft' })
  expect([saved.url.pathname, saved.url.search, saved.redirects]).toEqual([course, '?edit', [303]])
  await site.db.deleteFrom('texts').where('state', '=', 'draft').execute()
})

test('a text that is published from the page and not to be seen says why, with the way there', async () => {
  const from = '/services/software-development?edit'
  const form = await admin.visit(`/admin/texts/services/software-development/fr?${new URLSearchParams({ from })}`)
  const page = await admin.submit(form, '#text', { publish: 'now' })
  expect(page.url.pathname).toBe('/services/software-development')
  const [notice] = page.texts('main > .banner')
  expect(notice).toMatch(/^Published\. Visitors won’t see its page until “.+” is published too\.$/)
  expect(page.$('main > .banner + a').attr('href')).toMatch(/^\/admin\/texts\/[\w-]+\/[\w-]+\/fr\/review$/)
})

test('what a French page still waits for is published by one press, which says what visitors now see', async () => {
  const [text, path] = ['/admin/texts/services/data-analytics/fr', '/fr/services/data-analytics']
  const published = await admin.submit(await admin.visit(text), '#text', { publish: 'now' })
  expect([published.url.pathname, (await site.visitor().visit(path)).status]).toEqual([text, 404])
  expect(published.texts('#undo button')).toEqual(['Publish “Services page” too'])
  const bar = await admin.visit(`${path}?edit`)
  expect(bar.texts('.edit-bar form[data-awaited]')).toEqual(['Publish “Services page” too'])
  const opened = await admin.submit(published, '#undo')
  expect([opened.url.pathname, opened.redirects]).toEqual([text, [303]])
  const [told = ''] = opened.texts('.banner[data-kind=success]')
  expect(told).toBe('Published. Visitors now see these pages: Services page, Software Development, Data Analytics.')
  const shown = opened.$('.banner[data-kind=success] + a').attr('href') ?? ''
  expect((await site.visitor().visit(shown)).status).toBe(200)
  expect((await site.visitor().visit(path)).status).toBe(200)
  expect((await admin.visit(`${path}?edit`)).$('[data-awaited]')).toHaveLength(0)
})

test('the edit bar leads to the page in every language, also before it is published', async () => {
  const page = await admin.visit('/products/retail-stock-sync?edit')
  const links = page.$('.edit-bar nav a').toArray()
  expect(links.map(({ attribs }) => [attribs.lang, attribs.href, attribs['aria-current']])).toEqual([
    ['en', '/products/retail-stock-sync?edit', 'page'],
    ['fr', '/fr/products/retail-stock-sync?edit', undefined],
    ['ko', '/ko/products/retail-stock-sync?edit', undefined],
  ])
  expect((await site.visitor().visit('/fr/products/retail-stock-sync')).status).toBe(404)
  const french = await admin.visit('/fr/products/retail-stock-sync?edit')
  expect([french.status, french.$('.edit-bar nav [aria-current]').text()]).toEqual([200, 'Français'])
  expect((await admin.visit('/contact?edit')).$('.edit-bar nav a')).toHaveLength(3)
  expect((await admin.visit('/docs?edit')).$('.edit-bar nav')).toHaveLength(0)
})

test('a draft that was replaced meanwhile is not published', async () => {
  const path = '/admin/texts/courses/vue/en'
  await admin.submit(await admin.visit(path), '#text', { blurb: 'First draft.', publish: 'draft' })
  const page = await admin.visit('/careers/vue?edit')
  await admin.submit(await admin.visit(path), '#text', { blurb: 'Second draft.', publish: 'draft' })
  const refused = await admin.submit(page, '.edit-bar form')
  expect(refused.text).toContain('This text was changed while you were looking at it')
  const published = await admin.submit(refused, '.edit-bar form')
  expect([published.url.pathname, published.text.includes('Published: the site shows it now.')]).toEqual([
    '/careers/vue',
    true,
  ])
  const again = await admin.post('/admin/texts/courses/vue/en/publish', 'version=1')
  expect(again.text).toContain('There is no draft to publish.')
})

test('the page of a post leads to the form of the post', async () => {
  const page = await admin.visit('/blog/rebuild-or-repair?edit')
  const { id } = await site.db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', 'rebuild-or-repair')
    .executeTakeFirstOrThrow()
  expect(page.$(`.edit-bar a[href="/admin-controls/${id}"]`).text()).toMatch(/^Edit: ./)
})

describe('with every translation signed off', () => {
  beforeAll(() => signOffTranslations(site.db, Date.now()))

  test('each page says the same while it is edited', async () => {
    const paths = (await listedPaths(site)).filter((path) => path !== '/search')
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths) {
      const [page, edited] = [await admin.visit(path), await admin.visit(`${path}?edit`)]
      expect(edited.status, path).toBe(200)
      expect(edited.html, path).not.toMatch(marks)
      expect(textOf(edited.$), path).toBe(textOf(page.$))
    }
  })
})
