// The public archive of the newsletter: its list, an issue in each language, feeds, search and sitemap.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { IssueStatus } from '#db/tables/issues.ts'
import { englishOn } from '#tests/support/english-words.ts'
import { signedIn } from '#tests/support/people.ts'
import { changePost, makePost } from '#tests/support/posts.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('newsletter_issues').execute()
})

const visit = (path: string) => site.visitor().visit(path)
const noon = Date.UTC(2026, 0, 15, 12)
const english = {
  subject: 'News of January',
  preheader: 'What is new',
  body: '## A heading\n\nSome **words** of zebras.',
}
const korean = { subject: '1월 소식', preheader: '새로운 소식', body: '얼룩말에 관한 이야기입니다.' }
const both = { number: 3, at: noon, texts: { en: english, ko: korean } }

describe('the archive', () => {
  test('without a sent issue is not shown and not linked', async () => {
    await makeIssue(site.db, { ...both, status: 'sending' })
    const page = await visit('/newsletter')
    expect([page.status, page.$('#issues, link[href*="/issues/feed/"]').length]).toEqual([200, 0])
    expect((await visit('/sitemap')).$('main a[href="/newsletter#issues"]')).toHaveLength(0)
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('/newsletter/issues')
  })

  test('lists sent issues on /newsletter, newest first, a page at a time', async () => {
    for (let number = 1; number <= 22; number++) {
      await makeIssue(site.db, { number, at: noon + number, texts: { en: { subject: `Issue no. ${number}` } } })
    }
    const subjectsOn = async (path: string) =>
      (await visit(path))
        .$('.issue-list h3 a')
        .map((_, link) => link.attribs.href)
        .toArray()
    const first = await subjectsOn('/newsletter')
    expect([first.length, first[0], first.at(-1)]).toEqual([20, '/newsletter/issues/22', '/newsletter/issues/3'])
    expect(await subjectsOn('/newsletter?page=2')).toEqual(['/newsletter/issues/2', '/newsletter/issues/1'])
    for (const wrong of ['?page=3', '?page=0', '?page=x']) {
      expect((await visit(`/newsletter${wrong}`)).status, wrong).toBe(404)
    }
    const newsletter = await visit('/newsletter')
    expect(newsletter.$('.pagination a[rel=next]').attr('href')).toBe('/newsletter?page=2#issues')
    expect((await visit('/sitemap')).$('main a[href="/newsletter#issues"]')).toHaveLength(1)
    expect(newsletter.text).toContain('has no tracking')
  })

  test.each([
    ['/newsletter/issues?page=2', '/newsletter?page=2#issues'],
    ['/ko/newsletter/issues', '/ko/newsletter#issues'],
  ])('is found at its former address %s', async (from, to) => {
    const moved = await site.visitor().visit(from, { follow: false })
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, to])
  })
})

test('staff read the number of an issue whose title holds only other numbers', async () => {
  const title = async (number: number, title: string) => {
    const id = await makeIssue(site.db, { number, at: noon + number, texts: {} })
    await site.db.updateTable('newsletter_issues').set({ title }).where('id', '=', id).execute()
  }
  await title(2, 'News of 2026')
  await title(3, 'Issue 3')
  const page = await (await signedIn(site)).visit('/dashboard/newsletter/issues')
  const named = page.$('tbody th').map((_, cell) => page.$(cell).text())
  expect(named.get()).toEqual(['Issue 3', 'News of 2026Number 2'])
})

test('the archive in Korean shows each issue in Korean if it has that text, with dates and links of the language', async () => {
  await makeIssue(site.db, both)
  const page = await visit('/ko/newsletter')
  expect(page.$('.issue-list h3').text()).toBe('1월 소식')
  expect(page.$('.issue-list h3 a').attr('href')).toBe('/ko/newsletter/issues/3')
  expect(page.$('.issue-list p.note').text()).toMatch(/^제3호 · 20\d\d\. /)
  expect(page.$('.issue-list ul.note a').attr('hreflang')).toBe('en')
})

