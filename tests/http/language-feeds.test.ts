// The feeds of a language have its texts only, and pages in it name them.
import { parseFeed, parseRssFeed } from 'feedsmith'
import { afterAll, expect, test } from 'vitest'
import { otherLanguages } from '#app/languages/pages.ts'
import { makeIssue } from '#tests/support/sent-issues.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())

test.each(otherLanguages)('the blog’s feed in %s has its posts only', async (language) => {
  const body = await (await fetch(`${site.url}/${language}/blog/feed/rss.xml`)).text()
  const own = await site.db.selectFrom('posts').select('title').where('language', '=', language).execute()
  const others = await site.db.selectFrom('posts').select('title').where('language', '!=', language).execute()
  expect(() => parseFeed(body)).not.toThrow()
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter(({ title }) => !body.includes(title))).toEqual([])
  expect(others.filter(({ title }) => body.includes(title))).toEqual([])
})

test.each(otherLanguages)('pages in %s name the feeds of their language', async (language) => {
  const feedsOf = async (path: string) => {
    const { $ } = await site.visitor().visit(path)
    return $('link[rel=alternate][type*="rss"]')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '').pathname)
  }
  const { slug } = await site.db
    .selectFrom('posts')
    .select('slug')
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  expect(await feedsOf(`/blog/${encodeURIComponent(slug)}`)).toEqual([`/${language}/blog/feed/rss.xml`])
  await makeIssue(site.db, { number: 6, texts: { en: { subject: 'In English' } } })
  expect(await feedsOf(`/${language}/newsletter`)).toEqual([`/${language}/newsletter/issues/feed/rss.xml`])
  expect(await feedsOf('/blog')).toEqual(['/blog/feed/rss.xml'])
  await site.db.deleteFrom('newsletter_issues').execute()
})

test.each(otherLanguages)('the issues’ feed in %s leads to their pages in it', async (language) => {
  const texts = { en: { subject: 'In English' }, [language]: { subject: 'In the language' } }
  await makeIssue(site.db, { number: 7, texts })
  const body = await (await fetch(`${site.url}/${language}/newsletter/issues/feed/rss.xml`)).text()
  const [item] = parseRssFeed(body).items ?? []
  expect([item?.title, item?.link]).toEqual(['In the language', `${site.url}/${language}/newsletter/issues/7`])
  const page = await site.visitor().visit(`/${language}/newsletter/issues/7`)
  expect([page.status, page.$('h1').text()]).toEqual([200, 'In the language'])
  await site.db.deleteFrom('newsletter_issues').execute()
})
