// The public blog without scripts: lists, articles, feeds, and the URLs of moved and deleted posts.
import { parseRssFeed } from 'feedsmith'
import { afterAll, describe, expect, test } from 'vitest'
import { makePreview } from '#app/features/blog/store/published.server.ts'
import { theSite } from '#db/audit.ts'
import { changePost, emptyBlog, makePost, removePost } from '#tests/support/posts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

const visit = (path: string, headers: Record<string, string> = {}) =>
  site.visitor().visit(path, { follow: false, headers })
const titlesOf = ($: Awaited<ReturnType<typeof visit>>['$'], within = '.blog-list') =>
  $(`${within} .post-card h3`)
    .toArray()
    .map((title) => $(title).text())

describe('on the first day', () => {
  test('the blog shows its first articles: those in English, three featured and the three others as the latest', async () => {
    const { $, status, html } = await visit('/blog')
    expect(status).toBe(200)
    expect(titlesOf($, '[aria-labelledby=featured]')).toHaveLength(3)
    expect(titlesOf($)).toHaveLength(3)
    expect(new Set([...titlesOf($, '[aria-labelledby=featured]'), ...titlesOf($)]).size).toBe(6)
    expect(html).toContain('Study with Us')
    expect($('form#newsletter')).toHaveLength(1)
    expect($('head link[type="application/rss+xml"]').attr('href')).toBe(`${site.url}/blog/feed/rss.xml`)
    for (const page of ['2', '0', 'x']) expect((await visit(`/blog?page=${page}`)).status).toBe(404)
  })

  test('an article has author, day, reading time, contents, tags, share links, neighbours and its own data', async () => {
    const { $, status } = await visit('/blog/a-backup-is-proven-by-a-restore')
    expect(status).toBe(200)
    expect($('h1').text()).toBe('A backup is proven by a restore')
    expect($('.post-byline [rel=author]').text()).toBe('BN Technologies')
    expect($('.hero time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect($('.post-byline').first().text()).toMatch(/\d+ min read/)
    expect($('.contents a').length).toBeGreaterThanOrEqual(3)
    for (const link of $('.contents a').toArray()) {
      expect($(`[id="${decodeURIComponent($(link).attr('href')?.slice(1) ?? '')}"]`)).toHaveLength(1)
    }
    expect($('.post-tags a').length).toBe(3)
    expect($('.post-share a[href^="https://www.linkedin.com/"]')).toHaveLength(1)
    expect($('.neighbours a').length).toBeGreaterThan(0)
    expect($('.related-posts .post-card').length).toBeGreaterThan(0)
    expect($('link[rel=alternate][hreflang=fr]').attr('href')).toBe(
      `${site.url}/blog/une-sauvegarde-se-prouve-par-une-restauration`,
    )
    const data = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()))
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting', inLanguage: 'en' }))
    const image = await fetch($('meta[property="og:image"]').attr('content') ?? '')
    expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  test('an article in Korean declares its language, and has its own URL', async () => {
    const { $, status } = await visit(encodeURI('/blog/두-시간대에서-일하기'))
    expect(status).toBe(200)
    expect($('html').attr('lang')).toBe('ko')
    expect($('.post-text').attr('lang')).toBe('ko')
    expect($('.site-footer').text()).not.toContain('This page is in English only.')
    expect((await visit(`/blog?q=${encodeURIComponent('시간대')}`)).$('.blog-list .post-card').length).toBeGreaterThan(
      0,
    )
  })

  test('code is coloured by classes only', async () => {
    const { $ } = await visit('/blog/forms-that-work-without-javascript')
    expect($('.post-text pre [class^="hljs-"]').length).toBeGreaterThan(3)
    expect($('.post-text [style]')).toHaveLength(0)
  })
})

describe('the list', () => {
  test('is searched and filtered by URL, and clears both', async () => {
    const { $ } = await visit('/blog?q=BACKUP&category=Technology')
    expect(titlesOf($)).toContain('A backup is proven by a restore')
    expect($('a[href="/blog"]').text()).toContain('Clear Filters')
    const none = await visit('/blog?q=nothing-like-this')
    expect(none.text).toContain('No articles found')
    expect(none.text).toContain("Try adjusting your search or filter to find what you're looking for.")
    expect(none.text).toContain('Clear Filters')
    expect((await visit('/blog')).text).not.toContain('Clear Filters')
  })

  test.each(['"', "'", '%', '\\', 'a" OR "b', 'NEAR(', '*', '-x', '(', '\u0000', '\ud800', 'x'.repeat(5000)])(
    'takes %j for words',
    async (query) => {
      expect((await visit(`/blog?q=${encodeURIComponent(query.toWellFormed())}`)).status).toBe(200)
    },
  )

  test('has six articles a page, without the featured ones above it', async () => {
    const ids = await Promise.all(['First', 'Second', 'Third', 'Fourth'].map((title) => makePost(site.db, { title })))
    const { $ } = await visit('/blog')
    expect(titlesOf($)).toHaveLength(6)
    expect($('.pagination').text()).toMatch(/Previous.*1.*2.*Next/)
    expect($('.pagination [aria-disabled]').text()).toBe('Previous')
    const second = await visit('/blog?page=2')
    expect(titlesOf(second.$)).toHaveLength(1)
    expect(second.$('[aria-labelledby=featured]')).toHaveLength(0)
    expect(titlesOf($, '[aria-labelledby=featured]')).not.toContain(titlesOf(second.$)[0])
    for (const id of ids) await removePost(site.db, id)
  })

  test('is in one language, with a switch that counts each', async () => {
    const { $ } = await visit('/blog')
    const languages = (shown: typeof $) =>
      shown('nav[aria-label="Language of the articles"] a')
        .toArray()
        .map((link) => [shown(link).text(), shown(link).attr('href'), shown(link).attr('aria-current')])
    expect(languages($)).toEqual([
      ['English 6', '/blog', 'true'],
      ['Français 1', '/blog?language=fr', undefined],
      ['한국어 1', '/blog?language=ko', undefined],
    ])
    const korean = await visit('/blog?language=ko')
    expect(korean.$('.post-card')).toHaveLength(1)
    expect(korean.text).toContain('두 시간대에서 함께 일하기')
    expect(languages(korean.$)[2]).toEqual(['한국어 1', '/blog?language=ko', 'true'])
  })

  test('has a page for each tag, author and year', async () => {
    for (const path of [
      '/blog/tag/backups',
      '/blog/author/bn-technologies',
      '/blog/archive',
      `/blog/archive/${new Date().getUTCFullYear()}`,
    ]) {
      const { status, text } = await visit(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('A backup is proven by a restore')
    }
    // Beside few articles are the newest others.
    const { $ } = await visit('/blog/tag/backups')
    const cards = $('.post-card .card-link').map((_, link) => $(link).attr('href'))
    expect(cards.get(0)).toBe('/blog/a-backup-is-proven-by-a-restore')
    expect(new Set(cards.get()).size).toBe(4)
    const korean = (await visit('/blog/archive')).$('.archive-list li:has([lang=ko])')
    expect(korean.first().text()).toContain('Korean')
    for (const path of ['/blog/tag/nothing', '/blog/author/nobody', '/blog/archive/1999', '/blog/archive/x']) {
      expect([path, (await visit(path)).status]).toEqual([path, 404])
    }
  })
})

describe('a URL', () => {
  test('of a draft or scheduled post is unknown, a former one redirects, that of a deleted post is 410', async () => {
    const draft = await makePost(site.db, { title: 'Secret draft', status: 'draft' })
    await makePost(site.db, { title: 'Tomorrow', status: 'scheduled', date: '2999-01-01', time: '09:00' })
    const id = await makePost(site.db, { title: 'Old name' })
    await changePost(site.db, id, { title: 'New name', slug: 'new-name' })
    expect((await visit('/blog/secret-draft')).status).toBe(404)
    expect((await visit('/blog/tomorrow')).status).toBe(404)
    const moved = await visit('/blog/old-name')
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/blog/new-name'])
    expect((await visit('/blog/new-name')).status).toBe(200)
    await removePost(site.db, id)
    for (const slug of ['old-name', 'new-name']) expect((await visit(`/blog/${slug}`)).status).toBe(410)
    await removePost(site.db, draft)
    expect((await visit('/blog/secret-draft')).status).toBe(404)
  })

  test('of a preview shows a draft to its holder, and is not indexed', async () => {
    const id = await makePost(site.db, { title: 'Shown early', status: 'draft' })
    const token = await makePreview(site.db, id, { actor: theSite, now: Date.now() })
    const page = await visit(`/blog/preview/${token}`)
    expect(page.status).toBe(200)
    expect(page.$('h1').text()).toBe('Shown early')
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
    expect((await visit(`/blog/preview/${token?.replace(/.$/, 'x')}`)).status).toBe(404)
  })
})

describe('feeds', () => {
  test('are read by an independent parser and answer 304', async () => {
    for (const folder of ['', 'technology/']) {
      const path = `/blog/feed/${folder}rss.xml`
      const answer = await visit(path)
      expect(answer.status).toBe(200)
      expect(parseRssFeed(answer.html).items?.length).toBeGreaterThan(1)
      expect(answer.html).toContain(`${site.url}/blog/a-backup-is-proven-by-a-restore`)
      expect(answer.html.includes('/blog/rebuild-or-repair')).toBe(folder === '')
      const again = await visit(path, { 'If-None-Match': answer.headers.get('ETag') ?? '' })
      expect([again.status, again.html]).toEqual([304, ''])
    }
  })

  test('exist only for the blog’s own categories', async () => {
    for (const path of ['/blog/feed/nothing/rss.xml', '/blog/feed/constructor/rss.xml', '/blog/feed/rss.txt']) {
      expect((await visit(path)).status).toBe(404)
    }
  })

  test('and the sitemap list a post from its time of publication', async () => {
    expect((await visit('/sitemap.xml')).html).toContain(`${site.url}/blog/rebuild-or-repair`)
    expect((await visit('/sitemap.xml')).html).not.toContain('/blog/tomorrow')
  })
})

describe('without any article', () => {
  test('the blog has its search and tabs, announces the first ones, and shows the papers', async () => {
    await emptyBlog(site.db)
    await site.db.updateTable('posts').set({ live_from: null, trashed_at: 1 }).execute()
    const { $, text, status } = await visit('/blog')
    expect(status).toBe(200)
    expect($('.empty-state').text()).toBe('No articles foundOur first articles are on the way.')
    expect(text).not.toContain('Clear Filters')
    expect($('main').find('[type=search], .tabs')).toHaveLength(2)
    expect($('main .blog-ways')).toHaveLength(0)
    expect($('main a[href^="/resources/whitepapers/"]').length).toBeGreaterThan(1)
    expect((await visit('/blog/feed/rss.xml')).status).toBe(200)
    const archive = await visit('/blog/archive')
    expect(archive.text).toContain('No articles yet. This page will list them by month.')
    expect(archive.$('main .tabs')).toHaveLength(0)
    expect(archive.$('.year-line li')).toHaveLength(12)
    expect(archive.$('main a[href^="/blog/feed/"]')).toHaveLength(1)
    const none = await visit('/blog?q=nothing-like-this')
    expect(none.$('.empty-state h2').text()).toBe('No articles found')
    expect(none.$('.empty-state a').first().attr('href')).toBe('/search?q=nothing-like-this')
    expect(none.$('.empty-state a').last().text()).toBe('Clear Filters')
  })
})