describe('an issue', () => {
  const addresses = (page: Awaited<ReturnType<typeof visit>>) =>
    page
      .$('link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs }) => `${attribs.hreflang} ${new URL(attribs.href ?? '').pathname}`)

  test('has an address in each of its languages, all of it in the language, with links to the others', async () => {
    await makeIssue(site.db, both)
    const plain = await visit('/newsletter/issues/3')
    expect([plain.$('h1').text(), plain.$('html').attr('lang')]).toEqual(['News of January', 'en'])
    expect(plain.$('.post-text').html()).toContain('Some <strong>words</strong> of zebras.')
    expect(plain.$('.post-translations a').attr('href')).toBe('/ko/newsletter/issues/3')
    const asked = await visit('/ko/newsletter/issues/3')
    expect([asked.status, asked.$('h1').text(), asked.$('html').attr('lang')]).toEqual([200, '1월 소식', 'ko'])
    expect(asked.$('body').attr('lang')).toBe('ko')
    expect(asked.$('h1').next().text()).toBe('뉴스레터 제3호')
    expect(asked.$('time').text()).toMatch(/^20\d\d\. /)
    expect(asked.$('.post-translations a').attr('href')).toBe('/newsletter/issues/3')
    expect(asked.$('.post-translations a').attr('hreflang')).toBe('en')
    expect(asked.$('main a[href="/ko/newsletter#issues"]').length).toBe(1)
    for (const [page, path] of [
      [plain, '/newsletter/issues/3'],
      [asked, '/ko/newsletter/issues/3'],
    ] as const) {
      expect(page.$('link[rel=canonical]').attr('href')).toBe(site.url + path)
      expect(addresses(page)).toEqual([
        'en /newsletter/issues/3',
        'ko /ko/newsletter/issues/3',
        'x-default /newsletter/issues/3',
      ])
      expect(
        page
          .$('.site-header .languages a')
          .toArray()
          .map(({ attribs }) => attribs.href),
      ).toEqual(['/newsletter/issues/3', '/fr', '/ko/newsletter/issues/3'])
      expect((await fetch(page.$('meta[property="og:image"]').attr('content') ?? '')).status).toBe(200)
    }
    expect(englishOn(asked, plain)).toEqual([])
  })

  test('is missing in a language without a text, with a link to the English one', async () => {
    await makeIssue(site.db, both)
    await makeIssue(site.db, { number: 4, at: noon, texts: { ko: korean } })
    const missing = await visit('/fr/newsletter/issues/3')
    expect([missing.status, missing.$('main .hero .hero-actions a[hreflang=en]').attr('href')]).toEqual([
      404,
      '/newsletter/issues/3',
    ])
    expect(missing.$('html').attr('lang')).toBe('fr')
    for (const path of ['/fr/newsletter/issues/4', '/fr/newsletter/issues/5', '/ko/newsletter/issues/x']) {
      const none = await visit(path)
      expect([path, none.status, none.$('main .hero .hero-actions a[hreflang=en]').length]).toEqual([path, 404, 0])
    }
  })

  test('without an English text shows another at the address in English, and names the address in its language', async () => {
    await makeIssue(site.db, { number: 4, at: noon, texts: { ko: korean } })
    const page = await visit('/newsletter/issues/4')
    expect([page.$('h1').text(), page.$('html').attr('lang'), addresses(page)]).toEqual(['1월 소식', 'ko', []])
    expect(page.$('link[rel=canonical]').attr('href')).toBe(`${site.url}/ko/newsletter/issues/4`)
  })

  test('is found at its former address with a language in the query', async () => {
    await makeIssue(site.db, both)
    const moved = await site.visitor().visit('/newsletter/issues/3?language=ko', { follow: false })
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/ko/newsletter/issues/3'])
    for (const query of ['?language=fr', '?language=en'])
      expect((await visit(`/newsletter/issues/3${query}`)).$('h1').text()).toBe('News of January')
  })

  test('in a language that is closed is shown on the page in English', async () => {
    await makeIssue(site.db, both)
    const staff = await signedIn(site)
    const open = async (ko: string) =>
      staff.submit(await staff.visit('/dashboard/settings/languages'), '#languages', { ko })
    await open('')
    const moved = await site.visitor().visit('/ko/newsletter/issues/3', { follow: false })
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, '/newsletter/issues/3'])
    const path = '/newsletter/issues/3?language=ko'
    for (const at of ['/newsletter/issues/3', '/newsletter'])
      expect((await visit(at)).$('main a[hreflang=ko]').attr('href')).toBe(path)
    const page = await visit(path)
    expect([page.$('h1').text(), page.$('link[rel=canonical]').attr('href')]).toEqual(['1월 소식', site.url + path])
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(`<loc>${site.url}${path}</loc>`)
    await open('yes')
  })

  const pages: [state: string, made: { status: IssueStatus; more?: { prepared_at: null } }, answer: number][] = [
    ['draft', { status: 'draft' }, 404],
    ['scheduled', { status: 'scheduled' }, 404],
    ['preparing', { status: 'preparing' }, 404],
    ['sending', { status: 'sending' }, 200],
    ['paused while its recipients were listed', { status: 'paused', more: { prepared_at: null } }, 404],
    ['paused while it was sent', { status: 'paused' }, 200],
    ['cancelled while its recipients were listed', { status: 'cancelled', more: { prepared_at: null } }, 404],
    ['cancelled while it was sent', { status: 'cancelled' }, 200],
    ['sent', { status: 'sent' }, 200],
  ]

  test.each(pages)('that is %s has a page if a reader can have its mail', async (state, made, answer) => {
    await makeIssue(site.db, { ...both, ...made })
    for (const path of ['/newsletter/issues/3', '/ko/newsletter/issues/3', '/newsletter/issues/3.data']) {
      expect((await fetch(site.url + path)).status, path).toBe(answer)
    }
    if (answer === 200) {
      const page = await visit('/newsletter/issues/3')
      expect(page.$('link[rel=canonical]')).toHaveLength(state === 'sent' ? 1 : 0)
    }
    expect((await visit('/newsletter')).$('.issue-list h3 a')).toHaveLength(state === 'sent' ? 1 : 0)
  })

  test('of a wrong number has no page', async () => {
    await makeIssue(site.db, both)
    for (const number of ['4', '0', '03', 'x', '3x', '9999999999']) {
      expect((await visit(`/newsletter/issues/${number}`)).status, number).toBe(404)
    }
  })

  test('shows posts by their titles where they are now, and buttons; what leads nowhere is left out', async () => {
    const id = await makePost(site.db, { title: 'About <zebras>', excerpt: 'Striped.', slug: 'about-zebras' })
    await changePost(site.db, id, { title: 'About <zebras>', excerpt: 'Striped.', slug: 'on-zebras' })
    const body = [
      'Before',
      '{{post: about-zebras}}',
      '{{post: no-such-post}}',
      '{{button: Read & see | /blog}}',
      '{{button: Elsewhere | https://example.com/x}}',
      '<script>alert(1)</script>',
    ].join('\n\n')
    await makeIssue(site.db, { number: 5, texts: { en: { subject: 'Links', body } } })
    const page = await visit('/newsletter/issues/5')
    expect(page.$('.issue-post a').attr('href')).toBe('/blog/on-zebras')
    expect(page.$('.issue-post').text()).toBe('About <zebras>Striped.')
    const buttons = page.$('.issue-body .button').toArray()
    expect(buttons.map((button) => [page.$(button).text(), button.attribs.href])).toEqual([
      ['Read & see', '/blog'],
      ['Elsewhere', 'https://example.com/x'],
    ])
    expect(page.$('.issue-body script')).toHaveLength(0)
    expect(page.text).not.toContain('no-such-post')
  })

  test('describes itself to search engines, and has a picture for previews', async () => {
    await makeIssue(site.db, both)
    const page = await visit('/newsletter/issues/3')
    const data = page
      .$('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse(page.$(script).text()))
    expect(data).toMatchObject([
      {
        '@type': 'Article',
        headline: 'News of January',
        inLanguage: 'en',
        datePublished: new Date(noon).toISOString(),
      },
      { '@type': 'BreadcrumbList' },
    ])
    const picture = await fetch(page.$('meta[property="og:image"]').attr('content') ?? '')
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })
})

test('the feed has the sent issues with their whole texts', async () => {
  const path = `${site.url}/newsletter/issues/feed/rss.xml`
  expect((await fetch(path)).status).toBe(200)
  await makeIssue(site.db, both)
  await makeIssue(site.db, { ...both, number: 4, status: 'sending', texts: { en: { subject: 'Not yet' } } })
  const answer = await fetch(path)
  const body = await answer.text()
  expect(body).toContain('News of January')
  expect(body).toContain('zebras')
  expect(body).not.toContain('Not yet')
  const again = await fetch(path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })
  expect(again.status).toBe(304)
  const page = await visit('/newsletter')
  const named = page
    .$('link[rel=alternate][type]')
    .toArray()
    .map(({ attribs }) => attribs.href)
  expect(named).toContain(path)
  expect((await fetch(`${site.url}/newsletter/issues/feed/x`)).status).toBe(404)
})

test('the search finds an issue once it is sent, in each of its languages, and no longer than it is public', async () => {
  const hits = async (words: string) =>
    (await visit(`/search?q=${encodeURIComponent(words)}`))
      .$('main a[href*="/newsletter/issues/"]')
      .map((_, link) => link.attribs.href)
      .toArray()
  const id = await makeIssue(site.db, { ...both, status: 'sending' })
  expect(await hits('zebras')).toEqual([])
  await site.db.updateTable('newsletter_issues').set({ status: 'sent', ended_at: noon }).where('id', '=', id).execute()
  expect(await hits('zebras')).toEqual(['/newsletter/issues/3'])
  expect(await hits('얼룩말')).toEqual(['/ko/newsletter/issues/3'])
  await site.db.updateTable('newsletter_issues').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await hits('zebras')).toEqual([])
})

test('the sitemap lists every text of a sent issue, with the others of its issue', async () => {
  await makeIssue(site.db, both)
  const { $ } = await visit('/sitemap.xml')
  const entries = $('url')
    .toArray()
    .map((url) => [
      new URL($(url).find('loc').text()).pathname,
      ...$(url)
        .find('[rel=alternate]')
        .toArray()
        .map(({ attribs }) => attribs.hreflang),
    ])
  expect(entries.filter(([path = '']) => path.endsWith('/newsletter/issues/3'))).toEqual([
    ['/newsletter/issues/3', 'en', 'ko', 'x-default'],
    ['/ko/newsletter/issues/3', 'en', 'ko', 'x-default'],
  ])
})
